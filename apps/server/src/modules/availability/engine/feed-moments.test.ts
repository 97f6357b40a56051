import { describe, expect, test } from 'vitest'
import {
  dateOf,
  dayOf,
  type FeedMoment,
  type FeedZone,
  homeWalls,
  type Onset,
  onSameClock,
  timeOf,
  wallOf,
} from './feed-moments.ts'

const home = 'America/New_York'
const wall = (text: string): number => Date.parse(`${text}Z`)
const shown = (at: number): string => `${dateOf(at)} ${timeOf(at)}`
const time = (text: string, zone: FeedZone): FeedMoment => ({ kind: 'time', wall: wall(text), zone })
const hours = (count: number): number => count * 3_600_000

/** A zone described in a file: one hour ahead of UTC in winter, two in summer. */
const changes: Onset[] = [
  { wall: wall('2027-03-28T02:00'), before: hours(1), after: hours(2) },
  { wall: wall('2027-10-31T03:00'), before: hours(2), after: hours(1) },
]
const described: FeedZone = { kind: 'described', onsets: changes }
const atHome = (text: string, zone: FeedZone): string => shown(homeWalls(time(text, zone), home).earliest)

describe('R64 what the home’s clock shows', () => {
  test('in a described zone, uses the offset in effect at the time', () => {
    expect(atHome('2027-01-10T12:00', described)).toBe('2027-01-10 06:00')
    expect(atHome('2027-07-10T12:00', described)).toBe('2027-07-10 06:00')
    // Europe has changed its clocks, New York has not.
    expect(atHome('2027-11-01T12:00', described)).toBe('2027-11-01 07:00')
  })

  test('the new offset applies from the exact minute the clocks change', () => {
    expect(atHome('2027-03-28T01:59', described)).toBe('2027-03-27 20:59')
    expect(atHome('2027-03-28T02:00', described)).toBe('2027-03-27 20:00')
  })

  test('in a zone that never changes its clocks or states no offset, uses UTC', () => {
    expect(atHome('2027-01-10T12:00', { kind: 'described', onsets: [] })).toBe('2027-01-10 07:00')
  })

  test('in an unknown zone, may be anything from fourteen hours ahead of UTC to twelve behind', () => {
    const { earliest, latest } = homeWalls(time('2027-01-10T12:00', { kind: 'unknown' }), home)
    expect([shown(earliest), shown(latest)]).toEqual(['2027-01-09 17:00', '2027-01-10 19:00'])
  })

  test('a day is that day at the home, wherever the file comes from', () => {
    expect(dayOf({ kind: 'day', wall: wall('2027-01-10T00:00') }, home)).toBe('2027-01-10')
    expect(dayOf(time('2027-01-10T02:00', { kind: 'utc' }), home)).toBe('2027-01-09')
  })
})

describe('what a zone’s clock shows at a UTC instant', () => {
  const at = (text: string, zone: FeedZone): string => shown(wallOf(wall(text), zone, home))

  test('in a described zone, uses the offset since its last change', () => {
    expect(at('2027-01-10T12:00', described)).toBe('2027-01-10 13:00')
    expect(at('2027-07-10T12:00', described)).toBe('2027-07-10 14:00')
    expect(at('2027-11-10T12:00', described)).toBe('2027-11-10 13:00')
  })

  test('the change happens at its UTC instant, not at its wall time', () => {
    expect(at('2027-03-28T00:59', described)).toBe('2027-03-28 01:59')
    expect(at('2027-03-28T01:00', described)).toBe('2027-03-28 03:00')
    expect(at('2027-10-31T00:59', described)).toBe('2027-10-31 02:59')
    expect(at('2027-10-31T01:00', described)).toBe('2027-10-31 02:00')
  })

  test('a described zone without changes shows UTC, an unknown one the latest it could', () => {
    expect(at('2027-01-10T12:00', { kind: 'described', onsets: [] })).toBe('2027-01-10 12:00')
    expect(at('2027-01-10T12:00', { kind: 'unknown' })).toBe('2027-01-11 02:00')
    expect(at('2027-01-10T12:00', { kind: 'home' })).toBe('2027-01-10 07:00')
    expect(at('2027-01-10T12:00', { kind: 'named', name: 'Asia/Tokyo' })).toBe('2027-01-10 21:00')
  })
})

describe('whether two moments are in the same time zone', () => {
  const inZone = (zone: FeedZone) => time('2027-01-10T12:00', zone)
  const tokyo = inZone({ kind: 'named', name: 'Asia/Tokyo' })
  const whole: FeedMoment = { kind: 'day', wall: wall('2027-01-10T00:00') }

  test.each([
    ['two days', whole, whole, true],
    ['a day and a time', whole, tokyo, false],
    ['a time and a day', tokyo, whole, false],
    ['the same name', tokyo, inZone({ kind: 'named', name: 'Asia/Tokyo' }), true],
    ['two names', tokyo, inZone({ kind: 'named', name: 'Europe/Paris' }), false],
    ['a name and the home', tokyo, inZone({ kind: 'home' }), false],
    ['the same description', inZone(described), inZone(described), true],
    ['two descriptions', inZone(described), inZone({ kind: 'described', onsets: changes }), false],
  ] as const)('%s', (_name, a, b, same) => {
    expect(onSameClock(a, b)).toBe(same)
  })
})
