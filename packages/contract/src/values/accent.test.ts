import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentContrast, accentGrounds, accentScheme, contrastOf, isVisibleAccent } from './accent.ts'
import { siteThemes } from './themes.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

describe('an accent', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#1d3b2d', '#1d3b2d', 1],
  ])('%s on %s has the contrast defined by WCAG', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
    expect(contrastOf(other, one)).toBeCloseTo(ratio, 2)
  })

  it('is rejected if it is invisible on a light page, and accepted however dark it is', () => {
    for (const hidden of ['#ffe9a8', '#d8902f', '#ffffff', '#7fd4ff'])
      expect([hidden, isVisibleAccent(hidden)]).toEqual([hidden, false])
    for (const seen of ['#000000', '#1d3b2d', '#a33a2c', '#254a7d'])
      expect([seen, isVisibleAccent(seen)]).toEqual([seen, true])
  })

  it('produces readable shades in the light and dark schemes, whatever color is selected', () => {
    fc.assert(
      fc.property(color.filter(isVisibleAccent), (accent) => {
        const { light, dark } = accentScheme(accent)
        expect(light.accent).toBe(accent)
        for (const [shades, ground] of [
          [light, accentGrounds.light],
          [dark, accentGrounds.dark],
        ] as const) {
          expect(contrastOf(shades.accent, ground)).toBeGreaterThanOrEqual(accentContrast)
          expect(contrastOf(shades.onAccent, shades.accent)).toBeGreaterThanOrEqual(4.5)
          expect(contrastOf(shades.ink, ground)).toBeGreaterThanOrEqual(4.5)
          expect(contrastOf(shades.ink, shades.soft)).toBeGreaterThanOrEqual(4.5)
        }
      }),
    )
  })

  it.each(siteThemes)(
    'no page of the theme %s has less contrast than the backgrounds accents are checked against',
    (theme) => {
      const css = readFileSync(new URL(`../../../ui/src/themes/${theme}.css`, import.meta.url), 'utf8')
      for (const name of ['paper', 'surface', 'sunken']) {
        const [, light = '', dark = ''] =
          new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css) ?? []
        expect(contrastOf('#000000', light), name).toBeGreaterThanOrEqual(contrastOf('#000000', accentGrounds.light))
        expect(contrastOf('#ffffff', dark), name).toBeGreaterThanOrEqual(contrastOf('#ffffff', accentGrounds.dark))
      }
    },
  )
})
