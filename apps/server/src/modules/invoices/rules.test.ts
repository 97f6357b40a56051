import { asWritten } from '@porchlight/wording'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { damageBill } from './engine/damage.ts'
import { type Bill, reversed } from './engine/document.ts'
import { shareOut } from './engine/receipts.ts'
import { type Billed, billOf, billRequestsOf } from './rules.ts'
import { saysTheSame } from './same-bill.ts'

const party = { adults: 2, children: 0, infants: 0, pets: 0 }
const line = (label: string, amount: number, of: { code: string; fee?: number } = { code: 'nights' }) => ({
  ...of,
  label: asWritten(label),
  amount,
  why: { text: asWritten('') },
})
const amounts = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 6 })
const sumOf = (all: readonly { amount: number }[]) => all.reduce((sum, { amount }) => sum + amount, 0)

const booking = (requests: Partial<Billed> = {}): Billed => ({
  arrive: '2027-07-02',
  depart: '2027-07-09',
  status: 'confirmed',
  party,
  confirmedAt: new Date('2027-01-15T17:00:00Z'),
  charges: [],
  retained: null,
  quote: { document: { price: { accommodation: [line('7 nights', 700_000)], fees: [], taxes: [] } } },
  ...requests,
})

it('bills the whole price, line by line, and never before the stay is confirmed', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (nights, fees, taxes) => {
      const all = { nights, fees, taxes }
      const price = {
        accommodation: all.nights.map((amount) => line('night', amount)),
        fees: all.fees.map((amount) => line('fee', amount)),
        taxes: all.taxes.map((amount) => line('tax', amount)),
      }
      const of = booking({ quote: { document: { price } } })
      const total = [...nights, ...fees, ...taxes].reduce((sum, amount) => sum + amount, 0)
      expect(billOf(of)?.total ?? 0).toBe(total)
      expect(billOf({ ...of, confirmedAt: null })).toBeUndefined()
    }),
  )
})

it('R39 bills only what the terms retain of a canceled stay, charge by charge', () => {
  const charges = [
    { code: 'nights', fee: null, label: asWritten('Nights'), amount: 700_000, kind: 'accommodation' },
    { code: 'cleaning', fee: 3, label: asWritten('Cleaning'), amount: 45_000, kind: 'cleaning' },
    { code: 'pet', fee: 9, label: asWritten('Pets'), amount: 5_000, kind: 'homes_fee' },
    { code: 'tax', fee: null, label: asWritten('County tax'), amount: 40_000, kind: 'tax' },
  ]
  const canceled = (...retainedAmounts: number[]) => booking({ status: 'canceled', charges, retained: retainedAmounts })
  expect(billOf(canceled(350_000, 0, 2_500, 19_250))).toMatchObject({
    lines: [
      { code: 'nights', label: asWritten('Nights'), amount: 350_000 },
      { code: 'pet', fee: 9, amount: 2_500 },
    ],
    taxes: [{ label: asWritten('County tax'), amount: 19_250 }],
    total: 371_750,
  })
  expect(billOf(canceled(0, 0, 0, 0))).toBeUndefined()
})

it('keeps a fee’s code and number on the invoice', () => {
  const pets = line('Pets', 5_000, { code: 'pet', fee: 9 })
  const price = { accommodation: [line('7 nights', 700_000)], fees: [pets], taxes: [] }
  const lines = billOf(booking({ quote: { document: { price } } }))?.lines.map(({ code, fee }) => [code, fee])
  expect(lines).toEqual([
    ['nights', undefined],
    ['pet', 9],
  ])
})

it("doesn't rewrite an invoice from before lines had codes just to add them; a different amount does", () => {
  const bill = billOf(booking()) ?? expect.fail()
  const older: Bill = { ...bill, lines: bill.lines.map(({ code: _code, ...rest }) => rest) }
  expect(saysTheSame(older, bill)).toBe(true)
  expect(saysTheSame(bill, bill)).toBe(true)
  expect(saysTheSame({ ...older, total: 1 }, bill)).toBe(false)
  expect(saysTheSame(older, { ...bill, lines: bill.lines.map((one) => ({ ...one, amount: 1 })) })).toBe(false)
  expect(saysTheSame(undefined, bill)).toBe(false)
  expect(saysTheSame(undefined, undefined)).toBe(true)
})

it('reverses every line with a credit note', () => {
  const bill = billOf(booking()) ?? expect.fail()
  const of = { seller: {} as never, buyer: {} as never, booking: {} as never, bill }
  const note = reversed(of).bill
  expect(note.total).toBe(-bill.total)
  expect(sumOf([...note.lines, ...note.taxes])).toBe(-bill.total)
})

it('R74 bills a claim’s items, less what was released and what a waiver paid, and never more than is owed', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 10 })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(prices, share, share, (amounts, retained, covered) => {
      const settled = Math.round(sumOf(amounts.map((amount) => ({ amount }))) * retained)
      const owed = settled - Math.round(settled * covered)
      const things = amounts.map((amount) => ({ what: 'A lamp', amount }))
      const bill = damageBill(booking(), { things, settled, owed })
      expect(bill?.total ?? 0).toBe(owed)
      expect(sumOf(bill?.lines ?? [])).toBe(owed)
      if (bill) expect(bill.lines.filter(({ kind }) => kind === undefined)).toHaveLength(things.length)
    }),
  )
})

it('bills a stay and its claims on separate documents, the stay first', () => {
  const claim = (id: number, owed: number) => ({ id, things: [{ what: 'A lamp', amount: 500 }], settled: 500, owed })
  expect(billRequestsOf(booking(), [claim(4, 500), claim(7, 0), claim(9, 200)])).toMatchObject([
    { claimId: null, bill: { total: 700_000 } },
    { claimId: 4, bill: { lines: [{ label: asWritten('A lamp'), amount: 500 }], total: 500 } },
    { claimId: 9, bill: { lines: [{ amount: 500 }, { kind: 'waived', amount: -300 }], total: 200 } },
  ])
})

it('applies the earliest payment to the earliest request, and no cent twice', () => {
  const day = (date: number) => new Date(Date.UTC(2027, 1, date))
  const card = (amount: number, date: number) => ({ amount, method: 'Visa', at: day(date) })
  expect(shareOut([1_000, 300, 50], [card(400, 1), card(800, 3), card(60, 9)])).toEqual([
    [card(400, 1), card(600, 3)],
    [card(200, 3), card(60, 9)],
    [],
  ])
  fc.assert(
    fc.property(fc.array(fc.nat(5_000)), fc.array(fc.nat(5_000)), (requested, paid) => {
      const shares = shareOut(
        requested,
        paid.map((amount, date) => card(amount, date)),
      )
      const [due, came] = [requested, paid].map((all) => all.reduce((sum, amount) => sum + amount, 0)) as [
        number,
        number,
      ]
      expect(sumOf(shares.flat())).toBe(Math.min(due, came))
      shares.forEach((share, at) => {
        expect(sumOf(share)).toBeLessThanOrEqual(requested[at] ?? 0)
      })
    }),
  )
})
