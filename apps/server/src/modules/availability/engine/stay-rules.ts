import { dayNumber, type PlainDate } from '@porchlight/contract'
import type { FreeRun } from './free-nights.ts'

/**
 * What decides a restriction of a night, highest first (R10). Among seasons and among dates the shorter span wins.
 * `orphan_gap` is worked out from the calendar (R11); every other kind is a rule somebody wrote.
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

/** What a rule may say about a night; a field it does not mention is left to the next rule. Weekdays: 0 = Sunday. */
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
   * `last_minute`: at most so many days from today. `far_out`: at least so many. `adjacent_*`: so many nights from the
   * unavailable night; 1 unless said.
   */
  days?: number
}

const spanOf = (rule: StayRule): number =>
  rule.from && rule.to ? dayNumber(rule.to) - dayNumber(rule.from) : Number.POSITIVE_INFINITY

/** Rules in the order in which they are asked (R10). */
export const inPrecedence = (rules: readonly StayRule[]): StayRule[] =>
  [...rules].sort((a, b) => rulePrecedence.indexOf(a.kind) - rulePrecedence.indexOf(b.kind) || spanOf(a) - spanOf(b))

const within = (rule: StayRule, day: number): boolean =>
  rule.from !== undefined && rule.to !== undefined && dayNumber(rule.from) <= day && day < dayNumber(rule.to)

/** Does the rule speak about this night? `run` is the free run the night is in, if it is free. */
export function speaksOf(rule: StayRule, day: number, today: number, run: FreeRun | undefined): boolean {
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
