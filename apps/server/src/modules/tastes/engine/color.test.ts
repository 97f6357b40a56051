import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameOf, paletteOf, seen, warmth } from './color.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('a lamp is warm, the sea is cool, and gray is neither', () => {
  expect(warmth('#e8a050')).toBeGreaterThan(0.1)
  expect(warmth('#305080')).toBeLessThan(-0.05)
  expect(Math.abs(warmth('#808080'))).toBeLessThan(0.001)
})

it('white is light and black is not', () => {
  expect([seen('#ffffff').light, seen('#000000').light].map((light) => Math.round(light * 100))).toEqual([100, 0])
})

it('colors have the names people would use', () => {
  expect(['#182848', '#efe8dc', '#a86848', '#88b8d8', '#203830', '#483848'].map(nameOf)).toEqual([
    'night',
    'paper',
    'clay',
    'sky',
    'pine',
    'plum',
  ])
})

it('a palette has no two colors that look alike, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(color, { maxLength: 12 }), (colors) => {
      const palette = paletteOf(colors)
      expect(paletteOf(colors.toReversed())).toEqual(palette)
      expect(paletteOf(palette)).toEqual(palette)
    }),
  )
})
