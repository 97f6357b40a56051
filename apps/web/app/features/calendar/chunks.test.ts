import { addDays, daysBetween, type Night, weekdayOf } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunkDays, chunkHomes, chunkStart, mergeChunk, piecesOf } from './chunks.ts'
import type { HomeCalendar } from './row.ts'

const day = fc.integer({ min: 0, max: 1500 }).map((at) => addDays('2025-12-01', at))
const homes = Array.from({ length: 43 }, (_, at) => 1000 - at)

test('a chunk starts on a Monday and contains its day, across month ends, leap days, and clock changes', () => {
  fc.assert(
    fc.property(day, (date) => {
      const start = chunkStart(date)
      expect(weekdayOf(start)).toBe(1)
      expect(daysBetween(start, date)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(start, date)).toBeLessThan(chunkDays)
    }),
  )
  for (const date of ['2028-02-29', '2027-03-14', '2027-03-28', '2027-11-07', '2026-12-31', '2027-01-01'])
    expect(chunkStart(addDays(chunkStart(date), chunkDays - 1))).toBe(chunkStart(date))
})

test('chunks cover every night and home in view once, within the limits of a call', () => {
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 1, max: 60 }),
      fc.uniqueArray(fc.constantFrom(...homes), { minLength: 1 }),
      (from, days, near) => {
        const to = addDays(from, days)
        const pieces = piecesOf({ from, to, homeIds: near }, homes)
        expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length)
        for (const piece of pieces) {
          expect(piece.homeIds.length).toBeLessThanOrEqual(chunkHomes)
          expect(piece.from < to && piece.to > from).toBe(true)
        }
        for (const id of near)
          for (let date = from; date < to; date = addDays(date, 1))
            expect(pieces.filter((one) => one.homeIds.includes(id) && one.from <= date && date < one.to)).toHaveLength(
              1,
            )
      },
    ),
  )
})

test('the same days belong to the same chunks from any scroll position', () => {
  const keys = (from: string) => piecesOf({ from, to: addDays(from, 30), homeIds: [1000] }, homes).map(({ key }) => key)
  expect(keys('2027-07-05')).toEqual(expect.arrayContaining(keys('2027-07-06').slice(0, 1)))
})

const night = (date: string): Night => ({
  date,
  status: 'open',
  price: null,
  minStay: 1,
  canArrive: true,
  canDepart: true,
  leaves: null,
  arrives: null,
  reasons: [],
})
const bar = (id: number, from: string, to: string): HomeCalendar['bars'][number] => ({
  id,
  kind: 'blocked',
  from,
  to,
  label: '',
  who: '',
  why: '',
  since: '2027-01-01T00:00:00.000Z',
  bookingId: null,
  blockId: id,
  blockKind: 'closed',
  linkedHome: null,
  allowedActions: [],
})
const calendar = (dates: readonly string[], bars: HomeCalendar['bars']): HomeCalendar => ({
  home: { id: 1, name: 'Gull House', town: 'Averil Harbor', timeZone: 'America/New_York', today: '2027-07-01' },
  nights: dates.map(night),
  bars,
  feeds: [],
  export: null,
})

test('a later response replaces its own days and leaves the others', () => {
  const known = calendar(
    ['2027-07-01', '2027-07-02', '2027-07-03'],
    [bar(1, '2027-06-28', '2027-06-30'), bar(2, '2027-07-02', '2027-07-03'), bar(3, '2027-07-01', '2027-07-09')],
  )
  const next = mergeChunk(
    known,
    calendar(['2027-07-02', '2027-07-03', '2027-07-04'], [bar(3, '2027-07-01', '2027-07-09')]),
    {
      from: '2027-07-02',
      to: '2027-07-05',
    },
  )
  expect(next.nights.map(({ date }) => date)).toEqual(['2027-07-01', '2027-07-02', '2027-07-03', '2027-07-04'])
  expect(next.bars.map(({ id }) => id)).toEqual([1, 3])
})
