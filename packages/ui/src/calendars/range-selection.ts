/** A range of days being chosen; both ends when it is whole. */
export type DateRange = { start?: string | undefined; end?: string | undefined }

export type RangeEnd = 'start' | 'end'

/** What may be chosen. Each rule answers why not, or undefined. */
export type RangeRules<Reason extends string = string> = {
  startRefused: (date: string) => Reason | undefined
  endRefused: (date: string) => Reason | undefined
  /** Asked with the earlier day first. */
  rangeRefused: (start: string, end: string) => Reason | undefined
  /** Whether one day may be a whole range; a stay needs a night. */
  oneDay: boolean
}

export type RangeRefusal<Reason extends string = string> = {
  date: string
  reason: Reason
  phase: RangeEnd
  start?: string | undefined
}

type Outcome<Reason extends string> = { range: DateRange; refused?: RangeRefusal<Reason> }

/** Which end the next press chooses. */
export const phaseOf = ({ start, end }: DateRange): RangeEnd => (start && !end ? 'end' : 'start')

const inOrder = (one: string, other: string): [string, string] => (other < one ? [other, one] : [one, other])

/**
 * What a press on a day does. The first sets the start, the second the end; two days picked backwards are put in order;
 * a press after a whole range starts over; a range that may not be is refused and the start kept.
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

/** What to light while a day is looked at: the range it would make. */
export const previewOf = <Reason extends string>(
  range: DateRange,
  looked: string | undefined,
  rules: RangeRules<Reason>,
): DateRange => {
  if (looked === undefined || phaseOf(range) === 'start') return range
  const { range: would } = pickDay(range, looked, rules)
  return would.end ? would : range
}

/** What a date typed for one end does: put in order with the other end; one that may not be is cleared. */
export const typeDay = <Reason extends string>(
  range: DateRange,
  end: RangeEnd,
  date: string | null,
  rules: RangeRules<Reason>,
): Outcome<Reason> => {
  const { [end]: _, ...rest } = range
  if (date === null) return { range: rest }
  const other = end === 'start' ? range.end : range.start
  // A stay cannot end on the day it begins: the day typed last holds, the other is to be chosen again.
  const alone = other === undefined || (other === date && !rules.oneDay)
  const [from, to] = inOrder(date, other ?? date)
  const refusedAlone = end === 'start' ? rules.startRefused : rules.endRefused
  const reason = alone ? refusedAlone(date) : rules.rangeRefused(from, to)
  if (reason) return { range: rest, refused: { date, reason, phase: end, start: range.start } }
  return { range: alone ? { [end]: date } : { start: from, end: to } }
}
