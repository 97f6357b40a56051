import { said } from '@porchlight/wording'
import { describe, expect, it } from 'vitest'
import type { Charge } from './charges.ts'
import type { Contract } from './recognition.ts'
import { dueOf, retainedPart, splitsOf, wholeStay } from './refund-splits.ts'

const charge = (kind: Charge['kind'], amount: number): Charge => ({
  code: kind,
  fee: null,
  label: said('price.nights_charge'),
  amount,
  kind,
  authority: kind === 'tax' ? 'county' : null,
})
const charges = [charge('accommodation', 80_000), charge('cleaning', 20_000), charge('tax', 9_000)]
const retained = (nights: number, cleaning: number, received = nights + cleaning) => ({
  atFirst: [nights, cleaning, 0],
  now: [nights, cleaning, 0],
  received,
})
const split = { changeId: 1, homeId: 7, toOwners: 10_000, why: 'The company’s mistake' }
const owners = [
  { accountId: 1, basisPoints: 3_333 },
  { accountId: 2, basisPoints: 6_667 },
]
const due = (part: ReturnType<typeof retainedPart>, of = split, homeId = 7) =>
  dueOf(of, { homeId, owners, part }).map(({ amount }) => amount)

describe('divided refunds', () => {
  it('R42 count in the part of the price without taxes that a canceled stay retains', () => {
    expect(due(retainedPart(charges, retained(40_000, 10_000), true))).toEqual([1_667, 3_333])
    expect(due(retainedPart(charges, retained(0, 0), true))).toEqual([0, 0])
    expect(due(retainedPart(charges, retained(80_000, 20_000), true))).toEqual([3_333, 6_667])
  })

  it('R39 count in what was received of it, and R40 less once nights are rebooked', () => {
    expect(due(retainedPart(charges, retained(80_000, 20_000, 50_000), true))).toEqual([1_667, 3_333])
    const rebooked = { ...retained(80_000, 20_000), now: [30_000, 20_000, 0] }
    expect(due(retainedPart(charges, rebooked, true))).toEqual([1_667, 3_333])
  })

  it('R42 don’t count where the policy leaves what is retained to the company', () => {
    expect(due(retainedPart(charges, retained(80_000, 20_000), false))).toEqual([0, 0])
  })

  it('stay as they are if the whole price was refunded by line before', () => {
    const nothing = charges.map((one) => ({ ...one, amount: 0 }))
    expect(due(retainedPart(nothing, retained(0, 0), true))).toEqual([3_333, 6_667])
  })

  it('R51 move to another home with what the company bears, not with what its former owners bear', () => {
    const borne = { ...split, toOwners: -10_000 }
    expect(due(wholeStay, split, 8)).toEqual([3_333, 6_667])
    expect(due(wholeStay, borne, 8)).toEqual([0, 0])
    expect(due(wholeStay, borne)).toEqual([-3_333, -6_667])
    const contract = { refundSplits: [split, borne] } as unknown as Contract
    expect([splitsOf(contract, 7, wholeStay), splitsOf(contract, 8, wholeStay)]).toEqual([0, 10_000])
    expect(dueOf(split, { homeId: 7, owners: [], part: wholeStay })).toEqual([])
  })
})
