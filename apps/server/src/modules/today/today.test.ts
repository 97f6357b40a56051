import {
  addProof,
  addVendor,
  changeJob,
  jobsOfOwner,
  moveJob,
  type Permission,
  planStay,
  recordJob,
  staffToday,
  writeToTeam,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { tablesOf } from '#kernel/work'
import { createAccount } from '#modules/accounts'
import { blockNights } from '#modules/availability'
import { moveOn } from '#modules/bookings'
import { a, nobodysPassword, saltgrass } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { confirmedStay } from '#testing/stays'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
const db = tablesOf<object>()
let owner: Caller & { accountId: number }
let staff: Caller & { accountId: number }
let homeId: number

beforeEach(async () => {
  t.clock.set(testPresent)
  owner = await t.person('owner')
  staff = await t.person('staff')
  homeId = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))).id
})

const day = async (date: string, who: Caller = staff) => good(who.call(staffToday, { query: { date } }))
const here = <Row extends { home: { id: number } }>(rows: readonly Row[] | null) =>
  (rows ?? []).filter(({ home }) => home.id === homeId)
const book = (arrive: string, depart: string) => confirmedStay(t, { homeId, arrive, depart })
const turnover = async () => {
  await t.drain()
  const [job] = (await good(owner.call(jobsOfOwner, { query: {} }))).jobs
  if (!job) throw new Error('no turnover')
  return job.id
}
/** A team member with only these permissions. */
const only = async (...permissions: Permission[]) => {
  const email = `only-${homeId}-${permissions.join('-')}@demo.porchlight.test`
  const person = { email, firstName: 'Mo', lastName: 'Reyes', phone: '+16315550199', passwordHash: nobodysPassword }
  const { id } = await t.write((ctx) => createAccount(ctx, { ...person, roles: ['staff'], permissions }))
  return t.as(id)
}

describe("a day's board", () => {
  it('shows who arrives, with what is missing, and who leaves', async () => {
    const stay = await book('2027-02-05', '2027-02-08')
    const arrivals = here((await day('2027-02-05')).arrivals)
    expect(arrivals).toMatchObject([
      {
        kind: 'guest',
        booking: { id: stay.id, number: stay.number },
        nights: 3,
        guests: 2,
        readiness: 'ready',
        arrived: false,
        at: stay.checkInAt.toISOString(),
      },
    ])
    expect(here((await day('2027-02-08')).departures)).toMatchObject([
      { booking: { id: stay.id }, left: false, at: stay.checkOutAt.toISOString() },
    ])
    expect(here((await day('2027-02-06')).arrivals)).toEqual([])
    t.clock.set(stay.checkOutAt)
    await moveOn(t.app)
    expect(here((await day('2027-02-08')).departures)).toMatchObject([{ left: true }])
    expect(here((await day('2027-02-05')).arrivals)).toMatchObject([{ arrived: true }])
  })

  it('follows the turnover before an arrival, from unassigned to ready', async () => {
    await book('2027-02-05', '2027-02-08')
    await book('2027-02-08', '2027-02-12')
    const jobId = await turnover()
    const seen = async () => here((await day('2027-02-08')).arrivals).map(({ readiness }) => readiness)
    expect(await seen()).toEqual(['unassigned'])
    expect(here((await day('2027-02-08')).turnovers)).toMatchObject([{ jobId, assignee: null, checks: { done: 0 } }])
    const body = { assignee: { as: 'team' as const, id: staff.accountId } }
    const { job } = await good(staff.call(changeJob, { params: { id: jobId }, body }))
    expect(await seen()).toEqual(['assigned'])
    await good(staff.call(moveJob, { params: { id: jobId }, body: { move: 'start' } }))
    expect(await seen()).toEqual(['cleaning'])
    const checklist = job.checklist.map((item) => ({ ...item, done: true }))
    const done = { checklist, before: [], after: [], found: '' }
    await good(staff.call(recordJob, { params: { id: jobId }, body: done }))
    expect(here((await day('2027-02-08')).turnovers)).toMatchObject([
      { readiness: 'cleaning', checks: { done: checklist.length, total: checklist.length } },
    ])
    await good(staff.call(moveJob, { params: { id: jobId }, body: { move: 'finish' } }))
    expect(await seen()).toEqual(['ready'])
  })

  it('uses the hour the guest gave', async () => {
    const stay = await book('2027-02-05', '2027-02-08')
    const guest = await t.as(stay.guestId)
    const body = { arrivalTime: '19:30', note: '', guests: [] }
    await good(guest.call(planStay, { params: { id: stay.id }, body }))
    expect(here((await day('2027-02-05')).arrivals)).toMatchObject([{ at: '2027-02-06T00:30:00.000Z' }])
  })

  it('shows owners and guests from other sites, not booked with us', async () => {
    const nights = { from: '2027-02-05', to: '2027-02-08', who: 'Edith', reason: 'Us', kind: 'owner_stay' as const }
    await t.write((ctx) => blockNights(ctx, homeId, nights))
    expect(here((await day('2027-02-05')).arrivals)).toMatchObject([{ kind: 'owner', booking: null, nights: 3 }])
    expect(here((await day('2027-02-08')).departures)).toMatchObject([{ kind: 'owner', booking: null }])
  })

  it('counts homes in use, excluding those off the market', async () => {
    await book('2027-02-05', '2027-02-08')
    const before = await day('2027-02-04')
    const nights = { from: '2027-02-06', to: '2027-02-07', who: 'Us', reason: 'Roof', kind: 'repair' as const }
    const other = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))).id
    await t.write((ctx) => blockNights(ctx, other, nights))
    const after = await day('2027-02-04')
    expect(after.nights).toHaveLength(14)
    expect(after.nights?.[1]?.used).toBe(before.nights?.[1]?.used)
    expect(after.nights?.[1]?.homes).toBe((before.nights?.[1]?.homes ?? 0) + 1)
    expect(after.nights?.[2]?.homes).toBe(before.nights?.[2]?.homes)
  })
})

describe('what a staff member sees', () => {
  it('hides guests’ money, names, and codes from staff who only look after homes', async () => {
    await book('2027-02-05', '2027-02-08')
    const asHomesStaff = await day('2027-02-05', await only('homes'))
    expect(here(asHomesStaff.arrivals)).toMatchObject([
      { guest: null, balance: null, identity: null, doorCode: null, readiness: 'ready' },
    ])
    expect(asHomesStaff.turnovers).not.toBeNull()
    const desk = await day('2027-02-05', await only('bookings'))
    expect(here(desk.arrivals)[0]?.guest).toMatch(/Quill/)
    expect(desk.turnovers).toBeNull()
  })

  it('shows no day to staff without access to bookings or homes, and nothing to others', async () => {
    expect(await day('2027-02-05', await only('content'))).toMatchObject({
      arrivals: null,
      departures: null,
      turnovers: null,
      nights: null,
      waiting: [],
    })
    expect((await refused(owner.call(staffToday, { query: {} }))).status).toBe(403)
    expect((await refused(t.visitor().call(staffToday, { query: {} }))).status).toBe(401)
  })

  it('shows an unanswered message first, to staff who can answer it', async () => {
    const stay = await book('2027-02-05', '2027-02-08')
    const guest = await t.as(stay.guestId)
    const body = { text: 'Is there a second key?', uploads: [] }
    await good(guest.call(writeToTeam, { params: { about: String(stay.id) }, body }))
    const waiting = (await day('2027-02-01')).waiting.filter(({ kind }) => kind === 'message')
    expect(waiting.at(-1)).toMatchObject({ urgency: 'now', home: 'Marram House', detail: 'Is there a second key?' })
    expect((await day('2027-02-01', await only('homes'))).waiting.map(({ kind }) => kind)).not.toContain('message')
  })

  it('shows live homes without an agreement in force or a decision on fees or taxes, to staff who can settle it', async () => {
    const bare = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId, from: '2030-01-01' }))
    const waitingFor = async (id: number, who: Caller) =>
      (await day('2027-02-05', who)).waiting.filter((item) => item.id === id && settled.includes(item.kind))
    const settled = ['agreement', 'fees', 'tax']
    const caretaker = await only('homes')
    const treasurer = await only('homes', 'money')
    expect(await waitingFor(homeId, treasurer)).toEqual([])
    expect(await waitingFor(bare.id, treasurer)).toMatchObject([
      { kind: 'agreement', urgency: 'now', home: 'Marram House' },
    ])
    await t.write(async (ctx) => {
      await sql`update pricing.fee_decision set home_id = -home_id where home_id = ${homeId}`.execute(db(ctx))
      await sql`update pricing.tax set replaced_at = now() where area = ${saltgrass.region}`.execute(db(ctx))
      await sql`update pricing.tax_decision set replaced_at = now() where replaced_at is null`.execute(db(ctx))
    })
    const kinds = async (who: Caller) => (await waitingFor(homeId, who)).map(({ kind }) => kind).sort()
    expect(await kinds(treasurer)).toEqual(['fees', 'tax'])
    expect(await kinds(caretaker)).toEqual(['fees'])
    expect(await kinds(await only('bookings'))).toEqual([])
    await t.write((ctx) => sql`update homes.home set status = 'paused' where id = ${homeId}`.execute(db(ctx)))
    expect(await kinds(treasurer)).toEqual([])
  })

  it('shows homes waiting to be vetted, to staff who manage homes', async () => {
    const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
    const waits = async (who: Caller = staff) =>
      (await day('2027-02-05', who)).waiting.filter(({ kind, id }) => kind === 'vetting' && id === home.id)
    expect(await waits()).toEqual([])
    await t.write((ctx) => sql`update homes.home set status = 'submitted' where id = ${home.id}`.execute(db(ctx)))
    expect(await waits()).toMatchObject([{ urgency: 'later', home: 'Marram House' }])
    expect(await waits(await only('bookings'))).toEqual([])
  })

  it('shows an unassigned turnover within a day of the next arrival, and expiring insurance', async () => {
    await book('2027-02-05', '2027-02-08')
    const next = await book('2027-02-08', '2027-02-12')
    const jobId = await turnover()
    const body = {
      name: 'Shipshape',
      category: 'general' as const,
      trade: 'Cleaning',
      contact: 'Nell',
      email: `crew-${homeId}@shipshape.test`,
      insuredUntil: '2027-02-10',
      contractUntil: null,
      homes: [homeId],
    }
    const { vendor } = await good(staff.call(addVendor, { body }))
    const items = async () =>
      (await day('2027-02-08')).waiting.filter(
        ({ kind, id }) => (kind === 'job' && id === jobId) || (kind === 'insurance' && id === vendor.id),
      )
    expect(await items()).toEqual([])
    t.clock.set(new Date(next.checkInAt.getTime() - 30 * 60_000))
    expect(await items()).toMatchObject([
      { kind: 'job', urgency: 'now', dueAt: next.checkInAt.toISOString() },
      { kind: 'insurance', urgency: 'later', detail: 'Shipshape' },
    ])
  })
})

describe('documents of homes', () => {
  it('wait on the board from 60 days before they expire, permits with their number, for staff who manage homes', async () => {
    const permit = { kind: 'permit' as const, title: 'Rental permit', authority: 'Town', validFrom: null, fileId: null }
    const add = (number: string, expiresOn: string) =>
      good(staff.call(addProof, { params: { id: homeId }, body: { ...permit, number, expiresOn } }))
    const permits = async (who: Caller) =>
      (await day('2027-01-15', who)).waiting.filter(({ kind, id }) => kind === 'permit' && id === homeId)
    await add('RP-1', '2027-02-10')
    expect(await permits(staff)).toMatchObject([{ detail: 'Rental permit RP-1' }])
    expect(await permits(await only('content'))).toEqual([])
    await add('RP-2', '2029-02-10')
    expect(await permits(staff)).toEqual([])
  })
})
