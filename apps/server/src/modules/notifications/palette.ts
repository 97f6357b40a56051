import { accentScheme, type Site } from '@porchlight/contract'

/** The colors an email needs, named as in the themes of the site. */
export type Colors = {
  paper: string
  surface: string
  ink: string
  'ink-2': string
  line: string
  accent: string
  'accent-ink': string
  action: string
  'action-ink': string
}
export type EmailTheme = { light: Colors; dark: Colors; display: string; text: string }

const names = ['paper', 'surface', 'ink', 'ink-2', 'line', 'accent', 'accent-ink', 'action', 'action-ink'] as const

const colors = (values: string): Colors =>
  Object.fromEntries(values.split(' ').map((value, at) => [names[at], value])) as Colors

const sans = "'Hanken Grotesk', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const fraunces = "Fraunces, Georgia, 'Times New Roman', serif"

/** The site's own themes in a form emails can use; a test compares them with the design kit's sheets. */
export const emailThemes: Record<Site['theme'], EmailTheme> = {
  porchlight: {
    light: colors('#fbf8f3 #ffffff #201b16 #544b41 #e6ded2 #d8902f #7b4a0c #201b16 #fdfaf5'),
    dark: colors('#15120f #1e1a16 #f4ede2 #c8bdae #332c25 #eab05a #f3c98a #f4ede2 #1a1512'),
    display: fraunces,
    text: sans,
  },
  estates: {
    light: colors('#f8f8f2 #ffffff #16211b #414d45 #dfe2d6 #b58f3c #664c0f #1d3b2d #fbfaf3'),
    dark: colors('#0e1512 #16201b #eef0e6 #c0c8bd #26322b #d3b263 #e8cf8f #e9e4cf #14201a'),
    display: fraunces,
    text: sans,
  },
  light: {
    light: colors('#fdfdfd #ffffff #17191c #474c53 #e4e6e9 #4474b5 #254a7d #17191c #ffffff'),
    dark: colors('#131416 #1b1d20 #f0f1f3 #bfc3c9 #2b2e33 #7ea8e0 #a9c8f0 #f0f1f3 #15171a'),
    display: sans,
    text: sans,
  },
  inn: {
    light: colors('#fbf6ea #fffdf7 #24160f #523f33 #e8dcc6 #8f2f2b #6e1d1c #571518 #fdf6ea'),
    dark: colors('#17100d #211814 #f5ead9 #cdbca8 #372922 #d98a7c #f2b7a8 #f0e2cb #3a1110'),
    display: "'Cormorant Garamond', Garamond, 'Times New Roman', serif",
    text: "'EB Garamond', Garamond, 'Times New Roman', serif",
  },
}

/** A site's theme with its brand's accent color. */
export const emailThemeOf = ({ theme, accent }: { theme: Site['theme']; accent?: string | null }): EmailTheme => {
  const plain = emailThemes[theme]
  if (!accent) return plain
  const { light, dark } = accentScheme(`#${accent}`)
  return {
    ...plain,
    light: { ...plain.light, accent: light.accent, 'accent-ink': light.ink },
    dark: { ...plain.dark, accent: dark.accent, 'accent-ink': dark.ink },
  }
}
