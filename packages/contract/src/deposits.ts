import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cardRefusals } from './payments.ts'
import { priceConfirmation } from './price-concerns.ts'
import { id, idText, instant } from './values/ids.ts'
import { money } from './values/shapes.ts'

/** Most minor units that a home may ask a card to hold. */
export const mostDeposit = 2_000_000

/**
 * `later`: held from the day before arrival. `placing`: the bank is being asked. `held`: set aside on the card, not
 * charged. `refused`: the card does not hold it, another is asked for. `released`: free again. `charged`: a settled claim
 * was taken from it, and the rest is free again (R31). `card_missing`: nobody has left a card that could hold it.
 */
export const depositStates = ['card_missing', 'later', 'placing', 'held', 'refused', 'released', 'charged'] as const
export type DepositState = (typeof depositStates)[number]

export const deposit = z.object({
  amount: money,
  state: z.enum(depositStates),
  /** From when on the card holds it; a card that is given before is kept until then. */
  placeAt: instant,
  /** When nothing more can be claimed of the stay, and it is released; null before that is known. */
  closesAt: instant.nullable(),
  /** When the state began; null while it is still to come. */
  since: instant.nullable(),
  /** The card, as its guest knows it; empty before one is asked. */
  method: z.string(),
  /** What was charged of it. */
  charged: money.nullable(),
  /** The guest may give a card: none is there, or the one that was asked refused; an older hold may still stand. */
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
    /** Null where the home requires none, and for a stay that ended before it was authorized. */
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

/** What a guest may pay instead of the deposit, and up to what it pays for damage; minor units. */
const waiver = z.object({ price: z.int().min(0).max(mostDeposit), limit: z.int().min(0).max(mostDeposit) })

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
    /** Nothing when none is asked for; null before the home has prices. */
    deposit: money.nullable(),
    /** Nothing of both where guests may not choose one. */
    waiver,
    /** The home follows the company or its group, and changes with it. */
    inherited: z.boolean(),
    /** What it follows, or would; null where neither set one. */
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
    /** Minor units of the home’s currency; nothing asks for none. */
    amount: z.int().min(0).max(mostDeposit),
    /** Follows the company or its group instead of an amount of its own. */
    inherit: z.boolean().default(false),
    /** Null lets nobody choose one. It pays at least what the deposit would have held. */
    waiver: waiver
      .extend({ price: z.int().min(1).max(mostDeposit) })
      .nullable()
      .default(null),
    confirm: priceConfirmation.optional(),
  }),
  results: z.object({ deposit: money }),
  errors: { not_allowed_now: 409, invalid_prices: 422, confirmation_needed: 422 },
})
