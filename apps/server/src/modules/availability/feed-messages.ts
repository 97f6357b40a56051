import type { FeedNoteCode, FeedProblemCode } from '@porchlight/contract'
import type { EventFault, FeedNote, FeedProblem } from './engine/feed-notes.ts'

// Read by the command line and API clients. The screens have their own texts, in four languages.

type Params = Record<string, string | number>

const problems: Record<FeedProblemCode, (params: Params) => string> = {
  not_https: () => 'The address must begin with https:// or webcal://.',
  password_in_address: () => 'The address must not contain a user name or password.',
  other_port: () => 'The address must not contain a port; calendars are read on port 443.',
  no_address: ({ host }) => `${host} has no address on the internet.`,
  not_public: ({ host }) => `${host} is not an address on the public internet.`,
  unreachable: ({ reason }) => `The calendar could not be reached (${reason}).`,
  bad_status: ({ status }) => `The calendar answered with status ${status}.`,
  too_many_redirects: ({ most }) => `The calendar redirects more than ${most} times.`,
  too_slow: ({ seconds }) => `The calendar took longer than ${seconds} seconds to answer.`,
  too_large: ({ megabytes }) => `The calendar is larger than ${megabytes} MB.`,
  empty_answer: () => 'The answer is empty.',
  not_a_calendar: () => 'The answer is not a calendar; it does not begin with BEGIN:VCALENDAR.',
  cut_off: () => 'The calendar is cut off; it does not end with END:VCALENDAR.',
  too_many_lines: ({ most }) => `The calendar has more than ${most} lines.`,
  line_too_long: ({ most }) => `The calendar has a line of more than ${most} characters.`,
  too_many_properties: ({ most }) => `An event has more than ${most} properties.`,
  nested_too_deep: ({ most }) => `The calendar nests blocks more than ${most} deep.`,
  too_many_events: ({ most }) => `The calendar has more than ${most} events.`,
  too_many_occurrences: ({ most }) => `The events repeat more than ${most} times.`,
  too_complex: () => 'The calendar took too much work to read.',
  suddenly_empty: ({ hours }) =>
    `The calendar is suddenly empty. Its nights stay blocked; if it is still empty after ${hours} hours, they are freed.`,
  not_finished: () => 'The last read did not finish.',
}

const notes: Record<FeedNoteCode, (params: Params) => string> = {
  unreadable: ({ property }) => `Its ${property} cannot be read.`,
  no_start: () => 'It has no start.',
  ends_before_start: ({ start, end }) => `It ends on ${end}, before it begins on ${start}; one night is blocked.`,
  one_night: ({ night }) => `It has no end; the night of ${night} is blocked.`,
  takes_no_night: ({ date }) => `It is over before check-in on ${date}; no night is blocked.`,
  beyond_calendar: ({ until }) => `It is longer than any stay; nights are blocked until ${until}.`,
  zone_unknown: ({ zone }) => `Its time zone ${zone} is unknown; every night it could mean is blocked.`,
  zone_broken: ({ zone }) => `Its time zone ${zone} is described wrongly; every night it could mean is blocked.`,
  zone_of_calendar: ({ zone }) =>
    `Its times name no time zone and the calendar is in ${zone}; every night it could mean on either clock is blocked.`,
  zone_and_utc: ({ zone }) =>
    `Its times are in both ${zone} and UTC; every night it could mean on either clock is blocked.`,
  zone_offset_only: ({ zone }) => `Its time zone ${zone} gives only an offset; daylight saving is not considered.`,
  rule_widened: ({ part }) => `Its repetition cannot be followed (${part}); every day is blocked.`,
  rule_part_ignored: ({ part }) => `${part} of its repetition is ignored; more nights may be blocked than meant.`,
  rule_too_dense: () => 'It repeats more often than daily; every day is blocked.',
  start_outside_rule: () => 'Its first day does not fit its repetition; that day is blocked as well.',
  busy_and_free: () => 'It is marked both busy and free; its nights are blocked.',
  range_prior: () => 'It changes earlier repetitions, which is not followed; those nights stay blocked.',
  change_repeats: () => 'It changes a repetition and repeats itself; the nights of both are blocked.',
  exception_unmatched: ({ date }) => `Its exception on ${date} fits no repetition; the nights near it stay blocked.`,
}

export const problemText = ({ code, params }: FeedProblem): string => problems[code](params)
export const noteText = ({ code, params }: EventFault): string => notes[code](params)

const nameOf = ({ summary, uid, on }: FeedNote): string =>
  [summary || uid || 'An event without a name', on].filter(Boolean).join(', ')

/** What is wrong with a feed, as one text; null if nothing is. */
export function feedMessage(problem: FeedProblem | null, stored: readonly FeedNote[], count: number): string | null {
  const lines = stored.map((note) => `${nameOf(note)}: ${noteText(note)}`)
  const more = count - stored.length
  const all = [...(problem ? [problemText(problem)] : []), ...lines, ...(more > 0 ? [`And ${more} more.`] : [])]
  return all.length === 0 ? null : all.join(' ')
}
