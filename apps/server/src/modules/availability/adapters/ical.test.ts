import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readEvents } from '../engine/feed-events.ts'
import { readCalendarFile } from './ical.ts'

const folder = fileURLToPath(new URL('../testdata/ical/', import.meta.url))
const files = globSync('**/*.ics', { cwd: folder }).sort()
const span = { from: '1990-01-01', to: '2030-01-01' }
const source = (name: string) => readFileSync(`${folder}${name}`, 'utf8')

const outcome = (content: string) => {
  const file = readCalendarFile(content)
  if (file.kind === 'refused') return { events: [], reasons: [file.reason], inFile: 0 }
  const { events, notes } = readEvents(file.events, 'America/New_York', span)
  return { events, reasons: notes.map(({ reason }) => reason), inFile: file.events.length }
}

describe('R63 other people’s calendar files, well and badly formed', () => {
  test('the whole collection is here', () => {
    expect(files.length).toBeGreaterThan(190)
  })

  test.each(files)('%s gives nights or a reason', (name) => {
    const { events, reasons, inFile } = outcome(source(name))
    for (const { stay, uid } of events) {
      expect(uid).not.toBe('')
      expect(stay.arrive).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(stay.arrive < stay.depart).toBe(true)
    }
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z].*\.$/)
    // Nothing in the file is a calendar without a single event; everything else is accounted for.
    if (inFile > 0 || reasons.length > 0) expect(events.length + reasons.length).toBeGreaterThan(0)
    else expect(source(name)).not.toContain('BEGIN:VEVENT')
  })

  test.each([
    ['bom_calendar.ics', 'a byte order mark'],
    ['issue_526_calendar_with_events.ics', 'plain events'],
    ['issue_313_globally_unique_tzid.ics', 'zones under long names'],
    ['timezoned.ics', 'zones'],
    ['multiple_calendar_components.ics', 'several calendars in one file'],
    ['issue_350.ics', 'a remark behind the end'],
  ])('%s is read in spite of %s', (name) => {
    const file = files.find((one) => basename(one) === name && one.startsWith('tests/'))
    expect(readCalendarFile(source(file as string)).kind).toBe('calendar')
  })

  test('one unreadable event does not spoil its neighbours', () => {
    const { events, reasons } = outcome(
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:bad\nDTSTART:nonsense\nEND:VEVENT\nBEGIN:VEVENT\nUID:good\nDTSTART:20270710\nEND:VEVENT\nEND:VCALENDAR\n',
    )
    expect(events.map(({ uid }) => uid)).toEqual(['good'])
    expect(reasons).toEqual(['Its DTSTART cannot be read.'])
  })
})

describe('R68 what is no calendar', () => {
  const good = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20270710\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'
  test.each([
    ['', 'The answer is empty.'],
    ['\ufeff \r\n', 'The answer is empty.'],
    ['<!doctype html><title>Sign in</title>', 'The answer is not a calendar; it does not begin with BEGIN:VCALENDAR.'],
    ['{"error":"gone"}', 'The answer is not a calendar; it does not begin with BEGIN:VCALENDAR.'],
    [good.slice(0, -20), 'The calendar is cut off; it does not end with END:VCALENDAR.'],
    [good.slice(0, 30), 'The calendar is cut off; it does not end with END:VCALENDAR.'],
  ])('%j is refused', (content, reason) => {
    expect(readCalendarFile(content)).toEqual({ kind: 'refused', reason })
  })

  test('a file cut off anywhere before its last line is never taken for a shorter calendar', () => {
    for (let length = 0; length < good.indexOf('END:VCALENDAR'); length++)
      expect(readCalendarFile(good.slice(0, length)).kind).toBe('refused')
  })

  test('more events than any home has are refused', () => {
    const many = Array.from({ length: 5001 }, (_, index) => `BEGIN:VEVENT\nUID:${index}\nDTSTART:20270710\nEND:VEVENT`)
    expect(readCalendarFile(`BEGIN:VCALENDAR\n${many.join('\n')}\nEND:VCALENDAR`)).toMatchObject({ kind: 'refused' })
  })
})

test('no text makes the reader fail', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'BEGIN:VCALENDAR',
      'END:VCALENDAR',
      'BEGIN:VEVENT',
      'END:VEVENT',
      'BEGIN:VTIMEZONE',
      'END:VTIMEZONE',
      'UID:x',
      'DTSTART:20270710',
      'DTEND;TZID="Nowhere:20270710T000000',
      'DURATION:P99999999W',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'RRULE:FREQ=DAILY;INTERVAL=0',
      'RRULE:FREQ=DAILY;COUNT=-1',
      'EXDATE:,,',
      'RDATE;VALUE=PERIOD:1/2',
      'DTSTART;VALUE=DATE-TIME:20270710T999999Z',
      'DTSTART;TZID=/a/b/Europe/Rome:20270710T120000',
      'DTSTART:00010101',
      'RECURRENCE-ID:20270710',
      ' folded',
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      outcome(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...pieces, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'))
    }),
    { numRuns: 300 },
  )
})
