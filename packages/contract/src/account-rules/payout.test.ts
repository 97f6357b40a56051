import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PayoutAccountFields } from '../payees.ts'
import { isAccountNumber, isBankName, isIban, isRoutingNumber, payoutAccountProblems } from './payout.ts'

const digit = fc.integer({ min: 0, max: 9 })
const changed = (text: string, at: number, sign: string): string => text.slice(0, at) + sign + text.slice(at + 1)

it('account holders must have names that a bank file can contain', () => {
  const good = ['Łukasz Østergård', 'O’Brien & Søn', 'Acme 24 LLC', 'D’Angelo-Núñez Jr.', 'Nguyễn']
  expect(good.filter((name) => !isBankName(name))).toEqual([])
  expect(['王小明', 'Пётр', 'Ali علي', '', ' ', '24', '&', '🏖️'].filter(isBankName)).toEqual([])
})

describe('bank account numbers', () => {
  it('routing numbers are accepted with or without spaces', () => {
    expect(['021000021', '0210 0002 1', '011401533', '091000019'].filter((text) => !isRoutingNumber(text))).toEqual([])
    expect(['', '02100002', '0210000210', '000000000', '021000022', 'O21000021'].filter(isRoutingNumber)).toEqual([])
  })

  it('a routing number with one digit changed is rejected', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), digit, (at, other) => {
        const text = changed('021000021', at, String(other))
        return text === '021000021' || !isRoutingNumber(text)
      }),
    )
  })

  it('account numbers have four to seventeen digits', () => {
    expect(['1234', '000123456789', '12345678901234567'].every(isAccountNumber)).toBe(true)
    expect(['123', '123456789012345678', '12a4', ''].filter(isAccountNumber)).toEqual([])
  })

  it('IBANs of several countries are accepted as printed', () => {
    const printed = ['DE89 3704 0044 0532 0130 00', 'GB29NWBK60161331926819', 'fr14 2004 1010 0505 0001 3m02 606']
    expect(printed.filter((text) => !isIban(text))).toEqual([])
    expect(['', 'DE89', 'DE00370400440532013000', '0089370400440532013000'].filter(isIban)).toEqual([])
  })

  it('an IBAN with one digit changed, or two neighbors swapped, is rejected', () => {
    const iban = 'DE89370400440532013000'
    const place = fc.integer({ min: 2, max: iban.length - 1 })
    fc.assert(
      fc.property(place, digit, (at, other) => {
        const text = changed(iban, at, String(other))
        return text === iban || !isIban(text)
      }),
    )
    for (let at = 4; at + 1 < iban.length; at++) {
      const text = changed(changed(iban, at, iban[at + 1] as string), at + 1, iban[at] as string)
      expect(text === iban || !isIban(text), text).toBe(true)
    }
  })
})

describe('a payout account', () => {
  const fields: PayoutAccountFields = {
    kind: 'us_bank',
    holder: 'Ada Quill',
    accountType: 'checking',
    routingNumber: '021000021',
    accountNumber: '000123456789',
    iban: '',
  }

  it('reports only the fields of its kind that are missing or invalid', () => {
    expect(payoutAccountProblems(fields)).toEqual([])
    expect(payoutAccountProblems({ ...fields, kind: 'iban' })).toEqual(['iban'])
    expect(payoutAccountProblems({ ...fields, holder: ' ', routingNumber: '1', accountNumber: '1' })).toEqual([
      'holder',
      'routingNumber',
      'accountNumber',
    ])
  })
})
