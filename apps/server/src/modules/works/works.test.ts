import {
  addVendor,
  changeJob,
  changeStay,
  changeVendor,
  type DeskJob,
  inspectionOfStay,
  jobOfDesk,
  jobOfOwner,
  jobsOfDesk,
  jobsOfOwner,
  makeJob,
  moveJob,
  previewChange,
  recordJob,
  uploadCustomFile,
} from '@porchlight/contract'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { blockNights, unblockNights } from '#modules/availability'
import { type Booking, cancelBooking } from '#modules/bookings'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { confirmedStay } from '#testing/stays'
import { good, refused } from '../bookings/testing/guest.ts'
import { checks } from './checks.ts'
import { updateTurnovers } from './follow-bookings.ts'
import { followAll } from './jobs.ts'

const t = sceneApp()
let homeId: number
let owner: Caller & { accountId: number }
let staff: Caller & { accountId: number; email: string }

beforeAll(async () => {
  staff = await t.person('staff')
})
beforeEach(async () => {
  t.clock.set(testPresent)
  owner = await t.person('owner')
  homeId = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))).id
})
afterEach(async () => {
  await t.drain()
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
})

const book = (arrive: string, depart: string): Promise<Booking> => confirmedStay(t, { homeId, arrive, depart })
const jobsHere = async () => {
  await t.drain()
  return (await good(owner.call(jobsOfOwner, { query: {} }))).jobs
}
/** Has the guest change the stay's departure. */
const staysUntil = async ({ id, guestId, arrive, party }: Booking, depart: string) => {
  const guest = await t.as(guestId)
  const request = { params: { id }, body: { arrive, depart, ...party } }
  const { quoteId, quoteHash, hash } = (await good(guest.call(previewChange, request))).change
  await good(guest.call(changeStay, { params: { id }, body: { quoteId, quoteHash, hash } }))
}
const cancel = (booking: Booking) =>
  t.write((ctx) =>
    cancelBooking(
      ctx,
      { bookingId: booking.id, reason: 'Plans changed' },
      { kind: 'guest', accountId: booking.guestId },
    ),
  )
const vendor = async (email = `crew-${homeId}@shipshape.test`, insuredUntil: string | null = null) => {
  const body = {
    name: 'Shipshape',
    category: 'general' as const,
    trade: 'Cleaning',
    contact: 'Nell',
    email,
    insuredUntil,
    contractUntil: null,
    homes: [homeId],
  }
  return (await good(staff.call(addVendor, { body }))).vendor
}
const subjectsTo = async (email: string) => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as { subject: string; to: string }[])
    .filter(({ to }) => to === email)
    .map((one) => one.subject)
}
const on = (job: { id: number }) => ({ params: { id: job.id } })
const make = async (body: object = {}): Promise<DeskJob> => {
  const request = { kind: 'repair' as const, homeId, title: 'Fix the gate', day: '2027-03-01', ...body }
  return (await good(staff.call(makeJob, { body: request }))).job
}
const photo = async (who: Caller): Promise<number> => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(png)], 'hall.png', { type: 'image/png' })
  return (await good(who.call(uploadCustomFile, { body: { file } }))).data.id
}

it('R73 a booking creates a turnover, the next one sets its deadline, and a cancellation removes it', async () => {
  const stay = await book('2027-02-05', '2027-02-08')
  expect(await jobsHere()).toMatchObject([
    { kind: 'turnover', day: '2027-02-08', dueAt: null, sameDay: false, stay: { bookingId: stay.id } },
  ])
  const next = await book('2027-02-08', '2027-02-12')
  expect(await jobsHere()).toMatchObject([
    { day: '2027-02-08', opensAt: '2027-02-08T15:00:00.000Z', dueAt: '2027-02-08T21:00:00.000Z', sameDay: true },
    { day: '2027-02-12' },
  ])
  await cancel(next)
  expect(await jobsHere()).toMatchObject([{ day: '2027-02-08', dueAt: null, sameDay: false }])
})

it("R73 an owner stay creates one too, a repair does not, and it is removed with the owner's nights", async () => {
  const from = { who: 'Edith', reason: 'Us' }
  const hold = await t.write((ctx) =>
    blockNights(ctx, homeId, { ...from, from: '2027-02-05', to: '2027-02-08', kind: 'owner_stay' }),
  )
  await t.write((ctx) => blockNights(ctx, homeId, { ...from, from: '2027-02-20', to: '2027-02-22', kind: 'repair' }))
  expect(await jobsHere()).toMatchObject([{ kind: 'turnover', day: '2027-02-08', stay: null }])
  await t.write((ctx) => unblockNights(ctx, homeId, hold.id))
  expect(await jobsHere()).toEqual([])
})

it('R73 repeated, late, or simultaneous events leave one turnover', async () => {
  await book('2027-02-05', '2027-02-08')
  const follow = () => t.write((ctx) => updateTurnovers(t.app, ctx, homeId))
  await Promise.all([follow(), follow(), follow()])
  await followAll(t.app)
  expect(await jobsHere()).toHaveLength(1)
})

it('R73 a vendor that was notified keeps the job when its times move, is notified of that, and of its cancellation', async () => {
  const crew = await vendor()
  const stay = await book('2027-02-05', '2027-02-08')
  const [job] = await jobsHere()
  if (!job) throw new Error('no job')
  const assignee = { as: 'vendor' as const, id: crew.id }
  await good(staff.call(changeJob, { ...on(job), body: { assignee } }))
  await good(staff.call(moveJob, { ...on(job), body: { move: 'send' } }))
  await book('2027-02-08', '2027-02-12')
  expect((await jobsHere())[0]).toMatchObject({ assignee: { name: 'Shipshape' }, sameDay: true })
  await cancel(stay)
  expect(await subjectsTo(crew.email)).toEqual([
    'Canceled: Turnover at Marram House',
    'Rescheduled: Turnover at Marram House',
    'New job: Turnover at Marram House',
  ])
})

it("R73 a turnover that moves beyond its vendor's insurance is unassigned, and vendor and team are notified", async () => {
  const crew = await vendor(`insured-${homeId}@shipshape.test`, '2027-02-10')
  const stay = await book('2027-02-05', '2027-02-08')
  const [job] = await jobsHere()
  if (!job) throw new Error('no job')
  const assignee = { as: 'vendor' as const, id: crew.id }
  await good(staff.call(changeJob, { ...on(job), body: { assignee } }))
  await good(staff.call(moveJob, { ...on(job), body: { move: 'send' } }))
  await staysUntil(stay, '2027-02-10')
  expect(await jobsHere()).toMatchObject([{ day: '2027-02-10', assignee: { id: crew.id } }])
  await staysUntil(stay, '2027-02-11')
  expect(await jobsHere()).toMatchObject([{ day: '2027-02-11', assignee: null, state: 'planned' }])
  expect(await subjectsTo(crew.email)).toEqual([
    'Unassigned: Turnover at Marram House',
    'Rescheduled: Turnover at Marram House',
    'New job: Turnover at Marram House',
  ])
  expect(await subjectsTo(staff.email)).toContain('Marram House: assign the turnover on Thu, Feb 11, 2027')
  const give = staff.call(changeJob, { ...on(job), body: { assignee } })
  await good(give)
  expect(await refused(staff.call(moveJob, { ...on(job), body: { move: 'send' } }))).toMatchObject({
    code: 'vendor_uninsured',
  })
})

it("an assignee who wasn't sent the job gets no notification, and one who loses it does", async () => {
  const [crew, others] = [await vendor(), await vendor(`others-${homeId}@shipshape.test`)]
  const job = await make()
  const give = (id: number) => staff.call(changeJob, { ...on(job), body: { assignee: { as: 'vendor', id } } })
  await good(give(crew.id))
  await good(give(others.id))
  expect(await subjectsTo(crew.email)).toEqual([])
  await good(staff.call(moveJob, { ...on(job), body: { move: 'send' } }))
  expect((await good(give(crew.id))).job).toMatchObject({ sentAt: null, assignee: { id: crew.id } })
  expect(await subjectsTo(others.email)).toEqual([
    'Canceled: Fix the gate at Marram House',
    'New job: Fix the gate at Marram House',
  ])
})

it("an owner sees on a job that its vendor's insurance expires before its day", async () => {
  const crew = await vendor(`policy-${homeId}@shipshape.test`, '2027-12-31')
  const job = await make()
  await good(staff.call(changeJob, { ...on(job), body: { assignee: { as: 'vendor', id: crew.id } } }))
  const insurance = async () => (await good(owner.call(jobOfOwner, on(job)))).job.insurance
  expect(await insurance()).toEqual({ until: '2027-12-31', ended: false })
  const { name, category, trade, email } = crew
  const body = { name, category, trade, email, insuredUntil: '2027-02-28', contractUntil: null, homes: [homeId] }
  await good(staff.call(changeVendor, { params: { id: crew.id }, body }))
  expect(await insurance()).toEqual({ until: '2027-02-28', ended: true })
})

it('a job is started and finished; after that only its record changes', async () => {
  const job = await make()
  const act = (move: 'send' | 'start' | 'finish' | 'cancel') => staff.call(moveJob, { ...on(job), body: { move } })
  expect(await refused(act('send'))).toMatchObject({ code: 'assignee_missing' })
  expect((await good(act('start'))).job).toMatchObject({
    state: 'under_way',
    allowedMoves: ['send', 'finish', 'cancel'],
  })
  expect((await good(act('finish'))).job).toMatchObject({ state: 'done', allowedMoves: [] })
  expect(await refused(act('start'))).toMatchObject({ code: 'not_allowed_now' })
  expect(await refused(staff.call(changeJob, { ...on(job), body: { day: '2027-03-05' } }))).toMatchObject({
    status: 409,
  })
  const before = [await photo(staff)]
  const record = { checklist: [{ text: 'Gate shuts', done: true, note: '' }], before, after: [], found: '' }
  await good(staff.call(recordJob, { ...on(job), body: record }))
  const seen = (await good(owner.call(jobOfOwner, on(job)))).job
  expect(seen).toMatchObject({ checklist: [{ done: true }], before: [{ name: 'hall.png' }] })
})

it("a turnover's day follows its stay, and it can't be canceled by hand", async () => {
  await book('2027-02-05', '2027-02-08')
  const [job] = await jobsHere()
  if (!job) throw new Error('no job')
  expect(await refused(staff.call(changeJob, { ...on(job), body: { day: '2027-02-09' } }))).toMatchObject({
    status: 409,
  })
  expect(await refused(staff.call(moveJob, { ...on(job), body: { move: 'cancel' } }))).toMatchObject({ status: 409 })
})

it('the screen shows what is late and due today, what is due within a week, and what is unassigned', async () => {
  const [late, soon, far] = [
    await make({ day: '2026-12-30' }),
    await make({ day: '2027-01-18' }),
    await make({ day: '2027-06-01' }),
  ]
  const idsOf = async (view: 'today' | 'week' | 'unassigned') =>
    (await good(staff.call(jobsOfDesk, { query: { view, homeId } }))).jobs.map(({ id }) => id)
  expect(await idsOf('today')).toEqual([late.id])
  expect(await idsOf('week')).toEqual([late.id, soon.id])
  await good(staff.call(changeJob, { ...on(far), body: { assignee: { as: 'team', id: staff.accountId } } }))
  expect(await idsOf('unassigned')).toEqual([late.id, soon.id])
  const { counts } = await good(staff.call(jobsOfDesk, { query: { homeId } }))
  expect(counts).toEqual({ today: 1, week: 2, unassigned: 2 })
})

it('photos belong to the person who sends them, and jobs can be assigned only to active people and vendors', async () => {
  const job = await make()
  const record = { checklist: [], before: [await photo(owner)], after: [], found: '' }
  expect(await refused(staff.call(recordJob, { ...on(job), body: record }))).toMatchObject({ code: 'file_unknown' })
  const body = { assignee: { as: 'team' as const, id: owner.accountId } }
  expect(await refused(staff.call(changeJob, { ...on(job), body }))).toMatchObject({ code: 'assignee_unknown' })
})

it("the home's owner sees its jobs and how a stay left it; other owners see neither", async () => {
  const stay = await book('2027-02-05', '2027-02-08')
  const job = await make({ kind: 'inspection', title: 'After the stay', bookingId: stay.id })
  const found = 'A scratch on the table.'
  await good(staff.call(recordJob, { ...on(job), body: { checklist: job.checklist, before: [], after: [], found } }))
  const seen = await good(owner.call(inspectionOfStay, { params: { id: stay.id } }))
  expect(seen).toMatchObject({ stay: { number: stay.number, over: false }, inspections: [{ id: job.id, found }] })
  const other = await t.person('owner')
  expect((await good(other.call(jobsOfOwner, { query: {} }))).jobs).toEqual([])
  expect(await refused(other.call(jobOfOwner, on(job)))).toMatchObject({ status: 404 })
  expect(await refused(other.call(inspectionOfStay, { params: { id: stay.id } }))).toMatchObject({ status: 404 })
  expect((await good(staff.call(jobOfDesk, on(job)))).job.id).toBe(job.id)
})

it('R73 a stay that moves to another home takes its turnover along', async () => {
  const booking = await book('2027-08-06', '2027-08-13')
  await t.drain()
  const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
  const team = await t.as((await t.person('admin')).accountId)
  const { id, arrive, depart, party } = booking
  const body = { arrive, depart, ...party, homeId: home.id }
  const { change } = await good(team.call(previewChange, { params: { id }, body }))
  const { quoteId, quoteHash, hash } = change
  const reason = 'The air conditioning failed.'
  await good(team.call(changeStay, { params: { id }, body: { quoteId, quoteHash, hash, reason } }))
  const turnovers = (await jobsHere()).filter((job) => job.kind === 'turnover' && job.state !== 'canceled')
  expect(turnovers.map((job) => job.home.id)).toEqual([home.id])
})
