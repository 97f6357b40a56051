import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { claimsIn, numberIn } from './claims.ts'

const said = (text: string) => claimsIn(text).map(({ kind, values }) => `${kind} ${values[0]}`)

describe('figures in a text', () => {
  it.each([
    ['$1,234.50', 'amount 1234.5'],
    ['1.234,50 €', 'amount 1234.5'],
    ['USD 200', 'amount 200'],
    ['200 dollars', 'amount 200'],
    ['two hundred dollars', 'amount two hundred dollars'],
    ['15%', 'percent 15'],
    ['ten percent', 'percent is ten percent'],
    ['July 10', 'date 7-10'],
    ['10. Juli', 'date 7-10'],
    ['10 de julio', 'date 7-10'],
    ['10 juillet', 'date 7-10'],
    ['2027-07-10', 'date 7-10'],
    ['7/10/2027', 'date 7-10'],
    ['4:00 PM', 'time 16:00'],
    ['4 p.m.', 'time 16:00'],
    ['16:00 Uhr', 'time 16:00'],
    ['16h00', 'time 16:00'],
    ['PL-20574', 'code pl-20574'],
    ['4821#', 'code 4821#'],
    ['631 555 0100', 'code 6315550100'],
    ['www.example.com/pay', 'link www.example.com/pay'],
    ['stay@cove.example', 'link stay@cove.example'],
    ['8 guests', 'number 8'],
  ])('%s', (text, claim) => {
    expect(said(`It is ${text}.`)).toContain(claim)
  })

  it('reads back every amount as money formats it', () => {
    const written = fc.integer({ min: 0, max: 99_999_999 })
    fc.assert(
      fc.property(written, (minor) => {
        const text = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(minor / 100)
        expect(said(text)).toEqual([`amount ${minor / 100}`])
        const german = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(minor / 100)
        expect(said(german)).toEqual([`amount ${minor / 100}`])
      }),
    )
  })

  it('leaves no digit unread', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 .,:/#-$€%aPm') }), (text) => {
        const digits = text.replace(/\D/g, '').length
        const read = claimsIn(text).map((claim) => claim.text.replace(/\D/g, '').length)
        expect(read.reduce((sum, one) => sum + one, 0)).toBe(digits)
      }),
    )
  })
})

it('reads numbers in every locale', () => {
  expect(['1,234', '1.234', '1,234.5', '1.234,50', '12', "1'234.50"].map(numberIn)).toEqual([
    '1234',
    '1234',
    '1234.5',
    '1234.5',
    '12',
    '1234.5',
  ])
})
