import type { ComparedHome } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { amenityRows, factRows, rowOf } from './compare-rows.ts'

const amenity = (code: string) => ({ code, label: code, group: 'House' })
const fact = (code: string, value: number) => ({ code, label: code, value, unit: 'min' })
const home = (amenities: string[], facts: [string, number][]) =>
  ({
    amenities: amenities.map(amenity),
    facts: facts.map(([code, value]) => fact(code, value)),
  }) as unknown as ComparedHome

it('lists differences before common amenities', () => {
  const rows = amenityRows([home(['wifi', 'pool'], []), home(['wifi', 'dock'], [])])
  expect(rows).toEqual([
    { code: 'dock', label: 'dock', has: [false, true], isSame: false },
    { code: 'pool', label: 'pool', has: [true, false], isSame: false },
    { code: 'wifi', label: 'wifi', has: [true, true], isSame: true },
  ])
})

it('leaves a fact empty for homes that lack it', () => {
  const rows = factRows(
    [
      home([], [['steps', 12]]),
      home(
        [],
        [
          ['steps', 12],
          ['wifi', 300],
        ],
      ),
    ],
    String,
  )
  expect(rows).toEqual([
    { key: 'steps', label: 'steps', cells: ['12 min', '12 min'], isSame: true },
    { key: 'wifi', label: 'wifi', cells: ['', '300 min'], isSame: false },
  ])
})

it('treats a row as equal when every cell is', () => {
  expect(rowOf('a', 'A', ['1', '1', '1']).isSame).toBe(true)
  expect(rowOf('a', 'A', ['1', '1', '2']).isSame).toBe(false)
})
