"""Colours as colour-blind eyes see them."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np

from desktop.theme.theme import Theme

# G. M. Machado and others, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), severity 1.0;
# they apply to linear RGB
EYES = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "no colour": ((0.2126, 0.7152, 0.0722),) * 3,
}


def seen_by(colour: str, eye: str) -> str:
    """Return a colour as an eye with this deficiency sees it."""
    channels = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    there = np.clip(np.array(EYES[eye]) @ linear, 0, 1)
    back = np.where(there <= 0.0031308, 12.92 * there, 1.055 * there ** (1 / 2.4) - 0.055)
    return "#" + "".join(f"{round(255 * channel):02X}" for channel in back)


def theme_seen_by(theme: Theme, eye: str) -> Theme:
    """Return a theme as an eye with this deficiency sees it."""

    def look(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple([look(part) for part in value])
        return seen_by(value, eye) if isinstance(value, str) and value.startswith("#") else value

    return Theme(**{f.name: look(getattr(theme, f.name)) for f in dataclasses.fields(Theme)})
