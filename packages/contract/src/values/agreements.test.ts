import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreementDetails } from '../contract-terms.ts'
import { commissionRate, heldInReserve, ownersBear, shareOut, shortOfGuarantee } from './agreements.ts'

const basic = { commissionBasisPoints: 2_500, commissionBase: 'accommodation', cleaningTo: 'operator' } as const
/** The worked example stay of R17, in cents. */
const worked = {
  rent: 718_000,
  fees: [
    { code: 'cleaning', kind: 'cleaning' as const, amount: 45_000 },
    { code: 'service', kind: 'service' as const, amount: 45_780 },
  ],
  total: 853_263,
}

describe("a stay's commission percentage", () => {
  const terms = {
    commissionBasisPoints: 2_500,
    details: {
      tiers: [
        { fromNights: 28, basisPoints: 1_500 },
        { fromNights: 7, basisPoints: 2_000 },
      ],
      channelRates: [{ channel: 'agent' as const, basisPoints: 3_000 }],
    },
  }
  it.each([
    [6, 'direct', 2_500],
    [7, 'direct', 2_000],
    [27, 'direct', 2_000],
    [28, 'direct', 1_500],
    [400, 'affiliate', 1_500],
    [28, 'agent', 3_000],
  ] as const)("R50 is its channel's, otherwise its longest tier's: %i nights, %s", (nights, channel, rate) => {
    expect(commissionRate(terms, { nights, channel })).toBe(rate)
  })

  it("is the agreement's own without tiers or channels", () => {
    expect(commissionRate({ commissionBasisPoints: 2_500 }, { nights: 90, channel: 'agent' })).toBe(2_500)
  })
})

describe("splitting a stay's money", () => {
  it('R17 R50 gives the owner 5,385.00 at 25% of the rent', () => {
    expect(shareOut(worked, basic)).toMatchObject({ commission: 179_500, net: 538_500 })
  })

  it('deducts a fixed fee and the card cost from the owner, and applies the minimum', () => {
    const details = {
      fixedFee: 10_000,
      cardFee: { basisPoints: 300, bearer: 'owner' as const, beforeCommission: false },
    }
    expect(shareOut(worked, { ...basic, details })).toMatchObject({
      commission: 179_500,
      fixedFee: 10_000,
      cardFee: 25_598,
      net: 502_902,
    })
    expect(shareOut(worked, { ...basic, details: { minimumCommission: 200_000 } }).commission).toBe(200_000)
  })

  it('R50 R58 deducts a card fee before the commission if the agreement says so, and splits it like the rent', () => {
    const details = { cardFee: { basisPoints: 300, bearer: 'split' as const, beforeCommission: true } }
    // 25% of 7,180.00 − 255.98; the owner bears 75% of 255.98.
    expect(shareOut(worked, { ...basic, details })).toMatchObject({
      commissionBase: 692_402,
      commission: 173_101,
      cardFee: 191_98,
    })
  })

  it('R50 gives the owner their part of each fee, to the cent', () => {
    const details = {
      feeShares: [
        { code: 'cleaning' as const, ownerBasisPoints: 3_333 },
        { code: 'service' as const, ownerBasisPoints: 5_000 },
      ],
    }
    expect(shareOut(worked, { ...basic, details }).ownFees).toEqual([14_999, 22_890])
  })

  it('never deducts more than the owner has from a stay, and loses no cent', () => {
    const cents = fc.integer({ min: 0, max: 2_000_000 })
    const details = fc.record(
      {
        fixedFee: cents,
        minimumCommission: cents,
        feeShares: fc.uniqueArray(
          fc.record({
            code: fc.constantFrom('cleaning' as const, 'linen' as const, 'service' as const),
            ownerBasisPoints: fc.integer({ min: 0, max: 10_000 }),
          }),
          { selector: ({ code }) => code },
        ),
        cardFee: fc.record({
          basisPoints: fc.integer({ min: 1, max: 500 }),
          bearer: fc.constantFrom('owner' as const, 'manager' as const, 'split' as const),
          beforeCommission: fc.boolean(),
        }),
      },
      { requiredKeys: [] },
    )
    const fee = fc.record({
      code: fc.constantFrom('cleaning', 'linen', 'service'),
      kind: fc.constantFrom('cleaning' as const, 'service' as const),
      amount: cents,
    })
    const terms = fc.record({
      commissionBasisPoints: fc.integer({ min: 0, max: 10_000 }),
      commissionBase: fc.constantFrom('accommodation' as const, 'accommodation_and_fees' as const),
      cleaningTo: fc.constantFrom('operator' as const, 'owner' as const),
      details,
    })
    fc.assert(
      fc.property(cents, fc.array(fee, { maxLength: 5 }), cents, terms, (rent, fees, taxes, agreed) => {
        const paid = fees.reduce((sum, { amount }) => sum + amount, 0)
        const part = shareOut({ rent, fees, total: rent + paid + taxes }, agreed)
        const own = part.ownFees.reduce((sum, amount) => sum + amount, 0)
        const companys = paid - own + part.commission + part.fixedFee + part.cardFee
        expect(part.net + companys).toBe(rent + paid)
        expect(
          Math.min(part.net, part.commission, part.fixedFee, part.cardFee, ...part.ownFees),
        ).toBeGreaterThanOrEqual(0)
        part.ownFees.forEach((amount, at) => {
          expect(amount).toBeLessThanOrEqual(fees[at]?.amount ?? 0)
        })
      }),
    )
  })
})

it('R58 charges the owner none, all, or their share of a cost', () => {
  expect((['manager', 'owner', 'split'] as const).map((bearer) => ownersBear(bearer, 1_000, 3_000))).toEqual([
    0, 1_000, 700,
  ])
})

it('tops up earnings to a guarantee, and no further', () => {
  expect([shortOfGuarantee(500_000, 300_000), shortOfGuarantee(500_000, 600_000)]).toEqual([200_000, 0])
  expect(shortOfGuarantee(500_000, -10_000)).toBe(500_000)
  expect(shortOfGuarantee(undefined, 0)).toBe(0)
})

it("holds each owner's part of a reserve, as far as their balance allows", () => {
  expect(heldInReserve(100_000, 3_333, 80_000)).toBe(33_330)
  expect(heldInReserve(100_000, 3_333, 20_000)).toBe(20_000)
  expect(heldInReserve(100_000, 3_333, -20_000)).toBe(0)
  expect(heldInReserve(undefined, 10_000, 80_000)).toBe(0)
})

it('rejects a duplicate tier, channel, or fee, and more than half of the rent', () => {
  const refused = [
    {
      tiers: [
        { fromNights: 7, basisPoints: 1 },
        { fromNights: 7, basisPoints: 2 },
      ],
    },
    {
      channelRates: [
        { channel: 'agent', basisPoints: 1 },
        { channel: 'agent', basisPoints: 2 },
      ],
    },
    {
      feeShares: [
        { code: 'linen', ownerBasisPoints: 1 },
        { code: 'linen', ownerBasisPoints: 2 },
      ],
    },
    { tiers: [{ fromNights: 7, basisPoints: 5_001 }] },
    { feeShares: [{ code: 'linen', ownerBasisPoints: 10_001 }] },
    { cardFee: { basisPoints: 501, bearer: 'owner', beforeCommission: true } },
    { fixedFee: -1 },
  ]
  for (const details of refused) expect(agreementDetails.safeParse(details).success).toBe(false)
})
