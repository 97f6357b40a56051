import { asWritten } from '@porchlight/wording'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Charge } from './charges.ts'
import { type EntryLine, recognitionEntry } from './entry.ts'
import { type EarnedState, repricingLines, type SharedOut, shiftOf } from './price-adjustment.ts'
import { type Contract, partOfNight, recognize, type Share } from './recognition.ts'

const shares: Share[] = [
  { accountId: 7, basisPoints: 6_667 },
  { accountId: 8, basisPoints: 3_333 },
]
const charge = (kind: Charge['kind'], amount: number, authority: string | null = null): Charge => ({
  code: kind,
  fee: null,
  label: asWritten(kind),
  amount,
  kind,
  authority,
})
const cleaning = { code: 'cleaning', fee: null, label: asWritten('cleaning') }
const terms = (of: Partial<Contract> = {}): Contract => ({
  version: 1,
  commissionBasisPoints: 2_000,
  commissionBase: 'accommodation',
  recognition: 'check_in',
  cleaningTo: 'operator',
  ...of,
})
const stay = (rent: number, fees: number, tax: number) => [
  charge('accommodation', rent),
  charge('cleaning', fees),
  charge('tax', tax, 'county'),
]

const signed = ({ side, amount }: EntryLine) => (side === 'debit' ? amount : -amount)
const balance = (lines: readonly EntryLine[], account: string) =>
  lines.filter((line) => line.account === account).reduce((sum, line) => sum + signed(line), 0)
const trust = ['receivable:guest', 'liability:guest-deposit', 'payable:owner', 'payable:tax', 'payable:operator']
const sumOver = (lines: readonly EntryLine[], accounts: readonly string[]) =>
  accounts.reduce((sum, account) => sum + balance(lines, account), 0)

const nothingPaid: EarnedState = { deposit: 0, receivable: 0, refund: 0 }

it('R45 an addition to a stay already earned is earned at once, and a claim on the guest until they pay', () => {
  const whole = (fees: number): SharedOut => ({
    whole: recognize(stay(700_000, fees, 0), terms(), shares),
    earned: 7,
    nights: 7,
  })
  const lines = repricingLines(shiftOf(whole(40_000), whole(48_500)), nothingPaid)
  expect(lines).toEqual([
    { account: 'receivable:guest', side: 'debit', amount: 8_500 },
    { account: 'income:cleaning', side: 'credit', amount: 8_500, charge: cleaning },
    { account: 'payable:operator', side: 'credit', amount: 8_500 },
    { account: 'receivable:trust', side: 'debit', amount: 8_500 },
  ])
  const back = shiftOf(whole(48_500), whole(40_000))
  expect(sumOver(repricingLines(back, { ...nothingPaid, receivable: 8_500 }), trust)).toBe(0)
  expect(repricingLines(back, { ...nothingPaid, refund: 8_500 })).toEqual([
    { account: 'liability:guest-deposit', side: 'credit', amount: 8_500 },
    { account: 'income:cleaning', side: 'debit', amount: 8_500, charge: cleaning },
    { account: 'payable:operator', side: 'debit', amount: 8_500 },
    { account: 'receivable:trust', side: 'credit', amount: 8_500 },
  ])
})

const amount = fc.nat(1_000_000)
const contracts = fc.record({
  commissionBase: fc.constantFrom('accommodation', 'accommodation_and_fees'),
  cleaningTo: fc.constantFrom('operator', 'owner'),
}) as fc.Arbitrary<Partial<Contract>>

it('R44 R49 balances in both books, and nights earned before and after the change sum to the stay', () => {
  fc.assert(
    fc.property(
      fc.tuple(amount, amount, amount),
      fc.tuple(amount, amount, amount),
      fc.integer({ min: 1, max: 9 }),
      fc.nat(5),
      fc.nat(9),
      contracts,
      fc.record({ deposit: amount, receivable: amount, refund: amount }),
      (was, is, nights, longer, which, contract, status) => {
        const before = recognize(stay(...was), terms(contract), shares)
        const after = recognize(stay(...is), terms(contract), shares)
        const earned = 1 + (which % nights)
        const shift = shiftOf({ whole: before, earned, nights }, { whole: after, earned, nights: nights + longer })
        const lines = repricingLines(shift, status)
        expect(sumOver(lines, trust)).toBe(0)
        expect(lines.reduce((sum, line) => sum + signed(line), 0)).toBe(0)
        expect(lines.every((line) => line.amount > 0)).toBe(true)
        const earnedLines = (from: number, to: number, whole: typeof before, of: number) =>
          Array.from({ length: to - from }, (_, at) => recognitionEntry(partOfNight(whole, from + at, of), 0)).flat()
        const all = [
          ...earnedLines(0, earned, before, nights),
          ...lines,
          ...earnedLines(earned, nights + longer, after, nights + longer),
        ]
        for (const owner of after.perOwner)
          expect(
            balance(
              all.filter(({ ownerId }) => ownerId === owner.accountId),
              'payable:owner',
            ),
          ).toBe(-owner.amount || 0)
        expect(balance(all, 'payable:tax')).toBe(-is[2] || 0)
      },
    ),
  )
})

it('R45 a stay that was earned as a whole and becomes longer is again earned as a whole', () => {
  fc.assert(
    fc.property(
      fc.tuple(amount, amount, amount),
      fc.tuple(amount, amount, amount),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 5 }),
      contracts,
      (was, is, nights, longer, contract) => {
        const before = recognize(stay(...was), terms(contract), shares)
        const after = recognize(stay(...is), terms(contract), shares)
        const all = nights + longer
        const shift = shiftOf({ whole: before, earned: nights, nights }, { whole: after, earned: all, nights: all })
        const got = (account: string, ownerId?: number) =>
          shift.find((portion) => portion.account === account && portion.ownerId === ownerId)?.amount ?? 0
        for (const [at, { accountId, amount: part }] of after.perOwner.entries())
          expect(got('payable:owner', accountId)).toBe(part - (before.perOwner[at]?.amount ?? 0))
        expect(got('payable:tax')).toBe(is[2] - was[2])
      },
    ),
  )
})

it('R46 leaves the amount to be refunded in the guest’s deposit, and claims nothing that no one owes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000, max: 1_000 }),
      fc.nat(1_000),
      fc.nat(1_000),
      fc.nat(1_000),
      (more, deposit, receivable, refund) => {
        const shift = [{ account: 'income:cleaning' as const, amount: more }]
        const lines = repricingLines(shift, { deposit, receivable, refund })
        expect(deposit - balance(lines, 'liability:guest-deposit')).toBeGreaterThanOrEqual(refund)
        const claim = receivable + balance(lines, 'receivable:guest')
        expect(claim).toBeGreaterThanOrEqual(0)
        expect(balance(lines, 'payable:operator')).toBe(-more || 0)
      },
    ),
  )
})
