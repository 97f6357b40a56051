/** A range of days being selected; has both ends when complete. */
export type DateRange = { start?: string | undefined; end?: string | undefined }

export type RangeEnd = 'start' | 'end'

/** What can be selected. Each rule returns why not, or undefined. */
export type RangeRules<Reason extends string = string> = {
  startRefused: (date: string) => Reason | undefined
  endRefused: (date: string) => Reason | undefined
  /** Called with the earlier day first. */
  rangeRefused: (start: string, end: string) => Reason | undefined
  /** Whether one day can be a whole range; a stay needs a night. */
  oneDay: boolean
}

export type RangeRefusal<Reason extends string = string> = {
  date: string
  reason: Reason
  phase: RangeEnd
  start?: string | undefined
}

type Outcome<Reason extends string> = { range: DateRange; refused?: RangeRefusal<Reason> }

/** Which end the next press selects. */
export const phaseOf = ({ start, end }: DateRange): RangeEnd => (start && !end ? 'end' : 'start')

const inOrder = (one: string, other: string): [string, string] => (other < one ? [other, one] : [one, other])

/**
 * The effect of pressing a day. The first press sets the start, the second the end. Two days picked in reverse are put
 * in order. A press after a complete range starts over. A range that isn't allowed is rejected, and the start stays.
 */
export const pickDay = <Reason extends string>(
  range: DateRange,
  date: string,
  rules: RangeRules<Reason>,
): Outcome<Reason> => {
  const startHere = rules.startRefused(date)
  const { start } = range
  if (phaseOf(range) === 'start' || start === undefined)
    return startHere ? { range, refused: { date, reason: startHere, phase: 'start' } } : { range: { start: date } }
  if (date === start && !rules.oneDay) return { range }
  const [from, to] = inOrder(start, date)
  const refused = rules.rangeRefused(from, to)
  if (!refused) return { range: { start: from, end: to } }
  if (date < start && !startHere) return { range: { start: date } }
  return { range: { start }, refused: { date, reason: refused, phase: 'end', start } }
}

/** The range to highlight while a day is hovered or focused. */
export const previewOf = <Reason extends string>(
  range: DateRange,
  looked: string | undefined,
  rules: RangeRules<Reason>,
): DateRange => {
  if (looked === undefined || phaseOf(range) === 'start') return range
  const { range: would } = pickDay(range, looked, rules)
  return would.end ? would : range
}

/** The effect of a date typed for one end: it is put in order with the other end; one that isn't allowed is cleared. */
export const typeDay = <Reason extends string>(
  range: DateRange,
  end: RangeEnd,
  date: string | null,
  rules: RangeRules<Reason>,
): Outcome<Reason> => {
  const { [end]: _, ...rest } = range
  if (date === null) return { range: rest }
  const other = end === 'start' ? range.end : range.start
  // A stay can't end on the day it starts: the day typed last stays, and the other must be selected again.
  const alone = other === undefined || (other === date && !rules.oneDay)
  const [from, to] = inOrder(date, other ?? date)
  const refusedAlone = end === 'start' ? rules.startRefused : rules.endRefused
  const reason = alone ? refusedAlone(date) : rules.rangeRefused(from, to)
  if (reason) return { range: rest, refused: { date, reason, phase: end, start: range.start } }
  return { range: alone ? { [end]: date } : { start: from, end: to } }
}
