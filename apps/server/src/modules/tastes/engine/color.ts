/** A color as eyes see it (Oklab): lightness from 0 to 1, and how far to red and to yellow. */
type Seen = { light: number; red: number; yellow: number }

const linear = (part: number): number => {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** @param color `#rrggbb` */
export const seen = (color: string): Seen => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16)))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    light: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    red: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    yellow: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  }
}

/** How close to a lamp's orange; below zero, how close to the sea's blue. */
export const warmth = (color: string): number => {
  const { red, yellow } = seen(color)
  return red * 0.5 + yellow * 0.866
}

const distance = (one: Seen, other: Seen): number =>
  Math.hypot(one.light - other.light, one.red - other.red, one.yellow - other.yellow)

/** Colors with names of their own; others take the name of the nearest. */
const named: Readonly<Record<string, string>> = {
  ink: '#141414',
  night: '#0f1f3a',
  slate: '#4a5560',
  stone: '#8c8880',
  mist: '#b9c2c4',
  paper: '#efeae0',
  sand: '#d8c3a0',
  honey: '#c8945a',
  clay: '#a86a4a',
  oak: '#7a5a3c',
  umber: '#4a3226',
  rose: '#d3a29a',
  wine: '#5c2a34',
  plum: '#4a384a',
  moss: '#5c6640',
  pine: '#1e3a30',
  sage: '#a8b498',
  sea: '#3f7f8c',
  sky: '#8fb8d4',
}
export const colorNames = Object.keys(named)
const anchors = Object.entries(named).map(([name, color]) => ({ name, at: seen(color) }))

export const nameOf = (color: string): string => {
  const at = seen(color)
  const nearest = anchors.reduce((best, next) => (distance(next.at, at) < distance(best.at, at) ? next : best))
  return nearest.name
}

/** Below this distance, no one tells two colors apart without looking closely. */
const alike = 0.07
const mostColors = 5

/** The palette for many colors: each once, the most frequent ones chosen, sorted dark to light. */
export const paletteOf = (colors: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1)
  const often = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([color]) => color)
  const stored: string[] = []
  for (const color of often)
    if (stored.length < mostColors && stored.every((one) => distance(seen(one), seen(color)) >= alike))
      stored.push(color)
  return stored.sort((a, b) => seen(a).light - seen(b).light || (a < b ? -1 : 1))
}
