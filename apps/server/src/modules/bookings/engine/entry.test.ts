import { asWritten } from '@porchlight/wording'
import { describe, expect, it } from 'vitest'
import { type EntryLine, recognitionEntry, refundLinesFor } from './entry.ts'
import type { FeePart, Recognized } from './recognition.ts'

const part = (more: Partial<Recognized> = {}): Recognized => ({
  owner: { rent: 0, cleaning: 0, fees: [], commission: 0, deductions: [], commissionBase: 0, net: 0 },
  perOwner: [],
  taxes: [],
  protection: 0,
  waiver: 0,
  income: { commission: 0, fees: [] },
  total: 0,
  ...more,
})
const fees = (amounts: Record<string, number>): FeePart[] =>
  Object.entries(amounts).map(([code, amount], at) => ({
    kind: code === 'service' ? 'service' : 'cleaning',
    code,
    fee: at + 1,
    label: asWritten(code),
    amount,
  }))
/** The lines as `debit payable:owner 7 100`. */
const reported = (lines: EntryLine[]) =>
  lines.map(({ side, account, amount, ownerId, authority }) =>
    [side, account, ownerId ?? authority, amount].filter((one) => one !== undefined).join(' '),
  )

describe('R45 what a stay earns', () => {
  it('is paid from the deposit as far as it was received, and claimed from the guest beyond that', () => {
    const earned = part({ perOwner: [{ accountId: 7, amount: 100 }], total: 100 })
    const owner = 'credit payable:owner 7 100'
    expect(reported(recognitionEntry(earned, 100))).toEqual(['debit liability:guest-deposit 100', owner])
    expect(reported(recognitionEntry(earned, 500))).toEqual(['debit liability:guest-deposit 100', owner])
    expect(reported(recognitionEntry(earned, 30))).toEqual([
      'debit liability:guest-deposit 30',
      'debit receivable:guest 70',
      owner,
    ])
    for (const nothing of [0, -5])
      expect(reported(recognitionEntry(earned, nothing))).toEqual(['debit receivable:guest 100', owner])
  })
})

describe('R40 what is refunded when less is retained', () => {
  it('comes from each owner, each authority, the provider, the waiver, and the operator, in proportion to their reduction', () => {
    const before = part({
      perOwner: [
        { accountId: 7, amount: 600 },
        { accountId: 8, amount: 400 },
      ],
      taxes: [
        { authority: 'state', amount: 70 },
        { authority: 'city', amount: 30 },
      ],
      protection: 50,
      waiver: 40,
      income: { commission: 250, fees: fees({ cleaning: 70, pets: 20, service: 60 }) },
    })
    const after = part({
      perOwner: [{ accountId: 7, amount: 500 }],
      taxes: [{ authority: 'state', amount: 60 }],
      protection: 20,
      waiver: 15,
      income: { commission: 200, fees: fees({ cleaning: 62, pets: 18, service: 57 }) },
    })
    expect(reported(refundLinesFor(before, after))).toEqual([
      'debit payable:owner 7 100',
      'debit payable:owner 8 400',
      'debit payable:tax state 10',
      'debit payable:tax city 30',
      'debit payable:protection 30',
      'debit liability:damage-waiver 25',
      'debit income:commission 50',
      'debit income:cleaning 8',
      'debit income:cleaning 2',
      'debit income:service-fee 3',
      // The bank pays the operator that much less.
      'debit payable:operator 63',
      'credit receivable:trust 63',
    ])
  })

  it('leaves unchanged shares alone, and gives more to shares that grow', () => {
    const before = part({ perOwner: [{ accountId: 7, amount: 100 }], waiver: 5 })
    const after = part({ perOwner: [{ accountId: 7, amount: 120 }], waiver: 5 })
    expect(reported(refundLinesFor(before, after))).toEqual(['credit payable:owner 7 20'])
    expect(refundLinesFor(before, before)).toEqual([])
  })
})
