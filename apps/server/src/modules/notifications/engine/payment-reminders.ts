import { addDays, instantAt, type PlainDate } from '@porchlight/contract'
import { whenAwake } from './quiet-hours.ts'
import { guestsNight } from './stay-reminders.ts'

/** How many days before a payment is collected its guest is notified. */
export const daysAhead = 3

/**
 * When a guest who lives in `guestZone` is emailed about a payment: by the home's clock, and during their own daytime
 * (R72).
 */
export const paymentReminderAt = (dueOn: PlainDate, timeZone: string, guestZone: string): Date =>
  whenAwake({ timeZone: guestZone, quiet: guestsNight }, instantAt(timeZone, addDays(dueOn, -daysAhead), '10:00'))
