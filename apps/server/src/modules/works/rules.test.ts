import { addDays, dateOfDayNumber, dayNumber, instantAt } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkItemOf,
  followSteps,
  isInsuredOn,
  type KnownTurnover,
  laterOf,
  missingPhotos,
  type OccupiedStay,
  openChecks,
  type Turnover,
  turnoversOf,
} from './rules.ts'

const zone = 'America/New_York'
const first = dayNumber('2027-06-01')

const stayOf = (from: number, nights: number, of: OccupiedStay['of']): OccupiedStay => {
  const arrive = dateOfDayNumber(first + from)
  const depart = addDays(arrive, nights)
  return { arrive, depart, comesAt: instantAt(zone, arrive, '16:00'), leavesAt: instantAt(zone, depart, '10:00'), of }
}

/** Stays of one home that share no night, as the database ensures. */
const calendar = fc
  .array(
    fc.record({
      gap: fc.nat(4),
      nights: fc.integer({ min: 1, max: 9 }),
      kind: fc.constantFrom('guest', 'owner', 'elsewhere'),
    }),
    {
      maxLength: 8,
    },
  )
  .map((parts) => {
    let day = 0
    return parts.map(({ gap, nights, kind }, at) => {
      const from = day + gap
      day = from + nights
      const of = kind === 'guest' ? { bookingId: at + 1 } : kind === 'owner' ? { holdId: at + 1 } : null
      return stayOf(from, nights, of)
    })
  })

/** What the database contains after these steps. */
const after = (known: readonly KnownTurnover[], wanted: readonly Turnover[]): KnownTurnover[] => {
  let rows = [...known]
  for (const step of followSteps(known, wanted, '2027-01-01')) {
    if (step.what === 'make') rows.push({ ...step.turnover, id: rows.length + 1, state: 'planned' })
    else
      rows = rows.map((row) => {
        if (row.id !== step.id) return row
        return step.what === 'cancel' ? { ...row, state: 'canceled' } : { ...row, ...step.turnover, state: 'planned' }
      })
  }
  return rows
}
const status = (rows: readonly KnownTurnover[]) =>
  rows
    .filter(({ state }) => state !== 'canceled')
    .map(({ id: _, state: __, ...turnover }) => turnover)
    .sort((a, b) => a.day.localeCompare(b.day))

describe('R73 a turnover follows each stay', () => {
  it('guests and owners leave one behind, and guests from other sites only say when the home is needed', () => {
    const stays = [stayOf(0, 3, { bookingId: 1 }), stayOf(3, 2, null), stayOf(7, 1, { holdId: 9 })]
    expect(turnoversOf(stays)).toEqual([
      {
        bookingId: 1,
        holdId: null,
        day: '2027-06-04',
        opensAt: instantAt(zone, '2027-06-04', '10:00'),
        dueAt: instantAt(zone, '2027-06-04', '16:00'),
        sameDay: true,
      },
      {
        bookingId: null,
        holdId: 9,
        day: '2027-06-09',
        opensAt: instantAt(zone, '2027-06-09', '10:00'),
        dueAt: null,
        sameDay: false,
      },
    ])
  })

  it('is due when the next guests arrive, and never before the home is free', () => {
    fc.assert(
      fc.property(calendar, (stays) => {
        for (const { opensAt, dueAt, sameDay, day } of turnoversOf(stays)) {
          const next = stays
            .filter(({ comesAt }) => comesAt > opensAt)
            .sort((a, b) => a.arrive.localeCompare(b.arrive))[0]
          expect(dueAt).toEqual(next?.comesAt ?? null)
          expect(sameDay).toBe(next?.arrive === day)
        }
      }),
    )
  })

  it('matches the last calendar, whatever calendars came before, in whatever order and however often', () => {
    fc.assert(
      fc.property(fc.array(calendar, { minLength: 1, maxLength: 6 }), (calendars) => {
        let rows: KnownTurnover[] = []
        for (const stays of calendars) rows = after(rows, turnoversOf(stays))
        const wanted = turnoversOf(calendars.at(-1) ?? [])
        expect(status(rows)).toEqual(wanted.toSorted((a, b) => a.day.localeCompare(b.day)))
        expect(followSteps(rows, wanted, '2027-01-01')).toEqual([])
        const keys = rows.map(({ bookingId, holdId }) => `${bookingId} ${holdId}`)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })

  it('leaves completed and past ones alone', () => {
    const [turnover] = turnoversOf([stayOf(0, 3, { bookingId: 1 })])
    if (!turnover) throw new Error('no turnover')
    const moved = { ...turnover, day: '2027-06-09' }
    expect(followSteps([{ ...turnover, id: 1, state: 'done' }], [moved], '2027-06-01')).toEqual([])
    expect(followSteps([{ ...turnover, id: 1, state: 'planned' }], [], '2027-06-05')).toEqual([])
    expect(followSteps([{ ...turnover, id: 1, state: 'planned' }], [], '2027-06-04')).toEqual([
      { what: 'cancel', id: 1 },
    ])
  })
})

describe('who can do a job, and when it is finished', () => {
  it("a vendor is insured through the last day of the policy, and one without a date isn't checked", () => {
    expect(isInsuredOn('2027-06-10', '2027-06-09')).toBe(true)
    expect(isInsuredOn('2027-06-10', '2027-06-10')).toBe(true)
    expect(isInsuredOn('2027-06-10', '2027-06-11')).toBe(false)
    expect(isInsuredOn(null, '2027-06-11')).toBe(true)
  })

  it('a check that is neither done nor explained is open, only on turnovers and inspections', () => {
    const items = [
      { done: true, note: '' },
      { done: false, note: 'No sauna here' },
      { done: false, note: '   ' },
      { done: false, note: '' },
    ]
    expect([openChecks('turnover', items), openChecks('inspection', items), openChecks('repair', items)]).toEqual([
      2, 2, 0,
    ])
    expect(openChecks('turnover', items.slice(0, 2))).toBe(0)
  })

  it('a line that ends with (photo) requires one', () => {
    expect(
      ['Beds made (photo)', 'Betten gemacht (Foto)', 'Beds made', '(photo)', 'A photo (wide)'].map(checkItemOf),
    ).toEqual([
      { text: 'Beds made', photo: true },
      { text: 'Betten gemacht', photo: true },
      { text: 'Beds made', photo: false },
      { text: '(photo)', photo: false },
      { text: 'A photo (wide)', photo: false },
    ])
  })

  it('each item that requires a photo needs one, unless it was skipped with a note', () => {
    const items = [
      { done: true, note: '', photo: true },
      { done: true, note: '', photo: true },
      { done: false, note: 'No sauna here', photo: true },
      { done: true, note: '', photo: false },
    ]
    expect([0, 1, 2, 3].map((photos) => missingPhotos(items, photos))).toEqual([2, 1, 0, 0])
    expect(missingPhotos([{ done: true, note: '' }], 0)).toBe(0)
    expect(missingPhotos([{ done: false, note: ' ', photo: true }], 0)).toBe(1)
  })

  it('of two days the later one counts', () => {
    expect([laterOf('2027-06-09', '2027-06-10'), laterOf('2027-06-10', '2027-06-09')]).toEqual([
      '2027-06-10',
      '2027-06-10',
    ])
  })
})
