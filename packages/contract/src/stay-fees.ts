import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ofManagedHome } from './home-setup.ts'
import { priceConfirmation } from './price-concerns.ts'
import { largestScale } from './values/amount-scale.ts'
import { id, instant } from './values/ids.ts'
import { currencyCode } from './values/shapes.ts'

/** The two fees every home decides on before it can be booked: charged, or waived by someone for a reason. */
export const decidedFees = ['cleaning', 'service'] as const
export type DecidedFee = (typeof decidedFees)[number]

/** In cents of a dollar; in the home's currency, `mostIn` of it. */
export const mostStayFee = 10_000_000
/** In basis points of rent and the fees before it. */
export const mostServiceShare = 5_000

const none = z.object({
  kind: z.literal('none'),
  /** The person who decides it. */
  name: z.string().trim().min(2).max(120),
  reason: z.string().trim().min(3).max(500),
})
const amount = z.object({
  kind: z.literal('amount'),
  amount: z
    .int()
    .min(1)
    .max(mostStayFee * largestScale),
})
const share = z.object({ kind: z.literal('share'), share: z.int().min(1).max(mostServiceShare) })

export const stayFees = z.object({
  /** Per stay. */
  cleaning: z.discriminatedUnion('kind', [amount, none]),
  /** Per stay, or a share of rent and cleaning. */
  service: z.discriminatedUnion('kind', [amount, share, none]),
})
export type StayFees = z.output<typeof stayFees>

const path = 'owners/properties/{id}/stay-fees'

export const stayFeesOfHome = endpoint({
  method: 'GET',
  path,
  summary: 'Get a home’s cleaning and service fees, or who waived them and why',
  ...ofManagedHome,
  results: z.object({
    home: z.object({ id, name: z.string(), currency: currencyCode }),
    /** Null until decided; a fee made up of several lines shows as their total if they are amounts. */
    cleaning: stayFees.shape.cleaning.nullable(),
    service: stayFees.shape.service.nullable(),
    /** When the later of the two was decided. */
    decidedAt: instant.nullable(),
  }),
  errors: {},
})

export const keepStayFees = endpoint({
  method: 'PUT',
  path,
  summary: 'Set a home’s cleaning and service fees; quotes and booked stays keep theirs',
  ...ofManagedHome,
  body: stayFees.extend({ confirm: priceConfirmation.optional() }),
  results: z.object({}),
  errors: { invalid_prices: 422, confirmation_needed: 422 },
})
