import { afterAll, beforeAll, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import {
  homeById,
  moveHome,
  noteFeesMissing,
  publishHome,
  setContract,
  setRooms,
  settleSteps,
  setupSteps,
  setupsOf,
} from './index.ts'
import { db } from './tables.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const staff = { as: 'staff', accountId: null } as const
const owner = { as: 'owner', accountId: null } as const
const statusOf = async (homeId: number) => (await t.read((ctx) => homeById(ctx, homeId))).status
const draft = () =>
  t.write(async (ctx) => {
    const home = await a.home(ctx, { status: 'draft' })
    await noteFeesMissing(ctx, new Map([[home.id, []]]))
    return home
  })

/** Settles every setup step except the pictures. */
const settle = (homeId: number) =>
  t.write(async (ctx) => {
    await setRooms(ctx, homeId, [
      { name: 'Gable room', kind: 'bedroom', floor: null, beds: [{ kind: 'queen', count: 1 }], note: null },
    ])
    const words = setupSteps.filter((step) => step !== 'photos').map((step) => ({ step, state: 'done' as const }))
    await settleSteps(ctx, homeId, words, owner)
  })

it('a home with open steps can’t be submitted, and the error lists what is missing', async () => {
  const home = await draft()
  await settle(home.id)
  await expect(t.write((ctx) => moveHome(ctx, home.id, 'submitted', owner))).rejects.toMatchObject({
    status: 422,
    code: 'setup_incomplete',
    details: { steps: [{ step: 'photos', state: 'open', missing: ['pictures'] }] },
  })
  expect(await statusOf(home.id)).toBe('draft')
})

it('a complete home moves from draft through vetting to live, with each move logged', async () => {
  const home = await draft()
  await settle(home.id)
  await t.write((ctx) =>
    settleSteps(ctx, home.id, [{ step: 'photos', state: 'waived' }], staff, 'photographer comes in May'),
  )
  await t.write((ctx) => moveHome(ctx, home.id, 'submitted', owner))
  await t.write((ctx) => moveHome(ctx, home.id, 'vetting', staff))
  await t.write((ctx) => moveHome(ctx, home.id, 'live', staff, 'measured on Tuesday'))
  const live = await t.read((ctx) => homeById(ctx, home.id))
  expect(live).toMatchObject({ status: 'live', publishedAt: t.clock.now() })
  const steps = (await t.read((ctx) => setupsOf(ctx, [live]))).get(home.id)
  expect(steps?.find(({ step }) => step === 'final-approval')?.state).toBe('done')
  const history = await t.read((ctx) =>
    db(ctx)
      .selectFrom('homes.status_change')
      .select(['from_status', 'to_status', 'note'])
      .where('home_id', '=', home.id)
      .orderBy('id')
      .execute(),
  )
  expect(history.map((row) => `${row.from_status} ${row.to_status} ${row.note}`.trim())).toEqual([
    'draft submitted',
    'submitted vetting',
    'vetting live measured on Tuesday',
  ])
})

it('a move outside the lifecycle is rejected for everyone', async () => {
  const home = await draft()
  for (const [to, by] of [
    ['live', staff],
    ['vetting', owner],
    ['draft', staff],
  ] as const)
    await expect(t.write((ctx) => moveHome(ctx, home.id, to, by))).rejects.toMatchObject({ code: 'not_allowed_now' })
})

it('a home vetted elsewhere goes live at once, and its open steps are waived by name', async () => {
  const home = await draft()
  await t.write((ctx) => publishHome(ctx, home.id, { as: 'system', accountId: null }, 'taken over'))
  expect(await statusOf(home.id)).toBe('live')
  const words = await t.read((ctx) =>
    db(ctx).selectFrom('homes.setup_step').selectAll().where('home_id', '=', home.id).execute(),
  )
  expect(words.filter(({ state }) => state === 'waived').every(({ note }) => note === 'taken over')).toBe(true)
})

it('not even a takeover publishes a home without a contract', async () => {
  const home = await draft()
  await t.write((ctx) => db(ctx).deleteFrom('homes.contract').where('home_id', '=', home.id).execute())
  const publishing = t.write((ctx) => publishHome(ctx, home.id, { as: 'system', accountId: null }, 'taken over'))
  await expect(publishing).rejects.toMatchObject({ code: 'setup_incomplete' })
  expect(await statusOf(home.id)).toBe('draft')
  await t.write((ctx) =>
    setContract(ctx, home.id, '2026-01-01', {
      commissionBasisPoints: 0,
      commissionBase: 'accommodation',
      recognition: 'check_in',
      cleaningTo: 'owner',
    }),
  )
  await t.write((ctx) => publishHome(ctx, home.id, { as: 'system', accountId: null }, 'taken over'))
  expect(await statusOf(home.id)).toBe('live')
})

it('a paused home goes live again with its original publication date', async () => {
  const home = await t.write((ctx) => a.home(ctx))
  const first = (await t.read((ctx) => homeById(ctx, home.id))).publishedAt
  await t.at('2027-02-01T12:00:00Z').write(async (ctx) => {
    await moveHome(ctx, home.id, 'paused', owner)
    await moveHome(ctx, home.id, 'live', owner)
  })
  expect((await t.read((ctx) => homeById(ctx, home.id))).publishedAt).toEqual(first)
})
