"""Manoir: five games of murder and haunting in one house."""
