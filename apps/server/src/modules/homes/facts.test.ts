import { expect, it } from 'vitest'
import { measureOf } from './facts.ts'

it('uses the singular of a unit that is a word', () => {
  expect([0, 1, 2].map((value) => `${value} ${measureOf('mattress_age', value).unit}`)).toEqual([
    '0 years',
    '1 year',
    '2 years',
  ])
  expect(measureOf('steps', 1).unit).toBe('step')
  expect(measureOf('wifi', 1).unit).toBe('Mbps')
  expect(measureOf('steps').unit).toBe('steps')
})
