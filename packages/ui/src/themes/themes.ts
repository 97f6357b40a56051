import cormorant from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url'
import garamond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import estates from './estates.css?url'
import inn from './inn.css?url'
import light from './light.css?url'
import type { ThemeName } from './names.ts'
import porchlight from './porchlight.css?url'

export type Theme = {
  /** The address of its style sheet. */
  sheet: string
  /** Fonts loaded before anything is rendered. */
  fonts: readonly string[]
  /** The color of the browser's own toolbar. */
  bar: { light: string; dark: string }
}

/**
 * What a page needs of each theme. Adding a fifth takes a name in `names.ts`, a style sheet next to this file, and a
 * line here.
 */
export const themes = {
  porchlight: { sheet: porchlight, fonts: [fraunces, hanken], bar: { light: '#fbf8f3', dark: '#15120f' } },
  estates: { sheet: estates, fonts: [fraunces, hanken], bar: { light: '#f8f8f2', dark: '#0e1512' } },
  light: { sheet: light, fonts: [hanken], bar: { light: '#fdfdfd', dark: '#131416' } },
  inn: { sheet: inn, fonts: [cormorant, garamond], bar: { light: '#fbf6ea', dark: '#17100d' } },
} satisfies Record<ThemeName, Theme>
