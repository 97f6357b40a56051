import { expect, test } from 'vitest'
import { type ChangedNight, effectOf } from './price-effect.ts'

const night = (date: number, before: number | null, after: number, free = true): ChangedNight => ({
  night: `2027-07-${String(date).padStart(2, '0')}`,
  before,
  after,
  free,
})

test('an effect counts the open nights that change, more expensive and cheaper, from the first to the day after the last', () => {
  const effect = effectOf([night(1, 100, 100), night(2, 100, 120), night(3, 100, 120), night(4, 100, 80)])
  expect(effect).toMatchObject({ nights: 3, higher: 2, cheaper: 1, from: '2027-07-02', to: '2027-07-05', unchanged: 0 })
  expect([effect.before, effect.after]).toEqual([300, 320])
})

test('adjacent nights with the same change are one run; a gap or another price starts the next', () => {
  expect(
    effectOf([night(2, 100, 120), night(3, 100, 120), night(4, 100, 80), night(6, 100, 80)]).runs.map(
      ({ from, to, nights }) => [from, to, nights],
    ),
  ).toEqual([
    ['2027-07-02', '2027-07-04', 2],
    ['2027-07-04', '2027-07-05', 1],
    ['2027-07-06', '2027-07-07', 1],
  ])
})

test('booked nights keep their price and are only counted', () => {
  expect(effectOf([night(1, 100, 120, false), night(2, 100, 120)])).toMatchObject({
    nights: 1,
    unchanged: 1,
    after: 120,
  })
})

test('first prices have no earlier price', () => {
  expect(effectOf([night(1, null, 120)])).toMatchObject({ nights: 1, higher: 0, before: null, after: 120, runs: [] })
})

test('a change that changes nothing says so', () => {
  expect(effectOf([night(1, 100, 100)])).toMatchObject({ nights: 0, from: null, to: null, before: null, after: null })
})
