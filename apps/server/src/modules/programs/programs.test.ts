import {
  deskPrograms,
  endEnrolment,
  enrolHome,
  moveJob,
  ownerProgram,
  ownerPrograms,
  quarterStatement,
  saveProgram,
} from '@porchlight/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setShares } from '#modules/homes'
import { invariantsOf } from '#modules/ledger'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { faultsOf, good, refused } from '../bookings/testing/guest.ts'
import { keepUpAll } from './jobs.ts'

const t = sceneApp()
type Person = Caller & { accountId: number }
let owner: Person
let partner: Person
let staff: Person
let homeId: number

beforeEach(async () => {
  t.clock.set('2027-01-10T17:00:00Z')
  owner = await t.person('owner')
  partner = await t.person('owner')
  staff = await t.person('staff')
  homeId = await t.write(async (ctx) => {
    const { id } = await a.home(ctx, { ownerId: owner.accountId })
    await setShares(ctx, id, '2026-06-01', [
      { accountId: owner.accountId, basisPoints: 6_667 },
      { accountId: partner.accountId, basisPoints: 3_333 },
    ])
    return id
  })
})
it('R14 is never free, and has a price far from usual only with a reason, which is stored with it', async () => {
  const save = (amount: unknown, more: object = {}) =>
    staff.raw({
      method: 'POST',
      path: 'staff/programs',
      body: { ...garden, price: { amount, currency: 'USD' }, ...more },
    })
  for (const amount of [0, -500, 'abc', null, 0.001, 1e9, 1e13]) {
    const { status, text } = await save(amount)
    expect({ amount, status }).toEqual({ amount, status: 422 })
    expect(JSON.parse(text).results).toMatchObject({
      error: { code: 'invalid_input', details: { issues: [{ field: 'price.amount' }] } },
    })
  }
  for (const amount of [1, 9_99, 5_000_01]) {
    const requested = JSON.parse((await save(amount)).text).results.error
    expect(requested).toMatchObject({ code: 'confirmation_needed', details: { concerns: [{ code: 'unusual_price' }] } })
  }
  const confirm = { concerns: ['unusual_price'], reason: 'A night guard in each of these months' }
  const id = await written({ price: { amount: 8_000_00, currency: 'USD' }, confirm })
  expect(await written({ id, name: 'Guard', price: { amount: 8_000_00, currency: 'USD' } })).toBeGreaterThanOrEqual(id)
  const { programs } = await good(staff.call(deskPrograms))
  expect(programs.find((program) => program.id === id)?.confirmed).toMatchObject({
    reason: confirm.reason,
    concerns: [{ amount: { amount: 8_000_00 } }],
    by: expect.stringMatching(/^\S+ \S+/),
    at: t.clock.now().toISOString(),
  })
})

afterEach(async () => {
  await t.drain()
  expect(await faultsOf(t)).toEqual([])
  for (const { code, holds } of await t.read(invariantsOf)) expect({ code, holds }).toEqual({ code, holds: true })
})

const garden = {
  id: null,
  name: 'Garden',
  summary: 'All year.',
  included: ['Lawn'],
  price: { amount: 100_00, currency: 'USD' },
  per: 'month' as const,
  months: [1, 2],
  visits: 2,
  offered: true,
}
const written = async (more: object = {}): Promise<number> => {
  const { programs } = await good(staff.call(saveProgram, { body: { ...garden, ...more } }))
  return Math.max(...programs.map(({ id }) => id))
}
const of = (programId: number) => ({ params: { id: homeId, programId } })
const enroll = (programId: number, from = '2027-01-10', who = owner) =>
  who.call(enrolHome, { ...of(programId), body: { from } })
const end = (programId: number, until: string) => owner.call(endEnrolment, { ...of(programId), body: { until } })
const seen = (programId: number, who = owner) => good(who.call(ownerProgram, of(programId)))

it('plans visits ahead when an owner enrolls a home, and charges the first part to the owners by their shares', async () => {
  const id = await written()
  const { programs } = await good(owner.call(ownerPrograms, { params: { id: homeId } }))
  expect(programs.find((one) => one.id === id)).toMatchObject({ name: 'Garden', part: null })
  const own = await good(enroll(id))
  expect(own.jobs.map(({ kind, day, title }) => [kind, day, title])).toEqual([
    ['program', '2027-01-22', 'Garden'],
    ['program', '2027-02-08', 'Garden'],
    ['program', '2027-02-22', 'Garden'],
  ])
  expect(own.charges).toMatchObject([{ on: '2027-01-10', whole: { amount: 100_00 }, yours: { amount: 66_67 } }])
  expect((await seen(id, partner)).charges).toMatchObject([{ yours: { amount: 33_33 } }])
  const { statement } = await good(owner.call(quarterStatement, { params: { year: 2027, quarter: 1 } }))
  expect(statement.expenses).toMatchObject({ amount: 66_67 })
  expect(await refused(enroll(id, '2027-01-11'))).toMatchObject({ code: 'not_allowed_now' })
})

it('plans each visit and charges each part once however often it runs, on the terms that were agreed', async () => {
  const id = await written()
  await good(enroll(id))
  await good(staff.call(saveProgram, { body: { ...garden, id, price: { amount: 900_00, currency: 'USD' } } }))
  t.clock.set('2027-02-02T12:00:00Z')
  await keepUpAll(t.app)
  await keepUpAll(t.app)
  t.clock.set('2027-01-10T18:00:00Z')
  const own = await seen(id)
  expect(own.charges.map(({ on, whole }) => [on, whole.amount])).toEqual([
    ['2027-02-01', 100_00],
    ['2027-01-10', 100_00],
  ])
  expect(own.jobs).toHaveLength(3)
})

it('charges nothing by visit before the visit is done', async () => {
  const id = await written({ per: 'visit' })
  const [first] = (await good(enroll(id))).jobs
  if (!first) throw new Error('no visit was planned')
  expect((await seen(id)).charges).toEqual([])
  await good(staff.call(moveJob, { params: { id: first.id }, body: { move: 'finish' } }))
  t.clock.set('2027-01-23T12:00:00Z')
  await keepUpAll(t.app)
  t.clock.set('2027-01-10T18:00:00Z')
  expect((await seen(id)).charges).toMatchObject([{ on: '2027-01-22', whole: { amount: 100_00 } }])
})

it('has no visits or charges after the last day, and can start again later', async () => {
  const id = await written()
  await good(enroll(id))
  expect(await refused(end(id, '2027-01-09'))).toMatchObject({ status: 422 })
  const own = await good(end(id, '2027-01-25'))
  expect(own.part).toMatchObject({ until: '2027-01-25' })
  expect(own.jobs.map(({ day, state }) => [day, state])).toEqual([
    ['2027-01-22', 'planned'],
    ['2027-02-08', 'canceled'],
    ['2027-02-22', 'canceled'],
  ])
  expect(await refused(end(id, '2027-01-26'))).toMatchObject({ code: 'not_allowed_now' })
  t.clock.set('2027-02-20T12:00:00Z')
  await keepUpAll(t.app)
  t.clock.set('2027-01-10T18:00:00Z')
  expect((await seen(id)).charges).toHaveLength(1)
})

it("lets the team enroll a home but not a stranger, and rejects a program that isn't offered", async () => {
  const id = await written()
  const stranger = await t.person('owner')
  expect(await refused(enroll(id, '2027-01-10', stranger))).toMatchObject({ status: 404 })
  await good(enroll(id, '2027-01-10', staff))
  const { programs } = await good(staff.call(deskPrograms))
  expect(programs.find((one) => one.id === id)?.homes).toMatchObject([{ id: homeId, from: '2027-01-10' }])
  const closed = await written({ offered: false })
  expect(await refused(enroll(closed))).toMatchObject({ code: 'not_allowed_now' })
})
