import { type EventFault, fault } from './feed-notes.ts'

/** The end of a series as written in its rule. */
export type Until = { date: string; time: string | null; utc: boolean }

/** A recurrence rule whose parts have all been checked. */
export type Rule = {
  freq: string
  interval: number
  count: number | null
  until: Until | null
  /** BYMONTH and similar parts, each with its values. */
  by: ReadonlyMap<string, readonly string[]>
  rscale: string | null
  skip: string | null
}

const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const numbers: Record<string, { least: number; most: number; fromEnd: boolean }> = {
  BYMONTH: { least: 1, most: 12, fromEnd: false },
  BYMONTHDAY: { least: 1, most: 31, fromEnd: true },
  BYYEARDAY: { least: 1, most: 366, fromEnd: true },
  BYWEEKNO: { least: 1, most: 53, fromEnd: true },
  BYSETPOS: { least: 1, most: 366, fromEnd: true },
  BYHOUR: { least: 0, most: 23, fromEnd: false },
  BYMINUTE: { least: 0, most: 59, fromEnd: false },
  BYSECOND: { least: 0, most: 60, fromEnd: false },
}
/** Parts that add days to a series: without these, days would be lost; without other parts, there are only too many. */
const adding: Record<string, readonly string[]> = {
  YEARLY: ['BYMONTH', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO', 'BYDAY'],
  MONTHLY: ['BYMONTHDAY', 'BYDAY'],
  WEEKLY: ['BYDAY'],
}
/** A part that RFC 5545 gives no meaning is left out: that results in more days, never fewer. */
const meaningless: Record<string, readonly string[]> = {
  MONTHLY: ['BYYEARDAY', 'BYWEEKNO'],
  WEEKLY: ['BYYEARDAY', 'BYWEEKNO', 'BYMONTHDAY'],
  DAILY: ['BYYEARDAY', 'BYWEEKNO'],
}

const isSubDaily = (freq: string): boolean => frequencies.indexOf(freq) < frequencies.indexOf('DAILY')

const isNumberFor = (part: string, value: string): boolean => {
  const bounds = numbers[part]
  if (!bounds || !/^[+-]?\d{1,3}$/.test(value)) return false
  const size = bounds.fromEnd ? Math.abs(Number(value)) : Number(value)
  return size >= bounds.least && size <= bounds.most
}

const dayRule = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/
const isDayRule = (value: string): boolean => {
  const [, place] = dayRule.exec(value) ?? [undefined, '0']
  return dayRule.test(value) && (place === undefined || (Math.abs(Number(place)) >= 1 && Math.abs(Number(place)) <= 53))
}

const untilOf = (text: string): Until | null => {
  const [, year, month, date, time, utc] = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}:?\d{2}:?\d{2})(Z)?)?$/.exec(text) ?? []
  const written = `${year}-${month}-${date}`
  if (!year || Number.isNaN(Date.parse(`${written}T00:00:00Z`))) return null
  const clock = time?.replaceAll(':', '').replace(/^(..)(..)(..)$/, '$1:$2:$3') ?? null
  if (clock !== null && Number.isNaN(Date.parse(`${written}T${clock}Z`))) return null
  return { date: written, time: clock, utc: utc === 'Z' }
}

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\+?\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null

/** A part written twice lists all its days; two ends or intervals contradict each other, so neither can be read. */
const bothOf = (part: string, before: string, value: string): string =>
  part.startsWith('BY') ? `${before},${value}` : before === value ? value : ''

const partsOf = (text: string): Map<string, string> => {
  const parts = new Map<string, string>()
  for (const written of text.split(';')) {
    const at = written.indexOf('=')
    if (at < 1) continue
    const part = written.slice(0, at).trim().toUpperCase()
    const value = written
      .slice(at + 1)
      .trim()
      .toUpperCase()
    const before = parts.get(part)
    parts.set(part, before === undefined ? value : bothOf(part, before, value))
  }
  return parts
}

const known = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'WKST',
  'RSCALE',
  'SKIP',
  'BYDAY',
  ...Object.keys(numbers),
])

/**
 * The rule on every day of its months, if its exact days can't be known or it occurs more often than nights do: no
 * night is sold on a guess.
 */
export const everyDay = (rule: Rule): Rule => ({
  ...rule,
  freq: 'DAILY',
  interval: 1,
  count: null,
  by: new Map([...rule.by].filter(([part]) => part === 'BYMONTH')),
  rscale: null,
  skip: null,
})

/** Calendars whose dates the library knows; it takes others for ours, or goes by tables that differ from the official ones. */
const followed = ['GREGORIAN', 'HEBREW']

type ReadRule = { rule: Rule; faults: EventFault[]; isWidened: boolean }

/** Positions in the month or year where only weekdays are allowed, and vice versa. */
function dayRules(values: readonly string[], freq: string, parts: ReadonlySet<string>): readonly string[] {
  const plain = (value: string) => value.slice(-2)
  if ((freq !== 'MONTHLY' && freq !== 'YEARLY') || parts.has('BYWEEKNO')) return [...new Set(values.map(plain))]
  const placed = values.filter((value) => value.length > 2)
  if (freq === 'MONTHLY' || placed.length === 0 || placed.length === values.length) return values
  // "Every Tuesday and the first Saturday": written with positions only, every library reads it the same way.
  const places = [-1, ...Array.from({ length: parts.has('BYMONTH') ? 4 : 52 }, (_, index) => index + 1)]
  const spelled = values.filter((value) => value.length === 2).flatMap((value) => places.map((at) => `${at}${value}`))
  return [...new Set([...placed.map((value) => value.replace('+', '')), ...spelled])]
}

/**
 * Parses a rule and checks it part by part. An unreadable part is left out if that only adds days; if it would lose
 * some, every day counts. Either way it is noted.
 */
export function ruleOf(text: string, isWholeDays: boolean): ReadRule {
  const parts = partsOf(text)
  const faults: EventFault[] = []
  const freq = parts.get('FREQ') ?? ''
  const by = new Map<string, readonly string[]>()
  let isWidened = false
  const leftOut = (part: string): void => {
    faults.push(fault('rule_part_ignored', { part }))
  }
  const wide = (part: string): void => {
    isWidened = true
    by.delete(part)
    faults.push(fault('rule_widened', { part }))
  }
  if (!frequencies.includes(freq)) wide('FREQ')
  else if (isWholeDays && isSubDaily(freq)) wide('FREQ')
  for (const [part, value] of parts) {
    if (!known.has(part)) {
      if (!part.startsWith('X-')) leftOut(part)
      continue
    }
    if (part !== 'BYDAY' && !(part in numbers)) continue
    if (isWholeDays && ['BYHOUR', 'BYMINUTE', 'BYSECOND'].includes(part)) continue
    if (meaningless[freq]?.includes(part)) {
      leftOut(part)
      continue
    }
    const values = value.split(',').map((one) => one.trim())
    const good = values.filter((one) => (part === 'BYDAY' ? isDayRule(one) : isNumberFor(part, one)))
    if (good.length > 0) by.set(part, [...new Set(good.slice(0, 400))])
    if (good.length === values.length) continue
    if (adding[freq]?.includes(part)) wide(part)
    else leftOut(part)
    if (part === 'BYSETPOS') by.delete(part)
  }
  if (by.has('BYSETPOS') && by.size === 1) {
    by.delete('BYSETPOS')
    leftOut('BYSETPOS')
  }
  const days = by.get('BYDAY')
  // No library handles the first Sunday of a year that is also the first of a month, so every such Sunday is blocked.
  if (freq === 'YEARLY' && days?.some((value) => value.length > 2))
    for (const part of ['BYMONTHDAY', 'BYYEARDAY']) if (by.delete(part)) leftOut(part)
  if (freq === 'YEARLY' && by.has('BYYEARDAY'))
    for (const part of ['BYMONTHDAY', 'BYDAY', 'BYWEEKNO']) if (by.delete(part)) leftOut(part)
  const isMixed = new Set(days?.map((value) => value.length > 2)).size > 1
  if (freq === 'YEARLY' && isMixed && by.delete('BYSETPOS')) leftOut('BYSETPOS')
  // Positions in a set that contains too many days would select the wrong ones.
  if (faults.length > 0 && by.delete('BYSETPOS')) leftOut('BYSETPOS')
  if (days && by.has('BYDAY')) by.set('BYDAY', dayRules(days, freq, new Set(by.keys())))
  const [rscale, skip] = [parts.get('RSCALE') ?? null, parts.get('SKIP') ?? null]
  const ofOtherMonths = (part: string): void => {
    by.delete('BYMONTH')
    wide(part)
  }
  // Weeks and days are the same in every calendar.
  const hasMonths =
    freq === 'MONTHLY' || freq === 'YEARLY' || ['BYMONTH', 'BYMONTHDAY', 'BYYEARDAY'].some((part) => by.has(part))
  if (rscale !== null && hasMonths && !followed.includes(rscale)) ofOtherMonths('RSCALE')
  if (isWidened && rscale === 'HEBREW') by.delete('BYMONTH')
  // The library moves the day of a start or of a month of the year that is not there, and leaves out all others.
  const isMoved = skip === 'FORWARD' || skip === 'BACKWARD'
  const isInItsMonth = freq === 'YEARLY' && by.has('BYMONTH') && by.has('BYMONTHDAY')
  if (isMoved && (by.has('BYMONTHDAY') || by.has('BYYEARDAY')) && !isInItsMonth) ofOtherMonths('SKIP')
  const wkst = parts.get('WKST')
  if (wkst !== undefined && weekdays.includes(wkst)) by.set('WKST', [wkst])
  else if (wkst !== undefined) leftOut('WKST')
  const interval = wholeNumber(parts.get('INTERVAL') ?? '1')
  if (interval === null) leftOut('INTERVAL')
  const until = parts.has('UNTIL') ? untilOf(parts.get('UNTIL') ?? '') : null
  if (parts.has('UNTIL') && !until) leftOut('UNTIL')
  const count = parts.has('COUNT') ? wholeNumber(parts.get('COUNT')) : null
  if (parts.has('COUNT') && (count === null || until)) leftOut('COUNT')
  const rule: Rule = {
    freq,
    interval: interval ?? 1,
    // A series that counts days it should skip would end too early.
    count: faults.length > 0 ? null : count,
    until,
    by,
    rscale,
    skip,
  }
  return { rule: isWidened ? everyDay(rule) : rule, faults, isWidened }
}

/** The rule in the library's format; `until` in the series' time zone. */
export const ruleText = (rule: Rule, until: number | null): string =>
  [
    ...(rule.rscale ? [`RSCALE=${rule.rscale}`] : []),
    `FREQ=${rule.freq}`,
    `INTERVAL=${rule.interval}`,
    ...(rule.count === null ? [] : [`COUNT=${rule.count}`]),
    ...(until === null ? [] : [`UNTIL=${new Date(until).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`]),
    ...[...rule.by].map(([part, values]) => `${part}=${values.join(',')}`),
    ...(rule.skip ? [`SKIP=${rule.skip}`] : []),
  ].join(';')
