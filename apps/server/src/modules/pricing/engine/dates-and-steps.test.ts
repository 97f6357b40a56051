import { dayNumber, retainedOfRebooking } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { aPlan, aRequest, aSeason } from '../testing/sample.ts'
import { nightlyRents, ordinaryRent, seasonFinder } from './nightly.ts'
import { policyPresets, withoutRefund } from './policy.ts'
import { priceSteps } from './price-steps.ts'
import { rebookedNights, rebookingRefund, resaleTermsOf } from './rebooked-nights.ts'
import { taxByMonth } from './remittance.ts'
import { collectBy, type RetentionStep, type ScheduleTerm, scheduleFor, takenFromEnd } from './schedule.ts'
import type { TaxLine } from './taxes.ts'

describe('R26 the payment schedule', () => {
  const { stay, bookedOn } = aRequest()
  const plan = (
    total: number,
    terms: ScheduleTerm[],
    more: { stay?: typeof stay; retained?: RetentionStep[]; bookedOn?: string } = {},
  ) => scheduleFor({ total, terms, bookedOn, stay, retained: [], ...more })
  const on = (date: string, share: number): ScheduleTerm => ({ share, due: { kind: 'on', date } })

  it('is everything at booking without terms', () => {
    expect(plan(10_000, [])).toEqual([{ dueOn: bookedOn, amount: 10_000, atBooking: true }])
  })

  it('of a free stay is one zero installment at booking', () => {
    expect(plan(0, [on('2027-01-15', 10_000)])).toEqual([{ dueOn: bookedOn, amount: 0, atBooking: true }])
  })

  it('R27 includes at booking what was due before, and on the day itself', () => {
    expect(plan(10_000, [on('2026-11-19', 5_000), on('2026-11-21', 5_000)])).toEqual([
      { dueOn: '2026-11-20', amount: 5_000, atBooking: true },
      { dueOn: '2026-11-21', amount: 5_000, atBooking: false },
    ])
    expect(plan(10_000, [on('2026-11-20', 5_000), on('2026-11-21', 5_000)])[0]).toMatchObject({ atBooking: true })
  })

  it('is ordered by date, with the remainder on the last day, whatever the order of its terms', () => {
    const terms = [on('2027-03-01', 3_334), on('2027-01-01', 3_333), on('2027-02-01', 3_333)]
    expect(plan(100, terms).map(({ dueOn, amount }) => [dueOn, amount])).toEqual([
      ['2027-01-01', 33],
      ['2027-02-01', 33],
      ['2027-03-01', 34],
    ])
  })

  it("spreads a long stay over its months, and uses a shorter month's last day", () => {
    const monthly: ScheduleTerm[] = [{ share: 10_000, due: { kind: 'monthly' } }]
    const long = { arrive: '2027-01-31', depart: '2027-04-30' }
    // 28, 31, and 30 nights: from the 31st, then from the last day of February and March 31.
    expect(plan(8_900, monthly, { stay: long }).map(({ dueOn, amount }) => [dueOn, amount])).toEqual([
      ['2027-01-31', 2_800],
      ['2027-02-28', 3_100],
      ['2027-03-31', 3_000],
    ])
    const whole = { arrive: '2027-01-05', depart: '2027-02-05' }
    expect(plan(3_100, monthly, { stay: whole }).map(({ dueOn }) => dueOn)).toEqual(['2027-01-05'])
    const more = { arrive: '2026-12-05', depart: '2027-01-06' }
    expect(plan(3_200, monthly, { stay: more }).map(({ dueOn, amount }) => [dueOn, amount])).toEqual([
      ['2026-12-05', 3_100],
      ['2027-01-05', 100],
    ])
  })

  it('R28 brings forward what a cancellation would retain, from the day of booking on', () => {
    const terms = [on('2027-03-01', 5_000), on('2027-05-01', 5_000)]
    const retained = (day: string, amount: number) =>
      plan(10_000, terms, { retained: [{ on: day, amount }] }).map((part) => [part.dueOn, part.amount, part.atBooking])
    expect(retained('2026-10-01', 4_000)).toEqual([
      ['2026-11-20', 4_000, true],
      ['2027-03-01', 1_000, false],
      ['2027-05-01', 5_000, false],
    ])
    expect(retained('2026-11-20', 4_000)[0]).toEqual(['2026-11-20', 4_000, true])
    expect(retained('2027-03-01', 5_000)).toEqual([
      ['2027-03-01', 5_000, false],
      ['2027-05-01', 5_000, false],
    ])
    expect(retained('2027-03-01', 5_001)).toEqual([
      ['2027-03-01', 5_001, false],
      ['2027-05-01', 4_999, false],
    ])
  })

  it('R28 moves the nearest amounts first, and keeps the plan if nothing is missing', () => {
    const parts = [
      { dueOn: '2027-05-01', amount: 30 },
      { dueOn: '2027-03-01', amount: 20 },
      { dueOn: '2027-04-01', amount: 10 },
    ]
    expect(collectBy(parts, '2027-02-01', 25)).toEqual([
      { dueOn: '2027-02-01', amount: 25 },
      { dueOn: '2027-03-01', amount: 0 },
      { dueOn: '2027-04-01', amount: 5 },
      { dueOn: '2027-05-01', amount: 30 },
    ])
    expect(collectBy(parts, '2027-03-01', 20)).toEqual(parts)
    expect(collectBy(parts, '2027-02-01', 1)).toContainEqual({ dueOn: '2027-02-01', amount: 1 })
  })

  it('is reduced from its end', () => {
    const parts = [{ amount: 10 }, { amount: 20 }, { amount: 30 }]
    expect(takenFromEnd(parts, 0)).toEqual(parts)
    expect(takenFromEnd(parts, 29)).toEqual([{ amount: 10 }, { amount: 20 }, { amount: 1 }])
    expect(takenFromEnd(parts, 30)).toEqual([{ amount: 10 }, { amount: 20 }])
    expect(takenFromEnd(parts, 45)).toEqual([{ amount: 10 }, { amount: 5 }])
    expect(takenFromEnd(parts, 60)).toEqual([])
  })
})

describe("R10 a night's season", () => {
  const season = (id: number, from: string, to: string) => aSeason({ id, from, to })
  const found = (day: string, ...seasons: ReturnType<typeof season>[]) => seasonFinder(seasons)(dayNumber(day))?.id

  it('starts on its first day and ends before its last', () => {
    const one = season(1, '2027-07-01', '2027-08-01')
    expect(['2027-06-30', '2027-07-01', '2027-07-31', '2027-08-01'].map((day) => found(day, one))).toEqual([
      undefined,
      1,
      1,
      undefined,
    ])
  })

  it('is the shortest of several, and of equal ones the newest, in any order', () => {
    const long = season(9, '2027-01-01', '2028-01-01')
    const short = season(1, '2027-07-01', '2027-08-01')
    const late = season(2, '2027-07-10', '2027-12-20')
    for (const all of [
      [long, short, late],
      [late, short, long],
      [short, late, long],
    ])
      expect([found('2027-07-15', ...all), found('2027-09-01', ...all), found('2027-02-01', ...all)]).toEqual([1, 2, 9])
    const twin = season(4, '2027-07-01', '2027-08-01')
    for (const all of [
      [short, twin],
      [twin, short],
    ])
      expect(found('2027-07-15', ...all)).toBe(4)
  })
})

describe("a night's rent", () => {
  const friday = dayNumber('2027-07-02')
  const single = (by: 'hand' | 'service', amount: number) => ({ night: '2027-07-02', amount, by })

  it('set by hand takes precedence over a proposed one, whichever came first', () => {
    for (const nightPrices of [
      [single('hand', 70_000), single('service', 60_000)],
      [single('service', 60_000), single('hand', 70_000)],
    ])
      expect(nightlyRents({ plan: aPlan(), seasons: [], nightPrices })(friday)).toEqual({
        amount: 70_000,
        source: 'hand',
        season: null,
        clamped: null,
      })
  })

  it('exactly at the floor or the cap is unchanged', () => {
    const at = (amount: number) =>
      nightlyRents({ plan: aPlan({ floor: 50_000, cap: 90_000 }), seasons: [], nightPrices: [single('hand', amount)] })(
        friday,
      )
    expect([49_999, 50_000, 90_000, 90_001].map((amount) => [at(amount).amount, at(amount).clamped])).toEqual([
      [50_000, 'floor'],
      [50_000, null],
      [90_000, null],
      [90_000, 'cap'],
    ])
  })

  it('on a weekend that costs the same as weekdays is not a weekend price', () => {
    const rents = (weekend: number | null) => ordinaryRent(aPlan({ weekend }), null, true)
    expect([rents(100_000).source, rents(125_000).source, rents(null).source]).toEqual(['base', 'weekend', 'base'])
  })

  it('includes its channel’s markup, and none on our own', () => {
    const rents = (channel: 'direct' | 'airbnb') =>
      nightlyRents(
        { plan: aPlan({ markups: { airbnb: 1_500 } as object }), seasons: [], nightPrices: [] },
        channel as never,
      )(friday).amount
    expect([rents('direct'), rents('airbnb')]).toEqual([125_000, 143_750])
    const one = { plan: aPlan({ markups: { direct: 1 } as object, weekend: 10_000 }), seasons: [], nightPrices: [] }
    expect(nightlyRents(one)(friday).amount).toBe(10_001)
  })
})

describe('price steps', () => {
  const steps = (night: string, rates: object) =>
    priceSteps({ plan: aPlan(), seasons: [], nightPrices: [], ...rates })(dayNumber(night)).map(
      ({ code, share, amount }) => [code, share, amount],
    )
  const half = aSeason({ from: '2027-07-01', to: '2027-08-01', weekend: 140_000, adjust: 2_000 })

  it('in a season that sets only weekend prices adjust weekdays by its percentage', () => {
    expect(steps('2027-07-03', { seasons: [half] })).toEqual([
      ['base', null, 100_000],
      ['weekend', null, 125_000],
      ['season', null, 140_000],
    ])
    expect(steps('2027-07-06', { seasons: [half] })).toEqual([
      ['base', null, 100_000],
      ['season', 2_000, 120_000],
    ])
  })

  it('name the price for their own night and kind', () => {
    const nightPrices = [
      { night: '2027-07-05', amount: 1, by: 'hand' },
      { night: '2027-07-06', amount: 70_000, by: 'service' },
      { night: '2027-07-06', amount: 80_000, by: 'hand' },
    ]
    expect(steps('2027-07-06', { nightPrices })).toEqual([
      ['base', null, 100_000],
      ['hand', null, 80_000],
    ])
  })
})

describe('R38 the policies a home can choose', () => {
  const daysOf = (code: keyof typeof policyPresets) =>
    policyPresets[code].tiers.map(({ daysBefore, nights }) => [daysBefore, nights])

  it('refund by days before arrival, first everything and then half', () => {
    expect(daysOf('flexible')).toEqual([[1, 10_000]])
    expect(daysOf('moderate')).toEqual([
      [5, 10_000],
      [0, 5_000],
    ])
    expect(daysOf('firm')).toEqual([
      [30, 10_000],
      [7, 5_000],
    ])
    expect(daysOf('strict')).toEqual([
      [60, 10_000],
      [30, 5_000],
    ])
    expect([daysOf('rebooking'), daysOf('rebooking_by_night')]).toEqual([[], []])
  })

  it('without refunds refund no nights, used or unused', () => {
    expect(withoutRefund(policyPresets.flexible)).toMatchObject({ tiers: [], unusedNights: 0, rebooking: null })
  })

  it('R40 state what is retained for rebooked nights: a percentage, or an amount', () => {
    expect(resaleTermsOf(policyPresets.rebooking.rebooking, 'USD')).toEqual({
      counts: 'whole_stay',
      keeps: { kind: 'share', basisPoints: 2_000 },
    })
    expect(resaleTermsOf(policyPresets.rebooking_by_night.rebooking, 'EUR')).toEqual({
      counts: 'night_by_night',
      keeps: { kind: 'amount', amount: { amount: retainedOfRebooking, currency: 'EUR' } },
    })
  })

  it('R40 count the whole stay only when every night was rebooked, even at a higher price', () => {
    const nights = (amount: number, ...days: number[]) => days.map((day) => ({ night: `2027-07-0${day}`, amount }))
    const later = (taken: ReturnType<typeof nights>) => ({
      nights: taken,
      paidInFull: true,
      canceled: false,
      revocable: false,
    })
    const { rebooking } = policyPresets.rebooking
    const refund = (taken: ReturnType<typeof nights>) =>
      rebookingRefund(rebooking, nights(100, 2, 3, 4), [later(taken)], true)
    expect(refund(nights(900, 2, 3))).toBe(0)
    expect(refund(nights(100, 2, 3, 4))).toBe(240)
    expect(refund(nights(99, 2, 3, 4))).toBe(0)
    expect(refund([...nights(100, 2, 3), ...nights(99, 4)])).toBe(0)
    expect(rebookedNights(nights(100, 2, 3, 4), [later(nights(1, 3, 4, 5))])).toBe(2)
  })
})

describe("R24 a tax's months", () => {
  const nights = ['2027-07-30', '2027-07-31', '2027-08-01'].map((night) => ({ night, rent: 0, amount: 0 }))
  const months = (remittance: string, given = nights) =>
    taxByMonth({ amount: 100, remittance } as unknown as TaxLine, given, '2027-08-02')

  it('are that of arrival, that of departure, or each by its nights', () => {
    expect(months('arrival')).toEqual([{ month: '2027-07', amount: 100 }])
    expect(months('departure')).toEqual([{ month: '2027-08', amount: 100 }])
    expect(months('nights')).toEqual([
      { month: '2027-07', amount: 67 },
      { month: '2027-08', amount: 33 },
    ])
  })

  it("don't exist without a night", () => {
    for (const remittance of ['arrival', 'departure', 'nights']) expect(months(remittance, [])).toEqual([])
  })
})
