import { RRuleTemporal } from 'rrule-temporal'
import type { Expand } from '../../engine/feed-occurrences.ts'

const stamp = (wall: number): string => `${new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** A week of the year implies the weekday of the start, which the library forgets when it starts looking later. */
const withWeekday = (rule: string, start: number): string =>
  /BYWEEKNO=/.test(rule) && !/BYDAY=/.test(rule)
    ? `${rule};BYDAY=${['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][new Date(start).getUTCDay()]}`
    : rule

/** Rules that need more steps than this fail. */
const steps = { maxIterations: 20_000, maxCandidateEvaluations: 200_000 }

/**
 * Expands a rule with rrule-temporal, on wall times as if they were UTC: the time zone of a series makes no difference
 * to its days.
 */
export const expandRule: Expand = (rule, start, { from, to }, most) => {
  try {
    const series = new RRuleTemporal({
      rruleString: `DTSTART:${stamp(start)}\nRRULE:${withWeekday(rule, start)}`,
      ...steps,
    })
    const walls = series.between(new Date(from), new Date(to), true).map(({ epochMilliseconds }) => epochMilliseconds)
    return walls.length > most ? 'too_many' : walls
  } catch (error) {
    return error instanceof Error && /maximum|exceeded/i.test(error.message) ? 'too_many' : 'unreadable'
  }
}
