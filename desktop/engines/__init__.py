"""The list of the engines that the user has added: they are described, tried and removed here.

Imports ``settings``, and the layers below it.
"""
