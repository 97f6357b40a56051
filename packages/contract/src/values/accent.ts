/** Every color a page or email uses for a brand's accent, as six hexadecimal digits with a leading #. */
export type AccentColors = { accent: string; onAccent: string; soft: string; ink: string }
export type AccentScheme = { light: AccentColors; dark: AccentColors }

/** The theme backgrounds with the least contrast: a test of the design kit checks every theme against them. */
export const accentGrounds = { light: '#f0e9dd', dark: '#241d18' } as const

type Rgb = readonly [number, number, number]

const rgbOf = (hex: string): Rgb => {
  const digits = hex.replace('#', '')
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Rgb
}
const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = rgbOf(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const mix = (one: string, other: string, share: number): string => {
  const [a, b] = [rgbOf(one), rgbOf(other)]
  return hexOf(a.map((part, at) => part * share + (b[at] ?? 0) * (1 - share)))
}

/** The closest color on the way to `end` that has the required contrast on every background. */
const toward = (hex: string, end: string, grounds: readonly string[], least: number): string => {
  for (let share = 1; share > 0; share -= 0.04) {
    const color = mix(hex, end, share)
    if (grounds.every((ground) => contrastOf(color, ground) >= least)) return color
  }
  return end
}

const textOn = (ground: string): string =>
  contrastOf('#ffffff', ground) >= contrastOf('#000000', ground) ? '#ffffff' : '#000000'

/** The minimum contrast of an accent on the page, as for every meaningful graphic (WCAG 1.4.11). */
export const accentContrast = 3

/** Whether an accent is visible on every light page; dark pages use a lighter shade of it. */
export const isVisibleAccent = (hex: string): boolean => contrastOf(hex, accentGrounds.light) >= accentContrast

/** All shades a theme uses for an accent, readable in the light and dark schemes. */
export const accentScheme = (hex: string): AccentScheme => {
  const day = accentGrounds.light
  const night = accentGrounds.dark
  const softDay = mix(hex, '#ffffff', 0.12)
  const evening = toward(hex, '#ffffff', [night], 4.5)
  const softNight = mix(evening, night, 0.18)
  return {
    light: {
      accent: hexOf(rgbOf(hex)),
      onAccent: textOn(hex),
      soft: softDay,
      ink: toward(hex, '#000000', [day, softDay], 4.6),
    },
    dark: {
      accent: evening,
      onAccent: textOn(evening),
      soft: softNight,
      ink: toward(evening, '#ffffff', [night, softNight], 7),
    },
  }
}
