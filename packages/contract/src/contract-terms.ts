import { z } from 'zod'
import { chargedFeeCodes, commissionBearers, salesChannels } from './values/charges.ts'

/** Basis points: no owner gives up more than half of the rent. */
export const mostCommission = 5_000

const rate = z.int().min(0).max(mostCommission)
const minorUnits = z.int().min(0).max(100_000_000)

/** Whether each key occurs only once. */
const areUnique = (keys: readonly (string | number)[]): boolean => new Set(keys).size === keys.length

/**
 * The terms of an agreement beyond its percentage; omitted terms don't apply (R50, R58). Amounts are in minor units of
 * the home's currency.
 */
export const agreementDetails = z.object({
  /** A different percentage from this many nights on, for the whole stay. */
  tiers: z
    .array(z.object({ fromNights: z.int().min(2).max(366), basisPoints: rate }))
    .max(6)
    .refine((tiers) => areUnique(tiers.map(({ fromNights }) => fromNights)), {
      error: 'Enter each number of nights once',
    })
    .optional(),
  /** A different percentage for bookings from a channel, whatever their length. */
  channelRates: z
    .array(z.object({ channel: z.enum(salesChannels), basisPoints: rate }))
    .max(salesChannels.length)
    .refine((rates) => areUnique(rates.map(({ channel }) => channel)), { error: 'Enter each channel once' })
    .optional(),
  /** Charged per stay, in addition to the percentage. */
  fixedFee: minorUnits.optional(),
  /** The minimum commission for a stay. */
  minimumCommission: minorUnits.optional(),
  /** The minimum the owners earn from stays in a calendar quarter; the company adds the rest. */
  guarantee: minorUnits.optional(),
  /**
   * The owner's part of a type of fee, in basis points; other fees go to the party that gets the cleaning fee under the
   * agreement.
   */
  feeShares: z
    .array(z.object({ code: z.enum(chargedFeeCodes), ownerBasisPoints: z.int().min(0).max(10_000) }))
    .max(chargedFeeCodes.length)
    .refine((shares) => areUnique(shares.map(({ code }) => code)), { error: 'Enter each fee once' })
    .optional(),
  /**
   * The cost of payment processing, as a share of everything the guest pays, and who bears it. Deducted before the
   * commission, which is based on the remainder.
   */
  cardFee: z
    .object({ basisPoints: z.int().min(1).max(500), bearer: z.enum(commissionBearers), beforeCommission: z.boolean() })
    .optional(),
  /** Who bears partners' commissions; omitted: follows the partner program. */
  agentBearer: z.enum(commissionBearers).optional(),
  /** The amount that stays on the owners' account of the home at every payout. */
  reserve: minorUnits.optional(),
  /** Repairs up to this amount need no owner approval. */
  repairLimit: minorUnits.optional(),
})
export type AgreementDetails = z.output<typeof agreementDetails>

/** The financial terms between operator and owner (R45, R50). */
export const contractTerms = z.object({
  commissionBasisPoints: z.int().min(0).max(10_000),
  commissionBase: z.enum(['accommodation', 'accommodation_and_fees']),
  /** When a guest's money becomes the owner's (R45). */
  recognition: z.enum(['check_in', 'each_night', 'check_out']),
  cleaningTo: z.enum(['operator', 'owner']),
  details: agreementDetails.optional(),
})
export type AgreedTerms = z.output<typeof contractTerms>
