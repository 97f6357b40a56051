import type { PricedNight, PriceStep } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { padChange, padFields } from './pad-fields.ts'

const step = (code: PriceStep['code'], amount: number): PriceStep => ({ code, season: null, share: null, amount })
const reasons = [[step('base', 100)], [step('base', 100), step('hand', 60), step('floor', 80)]]
const night = (date: string, reason: number): PricedNight => ({ date, price: 100, status: 'open', minStay: 1, reason })
const nights = [night('2027-07-01', 0), night('2027-07-02', 1)]

test('the pad shows the override, not the price after minimum and maximum', () => {
  expect(padFields(nights, reasons, 'USD').own).toEqual({
    '2027-07-01': null,
    '2027-07-02': { amount: 60, currency: 'USD' },
  })
})

test('only changed nights are sent; an emptied field clears the override', () => {
  const before = padFields(nights, reasons, 'USD')
  expect(padChange(before, before)).toBeNull()
  const own = { '2027-07-01': { amount: 120, currency: 'USD' }, '2027-07-02': null }
  expect(padChange(before, { own })).toEqual({
    kind: 'pad',
    nights: [
      { night: '2027-07-01', amount: 120 },
      { night: '2027-07-02', amount: null },
    ],
  })
})
