import { promo } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { emptyPromo, fieldsOf, type PromoFields, promoOf, promoProblems } from './fields.ts'

const words = { required: 'required', codeHint: 'code', both: 'both', order: 'order' }
const filled: PromoFields = { ...emptyPromo, code: 'SPRING-5', label: 'Spring' }
const problems = (changes: Partial<PromoFields>) => promoProblems({ ...filled, ...changes }, words)

it("includes the last booking day of a code in the form's date range", () => {
  const fields = { ...filled, percent: 12.5, bookedFrom: '2027-03-01', bookedTo: '2027-03-31', mostUses: 20 }
  const sent = promoOf(fields, [{ id: 7, name: 'Marram House' }], false)
  expect(sent).toMatchObject({
    worth: { kind: 'percent', amount: 1250 },
    homeIds: [7],
    booked: { from: '2027-03-01', to: '2027-04-01' },
    stays: null,
    mostUses: 20,
  })
  expect(promo.safeParse(sent).success).toBe(true)
  expect(fieldsOf('SPRING-5', sent)).toEqual(fields)
})

it("keeps an amount's currency through the form and back", () => {
  const fields = { ...filled, kind: 'amount' as const, percent: null, amount: { amount: 25_000, currency: 'USD' } }
  expect(fieldsOf('SPRING-5', promoOf(fields, [], true))).toEqual(fields)
  expect(promoOf(fields, [], true)).toMatchObject({ paused: true, homeIds: [] })
})

it('marks a field that is missing or out of order', () => {
  expect(problems({})).toEqual({})
  expect(problems({ code: 'a b', label: ' ' })).toEqual({ code: 'code', label: 'required' })
  expect(problems({ percent: null })).toEqual({ percent: 'required' })
  expect(problems({ kind: 'amount' })).toEqual({ amount: 'required' })
  expect(problems({ bookedFrom: '2027-03-01' })).toEqual({ bookedTo: 'both' })
  expect(problems({ bookedFrom: '2027-03-01', bookedTo: '2027-03-01' })).toEqual({})
  expect(problems({ staysFrom: '2027-03-01', staysTo: '2027-03-01' })).toEqual({ staysTo: 'order' })
})
