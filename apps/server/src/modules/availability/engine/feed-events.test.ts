import { addDays } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCalendar } from '../adapters/calendar/read-calendar.ts'
import { calendarFile, folded, ownHoldIn, uidOf } from './calendar-file.ts'

const window = { from: '2027-01-01', to: '2029-01-01' }
const homeIn = (timeZone: string) => ({ timeZone, checkInTime: '16:00' })

const calendar = (content: string, timeZone = 'America/New_York', within = window) => {
  const reading = readCalendar(content, homeIn(timeZone), within)
  if (reading.kind === 'refused') throw new Error(reading.problem.code)
  return reading
}
const file = (...lines: string[]) => `BEGIN:VCALENDAR\r\n${lines.join('\r\n')}\r\nEND:VCALENDAR\r\n`
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')
const read = (lines: string, timeZone?: string) => calendar(file(event('UID:one', lines)), timeZone)

type Read = ReturnType<typeof calendar>
const shortStay = (stay: { arrive: string; depart: string }) => `${stay.arrive.slice(5)}/${stay.depart.slice(5)}`
const staysOf = ({ events }: Read) => events.filter(({ isFree }) => !isFree).map(({ stay }) => shortStay(stay))
const stays = (lines: string, timeZone?: string) => staysOf(read(lines, timeZone))
const codes = (lines: string, timeZone?: string) => read(lines, timeZone).notes.map(({ code }) => code)
const nightsOf = ({ events }: Read) =>
  [
    ...new Set(
      events
        .filter(({ isFree }) => !isFree)
        .flatMap(({ stay }) => {
          const nights: string[] = []
          for (let night = stay.arrive; night < stay.depart; night = addDays(night, 1)) nights.push(night)
          return nights
        }),
    ),
  ].sort()

describe('R63 how an event is interpreted', () => {
  test('a DATE without an end is one night, and so is one that ends on the same day', () => {
    expect(stays('DTSTART;VALUE=DATE:20270710')).toEqual(['07-10/07-11'])
    expect(stays('DTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270710')).toEqual(['07-10/07-11'])
  })

  test('a timed event without an end is one night, and is noted', () => {
    expect(stays('DTSTART;TZID=America/New_York:20270710T160000')).toEqual(['07-10/07-11'])
    expect(read('DTSTART;TZID=America/New_York:20270710T160000').notes).toEqual([
      { code: 'one_night', params: { night: '2027-07-10' }, uid: 'one', summary: '', on: '2027-07-10' },
    ])
  })

  test('DURATION replaces an end', () => {
    expect(stays('DTSTART;VALUE=DATE:20270710\r\nDURATION:P3D')).toEqual(['07-10/07-13'])
    expect(stays('DTSTART;VALUE=DATE:20270710\r\nDURATION:P1W')).toEqual(['07-10/07-17'])
    expect(stays('DTSTART:20270710T200000Z\r\nDURATION:PT66H')).toEqual(['07-10/07-13'])
    expect(stays('DTSTART;VALUE=DATE:20270710\r\nDURATION:P12M')).toEqual(['07-10/07-11'])
    expect(codes('DTSTART;VALUE=DATE:20270710\r\nDURATION:P12M')).toEqual(['unreadable'])
  })

  test('of an end and a DURATION the longer counts', () => {
    const end = 'DTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270712'
    expect(stays(`${end}\r\nDURATION:P5D`)).toEqual(['07-10/07-15'])
    expect(stays(`${end}\r\nDURATION:P1D`)).toEqual(['07-10/07-12'])
  })

  test('an event that ends before it begins blocks its first night, and is noted', () => {
    const lines = 'DTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270708'
    expect(stays(lines)).toEqual(['07-10/07-11'])
    expect(codes(lines)).toEqual(['ends_before_start'])
    expect(stays('DTSTART:20270710T200000\r\nDTEND:20270710T180000')).toEqual(['07-10/07-11'])
  })

  test('reads folded lines, parameters on the UID, a date without VALUE=DATE, and escaped text', () => {
    const found = read(
      'UID;X-P=1:two@\r\n  host\r\nSUMMARY:Sea\\, sand\\nand salt\r\nDTSTART:20270710\r\nDTEND:20270712',
    )
    expect(found.events).toEqual([
      {
        uid: 'one',
        stay: { arrive: '2027-07-10', depart: '2027-07-12' },
        summary: 'Sea, sand\nand salt',
        isFree: false,
      },
    ])
  })

  test('ignores an alarm inside an event', () => {
    const lines =
      'DTSTART;VALUE=DATE:20270710\r\nBEGIN:VALARM\r\nUID:alarm\r\nDURATION:P9D\r\nEND:VALARM\r\nDTEND;VALUE=DATE:20270712'
    expect(stays(lines)).toEqual(['07-10/07-12'])
  })

  test('nonexistent dates are noted; the last night before a readable end is blocked', () => {
    expect(codes('DTSTART;VALUE=DATE:20271399')).toEqual(['unreadable'])
    expect(read('DTSTART;VALUE=DATE:20271399').unread).toEqual(['one'])
    expect(stays('DTSTART;VALUE=DATE:20270230\r\nDTEND;VALUE=DATE:20270305')).toEqual(['03-04/03-05'])
    expect(codes('DTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270732')).toEqual(['unreadable'])
    expect(stays('DTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270732')).toEqual(['07-10/07-11'])
  })

  test('a block without an end is cut at the end of a year, and is noted', () => {
    expect(read('DTSTART;VALUE=DATE:20270101\r\nDTEND;VALUE=DATE:99990101').events).toMatchObject([
      { stay: { arrive: '2027-01-01', depart: '2031-01-01' } },
    ])
    expect(codes('DTSTART;VALUE=DATE:20270101\r\nDTEND;VALUE=DATE:99990101')).toEqual(['beyond_calendar'])
    expect(stays('DTSTART;VALUE=DATE:00010101\r\nDTEND;VALUE=DATE:20270105')).toEqual(['01-01/01-05'])
  })
})

describe('which nights a timed event blocks', () => {
  test.each([
    ['ends late in the evening', 'DTSTART:20270710T160000\r\nDTEND:20270712T220000', '07-10/07-13'],
    [
      'the same in a zone',
      'DTSTART;TZID=America/New_York:20270710T160000\r\nDTEND;TZID=America/New_York:20270712T220000',
      '07-10/07-13',
    ],
    ['the same in UTC', 'DTSTART:20270710T200000Z\r\nDTEND:20270713T020000Z', '07-10/07-13'],
    ['the same by DURATION', 'DTSTART:20270710T160000\r\nDURATION:P2DT6H', '07-10/07-13'],
    ['ends a minute before midnight', 'DTSTART:20270710T000000\r\nDTEND:20270712T235900', '07-10/07-13'],
    ['ends at midnight', 'DTSTART:20270710T000000\r\nDTEND:20270713T000000', '07-10/07-13'],
    ['ends at 24:00', 'DTSTART:20270710T000000\r\nDTEND:20270712T240000', '07-10/07-13'],
    ['ends at check-out', 'DTSTART:20270710T160000\r\nDTEND:20270712T100000', '07-10/07-12'],
    ['ends at check-in of the next', 'DTSTART:20270710T160000\r\nDTEND:20270712T160000', '07-10/07-12'],
    ['ends after midnight', 'DTSTART:20270710T230000\r\nDTEND:20270711T013000', '07-10/07-11'],
    ['is a dinner', 'DTSTART:20270710T180000\r\nDTEND:20270710T210000', '07-10/07-11'],
    ['is an early flight', 'DTSTART:20270711T030000\r\nDTEND:20270711T060000', '07-10/07-11'],
    ['is the hour of check-in', 'DTSTART:20270710T160000\r\nDTEND:20270710T170000', '07-10/07-11'],
  ])('an event that %s', (_, lines, stay) => {
    expect(stays(lines)).toEqual([stay])
  })

  test.each([
    ['the hour of check-out', 'DTSTART:20270710T090000\r\nDTEND:20270710T100000'],
    ['a cleaner between two guests', 'DTSTART:20270710T110000\r\nDTEND:20270710T150000'],
  ])('%s blocks none, and is noted', (_, lines) => {
    expect(stays(lines)).toEqual([])
    expect(codes(lines)).toEqual(['takes_no_night'])
  })

  test("ending after check-in blocks that day's night, and no time of day loses an earlier night", () => {
    fc.assert(
      fc.property(fc.nat(1439), fc.nat(1439), fc.integer({ min: 1, max: 9 }), (from, to, days) => {
        const clock = (minutes: number) =>
          `T${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}00`
        const last = addDays('2027-07-10', days)
        const found = read(`DTSTART:20270710${clock(from)}\r\nDTEND:${last.replaceAll('-', '')}${clock(to)}`)
        expect(found.events.map(({ stay }) => stay)).toEqual([
          { arrive: '2027-07-10', depart: to > 16 * 60 ? addDays(last, 1) : last },
        ])
      }),
    )
  })
})

describe('R64 converts to the home’s zone first, then takes the date', () => {
  test('midnight in UTC is the evening before in New York', () => {
    expect(stays('DTSTART:20270710T000000Z\r\nDTEND:20270713T000000Z')).toEqual(['07-09/07-13'])
    expect(stays('DTSTART:20270710T000000Z\r\nDTEND:20270713T000000Z', 'Europe/Paris')).toEqual(['07-10/07-13'])
    expect(stays('DTSTART:20270710T150000\r\nDTEND:20270712T110000', 'Asia/Tokyo')).toEqual(['07-10/07-12'])
  })

  const described = (name: string, ...rules: string[]) =>
    [
      'BEGIN:VTIMEZONE',
      `TZID:${name}`,
      'BEGIN:STANDARD',
      ...(rules.length > 0 ? rules : ['DTSTART:19700101T000000']),
      'TZOFFSETFROM:+1000',
      'TZOFFSETTO:+1000',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n')
  const inZone = (zone: string, ...before: string[]) =>
    calendar(
      file(...before, event('UID:z', `DTSTART;TZID=${zone}:20270710T080000`, `DTEND;TZID=${zone}:20270712T160000`)),
    )

  test('a zone the file describes itself', () => {
    expect(staysOf(inZone('Harbor Time', described('Harbor Time')))).toEqual(['07-09/07-12'])
  })

  test('a described zone changes its clocks as the real one does', () => {
    const eastern = [
      'BEGIN:VTIMEZONE',
      'TZID:Our Own Eastern',
      'BEGIN:DAYLIGHT',
      'DTSTART:20070311T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20071104T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n')
    fc.assert(
      fc.property(fc.nat(700), fc.nat(23), fc.integer({ min: 1, max: 5 }), (days, hour, length) => {
        const from = addDays('2027-01-01', days)
        // A time that the clocks skip, or show twice, is ambiguous.
        if (hour > 0 && hour < 4) return
        const at = (date: string) => `${date.replaceAll('-', '')}T${String(hour).padStart(2, '0')}3000`
        const lines = (zone: string) =>
          event('UID:z', `DTSTART;TZID=${zone}:${at(from)}`, `DTEND;TZID=${zone}:${at(addDays(from, length))}`)
        const own = calendar(file(eastern, lines('Our Own Eastern')), 'Europe/Lisbon')
        const known = calendar(file(lines('America/New_York')), 'Europe/Lisbon')
        expect(own.events).toEqual(known.events)
      }),
    )
  })

  test.each([
    ['"W. Europe Standard Time"', '07-10/07-12'],
    ['w. europe standard time', '07-10/07-12'],
    ['Eastern Standard Time', '07-10/07-12'],
    ['Tokyo Standard Time', '07-09/07-12'],
    ['/freeassociation.sourceforge.net/Tzfile/Asia/Tokyo', '07-09/07-12'],
    ['/freeassociation.sourceforge.net/Asia/Tokyo', '07-09/07-12'],
    ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', '07-10/07-12'],
    ['/softwarestudio.org/Olson_20011030_5/Tokyo Standard Time', '07-09/07-12'],
    ['tzone://Microsoft/Utc', '07-10/07-12'],
    ['asia/tokyo', '07-09/07-12'],
  ])('%s is known without a description', (zone, stay) => {
    const found = inZone(zone)
    expect([staysOf(found), found.notes]).toEqual([[stay], []])
  })

  test('a name displayed by Windows is the zone with its daylight saving time, and no night is lost to an hour', () => {
    const night = (zone: string) => [`DTSTART;TZID=${zone}:20270710T233000`, `DTEND;TZID=${zone}:20270711T100000`]
    const found = (zone: string, home = 'America/New_York') => {
      const reading = read(night(zone).join('\r\n'), home)
      return [staysOf(reading), reading.notes.map(({ code }) => code)]
    }
    for (const zone of ['"(UTC-05:00) Eastern Time (US & Canada)"', '(GMT-05:00) Eastern Time'])
      expect(found(zone)).toEqual([['07-10/07-11'], []])
    expect(found('"(UTC-10:00) Hawaii"', 'Pacific/Honolulu')).toEqual([['07-10/07-11'], []])
    expect(found('"(UTC+01:00) Amsterdam, Berlin, Bern, Rome"', 'Europe/Rome')).toEqual([['07-10/07-11'], []])
    expect(found('"(UTC+10:00) Canberra, Melbourne, Sydney"', 'Australia/Sydney')).toEqual([['07-10/07-11'], []])
    expect(found('"(UTC+09:00) Osaka, Sapporo, Tokyo"', 'Asia/Tokyo')).toEqual([['07-10/07-11'], []])
  })

  test('an offset with a place nobody knows is not trusted: every night it may take is blocked', () => {
    for (const zone of ['(UTC+09:00) Osaka', '"(UTC-05:00) Nowhere (East)"', '(UTC-05:00) Berlin']) {
      const reading = read(`DTSTART;TZID=${zone}:20270710T233000\r\nDTEND;TZID=${zone}:20270711T100000`)
      expect(staysOf(reading)).toEqual(['07-09/07-12'])
      expect(reading.notes.map(({ code }) => code)).toEqual(['zone_unknown'])
    }
  })

  test('a name that states only an offset is followed and noted, with or without quotes', () => {
    for (const zone of ['GMT+0900', 'UTC+09:00', '(UTC+09:00)']) {
      const found = inZone(zone)
      expect([staysOf(found), found.notes.map(({ code }) => code)]).toEqual([['07-09/07-12'], ['zone_offset_only']])
    }
  })

  test('an unknown zone blocks every night it could mean, and is noted', () => {
    const found = inZone('Mars/Phobos')
    expect([staysOf(found), found.notes.map(({ code }) => code)]).toEqual([['07-09/07-13'], ['zone_unknown']])
  })

  test.each([
    'DTSTART:19N00101T000000',
    'DTSTART:19700101T000000\r\nRRULE:FREQ=SECONDLY',
    'DTSTART:19700101T000000\r\nRRULE:FREQ=DAILY;UNTIL=99991231T000000Z',
    'DTSTART:19700101T000000\r\nRRULE:FREQ=MONTHLY',
    'DTSTART:19700101T000000\r\nRRULE:FREQ=MONTHLY;COUNT=3',
    'DTSTART:19700101T000000\r\nRRULE:nonsense',
  ])('a zone described by %j is broken: the nights are blocked, and it is noted', (rule) => {
    const found = inZone('Harbor Time', described('Harbor Time', rule))
    expect([staysOf(found), found.notes.map(({ code }) => code)]).toEqual([['07-09/07-13'], ['zone_broken']])
  })

  test('an unknown zone never blocks less than any zone it could be', () => {
    const zones = ['Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Tokyo', 'America/New_York', 'Europe/Paris', 'UTC']
    fc.assert(
      fc.property(
        fc.nat(23),
        fc.nat(23),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom(...zones),
        (from, to, days, zone) => {
          const at = (date: string, hour: number) => `${date.replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000`
          const lines = (name: string) =>
            file(
              event(
                'UID:z',
                `DTSTART;TZID=${name}:${at('2027-07-10', from)}`,
                `DTEND;TZID=${name}:${at(addDays('2027-07-10', days), to)}`,
              ),
            )
          expect(nightsOf(calendar(lines('Nowhere')))).toEqual(expect.arrayContaining(nightsOf(calendar(lines(zone)))))
        },
      ),
    )
  })
})

describe('events that block no nights', () => {
  const dates = 'DTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270712'
  test.each(['TRANSP:TRANSPARENT', 'transp:transparent', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE', 'STATUS:CANCELLED'])(
    '%s',
    (line) => {
      expect(read(`${dates}\r\n${line}`).events).toMatchObject([{ isFree: true }])
      expect(codes(`${dates}\r\n${line}`)).toEqual([])
    },
  )

  test.each([
    'TRANSP:OPAQUE',
    'STATUS:TENTATIVE',
    'STATUS:CONFIRMED',
    'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE',
    'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
  ])('%s blocks its nights', (line) => {
    expect(stays(`${dates}\r\n${line}`)).toEqual(['07-10/07-12'])
    expect(codes(`${dates}\r\n${line}`)).toEqual([])
  })

  test('busy and free at once blocks its nights, and is noted', () => {
    const both = `${dates}\r\nTRANSP:TRANSPARENT\r\nX-MICROSOFT-CDO-BUSYSTATUS:BUSY`
    expect([stays(both), codes(both)]).toEqual([['07-10/07-12'], ['busy_and_free']])
  })

  test('a free-busy list blocks only its busy times', () => {
    const found = calendar(
      file(
        'BEGIN:VFREEBUSY',
        'UID:fb',
        'FREEBUSY;FBTYPE=BUSY:20270710T200000Z/20270712T140000Z,20270720T200000Z/PT18H',
        'FREEBUSY;FBTYPE=FREE:20270801T200000Z/20270805T140000Z',
        'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270901T200000Z/20270902T140000Z',
        'FREEBUSY:20270910T200000Z/20270911T140000Z',
        'FREEBUSY:nonsense',
        'END:VFREEBUSY',
      ),
    )
    expect(staysOf(found)).toEqual(['07-10/07-12', '07-20/07-21', '09-01/09-02', '09-10/09-11'])
    expect(found.notes.map(({ code }) => code)).toEqual(['unreadable'])
  })
})

describe('several events under one UID', () => {
  const one = (arrive: string, depart: string, ...more: string[]) =>
    event('UID:x', `DTSTART;VALUE=DATE:2027${arrive}`, `DTEND;VALUE=DATE:2027${depart}`, ...more)
  const both = (...events: string[]) => [
    staysOf(calendar(file(...events))),
    staysOf(calendar(file(...events.toReversed()))),
  ]

  test('are separate stays, identified by their first night', () => {
    const { events } = calendar(file(one('0701', '0702'), one('0705', '0706')))
    expect(events.map(({ uid, stay }) => [uid, stay.arrive])).toEqual([
      ['x', '2027-07-01'],
      ['x#2027-07-05', '2027-07-05'],
    ])
  })

  test('never shorten each other, whatever their order', () => {
    for (const found of both(one('0701', '0708'), one('0701', '0702'))) expect(found).toEqual(['07-01/07-08'])
    for (const found of both(one('0701', '0708'), one('0703', '0704')))
      expect(new Set(found)).toEqual(new Set(['07-01/07-08', '07-03/07-04']))
  })

  test('the highest SEQUENCE counts, whatever the order', () => {
    for (const found of both(one('0701', '0708', 'SEQUENCE:1'), one('0702', '0704', 'SEQUENCE:2')))
      expect(found).toEqual(['07-02/07-04'])
    for (const found of both(one('0701', '0708', 'SEQUENCE:2'), one('0701', '0708', 'SEQUENCE:1', 'STATUS:CANCELLED')))
      expect(found).toEqual(['07-01/07-08'])
    for (const found of both(one('0701', '0708', 'SEQUENCE:10', 'STATUS:CANCELLED'), one('0701', '0708', 'SEQUENCE:9')))
      expect(found).toEqual([])
  })

  test('a cancellation with the same SEQUENCE counts if it was written later, and never on a guess', () => {
    const canceled = (...more: string[]) => one('0701', '0708', 'STATUS:CANCELLED', ...more)
    for (const found of both(one('0701', '0708', 'DTSTAMP:20270101T000000Z'), canceled('DTSTAMP:20270201T000000Z')))
      expect(found).toEqual([])
    for (const found of both(one('0701', '0708', 'DTSTAMP:20270201T000000Z'), canceled('DTSTAMP:20270101T000000Z')))
      expect(found).toEqual(['07-01/07-08'])
    for (const found of both(one('0701', '0708'), canceled())) expect(found).toEqual(['07-01/07-08'])
    for (const found of both(
      one('0701', '0708', 'DTSTAMP:20270301T000000Z', 'LAST-MODIFIED:20270101T000000Z'),
      canceled('DTSTAMP:20270301T000000Z', 'LAST-MODIFIED:20270201T000000Z'),
    ))
      expect(found).toEqual([])
  })
})

describe('what is certain, and what is a guess', () => {
  test('an event that ends before it begins is a guess, by date and by time, and is noted', () => {
    for (const lines of [
      'DTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270708',
      'DTSTART:20270710T200000\r\nDTEND:20270710T180000',
    ]) {
      expect(read(lines).events, lines).toMatchObject([{ isGuess: true, isFree: false }])
      expect(codes(lines), lines).toEqual(['ends_before_start'])
    }
    expect(read('DTSTART;VALUE=DATE:20270710').events[0]).not.toHaveProperty('isGuess')
  })

  test('an event without a start is a guess under its own UID, and counts as unread', () => {
    const lines = 'SUMMARY:Family\r\nDTEND;VALUE=DATE:20270710'
    expect(read(lines)).toMatchObject({
      events: [{ uid: 'one', isGuess: true, isFree: false, stay: { arrive: '2027-07-09', depart: '2027-07-10' } }],
      notes: [{ code: 'no_start' }],
      unread: ['one'],
    })
    expect(read('SUMMARY:Family')).toMatchObject({ events: [], notes: [{ code: 'no_start' }], unread: ['one'] })
    const nameless = calendar(file(event(lines)))
    expect([nameless.events.map(({ uid }) => uid), nameless.unread]).toEqual([['no-uid::Family'], [null]])
  })

  test('a cancellation with only a UID frees that UID; one without a UID frees nothing', () => {
    expect(read('STATUS:CANCELLED')).toMatchObject({ events: [{ uid: 'one', isFree: true }], notes: [], unread: [] })
    expect(calendar(file(event('STATUS:CANCELLED')))).toMatchObject({ events: [], unread: [null] })
    expect(calendar(file(event('STATUS:CANCELLED', 'DTEND;VALUE=DATE:20270710')))).toMatchObject({ events: [] })
  })

  test('an event with an unreadable end is a guess and counts as unread; a complete one is neither', () => {
    expect(read('DTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270732')).toMatchObject({
      events: [{ uid: 'one', isGuess: true }],
      unread: ['one'],
    })
    expect(read('DTSTART;VALUE=DATE:20270710').unread).toEqual([])
    expect(read('DTSTART:20270710T200000\r\nDTEND:20270710T180000').unread).toEqual([])
  })

  test('events without a UID are identified by their first day', () => {
    const nameless = (day: string) => event(`DTSTART;VALUE=DATE:202707${day}`, 'SUMMARY:Family')
    expect(calendar(file(nameless('10'), nameless('20'))).events.map(({ uid }) => uid)).toEqual([
      'no-uid:2027-07-10:Family',
      'no-uid:2027-07-20:Family',
    ])
  })

  test('an event longer than ten years, or beyond 2200, is cut; one just within is not', () => {
    const lasts = (days: number) => `DTSTART;VALUE=DATE:20270101\r\nDURATION:P${days}D`
    expect(read(lasts(3_660)).events).toMatchObject([{ stay: { depart: addDays('2027-01-01', 3_660) } }])
    expect(codes(lasts(3_660))).toEqual([])
    expect(codes(lasts(3_661))).toEqual(['beyond_calendar'])
    const until = (end: string) => `DTSTART;VALUE=DATE:21991230\r\nDTEND;VALUE=DATE:${end}`
    expect([codes(until('22000101')), codes(until('22000102'))]).toEqual([[], ['beyond_calendar']])
    expect(read(until('22000102')).events).toMatchObject([{ isFree: true }])
  })

  test('a date whose end is a time is read by the clock', () => {
    expect(stays('DTSTART;VALUE=DATE:20270710\r\nDTEND:20270712T200000')).toEqual(['07-10/07-13'])
    expect(stays('DTSTART;VALUE=DATE:20270710\r\nDTEND:20270712T100000')).toEqual(['07-10/07-12'])
  })

  test('an event that begins at six in the morning starts that day, a minute earlier the night before', () => {
    expect(stays('DTSTART:20270711T055900\r\nDTEND:20270711T070000')).toEqual(['07-10/07-11'])
    expect(stays('DTSTART:20270711T060000\r\nDTEND:20270711T070000')).toEqual([])
  })

  test('an event that blocks no night says so only if it otherwise would have', () => {
    const cleaner = 'DTSTART:20270710T110000\r\nDTEND:20270710T150000'
    expect([codes(cleaner), codes(`${cleaner}\r\nTRANSP:TRANSPARENT`)]).toEqual([['takes_no_night'], []])
    expect(codes('DTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270708\r\nTRANSP:TRANSPARENT')).toEqual([
      'ends_before_start',
    ])
  })

  test('each ignored part of a repetition is noted once', () => {
    const found = read('DTSTART;VALUE=DATE:20270701\r\nRRULE:FREQ=DAILY;BYMONTH=13;BYFOO=2;UNTIL=20270704')
    expect(found.notes.map(({ code, params }) => [code, params.part]).sort()).toEqual([
      ['rule_part_ignored', 'BYFOO'],
      ['rule_part_ignored', 'BYMONTH'],
    ])
  })

  test('a replaced occurrence that itself repeats blocks its own nights too, and is noted', () => {
    const one = (...lines: string[]) =>
      calendar(file(event('UID:s', 'RECURRENCE-ID;VALUE=DATE:20270311', 'DTSTART;VALUE=DATE:20270315', ...lines)))
    expect(one().notes).toEqual([])
    const repeated = one('RRULE:FREQ=DAILY;COUNT=3')
    expect(repeated.events.map(({ uid }) => uid)).toEqual(['s/2027-03-11', 's/2027-03-16', 's/2027-03-17'])
    expect(repeated.notes.map(({ code }) => code)).toEqual(['change_repeats'])
    expect(staysOf(one('RDATE;VALUE=DATE:20270320'))).toEqual(['03-15/03-16', '03-20/03-21'])
  })

  test('reads 5,000 events and rejects more', () => {
    const many = (count: number) =>
      readCalendar(
        file(...Array.from({ length: count }, (_, at) => event(`UID:${at}`, 'DTSTART;VALUE=DATE:20270710'))),
        homeIn('UTC'),
        window,
      )
    expect(many(5_000)).toMatchObject({ kind: 'calendar', found: 5_000 })
    expect(many(5_001)).toMatchObject({ kind: 'refused', problem: { code: 'too_many_events' } })
  })
})

describe('events under one UID without a version', () => {
  const one = (arrive: string, depart: string, ...more: string[]) =>
    event('UID:x', `DTSTART;VALUE=DATE:2027${arrive}`, `DTEND;VALUE=DATE:2027${depart}`, ...more)
  const found = (...events: string[]) =>
    calendar(file(...events)).events.map(({ uid, stay, summary, isFree }) => [uid, shortStay(stay), summary, isFree])

  test('with the same first night, the longer one provides the text; with the same length, the first', () => {
    expect(found(one('0701', '0703', 'SUMMARY:short'), one('0701', '0705', 'SUMMARY:long'))).toEqual([
      ['x', '07-01/07-05', 'long', false],
    ])
    expect(found(one('0701', '0705', 'SUMMARY:long'), one('0701', '0703', 'SUMMARY:short'))).toEqual([
      ['x', '07-01/07-05', 'long', false],
    ])
    expect(found(one('0701', '0703', 'SUMMARY:first'), one('0701', '0703', 'SUMMARY:second'))).toEqual([
      ['x', '07-01/07-03', 'first', false],
    ])
  })

  test('one that blocks no nights passes its UID to one that does, and adds nothing after it', () => {
    const free = one('0701', '0703', 'TRANSP:TRANSPARENT')
    expect(found(free, one('0705', '0707'))).toEqual([['x', '07-05/07-07', '', false]])
    expect(found(one('0705', '0707'), free)).toEqual([['x', '07-05/07-07', '', false]])
  })

  test('a third with the second’s first night counts together with it', () => {
    const [first, short, long] = [one('0701', '0702'), one('0705', '0706'), one('0705', '0709')]
    const expected = [
      ['x', '07-01/07-02', '', false],
      ['x#2027-07-05', '07-05/07-09', '', false],
    ]
    expect(found(first, short, long)).toEqual(expected)
    expect(found(first, long, short)).toEqual(expected)
  })
})

describe('series', () => {
  test('a repeated block is followed within the window, minus its exceptions', () => {
    const lines =
      'DTSTART;VALUE=DATE:20200103\r\nDTEND;VALUE=DATE:20200105\r\nRRULE:FREQ=WEEKLY;UNTIL=20270124\r\nEXDATE;VALUE=DATE:20270115'
    expect(stays(lines)).toEqual(['01-01/01-03', '01-08/01-10', '01-22/01-24'])
  })

  test.each([
    ['FREQ=MONTHLY;BYMONTHDAY=1,-1;COUNT=4', '20270101', ['01-01', '01-31', '02-01', '02-28']],
    ['FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1;COUNT=3', '20270129', ['01-29', '02-26', '03-26']],
    ['FREQ=MONTHLY;BYDAY=2SA;COUNT=3', '20270109', ['01-09', '02-13', '03-13']],
    ['FREQ=YEARLY;BYMONTH=7,12;BYMONTHDAY=24;COUNT=2', '20270724', ['07-24', '12-24']],
    ['FREQ=YEARLY;BYDAY=1MO;BYMONTH=9;COUNT=1', '20270906', ['09-06']],
    ['FREQ=DAILY;BYDAY=SA,SU;COUNT=3', '20270102', ['01-02', '01-03', '01-09']],
    ['FREQ=DAILY;BYMONTH=12;BYMONTHDAY=30,31;UNTIL=20280101', '20271230', ['12-30', '12-31']],
    ['FREQ=YEARLY;BYYEARDAY=100,-1;COUNT=2', '20270410', ['04-10', '12-31']],
    ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;COUNT=1', '20270517', ['05-17']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO;COUNT=4', '20270105', ['01-05', '01-10', '01-19', '01-24']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU;COUNT=4', '20270105', ['01-05', '01-17', '01-19', '01-31']],
  ])('%s', (rule, start, days) => {
    const lines = `DTSTART;VALUE=DATE:${start}\r\nRRULE:${rule}`
    expect([stays(lines).map((stay) => stay.slice(0, 5)), codes(lines)]).toEqual([days, []])
  })

  test('UNTIL is read in the series’ time zone', () => {
    const weekly = (until: string, start = 'DTSTART;TZID=America/New_York:20270903T180000') =>
      stays(`${start}\r\nDURATION:PT16H\r\nRRULE:FREQ=WEEKLY;UNTIL=${until}`).map((stay) => stay.slice(0, 5))
    expect(weekly('20270924T035959Z')).toEqual(['09-03', '09-10', '09-17'])
    expect(weekly('20270924T220000Z')).toEqual(['09-03', '09-10', '09-17', '09-24'])
    expect(weekly('20270917')).toEqual(['09-03', '09-10', '09-17'])
    expect(weekly('20270917T180000')).toEqual(['09-03', '09-10', '09-17'])
    expect(weekly('20270924T035959Z', 'DTSTART:20270903T180000')).toEqual(['09-03', '09-10', '09-17'])
    expect(weekly('20270917T220000Z', 'DTSTART:20270903T220000Z')).toEqual(['09-03', '09-10', '09-17'])
  })

  test('a stay that began before the window and reaches into it is followed', () => {
    const lines = 'DTSTART;VALUE=DATE:20201101\r\nDTEND;VALUE=DATE:20210501\r\nRRULE:FREQ=YEARLY;COUNT=7'
    expect(read(lines).events).toMatchObject([{ stay: { arrive: '2026-11-01', depart: '2027-05-01' } }])
  })

  test('exceptions are matched by moment, by day, or by time without a zone', () => {
    const series = 'DTSTART;TZID=America/New_York:20270701T180000\r\nDURATION:PT14H\r\nRRULE:FREQ=DAILY;COUNT=3'
    for (const line of [
      'EXDATE;TZID=America/New_York:20270702T180000',
      'EXDATE:20270702T220000Z',
      'EXDATE;VALUE=DATE:20270702',
      'EXDATE:20270702T180000',
      'EXDATE;TZID=Europe/Paris:20270703T000000',
    ])
      expect(stays(`${series}\r\n${line}`), line).toEqual(['07-01/07-02', '07-03/07-04'])
    expect(stays(`${series}\r\nEXDATE;TZID=America/New_York:20270702T090000`)).toHaveLength(3)
  })

  test('additional dates and periods count, each with its own length', () => {
    expect(stays('DTSTART;VALUE=DATE:20270701\r\nRDATE;VALUE=DATE:20270705,20270709')).toEqual([
      '07-01/07-02',
      '07-05/07-06',
      '07-09/07-10',
    ])
    expect(
      stays(
        'DTSTART:20270701T200000Z\r\nDTEND:20270702T140000Z\r\nRDATE;VALUE=PERIOD:20270705T200000Z/20270708T140000Z,20270710T200000Z/P2D',
      ),
    ).toEqual(['07-01/07-02', '07-05/07-08', '07-10/07-12'])
  })

  const moved = (...lines: string[]) => event('UID:s', ...lines)
  const tenDays = moved('DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=DAILY;INTERVAL=10;COUNT=4')

  test('one occurrence is moved: the others stay, the moved one counts at its new time', () => {
    const { events } = calendar(
      file(tenDays, moved('RECURRENCE-ID;VALUE=DATE:20270311', 'DTSTART;VALUE=DATE:20270315')),
    )
    expect(events.map(({ uid, stay }) => [uid, stay.arrive])).toEqual([
      ['s/2027-03-01', '2027-03-01'],
      ['s/2027-03-21', '2027-03-21'],
      ['s/2027-03-31', '2027-03-31'],
      ['s/2027-03-11', '2027-03-15'],
    ])
  })

  test('all later occurrences are moved and lengthened, and one of them is moved again', () => {
    const future = moved(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270311',
      'DTSTART;VALUE=DATE:20270312',
      'DTEND;VALUE=DATE:20270315',
    )
    const single = moved('RECURRENCE-ID;VALUE=DATE:20270321', 'DTSTART;VALUE=DATE:20270401')
    expect(staysOf(calendar(file(tenDays, future))).sort()).toEqual([
      '03-01/03-02',
      '03-12/03-15',
      '03-22/03-25',
      '04-01/04-04',
    ])
    expect(staysOf(calendar(file(single, future, tenDays))).sort()).toEqual([
      '03-01/03-02',
      '03-12/03-15',
      '04-01/04-02',
      '04-01/04-04',
    ])
    const over = moved(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270321',
      'DTSTART;VALUE=DATE:20270321',
      'STATUS:CANCELLED',
    )
    expect(staysOf(calendar(file(tenDays, over)))).toEqual(['03-01/03-02', '03-11/03-12'])
  })

  test('a change to earlier occurrences is not followed: all nights stay blocked, and it is noted', () => {
    const prior = moved('RECURRENCE-ID;RANGE=THISANDPRIOR;VALUE=DATE:20270311', 'DTSTART;VALUE=DATE:20270315')
    const found = calendar(file(tenDays, prior))
    expect(staysOf(found)).toEqual(['03-01/03-02', '03-21/03-22', '03-31/04-01', '03-15/03-16'])
    expect(found.notes.map(({ code }) => code)).toEqual(['range_prior'])
  })

  test('an override without its series counts on its own', () => {
    expect(
      staysOf(calendar(file(moved('RECURRENCE-ID:20271101T200000Z', 'DTSTART:20271101T200000Z', 'DURATION:PT19H')))),
    ).toEqual(['11-01/11-02'])
  })
})

describe('repetitions that can’t be followed err toward blocking nights, and are noted', () => {
  const from = (rule: string) => `DTSTART;VALUE=DATE:20270701\r\nRRULE:${rule}`
  test.each([
    ['FREQ=FORTNIGHTLY;UNTIL=20270704', 'rule_widened'],
    ['FREQ=WEEKLY;BYDAY=XX;UNTIL=20270704', 'rule_widened'],
    ['FREQ=MONTHLY;BYMONTHDAY=32;UNTIL=20270704', 'rule_widened'],
    ['FREQ=HOURLY;UNTIL=20270704', 'rule_widened'],
    ['FREQ=DAILY;BYMONTH=13;UNTIL=20270704', 'rule_part_ignored'],
    ['FREQ=DAILY;INTERVAL=0;UNTIL=20270704', 'rule_part_ignored'],
    ['FREQ=DAILY;BYSETPOS=2;UNTIL=20270704', 'rule_part_ignored'],
    ['FREQ=DAILY;COUNT=2;UNTIL=20270704', 'rule_part_ignored'],
    ['FREQ=DAILY;BYFOO=2;UNTIL=20270704', 'rule_part_ignored'],
    ['nonsense;UNTIL=20270704', 'rule_widened'],
    ['RSCALE=CHINESE;FREQ=YEARLY;UNTIL=20270704', 'rule_widened'],
    ['RSCALE=ETHIOPIC;FREQ=MONTHLY;BYMONTH=9;UNTIL=20270704', 'rule_widened'],
    ['RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;UNTIL=20270704', 'rule_widened'],
    ['RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD;UNTIL=20270704', 'rule_widened'],
    ['RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30;SKIP=FORWARD;UNTIL=20270704', 'rule_widened'],
  ])('%s', (rule, code) => {
    expect([stays(from(rule)).map((stay) => stay.slice(0, 5)), codes(from(rule))]).toEqual([
      ['07-01', '07-02', '07-03', '07-04'],
      [code],
    ])
  })

  test('weeks, days and months of our calendar are followed, whatever calendar a rule names', () => {
    const days = (rule: string) => stays(from(rule)).map((stay) => stay.slice(0, 5))
    expect(days('RSCALE=COPTIC;FREQ=WEEKLY;COUNT=2')).toEqual(['07-01', '07-08'])
    expect(days('RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=2')).toEqual(['07-01', '08-01'])
    expect(codes(from('RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=2'))).toEqual([])
  })

  test('a series denser than daily blocks every day', () => {
    for (const rule of ['FREQ=SECONDLY', 'FREQ=MINUTELY;UNTIL=99991231T235959Z', 'FREQ=HOURLY']) {
      const lines = `DTSTART:20270701T080000Z\r\nDURATION:PT1H\r\nRRULE:${rule}`
      expect(read(lines).events.length, rule).toBeGreaterThan(545)
      expect(codes(lines), rule).toContain('rule_too_dense')
    }
    expect(stays('DTSTART:20270701T220000Z\r\nDURATION:PT12H\r\nRRULE:FREQ=HOURLY;INTERVAL=24;COUNT=2')).toEqual([
      '07-01/07-02',
      '07-02/07-03',
    ])
  })

  test('a first day that doesn’t match its repetition is blocked too', () => {
    const lines = 'DTSTART;VALUE=DATE:20270701\r\nRRULE:FREQ=WEEKLY;BYDAY=SA;UNTIL=20270710'
    expect([stays(lines).sort(), codes(lines)]).toEqual([
      ['07-01/07-02', '07-03/07-04', '07-10/07-11'],
      ['start_outside_rule'],
    ])
  })

  test('EXRULE is ignored', () => {
    const lines = `${from('FREQ=DAILY;COUNT=2')}\r\nEXRULE:FREQ=DAILY`
    expect([stays(lines), codes(lines)]).toEqual([['07-01/07-02', '07-02/07-03'], ['rule_part_ignored']])
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

  test('a three-night stay ends on the departure day, exclusive', () => {
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

  test('lines are at most 75 octets, and no character is split', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const line = `X-WR-CALNAME:${name.replace(/[\r\n]/g, '')}`
        const parts = folded(line).split('\r\n')
        for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
        expect(parts.join('\r\n').replace(/\r\n /g, '')).toBe(line)
      }),
    )
  })

  test('reads back what it writes', () => {
    const { events, notes } = calendar(
      calendarFile('Sea, sand; and \\ salt\nhouse', [stay, { ...stay, uid: uidOf(43, key), booked: false }]),
    )
    expect(events.map((event) => event.stay)).toEqual([
      { arrive: '2027-07-10', depart: '2027-07-13' },
      { arrive: '2027-07-10', depart: '2027-07-13' },
    ])
    expect(notes).toEqual([])
  })

  test('R69 our UIDs are recognized by the home’s key, not by their format', () => {
    expect(ownHoldIn(uidOf(42, key), key)).toBe(42)
    expect(ownHoldIn(uidOf(42, key), 'b7c2f9d0-0000-4c1e-9a55-0d6c7a3f8f10')).toBeUndefined()
    expect(ownHoldIn('42@airbnb.com', key)).toBeUndefined()
  })
})

describe('dates in every written form', () => {
  test.each([
    ['2027-07-10', '2027-07-12'],
    [' 20270710', '20270712 '],
    ['2027-07-10T20:00:00Z', '2027-07-12T14:00:00Z'],
    ['2027-07-10T16:00:00-04:00', '2027-07-12T10:00:00-04:00'],
    ['20270711T050000+0900', '20270712T230000+0900'],
    ['20270710T200000.000Z', '20270712T140000.000Z'],
    ['20270710T1600', '20270712T1000'],
    ['2027-07-10 16:00', '2027-07-12 10:00'],
  ])('%s to %s', (start, end) => {
    for (const value of ['', ';VALUE=DATE', ';VALUE=DATE-TIME', ';TZID=America/New_York']) {
      const lines = `DTSTART${value}:${start}\r\nDTEND${value}:${end}`
      expect([stays(lines), codes(lines)], lines).toEqual([['07-10/07-12'], []])
    }
  })

  test('an offset after a time converts it to the home’s clock', () => {
    expect(stays('DTSTART:20270710T080000+0900\r\nDTEND:20270712T040000+0900')).toEqual(['07-09/07-11'])
  })

  test('a start or end written twice is a guess covering both, and is noted', () => {
    const lines = 'DTSTART;VALUE=DATE:20270712\r\nDTSTART;VALUE=DATE:20270710\r\nDTEND;VALUE=DATE:20270714'
    expect(read(lines).events).toMatchObject([{ isGuess: true, stay: { arrive: '2027-07-10', depart: '2027-07-14' } }])
    expect(codes(lines)).toEqual(['unreadable'])
  })
})

describe('what is beyond the calendar’s limits', () => {
  test('a block that begins where the calendar ends blocks no nights', () => {
    expect(stays('DTSTART;VALUE=DATE:20310101\r\nDTEND;VALUE=DATE:22500101')).toEqual([])
    expect(stays('DTSTART;VALUE=DATE:20301231\r\nDTEND;VALUE=DATE:22500101')).toEqual(['12-31/01-01'])
  })

  test('5,000 occurrences are read, and one more is rejected', () => {
    const daily = (uid: number, count: number) =>
      event(`UID:${uid}`, 'DTSTART;VALUE=DATE:20270101', `RRULE:FREQ=DAILY;COUNT=${count}`)
    const days = (count: number) =>
      file(...Array.from({ length: 10 }, (_, at) => daily(at, at < 9 ? 500 : count - 4_500)))
    expect(calendar(days(5_000)).events).toHaveLength(5_000)
    expect(readCalendar(days(5_001), homeIn('UTC'), window)).toMatchObject({
      kind: 'refused',
      problem: { code: 'too_many_occurrences' },
    })
  })
})

test('R64 a change without a UID does not replace another event without one', () => {
  const found = calendar(
    file(
      event('DTSTART;VALUE=DATE:20270710', 'DTEND;VALUE=DATE:20270712'),
      event('RECURRENCE-ID;VALUE=DATE:20270710', 'DTSTART;VALUE=DATE:20270720', 'DTEND;VALUE=DATE:20270722'),
    ),
  )
  expect(nightsOf(found)).toEqual(['2027-07-10', '2027-07-11', '2027-07-20', '2027-07-21'])
})

describe('R64 times without a zone in a calendar that declares one', () => {
  const inCalendar = (zone: string, ...lines: string[]) =>
    calendar(file(`X-WR-TIMEZONE:${zone}`, event('UID:one', ...lines)))
  const late = ['DTSTART:20270710T150000', 'DTEND:20270712T140000']

  test('the nights by both clocks are blocked and noted where they differ', () => {
    const west = inCalendar('America/Los_Angeles', ...late)
    expect(staysOf(west)).toEqual(['07-10/07-13'])
    expect(west.notes).toMatchObject([{ code: 'zone_of_calendar', params: { zone: 'America/Los_Angeles' } }])
    const east = inCalendar(
      'Tokyo Standard Time',
      'DTSTART:20270710T090000',
      'DURATION:PT35H',
      'RRULE:FREQ=WEEKLY;COUNT=2',
    )
    expect(staysOf(east)).toEqual(['07-09/07-12', '07-16/07-19'])
    expect(east.notes).toHaveLength(1)
  })

  test('nothing is noted where they agree, or where the event has a zone, a day, or UTC', () => {
    expect(inCalendar('America/New_York', ...late)).toMatchObject({ notes: [] })
    expect(inCalendar('America/Chicago', 'DTSTART:20270710T160000', 'DTEND:20270712T100000')).toMatchObject({
      notes: [],
    })
    for (const lines of [
      ['DTSTART;VALUE=DATE:20270710', 'DTEND;VALUE=DATE:20270712'],
      ['DTSTART;TZID=America/New_York:20270710T150000', 'DTEND;TZID=America/New_York:20270712T140000'],
      ['DTSTART:20270710T190000Z', 'DTEND:20270712T180000Z'],
    ]) {
      const found = inCalendar('America/Los_Angeles', ...lines)
      expect([staysOf(found), found.notes]).toEqual([['07-10/07-12'], []])
    }
  })

  test('an unknown zone, and a last day in UTC, lose no night', () => {
    expect(staysOf(inCalendar('Mars/Phobos', ...late))).toEqual(['07-09/07-13'])
    const series = inCalendar(
      'Asia/Tokyo',
      'DTSTART:20270710T160000',
      'DTEND:20270711T100000',
      'RRULE:FREQ=DAILY;UNTIL=20270712T070000Z',
    )
    expect(nightsOf(series)).toContain('2027-07-12')
  })

  test('a start without a zone and an end in UTC are read by both clocks', () => {
    // From 9 AM in New York or in Tokyo, until 8 AM in New York.
    const found = inCalendar('Asia/Tokyo', 'DTSTART:20270710T090000', 'DTEND:20270712T120000Z')
    expect(staysOf(found)).toEqual(['07-09/07-12'])
    expect(found.notes.map(({ code }) => code)).toEqual(['zone_of_calendar'])
  })

  test('the nights by one clock count if there are none by the other', () => {
    const found = inCalendar('Asia/Tokyo', 'DTSTART:20270710T100000', 'DTEND:20270710T150000')
    expect(staysOf(found)).toEqual(['07-09/07-10'])
  })

  test('an event that ends before it begins by one of the clocks is a guess', () => {
    const found = inCalendar('Asia/Tokyo', 'DTSTART:20270710T100000', 'DTEND:20270710T130000Z')
    expect(found.events).toMatchObject([{ isGuess: true, stay: { arrive: '2027-07-09', depart: '2027-07-11' } }])
  })

  test('each calendar in a file has its own zone', () => {
    const { events } = calendar(
      file(`X-WR-TIMEZONE:America/Los_Angeles\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR`, event('UID:one', ...late)),
    )
    expect(events.map(({ stay }) => shortStay(stay))).toEqual(['07-10/07-12'])
  })
})

describe('mismatched parts of a series lose no nights', () => {
  const master = ['UID:s', 'DTSTART:20270710T160000', 'DTEND:20270711T100000', 'RRULE:FREQ=WEEKLY;COUNT=3']
  const changedBy = (...lines: string[]) => calendar(file(event(...master), event('UID:s', ...lines)))

  test("an additional period counts if its end can't be used", () => {
    const extra = (value: string) => {
      const found = read(`DTSTART;VALUE=DATE:20270701\r\nRDATE;VALUE=PERIOD:${value}`)
      return [staysOf(found).slice(1), found.notes.map(({ code }) => code)]
    }
    expect(extra('20270720T160000/20270723T100000')).toEqual([['07-20/07-23'], []])
    expect(extra('20270720/20270723')).toEqual([['07-20/07-23'], []])
    expect(extra('20270720T160000/P2D')).toEqual([['07-20/07-22'], []])
    for (const end of ['-P2D', 'soon', ''])
      expect(extra(`20270720T160000/${end}`), end).toEqual([['07-20/07-21'], ['unreadable', 'one_night']])
  })

  test('an exception that matches no occurrence is noted, but not one far from any', () => {
    const except = (value: string) => {
      const found = calendar(file(event(...master, `EXDATE${value}`)))
      return [staysOf(found), found.notes.map(({ code }) => code)]
    }
    const all = ['07-10/07-11', '07-17/07-18', '07-24/07-25']
    expect(except(':20270717T160000')).toEqual([[all[0], all[2]], []])
    expect(except(':20270717T170000')).toEqual([all, ['exception_unmatched']])
    expect(except(';VALUE=DATE:20270718')).toEqual([all, ['exception_unmatched']])
    expect(except(';VALUE=DATE:20270901')).toEqual([all, []])
    expect(except(';VALUE=PERIOD:20270717T160000/PT18H')).toEqual([all, ['unreadable']])
  })

  test('a change to a nonexistent occurrence is noted, and one without a start frees nothing', () => {
    const none = changedBy('RECURRENCE-ID:20270719T160000', 'DTSTART:20270720T160000', 'DTEND:20270722T100000')
    expect(staysOf(none)).toEqual(['07-10/07-11', '07-17/07-18', '07-24/07-25', '07-20/07-22'])
    expect(none.notes.map(({ code }) => code)).toEqual([])
    const near = changedBy('RECURRENCE-ID:20270718T160000', 'DTSTART:20270720T160000', 'DTEND:20270722T100000')
    expect(near.notes.map(({ code }) => code)).toEqual(['exception_unmatched'])
    const startless = changedBy('RECURRENCE-ID:20270717T160000', 'SUMMARY:Changed')
    expect([staysOf(startless), startless.notes.map(({ code }) => code)]).toEqual([
      ['07-10/07-11', '07-17/07-18', '07-24/07-25'],
      ['no_start'],
    ])
  })

  test('a cancellation needs no start, and adds no note about nights it would have blocked', () => {
    const one = changedBy('RECURRENCE-ID:20270717T160000', 'STATUS:CANCELLED')
    expect([staysOf(one), one.notes]).toEqual([['07-10/07-11', '07-24/07-25'], []])
    const later = changedBy('RECURRENCE-ID;RANGE=THISANDFUTURE:20270717T160000', 'STATUS:CANCELLED')
    expect([staysOf(later), later.notes]).toEqual([['07-10/07-11'], []])
    expect(changedBy('RECURRENCE-ID:20270717T160000', 'DTSTART:20270717T160000', 'STATUS:CANCELLED').notes).toEqual([])
  })

  test('an unknown range is noted', () => {
    const found = changedBy(
      'RECURRENCE-ID;RANGE=ALL:20270717T160000',
      'DTSTART:20270718T160000',
      'DTEND:20270719T100000',
    )
    expect(found.notes.map(({ code }) => code)).toEqual(['unreadable'])
  })

  test('later occurrences that are lengthened or moved into the window are found', () => {
    const yearly = (from: string, to: string) =>
      calendar(
        file(
          event('UID:s', 'DTSTART;VALUE=DATE:20241201', 'DTEND;VALUE=DATE:20241203', 'RRULE:FREQ=YEARLY'),
          event(
            'UID:s',
            'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20251201',
            `DTSTART;VALUE=DATE:${from}`,
            `DTEND;VALUE=DATE:${to}`,
          ),
        ),
      )
    expect(nightsOf(yearly('20260201', '20260205'))).toContain('2027-02-01')
    expect(nightsOf(yearly('20251201', '20260210'))).toContain('2027-02-05')
    const earlier = calendar(
      file(
        event('UID:s', 'DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=YEARLY'),
        event('UID:s', 'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20280301', 'DTSTART;VALUE=DATE:20271201'),
      ),
      'America/New_York',
      { from: '2027-01-01', to: '2028-12-15' },
    )
    expect(nightsOf(earlier)).toContain('2028-11-30')
  })
})
