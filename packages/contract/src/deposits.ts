import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cardRefusals } from './payments.ts'
import { priceConfirmation } from './price-concerns.ts'
import { largestScale } from './values/amount-scale.ts'
import { id, idText, instant } from './values/ids.ts'
import { money } from './values/shapes.ts'

/** The maximum a home can have authorized on a card, in minor units. */
export const mostDeposit = 2_000_000

/**
 * `later`: authorized from the day before arrival. `placing`: the bank is processing the request. `held`: authorized on
 * the card, not charged. `refused`: the card declined it, and another is requested. `released`: the hold has ended.
 * `charged`: a settled claim was captured from it, and the rest was released (R31). `card_missing`: no one has added a
 * card that could hold it.
 */
export const depositStates = ['card_missing', 'later', 'placing', 'held', 'refused', 'released', 'charged'] as const
export type DepositState = (typeof depositStates)[number]

export const deposit = z.object({
  amount: money,
  state: z.enum(depositStates),
  /** When the card is authorized; a card added earlier is stored until then. */
  placeAt: instant,
  /** When the claim window closes and it is released; null before that is known. */
  closesAt: instant.nullable(),
  /** When the state began; null if it is still to come. */
  since: instant.nullable(),
  /** The card, as its guest knows it; empty before one is authorized. */
  method: z.string(),
  /** The amount captured from it. */
  charged: money.nullable(),
  /** The guest can add a card: there is none, or the last one declined; an older hold may still be active. */
  needsCard: z.boolean(),
})
export type Deposit = z.output<typeof deposit>

export const depositOfStay = endpoint({
  method: 'GET',
  path: 'bookings/{id}/deposit',
  summary: 'Get a stay’s security deposit: the amount on hold, since when, and when it is released',
  audience: 'session',
  permission: 'bookings',
  params: z.object({ id: idText }),
  results: z.object({
    /** Null if the home requires none, and for a stay that ended before it was authorized. */
    deposit: deposit.nullable(),
  }),
  errors: {},
})

export const giveDepositCard = endpoint({
  method: 'POST',
  path: 'bookings/{id}/deposit',
  summary: 'Add a card for the security deposit, where none is stored or another was declined',
  audience: 'session',
  params: z.object({ id: idText }),
  body: z.object({ token: z.string().trim().min(3).max(200) }),
  results: z.object({ deposit: deposit.nullable(), bookingId: id }),
  errors: { ...cardRefusals, not_allowed_now: 409, unknown_token: 422 },
})

/** The price a guest can pay instead of the deposit, and the maximum it covers for damage; minor units. */
const waiver = z.object({
  price: z
    .int()
    .min(0)
    .max(mostDeposit * largestScale),
  limit: z
    .int()
    .min(0)
    .max(mostDeposit * largestScale),
})

const editors = ['owner', 'staff', 'admin'] as const

export const depositOfHome = endpoint({
  method: 'GET',
  path: 'owners/properties/{id}/deposit',
  summary: 'Get the security deposit a home requires, for those who set it',
  audience: editors,
  permission: 'homes',
  params: z.object({ id: idText }),
  results: z.object({
    home: z.object({ id, name: z.string() }),
    /** Zero if none is required; null before the home has prices. */
    deposit: money.nullable(),
    /** Zero for both if guests can't choose one. */
    waiver,
    /** The home follows the company or its group, and changes with it. */
    inherited: z.boolean(),
    /** The default it follows or would follow; null if neither has one. */
    standard: z.object({ amount: money, group: z.string().nullable() }).nullable(),
  }),
  errors: {},
})

export const askDeposit = endpoint({
  method: 'PUT',
  path: 'owners/properties/{id}/deposit',
  summary: 'Set a home’s security deposit from the next quote on; booked stays keep theirs',
  audience: editors,
  permission: 'homes',
  params: z.object({ id: idText }),
  body: z.object({
    /** Minor units of the home's currency; zero requires none. */
    amount: z
      .int()
      .min(0)
      .max(mostDeposit * largestScale),
    /** Follows the company or its group instead of its own amount. */
    inherit: z.boolean().default(false),
    /** Null means no one can choose one. It covers at least the amount of the deposit. */
    waiver: waiver
      .extend({
        price: z
          .int()
          .min(1)
          .max(mostDeposit * largestScale),
      })
      .nullable()
      .default(null),
    confirm: priceConfirmation.optional(),
  }),
  results: z.object({ deposit: money }),
  errors: { not_allowed_now: 409, invalid_prices: 422, confirmation_needed: 422 },
})
