import { describe, expect, it } from 'vitest'
import { balanceOf } from './stay-balance.ts'

const now = new Date('2027-03-01T12:00:00Z')
const part = (ordinal: number, dueAt: string, state: 'scheduled' | 'paid' | 'failed' = 'scheduled') => ({
  id: ordinal,
  ordinal,
  dueOn: dueAt.slice(0, 10),
  dueAt: new Date(dueAt),
  atBooking: ordinal === 1,
  amount: { amount: 50_000, currency: 'USD' },
  state,
  pending: false,
})
type Status = Parameters<typeof balanceOf>[1]
const status = (paid: number, ...schedule: ReturnType<typeof part>[]) => ({ paid, schedule }) as unknown as Status
const stay = { status: 'confirmed', total: 100_000 } as const

describe("a stay's balance", () => {
  it('is paid when everything is in', () => {
    expect(balanceOf(stay, status(100_000, part(1, '2027-01-01T00:00:00Z', 'paid')), now)).toEqual({
      state: 'paid',
      due: 0,
    })
  })
  it("is partly paid while the rest isn't due", () => {
    const schedule = [part(1, '2027-01-01T00:00:00Z', 'paid'), part(2, '2027-04-01T00:00:00Z')]
    expect(balanceOf(stay, status(50_000, ...schedule), now)).toEqual({ state: 'partly_paid', due: 0 })
  })
  it('is overdue once a part has come due or was declined, with what is due', () => {
    const late = [part(1, '2027-01-01T00:00:00Z', 'paid'), part(2, '2027-03-01T12:00:00Z')]
    expect(balanceOf(stay, status(50_000, ...late), now)).toEqual({ state: 'overdue', due: 50_000 })
    const declined = [part(1, '2027-01-01T00:00:00Z', 'paid'), part(2, '2027-04-01T00:00:00Z', 'failed')]
    expect(balanceOf(stay, status(50_000, ...declined), now)).toEqual({ state: 'overdue', due: 50_000 })
  })
  it("isn't due before the first payment", () => {
    expect(balanceOf(stay, status(0, part(2, '2027-04-01T00:00:00Z')), now)).toEqual({ state: 'not_due', due: 0 })
  })
  it.each(['requested', 'awaiting_payment', 'canceled', 'expired'] as const)(
    'is absent for a booking that is %s',
    (state) => {
      expect(balanceOf({ ...stay, status: state }, status(0, part(1, '2027-01-01T00:00:00Z')), now)).toBeNull()
    },
  )
})
