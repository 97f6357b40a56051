import { z } from 'zod'
import { booking } from './bookings.ts'
import { endpoint } from './endpoint.ts'
import { confirmedTerms, priceConfirmation } from './price-concerns.ts'
import { basisPoints, id, idText, instant } from './values/ids.ts'
import { money } from './values/shapes.ts'
import { version } from './values/version.ts'

/**
 * The number of days after booking in which travel protection can be added, with a full refund; never once the stay has
 * begun.
 */
export const protectionDays = 14

/** Travel protection as offered to the guest of a booked stay. */
export const stayProtection = z.object({
  provider: z.string(),
  price: money,
  /** It is part of the stay's price. */
  taken: z.boolean(),
  /**
   * It can be added until then, and is fully refunded when the stay is canceled: 14 days from the booking, never once
   * the stay has begun.
   */
  until: instant,
})
export type StayProtection = z.output<typeof stayProtection>

export const protectionOfStay = endpoint({
  method: 'GET',
  path: 'bookings/{id}/protection',
  summary: 'Get the travel protection a stay has or can still add',
  audience: 'session',
  permission: 'bookings',
  params: z.object({ id: idText }),
  results: z.object({
    /** Null if there is none and none can be added. */
    protection: stayProtection.nullable(),
  }),
  errors: {},
})

export const addProtection = endpoint({
  method: 'POST',
  path: 'bookings/{id}/protection',
  summary: 'Add travel protection to a booked stay; it becomes part of its price and is due today',
  audience: 'session',
  inPerson: true,
  params: z.object({ id: idText }),
  body: z.object({
    /** Minor units, as displayed. */
    amount: z.int().min(1),
  }),
  results: z.object({ booking }),
  errors: { not_allowed_now: 409, terms_changed: 409 },
})

const product = z.object({
  /** The provider that sells it and is responsible for it. */
  provider: z.string().trim().min(2).max(120),
  /** Share of the price of the nights after discounts. */
  basisPoints: basisPoints.min(1),
})
export type ProtectionProduct = z.output<typeof product>

const desk = z.object({
  /** The product offered with every stay; null offers none. */
  product: product.nullable(),
  /** Why an unusual share is correct. */
  confirmed: confirmedTerms.nullable(),
  version,
  /** The amount the provider is owed for earned stays. */
  owed: z.array(money),
  payments: z.array(z.object({ id, amount: money, reference: z.string(), at: instant })),
})
export type ProtectionDesk = z.output<typeof desk>

const staff = { audience: ['staff', 'admin'], permission: 'money' } as const

export const protectionDesk = endpoint({
  ...staff,
  method: 'GET',
  path: 'staff/protection',
  summary: 'Get the travel protection offered with every stay, and what its provider is owed',
  results: desk,
  errors: {},
})

export const setProtection = endpoint({
  ...staff,
  method: 'PUT',
  path: 'staff/protection',
  summary: 'Offer travel protection from the next quote on, or stop; booked stays keep theirs',
  body: z.object({
    product: product.nullable(),
    confirm: priceConfirmation.optional(),
    version: version.optional(),
  }),
  results: desk,
  errors: { confirmation_needed: 422, settings_changed: 409 },
})

export const payProvider = endpoint({
  ...staff,
  method: 'POST',
  path: 'staff/protection/payments',
  summary: 'Record a payment to the provider, with the bank’s reference',
  status: 201,
  body: z.object({ amount: money, reference: z.string().trim().min(3).max(120) }),
  results: desk,
  errors: { more_than_owed: 422, trust_short: 422 },
})
