import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ChartPoint, hasLabel, isSpareLabel, runsOf, seriesOf, valuesOf, walk } from './points.ts'

const point = (now: number | null, past?: number): ChartPoint => ({
  id: String(now),
  name: 'July',
  label: 'Jul',
  now,
  ...(past !== undefined && { past }),
})
const words = { place: 'Month', now: '2027', past: '2026', none: 'none', table: 'Table', csv: 'CSV' }

it('a series is shown if it has a name and a value', () => {
  expect(seriesOf([point(1)], words).map(({ key }) => key)).toEqual(['now'])
  expect(seriesOf([point(null, 3)], words).map(({ key }) => key)).toEqual(['past'])
  expect(valuesOf([point(1, 2), point(null, 0)])).toEqual([1, 2, 0])
})

it('a line breaks where a value is missing', () => {
  expect(
    runsOf([point(1), point(2), point(null), point(4)], 'now').map((run) => run.map(({ index }) => index)),
  ).toEqual([[0, 1], [3]])
})

it('a line contains every value once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer())), (values) => {
      const runs = runsOf(
        values.map((value) => point(value)),
        'now',
      )
      expect(runs.flat().map(({ value }) => value)).toEqual(values.filter((value) => value !== null))
      expect(runs.every((run) => run.length > 0)).toBe(true)
    }),
  )
})

it('keys move between points and stop at the ends; right-to-left mirrors the arrows', () => {
  expect(walk('ArrowRight', 3, 12)).toBe(4)
  expect(walk('ArrowRight', 3, 12, -1)).toBe(2)
  expect(walk('ArrowLeft', 0, 12)).toBe(0)
  expect(walk('End', 0, 12)).toBe(11)
  expect(walk('Home', 5, 12)).toBe(0)
  expect(walk('a', 5, 12)).toBeUndefined()
})

it('many points have about a dozen labels, including the first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 800 }), (count) => {
      const labels = Array.from({ length: count }, (_, index) => index).filter((index) => hasLabel(index, count))
      const onPhone = labels.filter((index) => !isSpareLabel(index, count))
      return labels[0] === 0 && labels.length <= 14 && onPhone[0] === 0 && (count <= 14 || onPhone.length <= 5)
    }),
  )
})
