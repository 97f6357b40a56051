import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { checks, contractOf, homesOfOwner, ownersOf, ownsHome, setContract, setShares, sharesOf } from './index.ts'
import { db } from './tables.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const people = (count: number) =>
  t.write(async (ctx) => {
    const ids: number[] = []
    while (ids.length < count) ids.push((await a.account(ctx, { roles: ['owner'] })).id)
    return ids
  })
const newHome = (ownerId: number) => t.write((ctx) => a.home(ctx, { ownerId, from: '2026-01-01' }))

describe('shares', () => {
  it('R51 apply from their day until the next set, largest first', async () => {
    const [ann = 0, ben = 0, cyd = 0] = await people(3)
    const home = await newHome(ann)
    const thirds = [ann, ben, cyd].map((accountId, at) => ({ accountId, basisPoints: at === 2 ? 3334 : 3333 }))
    await t.write((ctx) => setShares(ctx, home.id, '2027-01-01', thirds))
    const on = (day: string) => t.read((ctx) => sharesOf(ctx, home.id, day))
    expect(await on('2025-12-31')).toEqual([])
    expect(await on('2026-12-31')).toEqual([{ accountId: ann, basisPoints: 10_000 }])
    expect(await on('2027-01-01')).toEqual([
      { accountId: cyd, basisPoints: 3334 },
      { accountId: ann, basisPoints: 3333 },
      { accountId: ben, basisPoints: 3333 },
    ])
  })

  it('R51 are rejected unless they sum to 100%', async () => {
    const [ann = 0] = await people(1)
    const home = await newHome(ann)
    const setting = t.write((ctx) => setShares(ctx, home.id, '2027-01-01', [{ accountId: ann, basisPoints: 9_999 }]))
    await expect(setting).rejects.toMatchObject({ status: 422, code: 'shares_not_whole' })
  })

  it('R51 can’t be broken by bypassing the code: the database rejects them at commit', async () => {
    const [ann = 0] = await people(1)
    const home = await newHome(ann)
    const breaking = t.write((ctx) =>
      db(ctx).updateTable('homes.share').set({ basis_points: 9_999 }).where('home_id', '=', home.id).execute(),
    )
    await expect(breaking).rejects.toMatchObject({ code: '23514' })
  })

  it('decide who owns a home today, in the home’s time zone', async () => {
    const [ann = 0, ben = 0] = await people(2)
    const home = await newHome(ann)
    await t.write((ctx) => setShares(ctx, home.id, '2027-01-16', [{ accountId: ben, basisPoints: 10_000 }]))
    const owns = (instant: string) =>
      t.at(instant).read(async (ctx) => [await ownsHome(ctx, ann, home.id), await ownsHome(ctx, ben, home.id)])
    // 04:30 UTC is still the evening of the 15th in New York.
    expect(await owns('2027-01-16T04:30:00Z')).toEqual([true, false])
    expect(await owns('2027-01-16T05:30:00Z')).toEqual([false, true])
  })

  it('give a co-owner the homes they have a share in, and only those', async () => {
    const [ann = 0, ben = 0] = await people(2)
    const shared = await newHome(ann)
    await newHome(ben)
    const halves = [ann, ben].map((accountId) => ({ accountId, basisPoints: 5_000 }))
    await t.write((ctx) => setShares(ctx, shared.id, '2026-06-01', halves))
    const homes = await t.read((ctx) => homesOfOwner(ctx, ann))
    expect(homes).toMatchObject([{ id: shared.id, shareBasisPoints: 5_000 }])
    expect((await t.read((ctx) => homesOfOwner(ctx, ben))).length).toBe(2)
    expect((await t.read((ctx) => ownersOf(ctx, shared.id))).sort()).toEqual([ann, ben].sort())
  })
})

describe('contracts', () => {
  const terms = (commissionBasisPoints: number) =>
    ({
      commissionBasisPoints,
      commissionBase: 'accommodation_and_fees',
      recognition: 'each_night',
      cleaningTo: 'owner',
    }) as const

  it('R50 a new version applies from its day, and the old one to the days before', async () => {
    const [ann = 0] = await people(1)
    const home = await newHome(ann)
    expect(await t.write((ctx) => setContract(ctx, home.id, '2027-03-01', terms(1_800)))).toBe(2)
    const on = (day: string) => t.read((ctx) => contractOf(ctx, home.id, day))
    expect(await on('2025-12-31')).toBeUndefined()
    expect(await on('2027-02-28')).toMatchObject({
      version: 1,
      commissionBasisPoints: 2_000,
      commissionBase: 'accommodation',
    })
    expect(await on('2027-03-01')).toEqual({ version: 2, validFrom: '2027-03-01', ...terms(1_800) })
  })

  it('R50 no version can be inserted before an agreed one', async () => {
    const [ann = 0] = await people(1)
    const home = await newHome(ann)
    for (const day of ['2026-01-01', '2025-01-01'])
      await expect(t.write((ctx) => setContract(ctx, home.id, day, terms(100)))).rejects.toMatchObject({
        code: 'contract_in_the_way',
      })
  })
})

it('the check finds a live home without a contract', async () => {
  const letByNobody = checks.find(({ code }) => code === 'homes.let_by_someone')
  const [ann = 0] = await people(1)
  const home = await newHome(ann)
  expect(await letByNobody?.run(t.app)).toMatchObject({ holds: true })
  await t.write((ctx) => db(ctx).deleteFrom('homes.contract').where('home_id', '=', home.id).execute())
  expect(await letByNobody?.run(t.app)).toEqual({ holds: false, figure: '1 homes' })
})
