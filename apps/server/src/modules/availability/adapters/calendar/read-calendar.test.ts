import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nightsIn } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noteText, problemText } from '../../feed-messages.ts'
import { readCalendar } from './read-calendar.ts'

const folder = fileURLToPath(new URL('../../testdata/', import.meta.url))
const source = (name: string) => readFileSync(`${folder}${name}`, 'utf8')
const files = globSync('ical/**/*.ics', { cwd: folder }).sort()
const home = { timeZone: 'America/New_York', checkInTime: '16:00' }

const read = (content: string, from = '2027-01-01', to = '2029-01-01') => readCalendar(content, home, { from, to })

const outcome = (content: string, from?: string, to?: string) => {
  const reading = read(content, from, to)
  if (reading.kind === 'refused') return { events: [], texts: [problemText(reading.problem)], found: 0, notes: [] }
  return { ...reading, texts: reading.notes.map(noteText) }
}

const nights = (content: string) =>
  [...new Set(outcome(content).events.flatMap(({ stay, isFree }) => (isFree ? [] : nightsIn(stay))))].sort()

describe('R63 third-party calendar files, well-formed and malformed', () => {
  test('the whole collection is present', () => {
    expect(files.length).toBeGreaterThan(190)
  })

  test.each(files)('%s yields nights or a reason', (name) => {
    for (const year of [1995, 2005, 2015, 2024]) {
      const { events, texts, found } = outcome(source(name), `${year}-01-01`, `${year + 2}-01-01`)
      for (const { stay, uid } of events) {
        expect(uid).not.toBe('')
        expect(stay.arrive).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        expect(stay.arrive < stay.depart).toBe(true)
      }
      for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/)
      if (found === 0 && texts.length === 0) expect(source(name)).not.toContain('BEGIN:VEVENT')
    }
  })

  test.each([
    ['bom_calendar.ics', 'a byte order mark'],
    ['issue_526_calendar_with_events.ics', 'plain events'],
    ['issue_313_globally_unique_tzid.ics', 'zones under long names'],
    ['timezoned.ics', 'zones'],
    ['multiple_calendar_components.ics', 'several calendars in one file'],
    ['issue_350.ics', 'a remark behind the end'],
  ])('reads %s in spite of %s', (name) => {
    const file = files.find((one) => basename(one) === name && one.startsWith('ical/tests/'))
    expect(read(source(file as string)).kind).toBe('calendar')
  })

  test('one unreadable event does not affect its neighbors', () => {
    const { events, texts } = outcome(
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:bad\nDTSTART:nonsense\nEND:VEVENT\nBEGIN:VEVENT\nUID:good\nDTSTART:20270710\nEND:VEVENT\nEND:VCALENDAR\n',
    )
    expect(events.map(({ uid }) => uid)).toEqual(['good'])
    expect(texts).toEqual(['Its DTSTART cannot be read.'])
  })
})

describe('calendars reported to lose nights', () => {
  const span = (from: string, to: string) => nightsIn({ arrive: `2027-${from}`, depart: `2027-${to}` })
  test.each([
    ['ical-free-event', span('08-06', '08-08')],
    ['ical-one-uid-for-all', span('10-18', '10-25')],
    ['ical-sequence', span('11-15', '11-18')],
    ['ical-three-events-one-stay', span('08-26', '08-29')],
    ['ical-until-utc-boundary', ['2027-09-03', '2027-09-10', '2027-09-17']],
    ['ical-windows-zone', span('10-11', '10-14')],
    ['ical-airbnb-folded', span('08-20', '08-24')],
    ['ical-override-only', ['2027-11-01', '2027-11-08']],
    ['ical-quoted-tzid-on-date', span('08-10', '08-12')],
  ])('%s', (name, expected) => {
    expect(nights(source(`reported/${name}.ics`))).toEqual(expected)
  })
})

describe("R68 what isn't a calendar", () => {
  const good = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20270710\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'
  test.each([
    ['', 'empty_answer'],
    ['\ufeff \r\n', 'empty_answer'],
    ['<!doctype html><title>Sign in</title>', 'not_a_calendar'],
    ['{"error":"gone"}', 'not_a_calendar'],
    [good.slice(0, -20), 'cut_off'],
    [good.slice(0, 30), 'cut_off'],
  ])('rejects %j', (content, code) => {
    expect(read(content)).toEqual({ kind: 'refused', problem: { code, params: {} } })
  })

  test('a file cut off anywhere before its last line is never read as a shorter calendar', () => {
    for (let length = 0; length < good.indexOf('END:VCALENDAR'); length++)
      expect(read(good.slice(0, length)).kind).toBe('refused')
  })
})

describe('rejects files that would cost too much', () => {
  const file = (...lines: string[]) => `BEGIN:VCALENDAR\n${lines.join('\n')}\nEND:VCALENDAR`
  const times = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index))
  const daily = (index: number) =>
    `BEGIN:VEVENT\nUID:${index}\nDTSTART:20270101\nRRULE:FREQ=DAILY;UNTIL=99991231\nEND:VEVENT`
  test.each([
    [
      'more events than any home has',
      times(5001, (i) => `BEGIN:VEVENT\nUID:${i}\nDTSTART:20270710\nEND:VEVENT`),
      'too_many_events',
    ],
    ['thousands of daily series', times(2000, daily), 'too_many_occurrences'],
    ['100,000 properties', ['BEGIN:VEVENT', ...times(100_000, (i) => `X-P${i}:1`), 'END:VEVENT'], 'too_many_lines'],
    [
      'thousands of properties of one event',
      ['BEGIN:VEVENT', ...times(5000, (i) => `X-P${i}:1`), 'END:VEVENT'],
      'too_many_properties',
    ],
    [
      'nested blocks',
      [...times(20_000, () => 'BEGIN:VEVENT'), ...times(20_000, () => 'END:VEVENT')],
      'nested_too_deep',
    ],
    [
      'nested blocks of no name',
      [...times(40_000, () => 'BEGIN:X'), ...times(40_000, () => 'END:X')],
      'nested_too_deep',
    ],
    [
      'a line folded a hundred times too often',
      ['BEGIN:VEVENT', 'SUMMARY:a', ...times(2000, () => ` ${'b'.repeat(74)}`), 'END:VEVENT'],
      'line_too_long',
    ],
  ])('%s', (_, lines, code) => {
    expect(read(file(...lines))).toMatchObject({ kind: 'refused', problem: { code } })
  })

  test('a zone that changes its clocks every second is invalid, and its event stays blocked', () => {
    const hostile = file(
      'BEGIN:VTIMEZONE',
      'TZID:X',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'RRULE:FREQ=SECONDLY',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0000',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:a',
      'DTSTART;TZID=X:20270710T160000',
      'DTEND;TZID=X:20270711T100000',
      'END:VEVENT',
    )
    expect(nights(hostile)).toContain('2027-07-10')
    expect(outcome(hostile).notes.map(({ code }) => code)).toEqual(['zone_broken'])
  })
})

describe('no input makes the reader fail', () => {
  const wild = fc.constantFrom(
    'BEGIN:VCALENDAR',
    'END:VCALENDAR',
    'BEGIN:VEVENT',
    'END:VEVENT',
    'BEGIN:VTIMEZONE',
    'END:VTIMEZONE',
    'BEGIN:STANDARD',
    'END:STANDARD',
    'BEGIN:VFREEBUSY',
    'END:VFREEBUSY',
    'TZID:Own',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+9999',
    'FREEBUSY;FBTYPE=BUSY:1/2,/,P1D',
    'UID:x',
    'SEQUENCE:-1',
    'SEQUENCE:99999999999999999999',
    'DTSTART:20270710',
    'DTSTART;TZID=Own:20270710T100000',
    'DTSTART:19N00101T000000',
    'DTEND;TZID="Nowhere:20270710T000000',
    'DTEND:20270710T240000',
    'DURATION:P99999999W',
    'DURATION:-P1D',
    'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'RRULE:FREQ=SECONDLY;COUNT=999999999',
    'RRULE:FREQ=DAILY;INTERVAL=0',
    'RRULE:FREQ=DAILY;COUNT=-1',
    'RRULE:RSCALE=HEBREW;FREQ=YEARLY;SKIP=FORWARD',
    'RRULE:FREQ=WEEKLY;BYDAY=9XX;UNTIL=never',
    'EXDATE:,,',
    'RDATE;VALUE=PERIOD:1/2',
    'DTSTART;VALUE=DATE-TIME:20270710T999999Z',
    'DTSTART;TZID=/a/b/Europe/Rome:20270710T120000',
    'DTSTART:00010101',
    'DTSTART:99991231T235959Z',
    'RECURRENCE-ID;RANGE=THISANDFUTURE:20270710',
    'RECURRENCE-ID:20270710',
    'X-MICROSOFT-CDO-BUSYSTATUS:',
    ' folded',
  )

  test('arbitrary lines and bytes', () => {
    const piece = fc.oneof(wild, fc.string({ unit: 'binary', maxLength: 40 }))
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const text of outcome(
          ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...pieces, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'),
        ).texts)
          expect(text).toMatch(/^[A-Z][\s\S]*\.$/)
      }),
      { numRuns: 400 },
    )
  })

  test('collection files with a few characters changed', () => {
    const change = fc.record({ at: fc.nat(3000), to: fc.string({ unit: 'binary', maxLength: 3 }), drop: fc.nat(20) })
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 4 }), (name, changes) => {
        let content = source(name)
        for (const { at, to, drop } of changes) content = content.slice(0, at) + to + content.slice(at + drop)
        outcome(content, '2005-01-01', '2007-01-01')
      }),
      { numRuns: 200 },
    )
  })
})
