import {
  addDays,
  dateIn,
  instantAt,
  type Language,
  nightsOf,
  type PlainDate,
  type PlannedMessage,
  type ScheduledConditions,
  type ScheduledRule,
} from '@porchlight/contract'

/** A stay with what scheduled messages need to know about it. */
export type Course = {
  sold: boolean
  isOwners: boolean
  homeId: number
  /** The groups the home is in. */
  groupIds: readonly number[]
  brandId: string | null
  arrive: PlainDate
  depart: PlainDate
  checkInAt: Date
  checkOutAt: Date
  confirmedAt: Date
  /** When its current dates were set. */
  settledAt: Date
  /** The home's time zone. */
  timeZone: string
  language: Language
  guestTags: readonly string[]
}

export type Timing = Pick<ScheduledRule, 'event' | 'days' | 'time' | 'late' | 'conditions' | 'paused'>
type Reason = NonNullable<PlannedMessage['skippedBecause']>
export type Plan = { at: Date } | { skip: Reason }

const soonMs = 1_800_000

const isInSeason = (arrive: PlainDate, { season }: ScheduledConditions): boolean => {
  if (!season) return true
  const day = arrive.slice(5)
  const { from, until } = season
  return from <= until ? day >= from && day <= until : day >= from || day <= until
}

export type HomePlace = Pick<Course, 'homeId' | 'groupIds'>

/** Whether a message limited to certain homes includes this one. */
export const isAimedAt = ({ homeIds, groupIds }: ScheduledConditions, home: HomePlace): boolean =>
  (homeIds.length === 0 && groupIds.length === 0) ||
  homeIds.includes(home.homeId) ||
  groupIds.some((id) => home.groupIds.includes(id))

/** What excludes a home from a message: the home itself, or a group it is in. */
export const leavesOut = (
  { exceptHomeIds, exceptGroupIds }: ScheduledConditions,
  { homeId, groupIds }: HomePlace,
): 'home' | { group: number } | null => {
  if (exceptHomeIds.includes(homeId)) return 'home'
  const group = exceptGroupIds.find((id) => groupIds.includes(id))
  return group === undefined ? null : { group }
}

export const fits = (conditions: ScheduledConditions, course: Course): boolean => {
  const { minNights, maxNights, languages, guestTag, brandId } = conditions
  const nights = nightsOf(course)
  return (
    (minNights === null || nights >= minNights) &&
    (maxNights === null || nights <= maxNights) &&
    isAimedAt(conditions, course) &&
    leavesOut(conditions, course) === null &&
    (languages.length === 0 || languages.includes(course.language)) &&
    (guestTag === null || guestTag === '' || course.guestTags.includes(guestTag)) &&
    (brandId === null || brandId === course.brandId) &&
    isInSeason(course.arrive, conditions)
  )
}

const eventOf = ({ event }: Timing, course: Course): { day: PlainDate; at: Date } => {
  if (event === 'check_in') return { day: course.arrive, at: course.checkInAt }
  if (event === 'check_out') return { day: course.depart, at: course.checkOutAt }
  return { day: dateIn(course.timeZone, course.confirmedAt), at: course.confirmedAt }
}

/** A rule's time by the home's clock, before quiet hours (R72). */
const wantedAt = (rule: Timing, course: Course): Date => {
  const { day, at } = eventOf(rule, course)
  return rule.time === null
    ? new Date(at.getTime() + rule.days * 86_400_000)
    : instantAt(course.timeZone, addDays(day, rule.days), rule.time)
}

/**
 * When a stay gets a message, or why not (R72): by the home's clock, moved out of quiet hours by `awake`. What was due
 * before the stay got its dates is sent half an hour later or skipped. What was due before the rule existed is never
 * sent.
 */
export const planOf = (rule: Timing, course: Course, activeFrom: Date, awake: (at: Date) => Date): Plan => {
  if (!course.sold) return { skip: 'canceled' }
  if (course.isOwners) return { skip: 'owner_stay' }
  if (rule.paused) return { skip: 'paused' }
  if (!fits(rule.conditions, course)) return { skip: 'conditions' }
  const wanted = wantedAt(rule, course)
  const isLate = wanted <= course.settledAt && rule.event !== 'confirmed'
  if (isLate && rule.late === 'skip') return { skip: 'too_late' }
  const at = awake(isLate ? new Date(course.settledAt.getTime() + soonMs) : wanted)
  return at < activeFrom ? { skip: 'before_rule' } : { at }
}
