import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueLines } from './engine/document.ts'
import {
  appliedTo,
  debtOf,
  gained,
  invoicedFor,
  isOverdue,
  type OpenInvoice,
  openSum,
  spreadMoney,
  stateOf,
  sumOf,
} from './rules.ts'

const cents = fc.integer({ min: -900_000, max: 900_000 })
const invoices = fc
  .array(fc.integer({ min: 0, max: 500_000 }), { maxLength: 6 })
  .map((sums) => sums.map((open, id) => ({ id, open })))

const less = (open: readonly OpenInvoice[], amount: number): OpenInvoice[] => {
  const parts = new Map(appliedTo(amount, open).map((part) => [part.id, part.amount]))
  return open.map((one) => ({ ...one, open: one.open - (parts.get(one.id) ?? 0) }))
}

describe('R53 the amount invoiced to an owner', () => {
  it('is what they owed at the end of the quarter, as far as they still owe it and no invoice asks for it', () => {
    expect(invoicedFor({ atEnd: 500, now: 500, earlier: 0 })).toBe(500)
    expect(invoicedFor({ atEnd: 500, now: 200, earlier: 0 })).toBe(200)
    expect(invoicedFor({ atEnd: 500, now: 900, earlier: 300 })).toBe(200)
    expect(invoicedFor({ atEnd: 0, now: 900, earlier: 0 })).toBe(0)
  })

  it('never exceeds their negative balance, whatever they earn, are charged, and pay, and however the quarter closes', () => {
    const step = fc.oneof(
      cents.map((amount) => ({ what: 'move' as const, amount })),
      fc.constant({ what: 'set off' as const }),
      fc.record({ what: fc.constant('close' as const), late: cents }),
      fc.record({ what: fc.constant('pay' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let balance = 0
        let open: OpenInvoice[] = []
        const setOff = () => {
          open = less(open, gained(open, debtOf(balance)))
        }
        for (const one of steps) {
          if (one.what === 'move') balance += one.amount
          setOff()
          if (one.what === 'close') {
            const atEnd = debtOf(balance)
            balance += one.late
            setOff()
            const requested = invoicedFor({ atEnd, now: debtOf(balance), earlier: openSum(open) })
            if (requested > 0) open = [...open, { id: open.length, open: requested }]
          }
          if (one.what === 'pay') {
            const amount = Math.floor(openSum(open) * one.share)
            open = less(open, amount)
            balance += amount
          }
          expect(openSum(open)).toBeLessThanOrEqual(debtOf(balance))
          expect(open.every((due) => due.open >= 0)).toBe(true)
        }
      }),
    )
  })
})

it('applies an amount to the oldest invoice first, to the cent, and never to more than is open', () => {
  expect(
    appliedTo(150, [
      { id: 1, open: 100 },
      { id: 2, open: 0 },
      { id: 3, open: 100 },
    ]),
  ).toEqual([
    { id: 1, amount: 100 },
    { id: 3, amount: 50 },
  ])
  fc.assert(
    fc.property(fc.nat(2_000_000), invoices, (amount, open) => {
      expect(sumOf(appliedTo(amount, open))).toBe(Math.min(amount, openSum(open)))
    }),
  )
})

it('R46 applies money to homes with a negative balance first, and all of it to some home', () => {
  const homes = [
    { homeId: 1, amount: 300 },
    { homeId: 2, amount: -200 },
    { homeId: 3, amount: -50 },
  ]
  expect(spreadMoney(220, homes)).toEqual([
    { homeId: 2, amount: 200 },
    { homeId: 3, amount: 20 },
  ])
  expect(spreadMoney(260, homes)).toContainEqual({ homeId: 1, amount: 10 })
  expect(() => spreadMoney(1, [])).toThrow(RangeError)
  const some = fc
    .array(cents, { minLength: 1, maxLength: 5 })
    .map((all) => all.map((amount, homeId) => ({ homeId, amount })))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000_000 }), some, (amount, all) => {
      const parts = spreadMoney(amount, all)
      expect(sumOf(parts)).toBe(amount)
      expect(new Set(parts.map(({ homeId }) => homeId)).size).toBe(parts.length)
    }),
  )
})

it('has lines that add up to the invoiced amount, whatever the statement says', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  fc.assert(
    fc.property(
      cents,
      fc.array(cents),
      cents,
      fc.nat(90_000),
      fc.nat(90_000),
      (opening, own, payout, requested, earlier) => {
        const line = (amount: number) => ({ label: 'x', detail: '', amount: usd(amount) }) as never
        const statement = {
          opening: usd(opening),
          closing: usd(opening + own.reduce((sum, one) => sum + one, 0) + payout),
          homes: [{ id: 1, name: 'Tern', lines: own.map(line) }],
          payoutLines: [line(payout)],
        } as never
        expect(sumOf(dueLines(statement, { billed: requested, earlier }))).toBe(requested)
      },
    ),
  )
})

it('is open, partially paid, or paid; and overdue from the day after it is due', () => {
  expect([stateOf({ total: 5, open: 5 }), stateOf({ total: 5, open: 1 }), stateOf({ total: 5, open: 0 })]).toEqual([
    'open',
    'part_paid',
    'paid',
  ])
  const due = { open: 1, dueOn: '2027-04-17' }
  expect([isOverdue(due, '2027-04-17'), isOverdue(due, '2027-04-18')]).toEqual([false, true])
  expect(isOverdue({ ...due, open: 0 }, '2027-05-18')).toBe(false)
})
