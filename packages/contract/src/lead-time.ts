import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idText } from './values/ids.ts'

/** How far ahead a home is booked, and what stands between two stays (R6, R13). Days and hours are the home's. */
export const leadTime = z.object({
  /** Earliest arrival is so many days from today. */
  noticeDays: z.int().min(0).max(365),
  /** From this hour on tonight is no longer sold; 24: never too late. */
  sameDayCutoffHour: z.int().min(0).max(24),
  /** Nights are sold so many days ahead. */
  windowDays: z.int().min(1).max(1095),
  /** Nights kept free between two stays; 0: guests leave and come on one day. */
  preparationNights: z.int().min(0).max(30),
})
export type LeadTime = z.output<typeof leadTime>

const ofHome = {
  path: 'owners/properties/{id}/lead-time',
  audience: ['owner', 'staff', 'admin'],
  permission: 'homes',
  params: z.object({ id: idText }),
} as const

export const leadTimeOfHome = endpoint({
  method: 'GET',
  summary: 'How far ahead a home can be booked, and what is kept free between stays',
  ...ofHome,
  results: z.object({ home: z.object({ id, name: z.string() }), leadTime }),
  errors: {},
})

export const keepLeadTime = endpoint({
  method: 'PUT',
  summary: 'Say how far ahead a home can be booked, and what is kept free between stays; stays that are booked stay',
  ...ofHome,
  body: leadTime,
  results: z.object({}),
  errors: {},
})
