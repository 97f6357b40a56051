import { addDays, dayNumber } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { freeNights } from './free-nights.ts'
import { homeNights, timesOnOffer } from './night-status.ts'
import { maxNights, minNights, minNightsFrom, orphanGap, withinWindow } from './restrictions.ts'
import { type StaySettings, stayCalendar, usualSettings } from './stay-calendar.ts'
import type { StayRule } from './stay-rules.ts'

const day = (date: string) => dayNumber(`2027-${date}`)
type Given = { rules?: StayRule[]; settings?: Partial<StaySettings>; taken?: [string, string][]; opened?: number[] }

/** A home on June 1, 2027 at noon, available except for the booked nights. */
const home = ({ rules = [], settings = {}, taken = [], opened = [] }: Given) =>
  stayCalendar({
    nights: freeNights(
      taken.map(([arrive, depart]) => ({
        arrive: `2027-${arrive}`,
        depart: `2027-${depart}`,
        readyOn: `2027-${depart}`,
        nightsBefore: 0,
      })),
      day('05-01'),
      dayNumber('2029-12-01'),
    ),
    opened,
    settings: { ...usualSettings, ...settings },
    rules,
    timeZone: 'America/New_York',
    now: new Date('2027-06-01T16:00:00Z'),
  })
const season = (from: string, to: string, minNights: number, more: Partial<StayRule> = {}): StayRule => ({
  kind: 'season',
  from: `2027-${from}`,
  to: `2027-${to}`,
  minNights,
  ...more,
})

describe('R9 minimum and maximum stay', () => {
  test('by the arrival night, or by the strictest night of the stay', () => {
    const rules = [season('07-03', '07-04', 5, { maxNights: 2 })]
    const byArrival = home({ rules })
    expect([
      minNights(byArrival, day('07-01'), day('07-06')),
      maxNights(byArrival, day('07-01'), day('07-06')),
    ]).toEqual([1, 365])
    const byStay = home({ rules, settings: { minStayMode: 'stay', maxStayMode: 'stay' } })
    const stay = (depart: string) => [
      minNights(byStay, day('07-01'), day(depart)),
      maxNights(byStay, day('07-01'), day(depart)),
    ]
    // The night of July 3 counts for guests who stay it, not for guests who depart that day.
    expect([stay('07-03'), stay('07-04'), stay('07-01')]).toEqual([
      [1, 365],
      [5, 2],
      [1, 365],
    ])
  })

  test('an arrival must meet the minimum stay of every night it would include', () => {
    const rules = [season('07-02', '07-03', 2), season('07-03', '07-04', 4), season('07-05', '07-06', 9)]
    const byStay = home({ rules: [{ kind: 'default', minNights: 2 }, ...rules], settings: { minStayMode: 'stay' } })
    expect(minNightsFrom(byStay, day('07-02'))).toBe(9)
    expect(minNightsFrom(byStay, day('07-08'))).toBe(2)
    const never = home({ rules: [season('07-02', '07-03', 400)], settings: { minStayMode: 'stay' } })
    expect(minNightsFrom(never, day('07-02'))).toBe(400)
    expect(minNightsFrom(never, day('07-01'))).toBe(1)
  })

  test('R11 a gap shorter than the minimum may be filled exactly; one as long as the minimum is not a gap', () => {
    const gap = (nights: number) => {
      const calendar = home({
        rules: [{ kind: 'default', minNights: 4 }],
        taken: [
          ['07-01', '07-05'],
          [addDays('2027-07-05', nights).slice(5), '07-20'],
        ],
      })
      return orphanGap(calendar, day('07-05'))
    }
    expect([gap(3), gap(4), gap(5)]).toEqual([3, undefined, undefined])
  })
})

describe('R13 the booking window', () => {
  test('a stay may end on its last day, and extend beyond it only over manually opened nights', () => {
    const last = day('06-11')
    const calendar = home({ settings: { windowDays: 10 }, opened: [last, last + 1] })
    const ends = (depart: number) => withinWindow(calendar, last - 3, depart)
    expect([ends(last - 1), ends(last), ends(last + 2), ends(last + 3)]).toEqual([true, true, true, false])
  })
})

describe('why no one can arrive on a day', () => {
  const reasons = (given: Given, date: string) => {
    const [night] = homeNights(home(given), [], `2027-${date}`, addDays(`2027-${date}`, 1))
    return { codes: night?.reasons.map(({ code }) => code), canArrive: night?.canArrive, canDepart: night?.canDepart }
  }

  test('notice, window, arrival days, and a run that is too short', () => {
    expect(reasons({ settings: { noticeDays: 3 } }, '06-03')).toMatchObject({
      codes: ['advance_notice'],
      canArrive: false,
    })
    expect(reasons({ settings: { noticeDays: 3 } }, '06-04')).toMatchObject({ codes: [], canArrive: true })
    const window = { settings: { windowDays: 10 }, rules: [{ kind: 'default', minNights: 2 } as StayRule] }
    expect(reasons(window, '06-09').codes).toEqual([])
    expect(reasons(window, '06-10').codes).toEqual(['booking_window'])
    // July 4, 2027 is a Sunday.
    const sundays: StayRule[] = [{ kind: 'default', arriveOn: [0] }]
    expect([reasons({ rules: sundays }, '07-04').codes, reasons({ rules: sundays }, '07-05').codes]).toEqual([
      [],
      ['no_arrival_day'],
    ])
    const short = (minNights: number) =>
      reasons({ rules: [{ kind: 'default', minNights }], taken: [['07-08', '07-10']] }, '07-04').codes
    expect([short(4), short(5)]).toEqual([[], ['min_stay']])
  })

  test('only allowed stays can depart on a day', () => {
    const leaves = (rules: StayRule[], taken: [string, string][] = []) => reasons({ rules, taken }, '07-08').canDepart
    const after: [string, string][] = [
      ['07-01', '07-05'],
      ['07-20', '07-22'],
    ]
    expect([
      leaves([], after),
      leaves([{ kind: 'default', minNights: 3 }], after),
      leaves([{ kind: 'default', minNights: 4 }], after),
    ]).toEqual([true, true, false])
    expect(leaves([{ kind: 'default', minNights: 3, maxNights: 2 }], after)).toBe(false)
    expect(leaves([{ kind: 'default', maxNights: 1 }], after)).toBe(true)
    expect(leaves([{ kind: 'default', arriveOn: [] }], after)).toBe(false)
    expect(leaves([{ kind: 'default', departOn: [3] }], after)).toBe(false)
    expect(leaves([{ kind: 'default', departOn: [4] }], after)).toBe(true)
  })

  test('R8 early check-in requires the night before, late check-out the night after', () => {
    const stay = { arrive: '2027-07-05', depart: '2027-07-08' }
    expect(timesOnOffer([], stay)).toEqual({ earlyCheckIn: true, lateCheckOut: true })
  })
})
