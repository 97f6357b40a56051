import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isRounded, itemsIn, leadingNumber, numberIn, oneLine, timeIn } from './values.ts'

it.each([
  ['120', '.', 120],
  ['$1,250.50', '.', 1250.5],
  ['1 250', '.', 1250],
  ['1.250,50 €', ',', 1250.5],
  ['EUR 95', ',', 95],
  ['-82.55563', '.', -82.55563],
  ['.5', '.', 0.5],
] as const)('reads %j with decimal %j as %d', (text, decimal, number) => expect(numberIn(text, decimal)).toBe(number))

it.each(['', 'abc', '1e308', '12abc', '1.2.3', '--5', 'NaN', 'Infinity', '0x10'])('takes %j for no number', (text) =>
  expect(numberIn(text, '.')).toBeNaN(),
)

it('reads back every amount it might be given', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      const amount = cents / 100
      const american = `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`
      const german = `${amount.toLocaleString('de-DE', { minimumFractionDigits: 2 })} €`
      return numberIn(american, '.') === amount && numberIn(german, ',') === amount
    }),
  )
})

it.each([
  ['1.5 shared baths', 1.5],
  ['2 baths', 2],
  ['Half-bath', 0.5],
  ['Shared half-bath', 0.5],
  ['3', 3],
])('begins %j with %d', (text, number) => expect(leadingNumber(text, '.')).toBe(number))

it.each([
  ['["Wifi", "Kitchen, large"]', ['Wifi', 'Kitchen, large']],
  ['Sauna|Kamin| Strandkorb ', ['Sauna', 'Kamin', 'Strandkorb']],
  ['Pool, Wifi', ['Pool', 'Wifi']],
  ['Pool; Table, long', ['Pool', 'Table, long']],
  ['["broken', ['["broken']],
])('finds the items of %j', (text, items) => expect(itemsIn(text)).toEqual(items))

it.each([
  ['16:00', '16:00'],
  ['16:00:00', '16:00'],
  ['4 PM', '16:00'],
  ['12 a.m.', '00:00'],
  ['12:30 pm', '12:30'],
  ['16:00 Uhr', '16:00'],
  ['9', '09:00'],
  ['25:00', undefined],
  ['13 pm', undefined],
  ['noon', undefined],
])('takes %j for the time %j', (text, time) => expect(timeIn(text)).toBe(time))

it('knows a number that a spreadsheet has rounded', () => {
  expect(['5.54287E+17', '6E+17', '5.5e+17'].map(isRounded)).toEqual([true, true, true])
  expect(['554287123456789012', 'E+17', 'house-5E+1x'].map(isRounded)).toEqual([false, false, false])
})

it('makes one line of a name', () => expect(oneLine(' Cozy\nTiny\t Cottage ')).toBe('Cozy Tiny Cottage'))
