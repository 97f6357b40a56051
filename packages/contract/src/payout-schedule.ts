import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant } from './values/ids.ts'
import { plainDate } from './values/shapes.ts'

/** A day every month has. */
const lastDayOfEveryMonth = 28

/** When owners are paid: on days of the month, on a day of the week (0 is Sunday), or without a set day. */
export const payoutSchedule = z.discriminatedUnion('every', [
  z.object({
    every: z.literal('month'),
    days: z
      .array(z.int().min(1).max(lastDayOfEveryMonth))
      .min(1)
      .max(2)
      .refine((days) => new Set(days).size === days.length, { error: 'Choose different days' }),
  }),
  z.object({ every: z.literal('week'), weekday: z.int().min(0).max(6) }),
  z.object({ every: z.literal('none') }),
])
export type PayoutSchedule = z.output<typeof payoutSchedule>

const payoutScheduleDesk = z.object({
  schedule: payoutSchedule,
  /** The next payout dates, moved past weekends and bank holidays. */
  next: z.array(plainDate),
  /** Latest first; the first one is in force. */
  history: z.array(z.object({ schedule: payoutSchedule, by: z.string(), at: instant, reason: z.string() })),
})

export const payoutScheduleNow = endpoint({
  method: 'GET',
  path: 'staff/payout-schedule',
  summary: 'Get the days owners are paid on, the next of them, and who changed them',
  audience: ['staff', 'admin'],
  permission: 'money',
  results: payoutScheduleDesk,
  errors: {},
})

export const savePayoutSchedule = endpoint({
  method: 'PUT',
  path: 'staff/payout-schedule',
  summary: 'Set the days owners are paid on; owners see the next one beside their earnings',
  audience: ['staff', 'admin'],
  permission: 'money',
  inPerson: true,
  body: z.object({ schedule: payoutSchedule, reason: z.string().trim().min(3).max(300) }),
  results: payoutScheduleDesk,
  errors: {},
})
