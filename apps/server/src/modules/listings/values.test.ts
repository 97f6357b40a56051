import { expect, it } from 'vitest'
import { countInPhrase, isRounded, itemsIn, oneLine } from './values.ts'

it.each([
  ['1.5 shared baths', '1.5'],
  ['1,5 Bäder', '1,5'],
  ['2 baths', '2'],
  ['Half-bath', '0.5'],
  ['Shared half-bath', '0.5'],
  ['3', '3'],
  ['2 baths, 1 half bath', '2 baths, 1 half bath'],
  ['1 ½ baths', '1 ½ baths'],
  ['2baths', '2baths'],
])('finds the count of %j: %j', (text, count) => expect(countInPhrase(text)).toBe(count))

it.each([
  ['["Wifi", "Kitchen, large"]', ['Wifi', 'Kitchen, large']],
  ['Sauna|Kamin| Strandkorb ', ['Sauna', 'Kamin', 'Strandkorb']],
  ['Pool, Wifi', ['Pool', 'Wifi']],
  ['Pool; Table, long', ['Pool', 'Table, long']],
  ['["broken', ['["broken']],
])('finds the items of %j', (text, items) => expect(itemsIn(text)).toEqual(items))

it('recognizes a number rounded by a spreadsheet', () => {
  expect(['5.54287E+17', '6E+17', '5.5e+17', '5,54287E+17'].map(isRounded)).toEqual([true, true, true, true])
  expect(['554287123456789012', 'E+17', 'house-5E+1x'].map(isRounded)).toEqual([false, false, false])
})

it('puts a name on one line', () => expect(oneLine(' Cozy\nTiny\t Cottage ')).toBe('Cozy Tiny Cottage'))
