import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText } from './values/ids.ts'

/** The cancellation policies a home can take by name (R38, R40). */
export const policyCodes = [
  'flexible',
  'moderate',
  'limited',
  'firm',
  'strict',
  'rebooking',
  'rebooking_by_night',
] as const
export type PolicyCode = (typeof policyCodes)[number]

/** What stays in all of nights that are rebooked one by one, in minor units (R40). */
export const retainedPerNight = 10_000

/** So many hundredths of a stay at booking, the rest so many days before arrival; nothing is left where all is due at once (R26). */
export const homeSchedule = z.object({ atBooking: z.int().min(10).max(100), daysBefore: z.int().min(1).max(365) })
export type HomeSchedule = z.output<typeof homeSchedule>

const keepers = ['owner', 'staff', 'admin'] as const

export const termsOfHome = endpoint({
  method: 'GET',
  path: 'owners/properties/{id}/terms',
  summary: 'Get a home’s payment and cancellation terms, for those who set them',
  audience: keepers,
  permission: 'homes',
  params: z.object({ id: idText }),
  results: z.object({
    home: z.object({ id, name: z.string() }),
    /** Null before the home has prices. */
    terms: z
      .object({
        /** The code is null where the policy was agreed with the home alone. */
        policy: z.object({ code: z.enum(policyCodes).nullable(), name: z.string() }),
        /** Null where the parts were agreed with the home alone. */
        schedule: homeSchedule.nullable(),
      })
      .nullable(),
  }),
  errors: {},
})

export const setTermsOfHome = endpoint({
  method: 'PUT',
  path: 'owners/properties/{id}/terms',
  summary: 'Change a home’s payment and cancellation terms from the next quote on; booked stays keep theirs',
  audience: keepers,
  permission: 'homes',
  params: z.object({ id: idText }),
  body: z.object({ policy: z.enum(policyCodes), schedule: homeSchedule }),
  results: z.object({ policy: z.enum(policyCodes), schedule: homeSchedule }),
  errors: { not_allowed_now: 409 },
})
