import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ofManagedHome } from './home-setup.ts'
import { priceConfirmation } from './price-concerns.ts'
import { largestScale } from './values/amount-scale.ts'
import { id } from './values/ids.ts'
import { currencyCode } from './values/shapes.ts'

/** The type of an add-on, which determines how it is taxed (R20, R22). */
export const addOnKinds = ['extra', 'mid_stay_clean', 'early_late'] as const
export type AddOnKind = (typeof addOnKinds)[number]

/** The unit its price applies to. */
export const addOnPers = ['stay', 'night', 'guest', 'guest_night'] as const
export type AddOnPer = (typeof addOnPers)[number]

export const mostAddOns = 12
/** In minor units of the home's currency. */
export const mostAddOnPrice = 10_000_000

const addOn = z.object({
  kind: z.enum(addOnKinds),
  label: z.string().trim().min(1).max(80),
  /** One sentence about what the guest gets. */
  note: z.string().trim().max(300),
  per: z.enum(addOnPers),
  amount: z
    .int()
    .min(1)
    .max(mostAddOnPrice * largestScale),
})
export type AddOn = z.output<typeof addOn>

const path = 'owners/properties/{id}/add-ons'

export const addOnsOfHome = endpoint({
  method: 'GET',
  path,
  summary: 'Get the extras a home offers, for those who set them',
  ...ofManagedHome,
  results: z.object({
    home: z.object({ id, name: z.string(), currency: currencyCode }),
    addOns: z.array(addOn.extend({ id })),
  }),
  errors: {},
})

export const saveAddOns = endpoint({
  method: 'PUT',
  path,
  summary: 'Set the extras a home offers from the next quote on; booked stays keep theirs',
  ...ofManagedHome,
  body: z.object({
    addOns: z
      .array(addOn)
      .max(mostAddOns)
      .refine((addOns) => new Set(addOns.map(({ label }) => label.toLowerCase())).size === addOns.length, {
        error: 'each name once',
      }),
    confirm: priceConfirmation.optional(),
  }),
  results: z.object({}),
  errors: { invalid_prices: 422, confirmation_needed: 422 },
})
