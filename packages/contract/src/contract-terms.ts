import { z } from 'zod'
import { chargedFeeCodes, commissionBearers, salesChannels } from './values/charges.ts'

/** Basis points: no owner signs away more than half of the rent. */
export const mostCommission = 5_000

const rate = z.int().min(0).max(mostCommission)
const minorUnits = z.int().min(0).max(100_000_000)

/** Whether one comes at most once. */
const areUnique = (keys: readonly (string | number)[]): boolean => new Set(keys).size === keys.length

/** What an agreement says beyond its percentage; what it leaves out doesn't apply (R50, R58). Amounts in minor units of the home's currency. */
export const agreementDetails = z.object({
  /** Another percentage from so many nights on, for the whole stay. */
  tiers: z
    .array(z.object({ fromNights: z.int().min(2).max(366), basisPoints: rate }))
    .max(6)
    .refine((tiers) => areUnique(tiers.map(({ fromNights }) => fromNights)), {
      error: 'Enter each number of nights once',
    })
    .optional(),
  /** Another percentage for bookings of a channel, whatever their length. */
  channelRates: z
    .array(z.object({ channel: z.enum(salesChannels), basisPoints: rate }))
    .max(salesChannels.length)
    .refine((rates) => areUnique(rates.map(({ channel }) => channel)), { error: 'Enter each channel once' })
    .optional(),
  /** Beside the percentage, per stay. */
  fixedFee: minorUnits.optional(),
  /** What the commission of a stay is at least. */
  minimumCommission: minorUnits.optional(),
  /** What the owners earn from stays in a calendar quarter at least; the company adds what is missing. */
  guarantee: minorUnits.optional(),
  /** The owner's part of a kind of fee, in basis points; other fees go where the agreement sends the cleaning fee. */
  feeShares: z
    .array(z.object({ code: z.enum(chargedFeeCodes), ownerBasisPoints: z.int().min(0).max(10_000) }))
    .max(chargedFeeCodes.length)
    .refine((shares) => areUnique(shares.map(({ code }) => code)), { error: 'Enter each fee once' })
    .optional(),
  /** What the processing of payments costs, of all the guest pays, and who bears it; before the commission: it counts on what is left. */
  cardFee: z
    .object({ basisPoints: z.int().min(1).max(500), bearer: z.enum(commissionBearers), beforeCommission: z.boolean() })
    .optional(),
  /** Who bears partners' commissions; left out: as the partner program says. */
  agentBearer: z.enum(commissionBearers).optional(),
  /** What stays on the owners' account of the home at every payout. */
  reserve: minorUnits.optional(),
  /** Up to which repairs need no approval of the owner. */
  repairLimit: minorUnits.optional(),
})
export type AgreementDetails = z.output<typeof agreementDetails>

/** What operator and owner agree about money (R45, R50). */
export const contractTerms = z.object({
  commissionBasisPoints: z.int().min(0).max(10_000),
  commissionBase: z.enum(['accommodation', 'accommodation_and_fees']),
  /** When a guest’s money becomes the owner’s (R45). */
  recognition: z.enum(['check_in', 'each_night', 'check_out']),
  cleaningTo: z.enum(['operator', 'owner']),
  details: agreementDetails.optional(),
})
export type AgreedTerms = z.output<typeof contractTerms>
