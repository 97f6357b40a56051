import { describe, expect, it } from 'vitest'
import { type CardForm, cardProblems, groupedExpiry, groupedNumber } from './card-check.ts'
import { sandboxCards, tokenOf } from './sandbox-cards.ts'

const now = new Date('2026-11-20T12:00:00Z')
const card: CardForm = {
  number: '4242 4242 4242 4242',
  name: 'Elena Marchetti',
  expires: '09 / 29',
  code: '123',
  zip: '11963',
}

describe('a card number', () => {
  it('maps to the token of its test card, with any spacing', () => {
    expect(sandboxCards.map(({ number }) => tokenOf(number))).toEqual(sandboxCards.map(({ token }) => token))
    expect(tokenOf('4000000000000002')).toBe('sandbox_declined')
    expect(tokenOf('4000 0025 0000 3155')).toBe('sandbox_challenge')
  })
  it('of a real card is rejected in the browser', () => {
    expect(tokenOf('4111 1111 1111 1111')).toBeUndefined()
    expect(cardProblems({ ...card, number: '4111 1111 1111 1111' }, now)).toEqual({ number: 'unknown' })
  })
  it('is grouped in fours while typing', () => {
    expect(groupedNumber('42424')).toBe('4242 4')
    expect(groupedNumber('4242-4242 4242x4242')).toBe('4242 4242 4242 4242')
    expect(groupedNumber('4242 ')).toBe('4242')
  })
})

describe('an expiry', () => {
  it('adds and removes its slash automatically', () => {
    expect(groupedExpiry('0', '')).toBe('0')
    expect(groupedExpiry('09', '0')).toBe('09 / ')
    expect(groupedExpiry('9', '')).toBe('09 / ')
    expect(groupedExpiry('09 / 29', '09 / 2')).toBe('09 / 29')
    expect(groupedExpiry('09 /', '09 / ')).toBe('09')
    expect(groupedExpiry('0', '09')).toBe('0')
  })
  it('is valid until the end of its month', () => {
    expect(cardProblems({ ...card, expires: '11 / 26' }, now)).toEqual({})
    expect(cardProblems({ ...card, expires: '10 / 26' }, now)).toEqual({ expires: 'past' })
    expect(cardProblems({ ...card, expires: '13 / 29' }, now)).toEqual({ expires: 'expiry' })
  })
})

it('an empty card reports each missing field', () => {
  expect(cardProblems({ number: '', name: ' ', expires: '', code: '12', zip: '' }, now)).toEqual({
    number: 'required',
    name: 'required',
    expires: 'expiry',
    code: 'code',
    zip: 'zip',
  })
})

describe('a billing ZIP', () => {
  it('can be from the US or another country', () => {
    for (const zip of ['11963', '11963-0140', 'SW1A 1AA', '8001'])
      expect(cardProblems({ ...card, zip }, now)).toEqual({})
    for (const zip of ['', '1', '<b>', '12345678901'])
      expect(cardProblems({ ...card, zip }, now)).toEqual({ zip: 'zip' })
  })
})
