import type { PlainDate, Withholding } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { daysAfter, isTooLong, isYearOver, paidAsForeign, partnerMonths, rentOf, sharesPayment } from './rules.ts'

const visa = { kind: 'card', method: 'Visa •••• 4242' } as const
const bank = { kind: 'bank', method: 'STRIPE TEST BANK •••• 6789' } as const

it('R59 a booking paid by the partner’s card, bank account, or payout account may be the partner’s own', () => {
  expect(sharesPayment([visa], { paidBy: [bank, visa], endings: [] })).toBe(true)
  expect(sharesPayment([bank], { paidBy: [bank], endings: [] })).toBe(true)
  expect(sharesPayment([bank], { paidBy: [], endings: ['6789'] })).toBe(true)
  expect(sharesPayment([visa], { paidBy: [], endings: ['4242'] })).toBe(false)
  expect(sharesPayment([visa], { paidBy: [{ ...visa, method: 'Visa •••• 0002' }], endings: ['6789'] })).toBe(false)
  expect(sharesPayment([], { paidBy: [visa], endings: ['4242'] })).toBe(false)
})

describe('the partner report', () => {
  it('covers at most three years', () => {
    const months = (from: PlainDate, to: PlainDate) => isTooLong({ from, to })
    expect(months('2024-01-01', '2027-01-01')).toBe(false)
    expect(months('2024-01-01', '2027-02-01')).toBe(true)
    expect(months('2024-12-01', '2027-12-01')).toBe(false)
    expect(months('2023-11-01', '2026-12-01')).toBe(true)
  })

  it('adds a partner’s figures by month, latest first, without empty months', () => {
    const rows = partnerMonths([
      { partnerId: 2, month: '2027-01-01', clicks: 3 },
      { partnerId: 1, month: '2027-01-01', bookings: 1, rent: 900 },
      { partnerId: 2, month: '2027-01-01', clicks: 4, paid: 50 },
      { partnerId: 2, month: '2027-02-01', earned: 0 },
      { partnerId: 2, month: '2027-03-01', earned: -5 },
    ])
    const none = { clicks: 0, quotes: 0, bookings: 0, rent: 0, earned: 0, paid: 0 }
    expect(rows).toEqual([
      { partnerId: 2, month: '2027-03-01', ...none, earned: -5 },
      { partnerId: 1, month: '2027-01-01', ...none, bookings: 1, rent: 900 },
      { partnerId: 2, month: '2027-01-01', ...none, clicks: 7, paid: 50 },
    ])
  })
})

it('R57 a commission is a share of the rent after discounts alone', () => {
  const charges = [
    { kind: 'accommodation', amount: 50_000 },
    { kind: 'cleaning', amount: 20_000 },
    { kind: 'accommodation', amount: -5_000 },
    { kind: 'tax', amount: 4_000 },
  ]
  expect(rentOf({ charges })).toBe(45_000)
})

it('tax forms are made once the year is over', () => {
  expect(isYearOver(2026, '2026-12-31')).toBe(false)
  expect(isYearOver(2026, '2027-01-01')).toBe(true)
})

it('a window counts the days that began in it, at least one', () => {
  const from = new Date('2027-01-01T12:00:00Z')
  const after = (hours: number) => daysAfter(from, new Date(from.getTime() + hours * 3_600_000))
  expect([after(0), after(24), after(24.1), after(240)]).toEqual([1, 1, 2, 10])
})

describe('R54 a payment is foreign by the form that counted when it was sent', () => {
  const form = (day: string, isForeign: boolean) => ({ isForeign, signedAt: new Date(`${day}T00:00:00Z`) })
  const forms = [form('2026-02-01', false), form('2026-06-01', true)]
  const paid = (day: string, withholding: Withholding = 'none') =>
    paidAsForeign({ at: new Date(`${day}T00:00:00Z`), withholding }, forms)

  it('or by the first they signed after it', () => {
    expect([paid('2026-01-01'), paid('2026-05-31'), paid('2026-06-01')]).toEqual([false, false, true])
    expect(paidAsForeign({ at: new Date(), withholding: 'none' }, [])).toBeUndefined()
  })

  it('backup withholding presumes a U.S. person', () => expect(paid('2026-07-01', 'backup')).toBe(false))
})
