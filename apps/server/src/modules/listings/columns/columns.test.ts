import { describe, expect, it } from 'vitest'
import { booleanIn } from './booleans.ts'
import { currenciesOf, currencyOf } from './currencies.ts'
import { timeIn } from './times.ts'

describe('the currency of a column', () => {
  it.each([
    ['stated, whatever carries no sign', 'EUR', 'DE', [], { currency: 'EUR' }],
    ['stated, as its signs say too', 'EUR', 'DE', ['€', 'EUR'], { currency: 'EUR' }],
    ['stated Canadian, with dollar signs', 'CAD', 'CA', ['$', 'CA$'], { currency: 'CAD' }],
    ['stated, though a cell says another', 'USD', 'US', ['$', '€'], { fault: 'contrary', unit: '€' }],
    ['unstated dollars of the US', undefined, 'US', ['$'], { currency: 'USD' }],
    ['unstated and unsigned in the US', undefined, 'US', [], { currency: 'USD' }],
    ['unstated and unsigned elsewhere', undefined, 'DE', [], { fault: 'unstated' }],
    ['unstated euros', undefined, 'US', ['€'], { currency: 'EUR' }],
    ['a dollar sign told apart by a code', undefined, 'CA', ['$', 'CAD'], { currency: 'CAD' }],
    ['mixed', undefined, 'US', ['€', '£'], { fault: 'mixed', unit: '£' }],
    ['mixed crowns', undefined, 'SE', ['SEK', 'NOK'], { fault: 'mixed', unit: 'NOK' }],
  ] as const)('%s', (_, stated, country, units, found) => expect(currencyOf(stated, country, units)).toEqual(found))

  it('is not guessed from a dollar sign outside the US', () => {
    expect(currencyOf(undefined, 'CA', ['$'])).toMatchObject({ fault: 'ambiguous', unit: '$' })
    expect(currencyOf(undefined, 'SE', ['kr'])).toMatchObject({ fault: 'ambiguous' })
  })

  it('is none for an unknown code', () => expect(currenciesOf('XYQ')).toEqual([]))
})

it.each([
  ['Yes', true],
  ['ja', true],
  ['t', true],
  ['1', true],
  ['Sí', true],
  ['nein', false],
  ['FALSE', false],
  ['0', false],
  ['non', false],
  ['maybe', undefined],
  ['2', undefined],
  ['', undefined],
])('reads %j as %j', (text, value) => expect(booleanIn(text)).toBe(value))

it.each([
  ['16:00', '16:00'],
  ['16:00:00', '16:00'],
  ['16.30', '16:30'],
  ['16h30', '16:30'],
  ['4 PM', '16:00'],
  ['12 a.m.', '00:00'],
  ['4:30 p. m.', '16:30'],
  ['12:30 pm', '12:30'],
  ['16:00 Uhr', '16:00'],
  ['9', '09:00'],
  ['25:00', undefined],
  ['13 pm', undefined],
  ['noon', undefined],
])('reads %j as the time %j', (text, time) => expect(timeIn(text)?.time).toBe(time))

it('detects a missing AM or PM', () => {
  expect(['4:00', '10', '12:00', '16:00', '04:00', '4 PM', '4 Uhr'].map((text) => timeIn(text)?.halfUnsaid)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

it('is no time if a spreadsheet wrote the part of a day that has passed', () => {
  expect(['0.50', '0.42', '0.666666666666667'].map((text) => timeIn(text))).toEqual([undefined, undefined, undefined])
})
