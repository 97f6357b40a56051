import { blockHomes, previewHomeBlocks, undoHomeBlocks } from '@porchlight/contract'
import { beforeAll, expect, it } from 'vitest'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { confirmedStay } from '#testing/stays'
import { good, refused } from '../bookings/testing/guest.ts'
import { barsOfHomes } from './calendar-bars.ts'

const t = sceneApp()
const nights = { arrive: '2027-02-05', depart: '2027-02-08' }
let staff: Caller & { accountId: number }
let homes: number[]

beforeAll(async () => {
  staff = await t.person('staff')
  const owner = await t.person('owner')
  homes = []
  for (let at = 0; at < 3; at++)
    homes.push((await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))).id)
})
const barsIn = async (homeId: number) =>
  (await t.read((ctx) => barsOfHomes(ctx, [homeId], '2027-02-01', '2027-02-20'))).get(homeId) ?? []

it('blocks the same nights in several homes after a preview, leaves booked homes alone, and undoes it', async () => {
  const [first = 0, second = 0, booked = 0] = homes
  await confirmedStay(t, { homeId: booked, arrive: '2027-02-07', depart: '2027-02-10' })
  const { homes: seen } = await good(staff.call(previewHomeBlocks, { body: { homes, ...nights } }))
  expect(new Map(seen.map(({ id, open }) => [id, open]))).toEqual(
    new Map([
      [first, 3],
      [second, 3],
      [booked, 0],
    ]),
  )
  expect(seen.find(({ id }) => id === booked)?.taken).toMatchObject([{ from: '2027-02-07', kind: 'booked' }])

  const body = { homes, ...nights, kind: 'repair' as const, reason: 'The ferry does not run' }
  const { blocks, failed } = await good(staff.call(blockHomes, { body }))
  expect(blocks.map(({ homeId }) => homeId).sort()).toEqual([first, second].sort())
  expect(failed).toMatchObject([{ message: 'Some of these nights aren’t available.' }])
  expect(await barsIn(first)).toMatchObject([{ kind: 'blocked', who: 'Ada Quill', why: 'The ferry does not run' }])

  expect(await good(staff.call(undoHomeBlocks, { body: { blocks } }))).toEqual({ lifted: 2 })
  expect(await barsIn(first)).toEqual([])
  // A second time there is nothing to lift.
  expect(await good(staff.call(undoHomeBlocks, { body: { blocks } }))).toEqual({ lifted: 0 })
})

it('lifts no other home’s block, and blocks no past nights', async () => {
  const [first = 0, second = 0] = homes
  const body = { homes: [first], ...nights, kind: 'closed' as const, reason: '' }
  const { blocks } = await good(staff.call(blockHomes, { body }))
  const [made] = blocks
  const elsewhere = [{ homeId: second, blockId: made?.blockId ?? 0 }]
  expect(await good(staff.call(undoHomeBlocks, { body: { blocks: elsewhere } }))).toEqual({ lifted: 0 })
  const past = { homes, arrive: '2020-01-01', depart: '2020-01-03' }
  expect(await refused(staff.call(previewHomeBlocks, { body: past }))).toMatchObject({ code: 'in_the_past' })
})
