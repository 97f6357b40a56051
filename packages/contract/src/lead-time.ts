import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ofManagedHome } from './home-setup.ts'
import { confirmedTerms, priceConfirmation } from './price-concerns.ts'
import { id } from './values/ids.ts'

/** How far ahead a home is booked, and what stands between two stays (R6, R13). Days and hours are the home's. */
export const leadTime = z
  .object({
    /** Earliest arrival is so many days from today. */
    noticeDays: z.int().min(0).max(365),
    /** From this hour on tonight is no longer sold; 24: never too late. */
    sameDayCutoffHour: z.int().min(0).max(24),
    /** Nights are sold so many days ahead. */
    windowDays: z.int().min(1).max(1095),
    /** Nights kept free between two stays; 0: guests leave and come on one day. */
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
    /** Why terms that close most of the year are right. */
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
