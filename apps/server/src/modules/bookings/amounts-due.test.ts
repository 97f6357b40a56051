import { describe, expect, it } from 'vitest'
import { dueNowOf, nextDueOf } from './amounts-due.ts'

const now = new Date('2027-01-15T17:00:00Z')
type State = 'scheduled' | 'paid' | 'failed' | 'canceled'
const part = (ordinal: number, dueOn: string, state: State = 'scheduled', atBooking = false) => ({
  ordinal,
  dueOn,
  dueAt: new Date(`${dueOn}T05:00:00Z`),
  atBooking,
  amount: { amount: 100 },
  state,
})
const ordinals = (parts: { ordinal: number }[]) => parts.map(({ ordinal }) => ordinal)

describe('what is due now', () => {
  const first = part(1, '2027-01-15', 'scheduled', true)
  const second = part(2, '2027-06-02')

  it('is the installment at booking before the stay is confirmed, and nothing more once it is paid', () => {
    expect(ordinals(dueNowOf('awaiting_payment', [first, second], now))).toEqual([1])
    expect(dueNowOf('awaiting_payment', [{ ...first, state: 'paid' }, second], now)).toEqual([])
  })

  it('is the first installment if nothing is due at booking', () => {
    expect(ordinals(dueNowOf('awaiting_payment', [second, part(3, '2027-07-01')], now))).toEqual([2])
    expect(dueNowOf('awaiting_payment', [{ ...second, state: 'paid' }, part(3, '2027-07-01')], now)).toEqual([])
  })

  it('R29 is whatever has come due or failed once the stay is confirmed', () => {
    const paid = { ...first, state: 'paid' as const }
    expect(dueNowOf('confirmed', [paid, second], now)).toEqual([])
    expect(ordinals(dueNowOf('confirmed', [paid, { ...second, state: 'failed' }], now))).toEqual([2])
    expect(ordinals(dueNowOf('checked_in', [paid, second], new Date('2027-06-02T05:00:00Z')))).toEqual([2])
  })

  it('R43 is nothing for a booking that has ended', () => {
    for (const status of ['canceled', 'expired', 'withdrawn', 'declined', 'no_show'] as const)
      expect(dueNowOf(status, [first, second], now)).toEqual([])
  })
})

describe('the next installment', () => {
  it('is the first future one', () => {
    const parts = [part(1, '2027-01-15', 'paid', true), part(2, '2027-06-02'), part(3, '2027-07-02')]
    expect(nextDueOf(parts, now)?.ordinal).toBe(2)
    expect(nextDueOf(parts, new Date('2027-07-02T05:00:00Z'))).toBeUndefined()
  })
})
