import { addDays } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCalendarFile } from '../adapters/ical.ts'
import { calendarFile, folded, ownHoldIn, uidOf } from './calendar-file.ts'
import { readEvents } from './feed-events.ts'
import { occurrences } from './recurrence.ts'

const span = { from: '2027-01-01', to: '2029-01-01' }

const read = (event: string, timeZone = 'America/New_York') => {
  const file = readCalendarFile(
    `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:one\r\n${event}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
  )
  if (file.kind === 'refused') throw new Error(file.reason)
  return readEvents(file.events, timeZone, span)
}
const stays = (event: string, timeZone?: string) =>
  read(event, timeZone).events.map(({ stay }) => `${stay.arrive.slice(5)}/${stay.depart.slice(5)}`)
const reasons = (event: string) => read(event).notes.map(({ reason }) => reason)

describe('R63 what an event means', () => {
  test('a DATE without an end is one night, and so is one that ends on its own day', () => {
    expect(stays('DTSTART;VALUE=DATE:20270710')).toEqual(['07-10/07-11'])
    expect(stays('DTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270710')).toEqual(['07-10/07-11'])
  })

  test('a timed event without an end is taken as one night, and said to be', () => {
    expect(stays('DTSTART;TZID=America/New_York:20270710T160000')).toEqual(['07-10/07-11'])
    expect(reasons('DTSTART;TZID=America/New_York:20270710T160000')).toEqual([
      'It ends on the day it begins; taken as the night of 2027-07-10.',
    ])
  })

  test('DURATION stands for an end', () => {
    expect(stays('DTSTART;VALUE=DATE:20270710\r\nDURATION:P3D')).toEqual(['07-10/07-13'])
    expect(stays('DTSTART;VALUE=DATE:20270710\r\nDURATION:P1W')).toEqual(['07-10/07-17'])
    expect(stays('DTSTART:20270710T200000Z\r\nDURATION:PT66H')).toEqual(['07-10/07-13'])
  })

  test('an end before the start means nothing, and is said', () => {
    expect(stays('DTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270708')).toEqual([])
    expect(reasons('DTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270708')).toEqual([
      'It ends on 2027-07-08, before it begins on 2027-07-10.',
    ])
  })

  test('folded lines, parameters on the UID, a date that does not say it is one, escaped text', () => {
    const event = read(
      'UID;X-P=1:two@\r\n  host\r\nSUMMARY:Sea\\, sand\\nand salt\r\nDTSTART:20270710\r\nDTEND:20270712',
    )
    expect(event.events).toEqual([
      {
        uid: 'one',
        stay: { arrive: '2027-07-10', depart: '2027-07-12' },
        summary: 'Sea, sand\nand salt',
        cancelled: false,
      },
    ])
  })

  test('a cancelled event is known as one', () => {
    expect(read('DTSTART;VALUE=DATE:20270710\r\nSTATUS:CANCELLED').events).toMatchObject([{ cancelled: true }])
  })

  test('an alarm inside an event is not the event', () => {
    const event =
      'DTSTART;VALUE=DATE:20270710\r\nBEGIN:VALARM\r\nUID:alarm\r\nDURATION:P9D\r\nEND:VALARM\r\nDTEND;VALUE=DATE:20270712'
    expect(stays(event)).toEqual(['07-10/07-12'])
  })

  test('dates that do not exist, or lie beyond any calendar, give a reason', () => {
    expect(reasons('DTSTART;VALUE=DATE:20271399')).toEqual(['Its DTSTART cannot be read.'])
    expect(reasons('DTSTART;VALUE=DATE:20270101\r\nDTEND;VALUE=DATE:99990101')).toEqual([
      'Its dates are beyond anything a calendar of stays holds.',
    ])
    expect(read('DTSTART;VALUE=DATE:20271399').unread).toEqual(['one'])
  })

  test('two events under one UID are two stays', () => {
    const file = readCalendarFile(
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:x\nDTSTART:20270701\nEND:VEVENT\nBEGIN:VEVENT\nUID:x\nDTSTART:20270705\nEND:VEVENT\nEND:VCALENDAR',
    )
    const { events } = readEvents(file.kind === 'calendar' ? file.events : [], 'UTC', span)
    expect(events.map(({ uid, stay }) => [uid, stay.arrive])).toEqual([
      ['x', '2027-07-01'],
      ['x#2027-07-05', '2027-07-05'],
    ])
  })
})

describe('R64 into the zone of the home first, then the date', () => {
  test('midnight in UTC is the evening before in New York', () => {
    expect(stays('DTSTART:20270710T000000Z\r\nDTEND:20270713T000000Z')).toEqual(['07-09/07-12'])
    expect(stays('DTSTART:20270710T000000Z\r\nDTEND:20270713T000000Z', 'Asia/Tokyo')).toEqual(['07-10/07-13'])
  })

  test('a zone of the world, a zone of the file, and no zone at all', () => {
    expect(stays('DTSTART;TZID=Europe/Berlin:20270710T020000\r\nDTEND;TZID=Europe/Berlin:20270712T150000')).toEqual([
      '07-09/07-12',
    ])
    expect(stays('DTSTART:20270710T150000\r\nDTEND:20270712T110000', 'Asia/Tokyo')).toEqual(['07-10/07-12'])
    const file = readCalendarFile(
      [
        'BEGIN:VCALENDAR',
        'BEGIN:VTIMEZONE',
        'TZID:Harbour Time',
        'BEGIN:STANDARD',
        'DTSTART:19700101T000000',
        'TZOFFSETFROM:+1000',
        'TZOFFSETTO:+1000',
        'END:STANDARD',
        'END:VTIMEZONE',
        'BEGIN:VEVENT',
        'UID:z',
        'DTSTART;TZID=Harbour Time:20270710T080000',
        'DTEND;TZID=Harbour Time:20270712T160000',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n'),
    )
    const { events } = readEvents(file.kind === 'calendar' ? file.events : [], 'America/New_York', span)
    expect(events.map(({ stay }) => stay)).toEqual([{ arrive: '2027-07-09', depart: '2027-07-12' }])
  })
})

describe('series', () => {
  test('a repeated block is followed within the span, without what is taken out of it', () => {
    const event =
      'DTSTART;VALUE=DATE:20200103\r\nDTEND;VALUE=DATE:20200105\r\nRRULE:FREQ=WEEKLY;UNTIL=20270124\r\nEXDATE;VALUE=DATE:20270115'
    expect(stays(event)).toEqual(['01-01/01-03', '01-08/01-10', '01-22/01-24'])
  })

  test('one occurrence moved: the rest stays, the moved one counts where it is now', () => {
    const file = readCalendarFile(
      [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'UID:s',
        'DTSTART;VALUE=DATE:20270301',
        'RRULE:FREQ=DAILY;INTERVAL=10;COUNT=3',
        'END:VEVENT',
        'BEGIN:VEVENT',
        'UID:s',
        'RECURRENCE-ID;VALUE=DATE:20270311',
        'DTSTART;VALUE=DATE:20270315',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n'),
    )
    const { events } = readEvents(file.kind === 'calendar' ? file.events : [], 'UTC', span)
    expect(events.map(({ uid, stay }) => [uid, stay.arrive])).toEqual([
      ['s/2027-03-01', '2027-03-01'],
      ['s/2027-03-21', '2027-03-21'],
      ['s/2027-03-11', '2027-03-15'],
    ])
  })

  test('weekdays, months without the day, counts and intervals', () => {
    const every = { interval: 1, count: null, until: null, weekdays: [] }
    expect(
      occurrences(
        { ...every, every: 'week', interval: 2, weekdays: [5, 1], count: 4 },
        '2027-07-07',
        '2027-01-01',
        '2028-01-01',
      ),
    ).toEqual(['2027-07-09', '2027-07-19', '2027-07-23', '2027-08-02'])
    expect(occurrences({ ...every, every: 'month' }, '2027-01-31', '2027-01-01', '2027-06-01')).toEqual([
      '2027-01-31',
      '2027-03-31',
      '2027-05-31',
    ])
    expect(occurrences({ ...every, every: 'year', count: 2 }, '2026-02-28', '2027-01-01', '2030-01-01')).toEqual([
      '2027-02-28',
    ])
  })

  test('starting late in a series gives the same days as starting at its beginning', () => {
    const rule = fc.record({
      every: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const),
      interval: fc.integer({ min: 1, max: 4 }),
      count: fc.option(fc.integer({ min: 1, max: 60 })),
      until: fc.constant(null),
      weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
    })
    fc.assert(
      fc.property(rule, fc.nat(700), fc.nat(700), (series, first, from) => {
        const begin = addDays('2027-01-01', first)
        const since = addDays('2027-01-01', from)
        const all = occurrences(series, begin, '2000-01-01', '2030-01-01')
        expect(occurrences(series, begin, since, '2030-01-01')).toEqual(all.filter((day) => day >= since))
      }),
    )
  })
})

describe('R62 our own calendar', () => {
  const key = 'b7c2f9d0-9d0b-4c1e-9a55-0d6c7a3f8f10'
  const stay = {
    arrive: '2027-07-10',
    depart: '2027-07-13',
    uid: uidOf(42, key),
    booked: true,
    changedAt: new Date('2027-01-15T17:00:00Z'),
  }

  test('a three-night stay ends on the day of departure, exclusive', () => {
    expect(calendarFile('Marram House', [stay]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Porchlight//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Marram House',
      'BEGIN:VEVENT',
      `UID:42-${key}@porchlight`,
      'DTSTAMP:20270115T170000Z',
      'DTSTART;VALUE=DATE:20270710',
      'DTEND;VALUE=DATE:20270713',
      'SUMMARY:Reserved',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('lines are at most 75 octets, and no character is cut in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const line = `X-WR-CALNAME:${name.replace(/[\r\n]/g, '')}`
        const parts = folded(line).split('\r\n')
        for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
        expect(parts.join('\r\n').replace(/\r\n /g, '')).toBe(line)
      }),
    )
  })

  test('what we write, we read back', () => {
    const file = readCalendarFile(
      calendarFile('Sea, sand; and \\ salt\nhouse', [stay, { ...stay, uid: uidOf(43, key), booked: false }]),
    )
    const { events, notes } = readEvents(file.kind === 'calendar' ? file.events : [], 'America/New_York', span)
    expect(events.map((event) => event.stay)).toEqual([
      { arrive: '2027-07-10', depart: '2027-07-13' },
      { arrive: '2027-07-10', depart: '2027-07-13' },
    ])
    expect(notes).toEqual([])
  })

  test('R69 our UIDs are known by the key of the home, not by their looks', () => {
    expect(ownHoldIn(uidOf(42, key), key)).toBe(42)
    expect(ownHoldIn(uidOf(42, key), 'b7c2f9d0-0000-4c1e-9a55-0d6c7a3f8f10')).toBeUndefined()
    expect(ownHoldIn('42@airbnb.com', key)).toBeUndefined()
  })
})
