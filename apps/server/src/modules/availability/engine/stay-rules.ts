import { dayNumber, type PlainDate } from '@porchlight/contract'
import type { FreeRun } from './free-nights.ts'

/**
 * What decides a night's restriction, highest first (R10). Among seasons and among dates, the shorter span wins.
 * `orphan_gap` is derived from the calendar (R11); every other kind is a rule someone wrote.
 */
export const rulePrecedence = [
  'orphan_gap',
  'date',
  'adjacent_after',
  'adjacent_before',
  'far_out',
  'last_minute',
  'season',
  'default',
] as const
export type RuleKind = Exclude<(typeof rulePrecedence)[number], 'orphan_gap'>

/** What a rule may set for a night; a field it doesn't mention is left to the next rule. Weekdays: 0 = Sunday. */
export type Restriction = {
  minNights?: number
  maxNights?: number
  arriveOn?: number[]
  departOn?: number[]
  closedToArrival?: boolean
  closedToDeparture?: boolean
}

export type StayRule = Restriction & {
  kind: RuleKind
  /** Nights `[from, to)` of a `season` or `date` rule. */
  from?: PlainDate
  to?: PlainDate
  /**
   * `last_minute`: at most this many days from today. `far_out`: at least this many. `adjacent_*`: this many nights
   * from the unavailable night; 1 by default.
   */
  days?: number
}

/** A rule with its span as day numbers, so that checks over years of nights and thousands of homes stay cheap. */
export type DatedRule = StayRule & { fromDay: number; toDay: number }

const dated = (rule: StayRule): DatedRule => ({
  ...rule,
  fromDay: rule.from ? dayNumber(rule.from) : Number.NaN,
  toDay: rule.to ? dayNumber(rule.to) : Number.NaN,
})

const spanOf = ({ fromDay, toDay }: DatedRule): number => toDay - fromDay || Number.POSITIVE_INFINITY

/** Rules in order of precedence (R10). */
export const inPrecedence = (rules: readonly StayRule[]): DatedRule[] =>
  rules
    .map(dated)
    .sort((a, b) => rulePrecedence.indexOf(a.kind) - rulePrecedence.indexOf(b.kind) || spanOf(a) - spanOf(b))

const within = ({ fromDay, toDay }: DatedRule, day: number): boolean => fromDay <= day && day < toDay

/** Whether the rule applies to this night. `run` is the open run that contains the night, if it is available. */
export function speaksOf(rule: DatedRule, day: number, today: number, run: FreeRun | undefined): boolean {
  const days = rule.days ?? 1
  switch (rule.kind) {
    case 'default':
      return true
    case 'season':
    case 'date':
      return within(rule, day)
    case 'last_minute':
      return day - today <= days
    case 'far_out':
      return day - today >= days
    case 'adjacent_after':
      return run?.takenBefore === true && day - run.from < days
    case 'adjacent_before':
      return run?.takenAfter === true && run.to - day <= days
  }
}
