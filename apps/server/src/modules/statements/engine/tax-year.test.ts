import { expect, it } from 'vitest'
import { dueOf, type Payee, taxStateOf, thresholdOf, withholdingOf } from './tax-year.ts'

const form = { classification: 'individual', exemptPayeeCode: '', backupWithholding: false } as const
const person: Payee = { form, abroad: false }

it('R54 the threshold depends on the payment year; a year not yet known uses the last known figure', () => {
  expect([2019, 2025, 2026, 2027, 2031].map(thresholdOf)).toEqual([
    { cents: 600_00, known: true },
    { cents: 600_00, known: true },
    { cents: 2_000_00, known: true },
    { cents: 2_000_00, known: false },
    { cents: 2_000_00, known: false },
  ])
})

it('R54 an amount exactly at the threshold is reported', () => {
  const stateAt = (gross: number) => taxStateOf(person, gross, thresholdOf(2026))
  expect([stateAt(1_999_99), stateAt(2_000_00), stateAt(2_000_01)]).toEqual(['below', 'report', 'report'])
})

it('R54 corporations, exempt payees, and people paid abroad without a W-9 are not reported', () => {
  const stateOf = (payee: Payee) => taxStateOf(payee, 9_000_00, thresholdOf(2026))
  for (const classification of ['c_corporation', 's_corporation', 'llc_c', 'llc_s'] as const)
    expect(stateOf({ form: { ...form, classification }, abroad: false })).toBe('exempt')
  for (const classification of ['individual', 'partnership', 'trust_estate', 'llc_p', 'other'] as const)
    expect(stateOf({ form: { ...form, classification }, abroad: true })).toBe('report')
  expect(stateOf({ form: { ...form, exemptPayeeCode: '5' }, abroad: false })).toBe('exempt')
  expect(stateOf({ form: null, abroad: true })).toBe('abroad')
})

it('R54 without a valid number, or when the IRS requests it, 24% should be withheld', () => {
  const none: Payee = { form: null, abroad: false }
  const requested: Payee = { form: { ...form, backupWithholding: true }, abroad: false }
  expect([none, requested, person].map((payee) => withholdingOf(payee, 'report', 2_000_03))).toEqual([
    480_01, 480_01, 0,
  ])
  expect(withholdingOf(none, 'below', 500_00)).toBe(0)
})

it('R54 a form is due once, and corrected when a sum, a name, or the number of the recipient differs', () => {
  const recipient = { name: 'Edith Whitcombe', businessName: '', taxId: { kind: 'ssn', ending: '1234' } }
  const current = { ...recipient, state: 'report' as const, gross: { amount: 900_000 }, withhold: { amount: 0 } }
  const filed = { ...recipient, rents: { amount: 900_000 }, withhold: { amount: 0 } }
  expect([dueOf(current, undefined), dueOf({ ...current, state: 'below' }, undefined)]).toEqual(['original', null])
  expect(dueOf(current, filed)).toBeNull()
  for (const changed of [
    { gross: { amount: 900_001 } },
    { withhold: { amount: 1 } },
    { name: 'Edith Whitcomb' },
    { businessName: 'Whitcombe LLC' },
    { taxId: { kind: 'ein', ending: '1234' } },
    { taxId: { kind: 'ssn', ending: '1235' } },
    { taxId: null },
  ])
    expect(dueOf({ ...current, ...changed }, filed), JSON.stringify(changed)).toBe('corrected')
  expect(dueOf({ ...current, taxId: null }, { ...filed, taxId: null })).toBeNull()
})
