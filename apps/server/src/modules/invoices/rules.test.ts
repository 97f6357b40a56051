import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takenBack } from './engine/document.ts'
import { type Billed, billOf } from './rules.ts'

const party = { adults: 2, children: 0, infants: 0, pets: 0 }
const line = (label: string, amount: number) => ({ label, amount, why: { text: '' } })
const amounts = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 6 })
const sumOf = (all: readonly { amount: number }[]) => all.reduce((sum, { amount }) => sum + amount, 0)

const booking = (wishes: Partial<Billed> = {}): Billed => ({
  arrive: '2027-07-02',
  depart: '2027-07-09',
  status: 'confirmed',
  party,
  confirmedAt: new Date('2027-01-15T17:00:00Z'),
  charges: [],
  kept: null,
  quote: { document: { price: { accommodation: [line('7 nights', 700_000)], fees: [], taxes: [] } } },
  ...wishes,
})

it('what is billed is the whole price, line by line, and never before the stay is confirmed', () => {
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

it('R39 of a cancelled stay only what the terms keep is billed, charge by charge', () => {
  const charges = [
    { label: 'Nights', amount: 700_000, kind: 'accommodation' },
    { label: 'Cleaning', amount: 45_000, kind: 'cleaning' },
    { label: 'County tax', amount: 40_000, kind: 'tax' },
  ]
  const cancelled = booking({ status: 'cancelled', charges, kept: [350_000, 0, 19_250] })
  expect(billOf(cancelled)).toMatchObject({
    lines: [{ label: 'Nights', amount: 350_000 }],
    taxes: [{ label: 'County tax', amount: 19_250 }],
    total: 369_250,
  })
  expect(billOf({ ...cancelled, kept: [0, 0, 0] })).toBeUndefined()
})

it('a credit note takes back every line', () => {
  const bill = billOf(booking()) ?? expect.fail()
  const of = { seller: {} as never, buyer: {} as never, booking: {} as never, bill }
  const note = takenBack(of).bill
  expect(note.total).toBe(-bill.total)
  expect(sumOf([...note.lines, ...note.taxes])).toBe(-bill.total)
})
