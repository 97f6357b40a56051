import { asWritten } from '@porchlight/wording'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stayParts } from '#modules/pricing'
import { chargesOf } from './charges.ts'
import { feesTotal, ownersPart, recognize } from './recognition.ts'

const why = { rule: '', text: asWritten(''), steps: [] }
const line = (code: string, amount: number) => ({
  code,
  fee: null,
  label: asWritten(code),
  amount,
  optional: false,
  why,
})

test('a fee preview gives guest, owner, and company the same amounts as the books (R50)', () => {
  const money = fc.integer({ min: 0, max: 500_000 })
  fc.assert(
    fc.property(
      fc.record({
        rent: money,
        fees: fc.uniqueArray(
          fc.tuple(
            fc.constantFrom('cleaning', 'linen', 'service', 'admin', 'damage', 'pets', 'protection', 'deposit_waiver'),
            money,
          ),
          { maxLength: 5, selector: ([code]) => code },
        ),
        commissionBasisPoints: fc.integer({ min: 0, max: 5_000 }),
        commissionBase: fc.constantFrom('accommodation' as const, 'accommodation_and_fees' as const),
        cleaningTo: fc.constantFrom('operator' as const, 'owner' as const),
        details: fc.record(
          {
            fixedFee: money,
            minimumCommission: money,
            feeShares: fc.array(fc.record({ code: fc.constant('linen' as const), ownerBasisPoints: fc.nat(10_000) }), {
              maxLength: 1,
            }),
            cardFee: fc.constant({ basisPoints: 290, bearer: 'split' as const, beforeCommission: true }),
          },
          { requiredKeys: [] },
        ),
      }),
      ({ rent, fees, ...terms }) => {
        const price = {
          currency: 'USD',
          nights: [{ night: '2027-07-01', rent, amount: rent }],
          accommodation: [line('rent', rent)],
          fees: fees.map(([code, amount]) => line(code, amount)),
          taxes: [],
          headline: 0,
          total: rent + fees.reduce((sum, [, amount]) => sum + amount, 0),
          deposit: 0,
        }
        const contract = { version: 1, recognition: 'check_in' as const, ...terms }
        const charges = chargesOf(price)
        const books = recognize(charges, contract, [{ accountId: 1, basisPoints: 10_000 }])
        const { owner, company } = stayParts(price as Parameters<typeof stayParts>[0], terms)
        expect(owner).toBe(ownersPart(charges, contract).net)
        expect(company).toBe(books.income.commission + feesTotal(books.income.fees))
      },
    ),
  )
})
