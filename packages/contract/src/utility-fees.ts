import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ofManagedHome } from './home-setup.ts'
import { priceConfirmation } from './price-concerns.ts'
import { largestScale } from './values/amount-scale.ts'
import { id } from './values/ids.ts'
import { currencyCode } from './values/shapes.ts'

/** Utilities a home can charge for in addition to the rent. */
export const utilities = ['heating', 'electricity', 'water', 'pool_heating', 'firewood', 'internet'] as const
export type Utility = (typeof utilities)[number]

/** In minor units of the home's currency. */
export const mostUtilityFee = 100_000

const utilityFee = z.object({
  utility: z.enum(utilities),
  per: z.enum(['night', 'stay']),
  amount: z
    .int()
    .min(1)
    .max(mostUtilityFee * largestScale),
})
export type UtilityFee = z.output<typeof utilityFee>

const path = 'owners/properties/{id}/utility-fees'

export const utilityFeesOfHome = endpoint({
  method: 'GET',
  path,
  summary: 'Get a home’s utility fees; everything else is included',
  ...ofManagedHome,
  results: z.object({
    home: z.object({ id, name: z.string(), currency: currencyCode }),
    fees: z.array(utilityFee),
  }),
  errors: {},
})

export const keepUtilityFees = endpoint({
  method: 'PUT',
  path,
  summary: 'Set a home’s utility fees; quotes and booked stays keep theirs',
  ...ofManagedHome,
  body: z.object({
    fees: z
      .array(utilityFee)
      .max(utilities.length)
      .refine((fees) => new Set(fees.map(({ utility }) => utility)).size === fees.length, {
        error: 'each once',
      }),
    confirm: priceConfirmation.optional(),
  }),
  results: z.object({}),
  errors: { invalid_prices: 422, confirmation_needed: 422 },
})
