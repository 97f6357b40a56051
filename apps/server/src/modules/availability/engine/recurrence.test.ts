import { describe, expect, it, test } from 'vitest'
import { ruleOf, ruleText } from './recurrence.ts'

/** The rule as a file would write it, and what was noted about it. */
const read = (text: string, isWholeDays = true) => {
  const { rule, faults, isWidened } = ruleOf(text, isWholeDays)
  return { text: ruleText(rule, null), notes: faults.map(({ code, params }) => ({ code, ...params })), isWidened }
}
const clean = (text: string, isWholeDays = true): string => {
  const { text: written, notes, isWidened } = read(text, isWholeDays)
  expect({ notes, isWidened }, text).toEqual({ notes: [], isWidened: false })
  return written
}
const ignored = (part: string) => ({ code: 'rule_part_ignored', part })
const widened = (part: string) => ({ code: 'rule_widened', part })

describe('a rule that RFC 5545 allows', () => {
  it.each([
    ['FREQ=DAILY', 'FREQ=DAILY;INTERVAL=1'],
    ['freq=weekly; interval=2 ;byday=mo,+1tu', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU'],
    ['FREQ=WEEKLY;BYDAY=SA;WKST=SU', 'FREQ=WEEKLY;INTERVAL=1;BYDAY=SA;WKST=SU'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,-1,31', 'FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=1,-1,31'],
    ['FREQ=MONTHLY;BYDAY=TU,1SA', 'FREQ=MONTHLY;INTERVAL=1;BYDAY=TU,1SA'],
    ['FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1', 'FREQ=MONTHLY;INTERVAL=1;BYDAY=MO,TU;BYSETPOS=-1'],
    ['FREQ=YEARLY;BYMONTH=1,12;BYDAY=1SU', 'FREQ=YEARLY;INTERVAL=1;BYMONTH=1,12;BYDAY=1SU'],
    ['FREQ=YEARLY;BYWEEKNO=20,-1;BYDAY=MO', 'FREQ=YEARLY;INTERVAL=1;BYWEEKNO=20,-1;BYDAY=MO'],
    ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=1MO', 'FREQ=YEARLY;INTERVAL=1;BYWEEKNO=20;BYDAY=MO'],
    ['FREQ=YEARLY;BYYEARDAY=1,366,-366', 'FREQ=YEARLY;INTERVAL=1;BYYEARDAY=1,366,-366'],
    ['FREQ=DAILY;COUNT=+10', 'FREQ=DAILY;INTERVAL=1;COUNT=10'],
    ['FREQ=DAILY;X-NAME=5', 'FREQ=DAILY;INTERVAL=1'],
  ])('%s is read whole', (text, written) => expect(clean(text)).toBe(written))

  it('has times only for events with a time', () => {
    const times = 'FREQ=DAILY;BYHOUR=0,23;BYMINUTE=0,59;BYSECOND=0,60'
    expect(clean(times, false)).toBe('FREQ=DAILY;INTERVAL=1;BYHOUR=0,23;BYMINUTE=0,59;BYSECOND=0,60')
    expect(clean(times)).toBe('FREQ=DAILY;INTERVAL=1')
    expect(clean('FREQ=HOURLY', false)).toBe('FREQ=HOURLY;INTERVAL=1')
  })
})

describe('a value out of range is left out, and what would lose days makes every day count', () => {
  it.each([
    ['FREQ=DAILY;BYMONTH=0', 'BYMONTH'],
    ['FREQ=DAILY;BYMONTH=13', 'BYMONTH'],
    ['FREQ=DAILY;BYMONTHDAY=32', 'BYMONTHDAY'],
    ['FREQ=DAILY;BYMONTHDAY=0', 'BYMONTHDAY'],
    ['FREQ=DAILY;BYDAY=54MO', 'BYDAY'],
    ['FREQ=DAILY;BYDAY=0MO', 'BYDAY'],
    ['FREQ=DAILY;BYDAY=XX', 'BYDAY'],
    ['FREQ=DAILY;BYEASTER=1', 'BYEASTER'],
  ])('%s counts every day', (text, part) =>
    expect(read(text)).toEqual({ text: 'FREQ=DAILY;INTERVAL=1', notes: [ignored(part)], isWidened: false }),
  )

  it.each([
    ['FREQ=DAILY;BYHOUR=24', 'BYHOUR'],
    ['FREQ=DAILY;BYMINUTE=60', 'BYMINUTE'],
    ['FREQ=DAILY;BYMINUTE=-1', 'BYMINUTE'],
    ['FREQ=DAILY;BYSECOND=61', 'BYSECOND'],
    ['FREQ=DAILY;BYHOUR=1e1', 'BYHOUR'],
  ])('%s is noted', (text, part) => expect(read(text, false).notes).toEqual([ignored(part)]))

  it.each([
    ['FREQ=WEEKLY;BYDAY=XX', 'BYDAY'],
    ['FREQ=MONTHLY;BYMONTHDAY=32', 'BYMONTHDAY'],
    ['FREQ=YEARLY;BYYEARDAY=367', 'BYYEARDAY'],
    ['FREQ=YEARLY;BYWEEKNO=54', 'BYWEEKNO'],
    ['FREQ=YEARLY;BYMONTH=2,13', 'BYMONTH'],
    ['FREQ=FORTNIGHTLY', 'FREQ'],
    ['FREQ=HOURLY', 'FREQ'],
  ])('%s becomes every day', (text, part) =>
    expect(read(text)).toEqual({ text: 'FREQ=DAILY;INTERVAL=1', notes: [widened(part)], isWidened: true }),
  )

  it.each([
    ['FREQ=WEEKLY;BYMONTHDAY=1', 'BYMONTHDAY'],
    ['FREQ=MONTHLY;BYYEARDAY=1', 'BYYEARDAY'],
    ['FREQ=DAILY;BYWEEKNO=1', 'BYWEEKNO'],
  ])('%s has a part without a meaning', (text, part) => expect(read(text).notes).toEqual([ignored(part)]))
})

describe('a position', () => {
  it('alone selects nothing', () =>
    expect(read('FREQ=MONTHLY;BYSETPOS=1')).toMatchObject({
      text: 'FREQ=MONTHLY;INTERVAL=1',
      notes: [ignored('BYSETPOS')],
    }))

  it('in a set that is too large goes too', () =>
    expect(read('FREQ=MONTHLY;BYDAY=MO;BYYEARDAY=1;BYSETPOS=1')).toMatchObject({
      text: 'FREQ=MONTHLY;INTERVAL=1;BYDAY=MO',
      notes: [ignored('BYYEARDAY'), ignored('BYSETPOS')],
    }))

  it('out of range is left out', () =>
    expect(read('FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1,367')).toMatchObject({
      text: 'FREQ=MONTHLY;INTERVAL=1;BYDAY=MO',
      notes: [ignored('BYSETPOS')],
    }))

  it('of a weekday in the year excludes days of the month and of the year', () =>
    expect(read('FREQ=YEARLY;BYDAY=1SU;BYMONTHDAY=1;BYYEARDAY=3')).toMatchObject({
      text: 'FREQ=YEARLY;INTERVAL=1;BYDAY=1SU',
      notes: [ignored('BYMONTHDAY'), ignored('BYYEARDAY')],
    }))

  it('is kept without one: every Sunday that is the first of a month', () =>
    expect(clean('FREQ=YEARLY;BYDAY=SU;BYMONTHDAY=1')).toBe('FREQ=YEARLY;INTERVAL=1;BYDAY=SU;BYMONTHDAY=1'))

  it('“every Tuesday and the first Saturday” of a month’s four or five weeks is spelled with positions', () =>
    expect(clean('FREQ=YEARLY;BYMONTH=5;BYDAY=TU,+1SA')).toBe(
      'FREQ=YEARLY;INTERVAL=1;BYMONTH=5;BYDAY=1SA,-1TU,1TU,2TU,3TU,4TU',
    ))

  it('mixed with weekdays of the year excludes a choice among them', () =>
    expect(read('FREQ=YEARLY;BYDAY=TU,1SA;BYSETPOS=2').notes).toEqual([ignored('BYSETPOS')]))
})

test('days of the year exclude days of the month, weekdays, and weeks', () => {
  expect(read('FREQ=YEARLY;BYYEARDAY=1;BYMONTHDAY=2;BYDAY=MO;BYWEEKNO=3')).toMatchObject({
    text: 'FREQ=YEARLY;INTERVAL=1;BYYEARDAY=1',
    notes: [ignored('BYMONTHDAY'), ignored('BYDAY'), ignored('BYWEEKNO')],
  })
})

test('an unreadable interval, start of the week, end, or count is noted', () => {
  for (const [text, part] of [
    ['INTERVAL=0', 'INTERVAL'],
    ['INTERVAL=two', 'INTERVAL'],
    ['WKST=XX', 'WKST'],
    ['UNTIL=20271399', 'UNTIL'],
    ['UNTIL=20270101T250000Z', 'UNTIL'],
    ['COUNT=0', 'COUNT'],
  ] as const)
    expect(read(`FREQ=DAILY;${text}`), text).toMatchObject({ text: 'FREQ=DAILY;INTERVAL=1', notes: [ignored(part)] })
  expect(read('FREQ=DAILY;COUNT=5;UNTIL=20270101').notes).toEqual([ignored('COUNT')])
  expect(ruleOf('FREQ=DAILY;UNTIL=2027-01-02T03:04:05Z', false).rule.until).toEqual({
    date: '2027-01-02',
    time: '03:04:05',
    utc: true,
  })
})

test('a count ends no series of which days were left out', () => {
  expect(read('FREQ=DAILY;COUNT=5;BYEASTER=1').text).toBe('FREQ=DAILY;INTERVAL=1')
})

test('months of another calendar, and days moved in months that lack them, make every day count', () => {
  expect(clean('RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5')).toBe('RSCALE=HEBREW;FREQ=YEARLY;INTERVAL=1;BYMONTH=5')
  expect(clean('RSCALE=CHINESE;FREQ=WEEKLY;BYDAY=MO')).toBe('RSCALE=CHINESE;FREQ=WEEKLY;INTERVAL=1;BYDAY=MO')
  for (const [text, part] of [
    ['RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=1', 'RSCALE'],
    ['RSCALE=CHINESE;FREQ=WEEKLY;BYMONTH=1', 'RSCALE'],
    ['FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD', 'SKIP'],
    ['FREQ=YEARLY;BYYEARDAY=366;SKIP=BACKWARD', 'SKIP'],
  ] as const)
    expect(read(text), text).toEqual({ text: 'FREQ=DAILY;INTERVAL=1', notes: [widened(part)], isWidened: true })
  expect(clean('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;SKIP=FORWARD')).toContain('SKIP=FORWARD')
  expect(clean('FREQ=MONTHLY;BYMONTHDAY=31;SKIP=OMIT')).toContain('SKIP=OMIT')
})
