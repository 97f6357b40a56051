import { z } from 'zod'
import { ownPolicy } from './cancellation-policies.ts'
import { endpoint } from './endpoint.ts'
import { id, idText } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

/** The cancellation policies a home can select by name (R38, R40). */
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

/** The amount retained in total when nights are rebooked individually, in minor units (R40). */
export const retainedOfRebooking = 10_000

/** When an installment is due: a number of days before arrival, on a date, or monthly during a long stay (R26). */
const installmentDue = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('before_arrival'), days: z.int().min(0).max(730) }),
  z.strictObject({ kind: z.literal('on'), date: plainDate }),
  z.strictObject({ kind: z.literal('monthly') }),
])

/**
 * A percentage of the stay at booking, then any number of installments, with the balance due a number of days before
 * arrival; there is no balance if everything is due earlier (R26).
 */
export const homeSchedule = z
  .object({
    atBooking: z.int().min(10).max(100),
    daysBefore: z.int().min(1).max(365),
    installments: z
      .array(z.strictObject({ share: z.int().min(1).max(90), due: installmentDue }))
      .max(24)
      .optional(),
  })
  .refine(
    ({ atBooking, installments = [] }) => installments.reduce((sum, { share }) => sum + share, atBooking) <= 100,
    { error: 'The installments add up to more than 100%', path: ['installments'] },
  )
export type HomeSchedule = z.output<typeof homeSchedule>

/** A preset, or one of the company's own policies. */
const policyCode = z.union([
  z.enum(policyCodes),
  z
    .string()
    .max(13)
    .regex(/^own_\d{1,9}$/),
])

const editors = ['owner', 'staff', 'admin'] as const

export const termsOfHome = endpoint({
  method: 'GET',
  path: 'owners/properties/{id}/terms',
  summary: 'Get a home’s payment and cancellation terms, for those who set them',
  audience: editors,
  permission: 'homes',
  params: z.object({ id: idText }),
  results: z.object({
    home: z.object({ id, name: z.string() }),
    /** Null before the home has prices. */
    terms: z
      .object({
        /** The code is null if the policy was agreed for this home only. */
        policy: z.object({ code: policyCode.nullable(), name: z.string() }),
        /** Null if the installments were agreed for this home only. */
        schedule: homeSchedule.nullable(),
      })
      .nullable(),
    /** The company's own policies, selectable in addition to the presets. */
    policies: z.array(z.object({ code: z.string(), policy: ownPolicy })),
  }),
  errors: {},
})

export const setTermsOfHome = endpoint({
  method: 'PUT',
  path: 'owners/properties/{id}/terms',
  summary: 'Change a home’s payment and cancellation terms from the next quote on; booked stays keep theirs',
  audience: editors,
  permission: 'homes',
  params: z.object({ id: idText }),
  body: z.object({ policy: policyCode, schedule: homeSchedule }),
  results: z.object({ policy: policyCode, schedule: homeSchedule }),
  errors: { not_allowed_now: 409 },
})
