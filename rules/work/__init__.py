"""Long work in pieces: by processes of this machine, or by the workers of a Dask cluster.

A piece is a pure function of what it is given, its seed included: its result is the same wherever,
whenever and however often it is worked out. ``WorkQueue`` hands pieces out and takes results back;
``Workers`` is what it needs for that, and ``ProcessPool`` and ``Cluster`` are the two kinds.
"""
