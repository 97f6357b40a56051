import { type Money, type Utility, type UtilityFee, utilities } from '@porchlight/contract'

export const pers = ['included', 'night', 'stay'] as const

export type FeeFields = Record<Utility, { per: (typeof pers)[number]; amount: Money | null }>

/** Fees as typed; a utility without a fee is included in the price. */
export const feeFields = (fees: readonly UtilityFee[], currency: string): FeeFields =>
  Object.fromEntries(
    utilities.map((utility) => {
      const fee = fees.find((one) => one.utility === utility)
      return [
        utility,
        fee ? { per: fee.per, amount: { amount: fee.amount, currency } } : { per: 'included', amount: null },
      ]
    }),
  ) as FeeFields

export const utilityFees = (fields: FeeFields): UtilityFee[] =>
  utilities.flatMap((utility): UtilityFee[] => {
    const { per, amount } = fields[utility]
    return per === 'included' || !amount ? [] : [{ utility, per, amount: amount.amount }]
  })
