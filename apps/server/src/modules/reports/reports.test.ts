import {
  type QueryInputOf,
  reportBudgets,
  reportStays,
  scheduleReport,
  setReportBudget,
  staffReport,
  stopReport,
} from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { blockNights, countNightUse } from '#modules/availability'
import { bookingsByIds, usesOf } from '#modules/bookings'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { confirmedStay } from '#testing/stays'
import { canceledByTeam, good, refused } from '../bookings/testing/guest.ts'
import { sendDueReport } from './emails.ts'

const t = sceneApp()
type Member = Caller & { accountId: number; email: string }
let owner: Member
let staff: Member
let homeId: number

beforeEach(async () => {
  t.clock.set(testPresent)
  owner = await t.person('owner')
  staff = await t.person('staff')
  homeId = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))).id
})

const july = { from: '2027-07-01', to: '2027-08-01' }
const report = (query: Partial<QueryInputOf<typeof staffReport>> = {}) =>
  good(staff.call(staffReport, { query: { ...july, homeId, ...query } }))
const stays = (query: Partial<QueryInputOf<typeof reportStays>> = {}) =>
  good(staff.call(reportStays, { query: { ...july, homeId, ...query } }))
const book = (arrive: string, depart: string) => confirmedStay(t, { homeId, arrive, depart })
const block = (from: string, to: string, kind: 'owner_stay' | 'repair') =>
  t.write((ctx) => blockNights(ctx, homeId, { from, to, kind, who: 'Us', reason: 'Roof' }))

describe('a report', () => {
  it('counts nights and rent within the period, and lists the stays behind them (R76)', async () => {
    const across = await book('2027-06-28', '2027-07-05')
    const within = await book('2027-07-10', '2027-07-14')
    const { now } = await report()
    const priced = await t.read((ctx) => bookingsByIds(ctx, [across.id, within.id]))
    const rentOf = (id: number, from: number) =>
      (priced.get(id)?.quote.document.price.nights ?? []).slice(from).reduce((sum, { amount }) => sum + amount, 0)
    expect(now).toMatchObject({ paid: 8, stays: 2, rent: rentOf(across.id, 3) + rentOf(within.id, 0) })
    const list = await stays()
    expect(list.total).toEqual({ stays: 2, nights: now.paid, rent: now.rent })
    expect(list.stays.map(({ bookingId, nights }) => [bookingId, nights])).toEqual([
      [across.id, 4],
      [within.id, 4],
    ])
  })

  it('has the same totals by month, destination, home, owner, source, and band', async () => {
    await book('2027-07-01', '2027-07-06')
    await book('2027-07-28', '2027-08-04')
    const whole = await report({ to: '2027-09-01' })
    const sum = (parts: readonly { rent: number }[]) => parts.reduce((total, { rent }) => total + rent, 0)
    expect(whole.now.rent).toBeGreaterThan(0)
    const groups = [
      whole.months.map(({ now }) => now),
      whole.byTown.map(({ now }) => now),
      whole.byHome.map(({ now }) => now),
      whole.byOwner,
      whole.bySource,
      whole.leadTime.bands,
      whole.lengthOfStay.bands,
    ]
    for (const parts of groups) expect(sum(parts)).toBe(whole.now.rent)
    expect(whole.months.map(({ now }) => now.nights)).toEqual([31, 31])
    for (const { from, ...band } of whole.leadTime.bands)
      expect((await stays({ to: '2027-09-01', leadTime: from })).total).toEqual(band)
  })

  it("excludes owner stays, repairs, and turnovers from the available nights, as the owner's dashboard does", async () => {
    await block('2027-07-01', '2027-07-04', 'owner_stay')
    await block('2027-07-10', '2027-07-12', 'repair')
    await book('2027-07-20', '2027-07-25')
    const uses = (await t.read((ctx) => usesOf(ctx, [homeId], july))).get(homeId) ?? []
    const count = (...wanted: string[]) => uses.filter((use) => wanted.includes(use)).length
    const [counted] = await t.read((ctx) => countNightUse(ctx, [{ id: homeId, since: null, inService: true }], july))
    expect(counted).toMatchObject({
      nights: 31,
      owner: count('owner'),
      elsewhere: count('elsewhere'),
      closed: count('repair', 'turnover'),
    })
    const { now } = await report()
    expect(now).toMatchObject({ nights: 31, owner: 3, paid: 5, available: 31 - 3 - count('repair', 'turnover') })
  })

  it('moves a canceled stay from sold to canceled, and shows it in the pickup', async () => {
    const { id } = await book('2027-07-10', '2027-07-14')
    const before = await report()
    expect(before.pickup[0]).toMatchObject({ days: 7, nights: 4 })
    await canceledByTeam(t, id)
    const after = await report()
    expect(after.now).toMatchObject({ paid: 0, rent: 0 })
    expect(after.canceled).toMatchObject({ stays: 1, nights: 4, rent: before.now.rent, rate: 10_000 })
    expect((await stays({ figure: 'canceled' })).total).toMatchObject({ stays: 1, nights: 4 })
    expect((await stays()).total.stays).toBe(0)
  })

  it('covers one year at most and never adds currencies', async () => {
    const query = { from: '2027-01-01', to: '2028-06-01' }
    expect((await refused(staff.call(staffReport, { query }))).code).toBe('range_too_long')
    expect(await report({ currency: 'EUR' })).toMatchObject({ currency: 'EUR', otherCurrencies: 1, now: { nights: 0 } })
  })

  it('is only for staff with access to money', async () => {
    expect((await refused(owner.call(staffReport, { query: july }))).status).toBe(403)
  })
})

describe('a budget', () => {
  const budget = (rent: number, nights: number) => ({
    town: 'saltgrass',
    month: '2027-07-01',
    rent: { amount: rent, currency: 'USD' },
    nights,
  })
  it('is set by destination and month, shown by days, and removed with zeros', async () => {
    await good(staff.call(setReportBudget, { body: { budgets: [budget(3_100_000, 310)] } }))
    const town = (query: Record<string, string> = {}) =>
      good(staff.call(staffReport, { query: { ...july, town: 'saltgrass', ...query } }))
    expect((await town()).budget).toEqual({ rent: 3_100_000, nights: 310 })
    expect((await town({ to: '2027-07-11' })).budget).toEqual({ rent: 1_000_000, nights: 100 })
    const listed = await good(staff.call(reportBudgets, { query: { year: 2027 } }))
    expect(listed.budgets).toMatchObject([{ town: 'saltgrass', nights: 310 }])
    await good(staff.call(setReportBudget, { body: { budgets: [budget(0, 0)] } }))
    expect((await town()).budget).toBeNull()
  })
  it('needs a destination with homes', async () => {
    const body = { budgets: [{ ...budget(1, 1), town: 'atlantis' }] }
    expect((await refused(staff.call(setReportBudget, { body }))).code).toBe('town_unknown')
  })
})

describe('an emailed report', () => {
  it('arrives once on its day, and ends when the permission does', async () => {
    const { schedules } = await good(staff.call(scheduleReport, { body: { every: 'week' } }))
    expect(schedules).toMatchObject([{ every: 'week', nextOn: '2027-01-18', town: null }])
    expect(await t.write((ctx) => sendDueReport(t.app, ctx))).toBe(false)
    t.clock.set('2027-01-18T15:00:00Z')
    expect(await t.write((ctx) => sendDueReport(t.app, ctx))).toBe(true)
    expect(await t.write((ctx) => sendDueReport(t.app, ctx))).toBe(false)
    await t.drain()
    const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
    const mine = (JSON.parse(text) as { to: string; text: string }[]).filter(({ to }) => to === staff.email)
    expect(mine).toHaveLength(1)
    expect(mine[0]?.text).toContain('/staff/reports?from=2027-01-11&to=2027-01-18')
  })
  it('can be stopped only by its reader', async () => {
    const { schedules } = await good(staff.call(scheduleReport, { body: { every: 'month' } }))
    const params = { id: schedules[0]?.id ?? 0 }
    const other = await t.person('staff')
    expect((await refused(other.call(stopReport, { params }))).status).toBe(404)
    expect((await good(staff.call(stopReport, { params }))).schedules).toEqual([])
  })
})
