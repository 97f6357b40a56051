import {
  answerIssue,
  issueOfOwner,
  issuesOfDesk,
  issuesOfOwner,
  issuesOfStay,
  promiseTopic,
  recordIssue,
  reportAsOwner,
  reportIssue,
  uploadCustomFile,
} from '@porchlight/contract'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { accountById } from '#modules/accounts'
import type { Booking } from '#modules/bookings'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { begunStay, confirmedStay } from '#testing/stays'
import { good, refused } from '../bookings/testing/guest.ts'
import { checks } from './checks.ts'
import { remindOfOverdue } from './jobs.ts'
import { mayReport } from './rules.ts'

const t = sceneApp()
let booking: Booking
let guest: Caller
let ownerId: number
let staff: Caller & { email: string }

beforeAll(async () => {
  staff = await t.person('staff')
})
beforeEach(async () => {
  t.clock.set(testPresent)
  ownerId = (await t.person('owner')).accountId
  const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId }))
  booking = await begunStay(t, { homeId: home.id, arrive: '2027-02-05', depart: '2027-02-08' })
  guest = await t.as(booking.guestId)
})
afterEach(async () => {
  await t.drain()
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
})

const photo = async (who: Caller): Promise<number> => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(png)], 'boiler.png', { type: 'image/png' })
  return (await good(who.call(uploadCustomFile, { body: { file } }))).data.id
}
const params = () => ({ id: String(booking.id) })
const reported = (files: number[] = []) => ({ topic: 'heat_or_water' as const, text: 'No hot water.', files })
const report = async () => (await good(guest.call(reportIssue, { params: params(), body: reported() }))).issue
type Email = { subject: string; to: string; text: string }
const emailsTo = async (email: string | undefined): Promise<Email[]> => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as Email[]).filter(({ to }) => to === email)
}
const subjectsTo = async (email: string | undefined) => (await emailsTo(email)).map((one) => one.subject)

it('a guest reports with photos, the team is notified at once and answers, and the guest is emailed', async () => {
  const body = reported([await photo(guest)])
  const { issue } = await good(guest.call(reportIssue, { params: params(), body }))
  expect(issue).toMatchObject({ state: 'open', files: [{ name: 'boiler.png' }], answers: [] })
  const email = (await emailsTo(staff.email)).find(({ subject }) => subject === 'Issue reported at Marram House')
  expect(email?.text).toContain('No hot water.')
  expect(email?.text).toContain('1 photo is attached.')
  const desk = (await good(staff.call(issuesOfDesk))).issues
  expect(desk.find(({ id }) => id === issue.id)).toMatchObject({
    stay: { number: booking.number },
    reporter: 'Ada Quill',
  })
  const answer = { state: 'solved' as const, text: 'The pilot light is on again.' }
  await good(staff.call(answerIssue, { params: { id: String(issue.id) }, body: answer }))
  const seen = await good(guest.call(issuesOfStay, { params: params() }))
  expect(seen).toMatchObject({
    mayReport: true,
    issues: [{ state: 'solved', answers: [{ author: 'Ada', ...answer }] }],
  })
  const ada = await t.read((ctx) => accountById(ctx, booking.guestId))
  expect(await subjectsTo(ada?.email)).toContain('Resolved: your report about Marram House')
})

it('staff record what a guest told them, and the guest can follow it', async () => {
  const body = { topic: 'kitchen' as const, text: 'The kettle leaks.' }
  const { issue } = await good(staff.call(recordIssue, { params: params(), body }))
  const seen = await good(guest.call(issuesOfStay, { params: params() }))
  expect(seen).toMatchObject({ mayRecord: false, issues: [{ id: issue.id, by: 'guest', ...body }] })
  expect(await good(staff.call(issuesOfStay, { params: params() }))).toMatchObject({
    mayReport: false,
    mayRecord: true,
  })
  expect((await refused(guest.call(recordIssue, { params: params(), body }))).status).toBe(403)
  t.clock.set('2027-03-10T12:00:00Z')
  const later = await t.person('staff')
  expect(await good(later.call(issuesOfStay, { params: params() }))).toMatchObject({ mayRecord: false })
  expect((await refused(later.call(recordIssue, { params: params(), body }))).code).toBe('not_allowed_now')
})

it('under the as-described promise the team has four hours, is reminded once after that, and sees the report first', async () => {
  const plain = await report()
  const seen = await good(guest.call(issuesOfStay, { params: params() }))
  expect(seen.promiseUntil).toBe(new Date(booking.checkInAt.getTime() + 24 * 3_600_000).toISOString())
  const body = { topic: promiseTopic, text: 'There is no pool.' }
  const { issue } = await good(guest.call(reportIssue, { params: params(), body }))
  expect(Date.parse(issue.answerBy ?? '') - Date.parse(issue.reportedAt)).toBe(4 * 3_600_000)
  expect(await subjectsTo(staff.email)).toContain('Not as described: Marram House')
  const ids = (await good(staff.call(issuesOfDesk))).issues.map(({ id }) => id)
  expect(ids.indexOf(issue.id)).toBeLessThan(ids.indexOf(plain.id))
  const late = async () =>
    (await subjectsTo(staff.email)).filter((subject) => subject === 'Overdue: not as described, Marram House').length
  await remindOfOverdue(t.app)
  expect(await late()).toBe(0)
  t.clock.advance(4 * 60)
  await remindOfOverdue(t.app)
  await remindOfOverdue(t.app)
  expect(await late()).toBe(1)
})

it('the promise ends a day after check-in; issues can still be reported', async () => {
  t.clock.set(new Date(booking.checkInAt.getTime() + 25 * 3_600_000))
  const body = { topic: promiseTopic, text: 'There is no pool.' }
  expect(await refused(guest.call(reportIssue, { params: params(), body }))).toMatchObject({ code: 'not_allowed_now' })
  await report()
  expect((await good(guest.call(issuesOfStay, { params: params() }))).promiseUntil).toBeNull()
})

it('R77 a report sent twice under one key, as from the offline queue, is one report', async () => {
  const request = {
    method: 'POST' as const,
    path: `bookings/${booking.id}/issues`,
    body: reported(),
    headers: { 'idempotency-key': 'report-1' },
  }
  expect([(await guest.raw(request)).status, (await guest.raw(request)).status]).toEqual([201, 201])
  expect((await good(guest.call(issuesOfStay, { params: params() }))).issues).toHaveLength(1)
})

it('only the guest can report, from check-in on, with their own photos', async () => {
  const stranger = await t.person('traveler')
  expect(await refused(stranger.call(reportIssue, { params: params(), body: reported() }))).toMatchObject({
    status: 404,
  })
  expect(await refused(staff.call(reportIssue, { params: params(), body: reported() }))).toMatchObject({ status: 404 })
  const body = reported([await photo(stranger)])
  expect(await refused(guest.call(reportIssue, { params: params(), body }))).toEqual({
    status: 422,
    code: 'file_unknown',
  })
  const coming = await confirmedStay(t, { homeId: booking.homeId, arrive: '2027-03-05', depart: '2027-03-08' })
  const early = (await t.as(coming.guestId)).call(reportIssue, { params: { id: String(coming.id) }, body: reported() })
  expect(await refused(early)).toMatchObject({ code: 'not_allowed_now' })
})

it('accepts a report written offline for two weeks after check-out', () => {
  const after = (days: number) => new Date(booking.checkOutAt.getTime() + days * 86_400_000)
  const stay = { ...booking, status: 'completed' as const }
  expect([mayReport(stay, after(13.9)), mayReport(stay, after(14))]).toEqual([true, false])
  expect(mayReport({ ...stay, status: 'canceled' }, after(1))).toBe(false)
})

it('lists reports that await an answer first', async () => {
  const [first, second] = [await report(), await report()]
  await good(staff.call(answerIssue, { params: { id: String(first.id) }, body: { state: 'under_way', text: 'Soon.' } }))
  const ids = (await good(staff.call(issuesOfDesk))).issues.map(({ id }) => id)
  expect(ids.indexOf(second.id)).toBeLessThan(ids.indexOf(first.id))
})

it('the home’s owner sees reports and answers without the guest’s number; other owners do not', async () => {
  const { id } = await report()
  const answer = { state: 'under_way' as const, text: 'Someone comes at five.' }
  await good(staff.call(answerIssue, { params: { id: String(id) }, body: answer }))
  const owner = await t.as(ownerId)
  const shown = { id, home: 'Marram House', stay: { number: booking.number }, state: 'under_way', answers: [answer] }
  const { issues } = await good(owner.call(issuesOfOwner))
  expect(issues).toMatchObject([shown])
  const { issue } = await good(owner.call(issueOfOwner, { params: { id } }))
  expect(issue).toMatchObject(shown)
  expect(issue).not.toHaveProperty('phone')
  const other = await t.person('owner')
  expect((await good(other.call(issuesOfOwner))).issues).toEqual([])
  expect(await refused(other.call(issueOfOwner, { params: { id } }))).toMatchObject({ status: 404 })
})

it('an owner reports an issue at their own home with photos, the team answers, and the owner is emailed; they can’t report on other homes', async () => {
  const owner = await t.as(ownerId)
  const about = { id: booking.homeId }
  const { issue } = await good(owner.call(reportAsOwner, { params: about, body: reported([await photo(owner)]) }))
  expect(issue).toMatchObject({ by: 'owner', stay: null, home: 'Marram House', files: [{ name: 'boiler.png' }] })
  const answer = { state: 'solved' as const, text: 'Fixed.' }
  await good(staff.call(answerIssue, { params: { id: issue.id }, body: answer }))
  const account = await t.read((ctx) => accountById(ctx, ownerId))
  expect(await subjectsTo(account?.email)).toContain('Resolved: your report about Marram House')
  expect((await good(owner.call(issueOfOwner, { params: { id: issue.id } }))).issue.answers).toMatchObject([answer])
  const other = await t.person('owner')
  expect(await refused(other.call(reportAsOwner, { params: about, body: reported() }))).toMatchObject({ status: 404 })
  const stolen = reported([await photo(other)])
  expect(await refused(owner.call(reportAsOwner, { params: about, body: stolen }))).toMatchObject({
    code: 'file_unknown',
  })
})
