import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameOf, paletteOf, seen, warmth } from './colour.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('a lamp is warm, the sea is cool, and grey is neither', () => {
  expect(warmth('#e8a050')).toBeGreaterThan(0.1)
  expect(warmth('#305080')).toBeLessThan(-0.05)
  expect(Math.abs(warmth('#808080'))).toBeLessThan(0.001)
})

it('white is light and black is not', () => {
  expect([seen('#ffffff').light, seen('#000000').light].map((light) => Math.round(light * 100))).toEqual([100, 0])
})

it('colours have the names one would call them by', () => {
  expect(['#182848', '#efe8dc', '#a86848', '#88b8d8', '#203830', '#483848'].map(nameOf)).toEqual([
    'night',
    'paper',
    'clay',
    'sky',
    'pine',
    'plum',
  ])
})

it('a palette holds no two colours that look alike, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(colour, { maxLength: 12 }), (colours) => {
      const palette = paletteOf(colours)
      expect(paletteOf(colours.toReversed())).toEqual(palette)
      expect(paletteOf(palette)).toEqual(palette)
    }),
  )
})
