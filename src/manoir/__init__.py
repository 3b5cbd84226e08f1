"""Manoir: five games of murder and haunting in one house."""

__version__ = "0.2.0"
