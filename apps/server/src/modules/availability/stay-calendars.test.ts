import { addDays, type Stay } from '@porchlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkHomes } from '#modules/homes'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { barsOfHomes } from './calendar-bars.ts'
import type { Claim } from './claim.ts'
import { setStayRules, setStaySettings, stayRulesOf } from './home-calendar.ts'
import { reserve } from './reserve-nights.ts'
import { nearestStays, nightsOfHome, searchNightsOf, stayReasons } from './stay-calendars.ts'

let t: TestApp
let homeId: number

beforeAll(async () => {
  t = await testApp({ start: '2027-07-01T16:00:00Z' })
})
afterAll(() => t.close())
beforeEach(async () => {
  t.clock.set('2027-07-01T16:00:00Z')
  homeId = (await t.write((ctx) => a.home(ctx))).id
})

const take = (arrive: string, depart: string, claim: Partial<Claim> = {}) =>
  t.write((ctx) => reserve(ctx, { homeId, stay: { arrive, depart }, kind: 'booked', ...claim }))
const july = { arrive: '2027-07-10', depart: '2027-07-17' }
const party = { adults: 2, children: 0, infants: 0, pets: 0 }
const reasons = (stay: Stay, requested = {}) => t.read((ctx) => stayReasons(ctx, homeId, stay, { party, ...requested }))

describe('R14 the reasons for a stay', () => {
  test('are none when it can be booked', async () => {
    expect(await reasons(july)).toEqual([])
  })

  test('include unavailable nights, the home’s rules, and the party together', async () => {
    await t.write((ctx) => setStayRules(ctx, homeId, [{ kind: 'default', minNights: 9, arriveOn: [1, 2] }]))
    await take('2027-07-12', '2027-07-13')
    expect(await reasons(july, { party: { ...party, adults: 9, pets: 3 } })).toEqual([
      { code: 'unavailable', dates: ['2027-07-12'] },
      { code: 'min_stay', min: 9 },
      { code: 'no_arrival_day', date: '2027-07-10', weekdays: [1, 2] },
      { code: 'max_guests', max: 8 },
      { code: 'max_pets', max: 2 },
    ])
  })

  test('ignore the requester’s own hold, including on linked homes', async () => {
    const wing = (await t.write((ctx) => a.home(ctx))).id
    await t.write((ctx) => linkHomes(ctx, homeId, [wing]))
    const held = await take('2027-07-10', '2027-07-17', { homeId: wing })
    expect((await reasons(july)).map(({ code }) => code)).toEqual(['unavailable'])
    expect(await reasons(july, { ignoreHoldId: held?.holdId })).toEqual([])
  })

  test('R4 never include an expired hold, sweeper or not', async () => {
    await take('2027-07-10', '2027-07-17', { kind: 'checkout', expiresAt: new Date('2027-07-01T16:15:00Z') })
    expect(await reasons(july)).toHaveLength(1)
    t.clock.advance(15)
    expect(await reasons(july)).toEqual([])
  })

  test("say that a home that isn't live can't be booked; an unknown one is not found", async () => {
    const draft = (await t.write((ctx) => a.home(ctx, { status: 'draft' }))).id
    expect(await t.read((ctx) => stayReasons(ctx, draft, july))).toEqual([{ code: 'not_bookable' }])
    await expect(t.read((ctx) => stayReasons(ctx, 999_999, july))).rejects.toMatchObject({ status: 404 })
  })

  test('R6 treat preparation nights as unavailable', async () => {
    await t.write((ctx) => setStaySettings(ctx, homeId, { preparationNights: 1 }))
    await take('2027-07-05', '2027-07-10')
    expect(await reasons(july)).toEqual([{ code: 'unavailable', dates: ['2027-07-10'] }])
    expect(await reasons({ arrive: '2027-07-02', depart: '2027-07-05' })).toEqual([
      { code: 'unavailable', dates: ['2027-07-04'] },
    ])
  })
})

test('a stay’s reasons and the database agree, for every stay of a month', async () => {
  await t.write((ctx) => setStaySettings(ctx, homeId, { preparationNights: 1 }))
  await take('2027-07-05', '2027-07-08')
  await take('2027-07-11', '2027-07-12', { kind: 'blocked', blockKind: 'repair' })
  await take('2027-07-14', '2027-07-18', { kind: 'externalblock' })
  for (let first = 1; first < 22; first++)
    for (let nights = 1; nights < 6; nights++) {
      const arrive = addDays('2027-07-01', first)
      const stay = { arrive, depart: addDays(arrive, nights) }
      const reported = await t.read((ctx) => stayReasons(ctx, homeId, stay))
      const tried = t.write(async (ctx) => {
        const made = await reserve(ctx, { homeId, stay, kind: 'booked' })
        throw new Error(made ? 'had it' : 'taken')
      })
      await expect(tried, JSON.stringify(stay)).rejects.toThrow(reported.length === 0 ? 'had it' : 'taken')
    }
})

test('the nearest stays are those that can be booked', async () => {
  await take('2027-07-08', '2027-07-15')
  const wanted = { arrive: '2027-07-10', depart: '2027-07-13' }
  const found = await t.read((ctx) => nearestStays(ctx, homeId, wanted, 2))
  expect(found).toEqual([
    { arrive: '2027-07-05', depart: '2027-07-08' },
    { arrive: '2027-07-15', depart: '2027-07-18' },
  ])
})

test('rules and settings are stored as given', async () => {
  const rules = [
    { kind: 'season' as const, from: '2027-06-01', to: '2027-09-01', minNights: 7, departOn: [6] },
    { kind: 'last_minute' as const, days: 14, minNights: 2, closedToArrival: false },
  ]
  await t.write((ctx) => setStayRules(ctx, homeId, rules))
  expect((await t.read((ctx) => stayRulesOf(ctx, [homeId]))).get(homeId)).toEqual(rules)
  await t.write((ctx) => setStayRules(ctx, homeId, []))
  expect((await t.read((ctx) => stayRulesOf(ctx, [homeId]))).get(homeId)).toBeUndefined()
})

describe('the calendar', () => {
  test('lists days with status, departures and arrivals, and where a stay may begin and end', async () => {
    await t.write((ctx) => setStaySettings(ctx, homeId, { preparationNights: 1 }))
    await take('2027-07-05', '2027-07-07')
    const days = await t.read((ctx) => nightsOfHome(ctx, homeId, '2027-07-03', '2027-07-10'))
    expect(days.map((day) => [day.date.slice(8), day.status, day.canArrive, day.canDepart])).toEqual([
      ['03', 'open', true, true],
      ['04', 'turnover', false, true],
      ['05', 'booked', false, false],
      ['06', 'booked', false, false],
      ['07', 'turnover', false, false],
      ['08', 'open', true, false],
      ['09', 'open', true, true],
    ])
  })

  test('bars show what, who, why, and since when, with the preparation after them', async () => {
    await t.write((ctx) => setStaySettings(ctx, homeId, { preparationNights: 1 }))
    await take('2027-07-05', '2027-07-07', { label: 'Nakamura', who: 'Nakamura', why: 'Booked here', bookingId: 77 })
    await take('2027-07-20', '2027-07-22', { kind: 'opened', who: 'Ada Quill' })
    const bars = (await t.read((ctx) => barsOfHomes(ctx, [homeId], '2027-07-06', '2027-08-01'))).get(homeId) ?? []
    expect(
      bars.map(({ kind, from, to, label, bookingId, allowedActions }) => [
        kind,
        from,
        to,
        label,
        bookingId,
        allowedActions,
      ]),
    ).toEqual([
      ['booked', '2027-07-05', '2027-07-07', 'Nakamura', 77, []],
      ['turnover', '2027-07-07', '2027-07-08', '', null, []],
      ['opened', '2027-07-20', '2027-07-22', '', null, []],
    ])
  })
})

describe('nights for search', () => {
  const flags = async (from: string, to: string) => {
    const [found] = await t.read((ctx) => searchNightsOf(ctx, [homeId], from, to))
    const written = (column: ArrayLike<number> | undefined) => Array.from(column ?? []).join('')
    const { free, sold, minStay, minOverStay, canArrive } = found?.nights ?? {}
    return {
      free: written(free),
      sold: written(sold),
      minStay: written(minStay),
      minOverStay: written(minOverStay),
      canArrive: written(canArrive),
    }
  }

  test('a night is free when it can be booked; the rules for it are stated separately', async () => {
    await t.write((ctx) => setStayRules(ctx, homeId, [{ kind: 'default', minNights: 3, arriveOn: [5, 6, 0] }]))
    await take('2027-07-05', '2027-07-07')
    expect(await flags('2027-06-29', '2027-07-12')).toMatchObject({
      free: '1111110011111',
      sold: '0011111111111',
      minStay: '3333333333333',
      canArrive: '0001110000111',
    })
  })

  test('R11 an orphan gap is given with its own length, which alone applies', async () => {
    await t.write((ctx) => setStaySettings(ctx, homeId, { minStayMode: 'stay' }))
    await t.write((ctx) => setStayRules(ctx, homeId, [{ kind: 'default', minNights: 5 }]))
    await take('2027-07-05', '2027-07-07')
    await take('2027-07-09', '2027-07-12')
    expect(await flags('2027-07-05', '2027-07-13')).toMatchObject({
      free: '00110001',
      minStay: '55255555',
      minOverStay: '11011111',
    })
  })

  test('covers all live homes at once, leaving out unsold days beyond the window', async () => {
    await t.write((ctx) => setStaySettings(ctx, homeId, { windowDays: 10 }))
    const draft = (await t.write((ctx) => a.home(ctx, { status: 'draft' }))).id
    const all = await t.read((ctx) => searchNightsOf(ctx, 'all', '2027-07-08', '2027-07-14'))
    const ids = all.map((home) => home.homeId)
    expect(ids).toContain(homeId)
    expect(ids).not.toContain(draft)
    expect([...(all.find((home) => home.homeId === homeId)?.nights.sold ?? [])].join('')).toBe('111000')
    expect(all[0]?.nights.from).toBe('2027-07-08')
  })
})
