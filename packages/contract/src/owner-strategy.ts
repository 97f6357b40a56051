import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { hash, id, idText, instant } from './values/ids.ts'
import { currencyCode, money, plainDate } from './values/shapes.ts'
import { signedName } from './values/signed-name.ts'

/** The prices of one season of a home; `from` and `to` are null for all nights outside seasons. */
const strategySeason = z.object({
  name: z.string(),
  from: plainDate.nullable(),
  to: plainDate.nullable(),
  weeknight: money,
  weekendNight: money,
  minNights: z.int(),
})
export type StrategySeason = z.output<typeof strategySeason>

/** A home's prices from today on, season by season: what an owner confirms. */
export const strategyDocument = z.object({
  currency: currencyCode,
  weekendNights: z.array(z.int().min(0).max(6)),
  floor: money.nullable(),
  cap: money.nullable(),
  seasons: z.array(strategySeason),
  /** Discounts in basis points, with the nights or days ahead from which each applies. */
  discounts: z.array(
    z.object({ kind: z.enum(['length_of_stay', 'early_bird', 'last_minute']), reach: z.int(), share: z.int() }),
  ),
})
export type StrategyDocument = z.output<typeof strategyDocument>

const confirmation = z.object({
  version: z.int(),
  signedName: z.string(),
  at: instant,
  text: z.string(),
  textHash: hash,
})
export type StrategyConfirmation = z.output<typeof confirmation>

const ofHome = {
  audience: ['owner', 'staff', 'admin'],
  permission: 'homes',
  params: z.object({ id: idText }),
} as const

export const strategyOfHome = endpoint({
  ...ofHome,
  method: 'GET',
  path: 'owners/properties/{id}/strategy',
  summary: 'Get a home’s pricing strategy by season, and what its owner has confirmed',
  results: z.object({
    home: z.object({ id, name: z.string(), town: z.string(), timeZone: z.string() }),
    /** Null until the first prices are set. */
    strategy: strategyDocument.nullable(),
    /** The text to be confirmed, and its hash. */
    text: z.string(),
    textHash: z.string(),
    /** Latest first. */
    confirmations: z.array(confirmation),
    /** The home's prices have changed since the last confirmation. */
    changed: z.boolean(),
  }),
  errors: {},
})

export const confirmStrategy = endpoint({
  ...ofHome,
  method: 'POST',
  path: 'owners/properties/{id}/strategy',
  summary: 'Confirm a pricing strategy by name; the text confirmed is stored',
  inPerson: true,
  status: 201,
  body: z.object({ textHash: hash, signedName, accepted: z.literal(true) }),
  results: z.object({ version: z.int() }),
  errors: { prices_changed: 409, not_allowed_now: 409, name_differs: 422 },
})
