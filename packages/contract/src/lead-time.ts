import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ofManagedHome } from './home-setup.ts'
import { confirmedTerms, priceConfirmation } from './price-concerns.ts'
import { id } from './values/ids.ts'

/**
 * How far ahead a home can be booked, and the gap between two stays (R6, R13). Days and hours are in the home's time
 * zone.
 */
export const leadTime = z
  .object({
    /** Earliest arrival, in days from today. */
    noticeDays: z.int().min(0).max(365),
    /** From this hour on, tonight can no longer be booked; 24: no cutoff. */
    sameDayCutoffHour: z.int().min(0).max(24),
    /** How many days ahead nights can be booked. */
    windowDays: z.int().min(1).max(1095),
    /** Nights blocked between two stays; 0: check-out and check-in can be on the same day. */
    preparationNights: z.int().min(0).max(30),
  })
  .refine(({ noticeDays, windowDays }) => noticeDays < windowDays, {
    error: 'The home must be open for bookings longer ahead than the notice it needs',
    path: ['windowDays'],
  })
export type LeadTime = z.output<typeof leadTime>

const path = 'owners/properties/{id}/lead-time'

export const leadTimeOfHome = endpoint({
  method: 'GET',
  path,
  summary: 'Get a home’s booking window and preparation time',
  ...ofManagedHome,
  results: z.object({
    home: z.object({ id, name: z.string() }),
    leadTime,
    /** Why terms that close most of the year are correct. */
    confirmed: confirmedTerms.nullable(),
  }),
  errors: {},
})

export const keepLeadTime = endpoint({
  method: 'PUT',
  path,
  summary: 'Set a home’s booking window and preparation time; booked stays are unchanged',
  ...ofManagedHome,
  body: leadTime.safeExtend({ confirm: priceConfirmation.optional() }),
  results: z.object({}),
  errors: { closes_home: 422, confirmation_needed: 422 },
})
