"""How colours look: their contrast, how far they are apart, and to eyes that lack a kind of cone.

The simulation is that of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of
Color Vision Deficiency" (2009), at severity 1.0, for linear RGB. Contrast is WCAG's, distance CIE 1976.
"""

from collections.abc import Mapping, Sequence

Matrix = tuple[tuple[float, float, float], ...]

EYES: Mapping[str, Matrix] = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
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
}


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """Return how light a colour is, from 0 to 1."""
    return _luminance(_linear(colour))


def apart(one: str, other: str, eyes: str = "usual") -> float:
    """Return how far two colours are apart to some eyes; 2 is hardly seen, 25 is another colour."""
    a, b = (_lab(_seen(_linear(colour), EYES[eyes])) for colour in (one, other))
    return sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5


def _linear(colour: str) -> list[float]:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def _luminance(rgb: Sequence[float]) -> float:
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]


def _seen(rgb: Sequence[float], eyes: Matrix) -> list[float]:
    return [min(1.0, max(0.0, sum(m * c for m, c in zip(row, rgb, strict=True)))) for row in eyes]


def _lab(rgb: Sequence[float]) -> list[float]:
    x = (0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505
    z = (0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, _luminance(rgb), z))
    return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
