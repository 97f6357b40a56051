import { describe, expect, test } from 'vitest'
import { readCalendar } from './read-calendar.ts'

const file = (...lines: string[]) => `BEGIN:VCALENDAR\r\n${lines.join('\r\n')}\r\nEND:VCALENDAR\r\n`
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'].join('\r\n')

/** The stays a file blocks, and the codes of what could not be followed. */
function outcome(content: string, timeZone = 'America/New_York') {
  const home = { timeZone, checkInTime: '16:00' }
  const reading = readCalendar(content, home, { from: '2027-06-01', to: '2028-06-01' })
  if (reading.kind === 'refused') throw new Error(reading.problem.code)
  const taken = reading.events.filter(({ isFree }) => !isFree).map(({ stay }) => stay)
  return {
    stays: taken.map(({ arrive, depart }) => `${arrive.slice(5)}/${depart.slice(5)}`),
    notes: reading.notes.map(({ code }) => code),
  }
}
const found = (lines: string[], timeZone?: string) => outcome(file(event(...lines)), timeZone)
const arrivals = (lines: string[], timeZone?: string) => found(lines, timeZone).stays.map((stay) => stay.slice(0, 5))

describe('a series of whole days with marks in UTC', () => {
  const days = ['DTSTART;VALUE=DATE:20270705', 'RRULE:FREQ=DAILY;COUNT=6']

  test('ends on the later of both days that UNTIL may mean', () => {
    const until = (moment: string) => ['DTSTART;VALUE=DATE:20270707', `RRULE:FREQ=DAILY;UNTIL=${moment}`]
    expect(arrivals(until('20270709T150000Z'), 'Asia/Tokyo')).toEqual(['07-07', '07-08', '07-09', '07-10'])
    expect(arrivals(until('20270709T145959Z'), 'Asia/Tokyo')).toEqual(['07-07', '07-08', '07-09'])
    expect(arrivals(until('20270709T035959Z'))).toEqual(['07-07', '07-08', '07-09'])
  })

  test('an exception at the home’s midnight excludes that day, and no other', () => {
    expect(arrivals([...days, 'EXDATE:20270707T150000Z'], 'Asia/Tokyo')).not.toContain('07-08')
    expect(arrivals([...days, 'EXDATE:20270707T150000Z'], 'Asia/Tokyo')).toContain('07-07')
    expect(arrivals([...days, 'EXDATE:20270708T040000Z'])).not.toContain('07-08')
    expect(arrivals([...days, 'EXDATE:20270708T000000Z'])).not.toContain('07-08')
    expect(arrivals([...days, 'EXDATE;TZID=Asia/Tokyo:20270708T000000'])).not.toContain('07-08')
  })

  test('an exception that may mean either of two days frees neither, and is noted', () => {
    const either = found([...days, 'EXDATE:20270708T020000Z'])
    expect(either.stays).toHaveLength(6)
    expect(either.notes).toEqual(['exception_unmatched'])
  })
})

describe('a timed series with marks of another kind', () => {
  const evenings = ['DTSTART:20270705T020000Z', 'DTEND:20270705T140000Z', 'RRULE:FREQ=DAILY;COUNT=4']

  test('an UNTIL without a zone includes the last time on the home’s clock', () => {
    const lines = ['DTSTART:20270705T230000Z', 'DURATION:PT16H', 'RRULE:FREQ=DAILY;UNTIL=20270707T190000']
    expect(arrivals(lines)).toEqual(['07-05', '07-06', '07-07'])
  })

  test('a DATE excludes no time in UTC that is on another day here, and is noted', () => {
    const { stays, notes } = found([...evenings, 'EXDATE;VALUE=DATE:20270707'])
    expect(stays).toEqual(['07-04/07-05', '07-05/07-06', '07-06/07-07', '07-07/07-08'])
    expect(notes).toEqual(['exception_unmatched'])
  })

  test('a DATE added to it lasts as long as the others', () => {
    const { stays, notes } = found(['DTSTART:20270705T160000', 'DTEND:20270707T100000', 'RDATE;VALUE=DATE:20270720'])
    expect([stays, notes]).toEqual([['07-05/07-07', '07-20/07-22'], []])
    const inUtc = ['DTSTART:20270705T200000Z', 'DURATION:P3D', 'RDATE;VALUE=DATE:20270720']
    expect(found(inUtc).stays).toEqual(['07-05/07-08', '07-20/07-23'])
    const since = ['DTSTART:19650705T160000', 'DTEND:19650707T100000', 'RDATE;VALUE=DATE:20270720']
    expect(found(since).stays).toContain('07-20/07-22')
  })
})

test('a DATE that ends at a time of day blocks its own night', () => {
  expect(found(['DTSTART;VALUE=DATE:20270710', 'DTEND:20270710T100000']).stays).toEqual(['07-10/07-11'])
  expect(found(['DTSTART;VALUE=DATE:20270710', 'DTEND:20270712T100000']).stays).toEqual(['07-10/07-12'])
})

describe('a zone that the file describes', () => {
  const zone = (name: string, offset: string, ...more: string[]) =>
    [
      'BEGIN:VTIMEZONE',
      `TZID:${name}`,
      'BEGIN:STANDARD',
      'DTSTART:20071104T020000',
      'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
      'TZOFFSETFROM:-0400',
      `TZOFFSETTO:${offset}`,
      'END:STANDARD',
      ...more,
      'END:VTIMEZONE',
    ].join('\r\n')
  const daylight = [
    'BEGIN:DAYLIGHT',
    'DTSTART:20070311T020000',
    'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'END:DAYLIGHT',
  ]
  const night = (name: string) => event(`DTSTART;TZID=${name}:20270710T233000`, `DTEND;TZID=${name}:20270712T100000`)

  test.each(['EST', '/example.com/EST', 'GMT'])('under the abbreviation %s means the description', (name) => {
    expect(outcome(file(zone(name, '-0500', ...daylight), night(name)))).toEqual({ stays: ['07-10/07-12'], notes: [] })
  })

  test('under an abbreviation, badly, is the zone of that name', () => {
    const { notes } = outcome(file(zone('EST', 'nonsense'), night('EST')))
    expect(notes).toEqual([])
  })

  test('is found whatever the case and the quotes of its name', () => {
    const content = file(zone('"Harbor Time"', '-0500', ...daylight), night('harbor time'))
    expect(outcome(content)).toEqual({ stays: ['07-10/07-12'], notes: [] })
  })

  test('twice and differently blocks every night it could mean, and is noted', () => {
    const content = file(zone('Customized', '+0900'), zone('Customized', '-0500', ...daylight), night('Customized'))
    expect(outcome(content)).toEqual({ stays: ['07-09/07-13'], notes: ['zone_broken'] })
    const own = zone('Customized', '-0500', ...daylight)
    expect(outcome(file(own, own, night('Customized')))).toEqual({ stays: ['07-10/07-12'], notes: [] })
  })
})

describe('lines that break the grammar', () => {
  const eastern = '(UTC-05:00) Eastern Time (US & Canada)'

  test.each([[`VALUE=DATE-TIME;TZID=${eastern}`], [`TZID=${eastern};VALUE=DATE-TIME`]])(
    'a zone with a colon and no quotes is read in %s',
    (parameters) => {
      const lines = [`DTSTART;${parameters}:20270710T160000`, `DTEND;${parameters}:2027-07-12T10:00:00`]
      expect(found(lines)).toEqual({ stays: ['07-10/07-12'], notes: [] })
    },
  )

  test('a list of exceptions in such a zone is read', () => {
    const lines = [
      `DTSTART;TZID=${eastern}:20270710T160000`,
      'DURATION:PT18H',
      'RRULE:FREQ=DAILY;COUNT=4',
      `EXDATE;TZID=${eastern}:20270711T160000,20270713T160000`,
    ]
    expect(found(lines)).toEqual({ stays: ['07-10/07-11', '07-12/07-13'], notes: [] })
  })

  test('a line of commas takes no time, and spoils only its event', { timeout: 2_000 }, () => {
    const commas = `DTSTART${';A=,,,'.repeat(40)}`
    const { stays, notes } = outcome(file(event(commas), event('DTSTART;VALUE=DATE:20270710')))
    expect([stays, notes]).toEqual([['07-10/07-11'], ['unreadable']])
  })

  test('an alarm that is never closed loses none of the event’s dates', () => {
    const lines = ['DTSTART;VALUE=DATE:20270710', 'BEGIN:VALARM', 'DURATION:P9D', 'DTEND;VALUE=DATE:20270715']
    expect(found(lines).stays).toEqual(['07-10/07-15'])
    expect(outcome(file('BEGIN:VEVENT', ...lines)).stays).toEqual(['07-10/07-15'])
  })
})

describe('lines that an event may have once', () => {
  const stay = ['DTSTART;VALUE=DATE:20270710', 'DTEND;VALUE=DATE:20270712']

  test.each([
    ['free and busy', ['TRANSP:TRANSPARENT', 'TRANSP:OPAQUE'], ['busy_and_free']],
    ['canceled and confirmed', ['STATUS:CANCELLED', 'STATUS:CONFIRMED'], ['unreadable']],
  ])('block the nights if they say %s, and are noted', (_, lines, notes) => {
    for (const order of [lines, lines.toReversed()])
      expect(found([...stay, ...order])).toEqual({ stays: ['07-10/07-12'], notes })
  })

  test('count by the longest DURATION', () => {
    for (const lines of [
      ['DURATION:P1D', 'DURATION:P3D'],
      ['DURATION:P3D', 'DURATION:P1D'],
    ])
      expect(found(['DTSTART;VALUE=DATE:20270710', ...lines])).toEqual({
        stays: ['07-10/07-13'],
        notes: ['unreadable'],
      })
  })

  test('cancel it in either spelling', () => {
    expect(found([...stay, 'STATUS:CANCELED']).stays).toEqual([])
  })
})

describe('a rule that says something twice', () => {
  const weekly = (rule: string) => found(['DTSTART;VALUE=DATE:20270705', `RRULE:FREQ=WEEKLY;${rule}`])

  test('takes place on all the days it lists', () => {
    const { stays, notes } = weekly('COUNT=4;BYDAY=MO;BYDAY=TU')
    expect([stays.map((stay) => stay.slice(0, 5)), notes]).toEqual([['07-05', '07-06', '07-12', '07-13'], []])
  })

  test('has no end, and every interval, if it states two', () => {
    const { stays, notes } = weekly('INTERVAL=2;INTERVAL=3;UNTIL=20270719;UNTIL=20270712;UNTIL=20270712')
    expect([stays.length > 40, notes]).toEqual([true, ['rule_part_ignored', 'rule_part_ignored']])
    expect(weekly('INTERVAL=2;COUNT=2;COUNT=2')).toEqual({ stays: ['07-05/07-06', '07-19/07-20'], notes: [] })
  })
})

test('a time with a zone and the Z of UTC blocks the nights by either clock, and is noted if they differ', () => {
  const stay = (zone: string) => [`DTSTART;TZID=${zone}:20270710T160000Z`, `DTEND;TZID=${zone}:20270712T100000Z`]
  expect(found(stay('Asia/Tokyo'), 'Asia/Tokyo')).toEqual({ stays: ['07-10/07-13'], notes: ['zone_and_utc'] })
  expect(found(stay('America/New_York'))).toEqual({ stays: ['07-10/07-12'], notes: [] })
  expect(found(stay('UTC'), 'Asia/Tokyo')).toEqual({ stays: ['07-11/07-13'], notes: [] })
  const offset = ['DTSTART;TZID=Asia/Tokyo:20270710T160000+0900', 'DTEND;TZID=Asia/Tokyo:20270712T100000+0900']
  expect(found(offset, 'Asia/Tokyo')).toEqual({ stays: ['07-10/07-12'], notes: [] })
})
