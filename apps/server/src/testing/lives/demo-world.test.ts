import { closingViewNow, identitiesOfDesk, quarterStatement, readIdentity } from '@porchlight/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountByEmail } from '#modules/accounts'
import { bookingsOfGuest } from '#modules/bookings'
import { identityOf } from '#modules/identity'
import { examine } from '../../cli/doctor.ts'
import { demoSeed, fillDemo } from '../../demo/first-run.ts'
import { good } from '../../modules/bookings/testing/guest.ts'
import { chainFault, statementFaults } from '../../modules/statements/testing/sums.ts'
import { type TestApp, testApp } from '../harness.ts'

const homes = Number(process.env.DEMO_HOMES ?? 4)

let t: TestApp

beforeAll(async () => {
  t = await testApp()
  await fillDemo(t.app, homes, demoSeed)
}, 240_000)
afterAll(() => t.close())

test('every invariant holds as soon as the demo world exists, before any job has run', async () => {
  const said: string[] = []
  await examine(t.app, { say: (line) => said.push(line) })
  expect(said.filter((line) => line.startsWith('BROKEN'))).toEqual([])
  expect(said.filter((line) => line.startsWith('holds')).length).toBeGreaterThan(20)
})

test("two homes require ID: one guest still has to verify theirs, and another's document is waiting for the team", async () => {
  const { identities } = await good((await t.person('staff')).call(identitiesOfDesk))
  expect(identities).toMatchObject([{ state: 'sent', reason: '', tries: 1 }])
  const [waiting] = identities
  const shown = await good((await t.person('staff')).call(readIdentity, { params: { id: String(waiting?.id) } }))
  expect(shown).toMatchObject({
    legalName: waiting?.guest,
    picture: expect.stringMatching(/^data:image\/webp;base64,/),
  })
  const guest = await t.read((ctx) => accountByEmail(ctx, 'guest@demo.porchlight.test'))
  const requested = await t.read(async (ctx) => {
    const { bookings } = await bookingsOfGuest(ctx, guest?.id ?? 0, { page: 1, perPage: 10 })
    return Promise.all(bookings.map((booking) => identityOf(ctx, booking)))
  })
  expect(requested.flatMap((one) => one ?? [])).toMatchObject([{ state: 'open', open: true }])
})

test("R44 R48 the demo world's year was closed quarter by quarter: every statement adds up to the cent and opens where the last one ended", async () => {
  const staff = await t.person('staff')
  const { desk } = await good(staff.call(closingViewNow))
  const quarters = desk.closed.map(({ year, quarter }) => ({ year, quarter })).reverse()
  expect(quarters.length).toBeGreaterThanOrEqual(4)
  const faults: string[] = []
  for (const { ownerId } of desk.owners) {
    const owner = await t.as(ownerId)
    const statements = []
    for (const params of [...quarters, desk.quarter])
      statements.push((await good(owner.call(quarterStatement, { params }))).statement)
    faults.push(...statements.flatMap(statementFaults))
    for (const [at, next] of statements.slice(1).entries())
      faults.push(...chainFault(statements[at] as typeof next, next))
    expect(statements.map(({ state }) => state)).toEqual([...quarters.map(() => 'closed'), 'open'])
  }
  expect(desk.owners.length).toBeGreaterThan(0)
  expect(faults).toEqual([])
})
