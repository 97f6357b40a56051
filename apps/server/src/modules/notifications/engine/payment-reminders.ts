import { addDays, instantAt, type PlainDate } from '@porchlight/contract'
import { whenAwake } from './quiet-hours.ts'
import { guestsNight } from './stay-reminders.ts'

/** How many days before a payment is taken its guest is written. */
export const daysAhead = 3

/** When a guest who lives in `guestZone` is written of a payment: by the clock of the home, and in their own day (R72). */
export const paymentReminderAt = (dueOn: PlainDate, timeZone: string, guestZone: string): Date =>
  whenAwake({ timeZone: guestZone, quiet: guestsNight }, instantAt(timeZone, addDays(dueOn, -daysAhead), '10:00'))
