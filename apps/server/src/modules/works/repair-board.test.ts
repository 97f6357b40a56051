import {
  layOutBid,
  makeJob,
  moveJob,
  orderBid,
  recordJob,
  repairBoard,
  reportAsOwner,
  uploadCustomFile,
} from '@porchlight/contract'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createAccount } from '#modules/accounts'
import { a, nobodysPassword } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
let homeId: number
let owner: Caller & { accountId: number }
let staff: Caller & { accountId: number }

beforeAll(async () => {
  staff = await t.person('staff')
})
beforeEach(async () => {
  owner = await t.person('owner')
  homeId = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))).id
})

const on = (job: { id: number }) => ({ params: { id: job.id } })
const repair = async (issueId: number | null = null) =>
  (
    await good(
      staff.call(makeJob, { body: { kind: 'repair', homeId, title: 'Fix the gate', day: '2027-03-01', issueId } }),
    )
  ).job
const boardHere = async () => {
  const { reports, repairs } = await good(staff.call(repairBoard))
  return {
    reports: reports.filter((one) => one.homeId === homeId),
    repairs: repairs.filter(({ home }) => home.id === homeId),
  }
}
const finish = (job: { id: number }) => staff.call(moveJob, { ...on(job), body: { move: 'finish' } })
const photo = async (): Promise<number> => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(png)], 'gate.png', { type: 'image/png' })
  return (await good(staff.call(uploadCustomFile, { body: { file } }))).data.id
}

it('a repair moves across the board from the report to done', async () => {
  const body = { topic: 'outside' as const, text: 'The gate hangs.', files: [] }
  const { issue } = await good(owner.call(reportAsOwner, { params: { id: homeId }, body }))
  expect((await boardHere()).reports).toMatchObject([{ issueId: issue.id, text: 'The gate hangs.' }])

  const job = await repair(issue.id)
  expect(await boardHere()).toMatchObject({ reports: [], repairs: [{ id: job.id, stage: 'reported', estimate: null }] })

  const lines = [{ kind: 'labor' as const, what: 'Hinges', cost: 20_000, markup: 0 }]
  await good(staff.call(layOutBid, { ...on(job), body: { vendorId: null, lines } }))
  const [bid] = (await boardHere()).repairs
  expect(bid).toMatchObject({ stage: 'bid', asksOwner: false, estimate: { total: { amount: 20_000 } } })

  await good(staff.call(orderBid, { ...on(job), body: { bidId: bid?.estimate?.bidId ?? 0 } }))
  expect((await boardHere()).repairs).toMatchObject([{ stage: 'approved' }])
  await good(finish(job))
  expect((await boardHere()).repairs).toMatchObject([{ stage: 'done', billed: null }])
})

it('a bid above the home’s repair limit waits for the owner', async () => {
  const job = await repair()
  const lines = [{ kind: 'labor' as const, what: 'New gate', cost: 90_000, markup: 0 }]
  await good(staff.call(layOutBid, { ...on(job), body: { vendorId: null, lines } }))
  expect((await boardHere()).repairs).toMatchObject([{ stage: 'bid', state: 'proposed', asksOwner: true }])
})

it('only those who handle bookings see reports', async () => {
  const body = { topic: 'outside' as const, text: 'The fence leans.', files: [] }
  await good(owner.call(reportAsOwner, { params: { id: homeId }, body }))
  const account = await t.write((ctx) =>
    createAccount(ctx, {
      email: `rooms-${process.pid}@demo.porchlight.test`,
      firstName: 'Ione',
      lastName: 'Pell',
      phone: null,
      passwordHash: nobodysPassword,
      roles: ['staff'],
      permissions: ['homes'],
    }),
  )
  const housekeeper = await t.as(account.id)
  expect((await good(housekeeper.call(repairBoard))).reports).toEqual([])
})

it('a repair is done with the photos its checklist requires', async () => {
  const job = await repair()
  const record = (after: number[], oiled: boolean) => {
    const checklist = [
      { text: 'Gate closes', photo: true, done: true, note: '' },
      { text: 'Hinges oiled', photo: true, done: oiled, note: oiled ? '' : 'Oiled last week' },
    ]
    return staff.call(recordJob, { ...on(job), body: { checklist, before: [], after, found: '' } })
  }
  await good(record([], true))
  expect(await refused(finish(job))).toMatchObject({ status: 422, code: 'photos_missing' })
  await good(record([await photo()], true))
  expect(await refused(finish(job))).toMatchObject({ code: 'photos_missing' })
  // An item that wasn't done needs no photo.
  await good(record([await photo()], false))
  await good(finish(job))
})
