import { keepLeadTime, leadTimeOfHome, setupOfHome } from '@porchlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linkHomes } from '#modules/homes'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { setStayRules, staySettingsOf } from './home-calendar.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const request = { noticeDays: 3, sameDayCutoffHour: 24, windowDays: 400, preparationNights: 1 }

it('R6 R13 is set by the owner, applies to the nights, leaves everything else unchanged, and completes its setup step', async () => {
  const owner = await t.person('owner')
  const { id } = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId, status: 'draft' }))
  const params = { id }
  const before = await t.read((ctx) => staySettingsOf(ctx, [id]))
  expect(await owner.call(keepLeadTime, { params, body: request })).toMatchObject({ ok: true })
  const after = await t.read((ctx) => staySettingsOf(ctx, [id]))
  expect(after.get(id)).toEqual({ ...before.get(id), ...request })
  expect(await owner.call(leadTimeOfHome, { params })).toMatchObject({ ok: true, results: { leadTime: request } })
  const setup = await owner.call(setupOfHome, { params })
  const step = setup.ok && setup.results.steps.find((one) => one.step === 'lead-time')
  expect(step).toMatchObject({ state: 'done' })
})

it('R5 R6 shows a home’s own setting, not what a linked one requires', async () => {
  const owner = await t.person('owner')
  const [whole, part] = await t.write(async (ctx) => [
    await a.home(ctx, { ownerId: owner.accountId }),
    await a.home(ctx, { ownerId: owner.accountId }),
  ])
  await t.write((ctx) => linkHomes(ctx, whole.id, [part.id]))
  await t.drain()
  const params = { id: whole.id }
  await owner.call(keepLeadTime, { params, body: { ...request, preparationNights: 2 } })
  const shown = await owner.call(leadTimeOfHome, { params: { id: part.id } })
  expect(shown).toMatchObject({ ok: true, results: { leadTime: { preparationNights: 0 } } })
  const shared = await t.read((ctx) => staySettingsOf(ctx, [part.id]))
  expect(shared.get(part.id)?.preparationNights).toBe(2)
})

it('R14 leaves hardly any arrival days only with a reason, which is stored with it', async () => {
  const owner = await t.person('owner')
  const { id } = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId }))
  const params = { id }
  const keep = (more: object) => owner.call(keepLeadTime, { params, body: { ...request, ...more } })
  for (const narrow of [
    { noticeDays: 0, windowDays: 1 },
    { noticeDays: 0, windowDays: 5 },
    { noticeDays: 350, windowDays: 360 },
  ])
    expect(await keep(narrow)).toMatchObject({
      error: { code: 'confirmation_needed', details: { concerns: [{ code: 'closes_home' }] } },
    })
  const confirm = { concerns: ['closes_home'], reason: 'Only last-minute stays while we renovate' }
  expect(await keep({ noticeDays: 0, windowDays: 5, confirm })).toMatchObject({ ok: true })
  const confirmed = { reason: confirm.reason, by: expect.stringMatching(/^\S+ \S+/), at: t.clock.now().toISOString() }
  expect(await owner.call(leadTimeOfHome, { params })).toMatchObject({
    results: { leadTime: { windowDays: 5 }, confirmed },
  })
  // The reason remains valid while the home is that closed; once it opens, there is none.
  expect(await keep({ noticeDays: 0, windowDays: 6 })).toMatchObject({ ok: true })
  expect(await owner.call(leadTimeOfHome, { params })).toMatchObject({ results: { confirmed } })
  expect(await keep({ noticeDays: 0, windowDays: 365 })).toMatchObject({ ok: true })
  expect(await owner.call(leadTimeOfHome, { params })).toMatchObject({ results: { confirmed: null } })
})

it('R13 rejects what would close the home permanently, and keeps the previous setting', async () => {
  const owner = await t.person('owner')
  const { id } = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId }))
  const params = { id }
  await t.write((ctx) => setStayRules(ctx, id, [{ kind: 'default', minNights: 7 }]))
  await owner.call(keepLeadTime, { params, body: request })
  expect(
    await owner.call(keepLeadTime, { params, body: { ...request, noticeDays: 30, windowDays: 30 } }),
  ).toMatchObject({
    ok: false,
    error: { code: 'invalid_input' },
  })
  expect(await owner.call(keepLeadTime, { params, body: { ...request, noticeDays: 0, windowDays: 5 } })).toMatchObject({
    ok: false,
    error: { code: 'closes_home' },
  })
  expect(await owner.call(leadTimeOfHome, { params })).toMatchObject({ results: { leadTime: request } })
})
