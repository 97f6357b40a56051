import cormorant from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url'
import garamond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import type { Site } from '@porchlight/contract'
import estates from './theme-estates.css?url'
import inn from './theme-inn.css?url'
import light from './theme-light.css?url'
import porchlight from './theme-porchlight.css?url'

/** Per theme: its sheet, the faces fetched before anything is drawn, and the colour of the browser's own bar by day and night. */
export const themes: Record<
  Site['theme'],
  { sheet: string; fonts: readonly string[]; bar: { light: string; dark: string } }
> = {
  porchlight: { sheet: porchlight, fonts: [fraunces, hanken], bar: { light: '#fbf8f3', dark: '#15120f' } },
  estates: { sheet: estates, fonts: [fraunces, hanken], bar: { light: '#f8f8f2', dark: '#0e1512' } },
  light: { sheet: light, fonts: [hanken], bar: { light: '#fdfdfd', dark: '#131416' } },
  inn: { sheet: inn, fonts: [cormorant, garamond], bar: { light: '#fbf6ea', dark: '#17100d' } },
}
