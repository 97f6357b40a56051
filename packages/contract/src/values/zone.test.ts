import { describe, expect, test } from 'vitest'
import { clockOfDay, clockWithZone, dateIn, instantAt, isZone, timeIn } from './zone.ts'

const newYork = 'America/New_York'
const at = (date: string, time: string, zone = newYork): string => instantAt(zone, date, time).toISOString()

describe('R71 local times', () => {
  test('an instant has the date and time of its time zone', () => {
    const midnight = new Date('2027-07-02T03:30:59.999Z')
    expect([dateIn(newYork, midnight), timeIn(newYork, midnight)]).toEqual(['2027-07-01', '23:30'])
    expect([dateIn('Asia/Tokyo', midnight), timeIn('Asia/Tokyo', midnight)]).toEqual(['2027-07-02', '12:30'])
    expect(timeIn(newYork, new Date('2027-07-02T04:00:00Z'))).toBe('00:00')
  })

  test('the date turns with the minute of midnight, in the order of the questions or not', () => {
    const last = new Date('2027-07-02T18:14:59.999Z')
    const first = new Date('2027-07-02T18:15:00Z')
    const dates = [last, first, last].map((instant) => dateIn('Asia/Kathmandu', instant))
    expect(dates).toEqual(['2027-07-02', '2027-07-03', '2027-07-02'])
    expect(dateIn(newYork, first)).toBe('2027-07-02')
  })

  test('R36 a local time converts to its instant in winter and summer, however far from UTC', () => {
    expect([at('2027-01-10', '16:00'), at('2027-07-10', '16:00')]).toEqual([
      '2027-01-10T21:00:00.000Z',
      '2027-07-10T20:00:00.000Z',
    ])
    expect(at('2027-01-10', '10:00', 'Pacific/Kiritimati')).toBe('2027-01-09T20:00:00.000Z')
    expect(at('2027-01-10', '10:00', 'Pacific/Pago_Pago')).toBe('2027-01-10T21:00:00.000Z')
    expect(at('2027-01-10', '10:15', 'Asia/Kathmandu')).toBe('2027-01-10T04:30:00.000Z')
  })

  test('a time the clocks skip is the same amount after the jump; for a repeated one, the first counts', () => {
    // New York: 2:00 becomes 3:00 on March 14, and 2:00 becomes 1:00 on November 7.
    expect(at('2027-03-14', '01:59')).toBe('2027-03-14T06:59:00.000Z')
    expect(at('2027-03-14', '02:30')).toBe('2027-03-14T07:30:00.000Z')
    expect(at('2027-03-14', '03:00')).toBe('2027-03-14T07:00:00.000Z')
    expect(at('2027-11-07', '00:59')).toBe('2027-11-07T04:59:00.000Z')
    expect(at('2027-11-07', '01:30')).toBe('2027-11-07T05:30:00.000Z')
    expect(at('2027-11-07', '02:00')).toBe('2027-11-07T07:00:00.000Z')
    // Lord Howe Island changes by half an hour.
    expect(at('2027-10-03', '02:15', 'Australia/Lord_Howe')).toBe('2027-10-02T15:45:00.000Z')
  })

  test('every hour of the year survives the round trip, in time zones all around the world', () => {
    for (const zone of [newYork, 'Europe/London', 'Australia/Lord_Howe', 'Pacific/Apia', 'America/St_Johns'])
      for (let hour = 0; hour < 8_760; hour += 7) {
        const instant = new Date(Date.UTC(2027, 0, 1, hour))
        const back = instantAt(zone, dateIn(zone, instant), timeIn(zone, instant))
        // For a repeated hour, the first one counts.
        expect([0, 1_800_000, 3_600_000]).toContain(instant.getTime() - back.getTime())
        expect([dateIn(zone, back), timeIn(zone, back)]).toEqual([dateIn(zone, instant), timeIn(zone, instant)])
      }
  })

  test('recognizes existing time zones', () => {
    expect(['UTC', 'Europe/Paris', 'Mars/Olympus', ''].map(isZone)).toEqual([true, true, false, false])
  })
})

describe('displayed times of day', () => {
  test('a time is shown with its time zone', () => {
    expect(clockWithZone(newYork, new Date('2027-07-10T20:00:00Z'))).toBe('4:00 PM EDT')
    expect(clockWithZone(newYork, new Date('2027-01-10T20:05:00Z'))).toBe('3:05 PM EST')
    expect(clockWithZone('UTC', new Date('2027-01-10T20:05:00Z'))).toBe('8:05 PM UTC')
  })

  test.each([
    ['00:00', '12:00 AM'],
    ['00:30', '12:30 AM'],
    ['01:05', '1:05 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12:00 PM'],
    ['13:00', '1:00 PM'],
    ['23:45', '11:45 PM'],
  ])('%s is %s', (time, words) => {
    expect(clockOfDay(time)).toBe(words)
  })
})
