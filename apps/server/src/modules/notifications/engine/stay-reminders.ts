import { addDays, instantAt, type PlainDate } from '@porchlight/contract'
import { whenAwake } from './quiet-hours.ts'

/** The reminders a guest gets during the course of their stay. */
export type StayMoment = 'week_ahead' | 'arriving' | 'leaving' | 'review_ending'

export type Dates = {
  arrive: PlainDate
  depart: PlainDate
  checkInAt: Date
  checkOutAt: Date
  /** The home's time zone. */
  timeZone: string
  reviewsCloseAt: Date | null
}
/** `settledAt`: since when it has these dates. */
export type Course = Dates & { settledAt: Date }

type Rule = {
  moment: StayMoment
  day: (course: Dates) => PlainDate
  time: string
  /** After this, the message is pointless. */
  until: (course: Dates) => Date | null
  /** What happens to it if the stay was booked after its time. */
  late: 'sent soon' | 'left out'
  /** The guest is at the home, so their night is the home's. */
  atTheHome?: true
}

const dayMs = 86_400_000

/** In the home's time zone (R72). Access details are shown from two days before check-in. */
const rules: readonly Rule[] = [
  {
    moment: 'week_ahead',
    day: ({ arrive }) => addDays(arrive, -7),
    time: '10:00',
    until: ({ arrive, timeZone }) => instantAt(timeZone, addDays(arrive, -2), '10:00'),
    late: 'left out',
  },
  {
    moment: 'arriving',
    day: ({ arrive }) => addDays(arrive, -1),
    time: '10:00',
    until: ({ checkInAt }) => new Date(checkInAt.getTime() + dayMs),
    late: 'sent soon',
  },
  {
    moment: 'leaving',
    day: ({ depart }) => addDays(depart, -1),
    time: '17:00',
    // It says "tomorrow".
    until: ({ depart, timeZone }) => instantAt(timeZone, depart, '00:00'),
    late: 'left out',
    atTheHome: true,
  },
  {
    moment: 'review_ending',
    day: ({ depart }) => addDays(depart, 10),
    time: '10:00',
    until: ({ reviewsCloseAt }) => reviewsCloseAt,
    late: 'left out',
  },
]

const soonMs = 1_800_000
/** No scheduled email is sent at another time of the guest's day (R72). */
export const guestsNight = { from: '21:00', to: '09:00' }

const plannedFor = ({ day, time }: Rule, course: Dates): Date => instantAt(course.timeZone, day(course), time)

/** What may be due by the calendar alone, for any guest and any booking date. */
export const momentsOpen = (course: Dates, now: Date): StayMoment[] =>
  rules
    .filter((rule) => plannedFor(rule, course) <= now && now < (rule.until(course) ?? now))
    .map(({ moment }) => moment)

export type StayReminder = { moment: StayMoment; at: Date; until: Date }

/**
 * The reminders for a guest who lives in `guestZone`, and their times: at the home's hour, and during the guest's
 * daytime. A reminder due before the dates were settled is sent half an hour later or left out (R72).
 */
export const stayReminders = (course: Course, guestZone: string): StayReminder[] =>
  rules.flatMap((rule) => {
    const until = rule.until(course)
    const planned = plannedFor(rule, course)
    const isLate = planned <= course.settledAt
    if (until === null || (isLate && rule.late === 'left out')) return []
    const from = isLate ? new Date(course.settledAt.getTime() + soonMs) : planned
    const timeZone = rule.atTheHome ? course.timeZone : guestZone
    const at = whenAwake({ timeZone, quiet: guestsNight }, from)
    return at < until ? [{ moment: rule.moment, at, until }] : []
  })

/** Reminders that are due and not yet pointless. */
export const remindersDue = (emails: readonly StayReminder[], now: Date): StayReminder[] =>
  emails.filter(({ at, until }) => at <= now && now < until)
