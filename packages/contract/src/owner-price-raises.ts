import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { priceRange } from './owner-price-range.ts'
import { priceConcern, priceConfirmation } from './price-concerns.ts'
import { id, idText } from './values/ids.ts'
import { money, plainDate } from './values/shapes.ts'

/** The maximum number of homes whose prices are changed at once. */
export const mostRaisedHomes = 100

/** Homes with the last price change seen for each; 0 = none. */
const homes = z
  .array(z.object({ id, version: z.int().min(0) }))
  .min(1)
  .max(mostRaisedHomes)
  .refine((all) => new Set(all.map((one) => one.id)).size === all.length, { error: 'a home is named twice' })

const editors = { audience: ['owner', 'staff', 'admin'], permission: 'homes' } as const

/** The effect of a price change on a home: the number of open nights, and their total before and after. */
const raisedHome = z.object({
  id,
  name: z.string(),
  version: z.int(),
  nights: z.int(),
  unchanged: z.int(),
  from: plainDate.nullable(),
  to: plainDate.nullable(),
  before: money.nullable(),
  after: money.nullable(),
  /** Arrival days that require more nights, or fewer, and those on which stays can now begin, or no longer can. */
  arrivals: z.object({ longer: z.int(), shorter: z.int(), opened: z.int(), closed: z.int() }),
})
export type RaisedHome = z.output<typeof raisedHome>

export const previewRaise = endpoint({
  ...editors,
  method: 'POST',
  path: 'owners/price-raises/preview',
  computes: true,
  summary: 'Preview a change of prices, minimum stay, or arrival days across homes',
  body: priceRange.safeExtend({ homes: z.array(id).min(1).max(mostRaisedHomes) }),
  results: z.object({ homes: z.array(raisedHome), concerns: z.array(priceConcern) }),
  errors: { invalid_prices: 422 },
})

export const raisePrices = endpoint({
  ...editors,
  method: 'POST',
  path: 'owners/price-raises',
  summary: 'Change the prices, minimum stay, or arrival days of many homes, all or none',
  status: 201,
  body: priceRange.safeExtend({ homes, confirm: priceConfirmation.optional() }),
  results: z.object({ id }),
  errors: { invalid_prices: 422, prices_changed: 409, confirmation_needed: 422 },
})

export const undoRaise = endpoint({
  ...editors,
  method: 'POST',
  path: 'owners/price-raises/{raiseId}/undo',
  summary: 'Undo the change in every home whose prices haven’t changed since',
  params: z.object({ raiseId: idText }),
  results: z.object({
    undone: z.int(),
    /** Homes that have changed since and are left unchanged. */
    unchanged: z.array(z.string()),
  }),
  errors: {},
})
