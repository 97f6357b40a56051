import { expect, it } from 'vitest'
import { sharesPayment } from './rules.ts'

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
