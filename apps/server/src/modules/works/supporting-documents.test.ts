import {
  correctOwner,
  decideBill,
  enterBill,
  jobOfDesk,
  makeJob,
  moveJob,
  quarterStatement,
  recordJob,
  staffSupportingDocuments,
  supportingDocuments,
  uploadCustomFile,
} from '@porchlight/contract'
import { beforeEach, expect, it } from 'vitest'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { begunStay } from '#testing/stays'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { good } from '../bookings/testing/guest.ts'

const t = sceneApp()
type Person = Caller & { accountId: number }
let staff: Person
let owner: Person
let homeId: number

beforeEach(async () => {
  t.clock.set(testPresent)
  owner = await t.person('owner')
  homeId = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))).id
  // Corrections in an owner's favor come from the company's own money: a stay earns it a commission.
  await begunStay(t, { homeId, arrive: '2027-02-01', depart: '2027-02-04' })
  staff = await confirmedStaff(t)
})

const pdf = async (who: Caller): Promise<number> => {
  const file = new File(['%PDF-1.4\n%%EOF\n'], 'invoice.pdf', { type: 'application/pdf' })
  return (await good(who.call(uploadCustomFile, { body: { file } }))).data.id
}
const query = { start: '2027-01-01', end: '2027-03-31' }
const behind = async (who: Caller) => (await good(who.call(supportingDocuments, { query }))).supporting
const status = async (who: Caller, path: string) => (await who.raw({ path })).status
const correct = async (amount: number) => {
  const money = { amount, currency: 'USD' }
  const about = {
    homeId,
    kind: 'correction' as const,
    amount: money,
    note: 'Linen fee charged twice',
    on: '2027-02-02',
  }
  const body = { ...about, reason: 'The invoice of June lists the linen fee twice', evidence: [await pdf(staff)] }
  const params = { id: owner.accountId }
  return good(staff.call(correctOwner, { params, body }))
}

it('an owner reads why a correction was made and by whom, and can open its files; no other owner can', async () => {
  await correct(25_00)
  const [correction, ...rest] = await behind(owner)
  expect(rest).toEqual([])
  expect(correction).toMatchObject({
    reason: 'The invoice of June lists the linen fee twice',
    madeBy: expect.stringMatching(/\S \S/),
    approvedBy: null,
    files: [{ name: 'invoice.pdf' }],
  })
  const params = { year: 2027, quarter: 1 }
  const { statement } = await good(owner.call(quarterStatement, { params, query: {} }))
  const line = statement.homes[0]?.lines.find(({ kind }) => kind === 'adjustment')
  expect(line?.entries.map(({ id }) => id)).toEqual([correction?.entryId])
  const path = correction?.files[0]?.originalSrc ?? ''
  const stranger = await t.person('owner')
  expect(await behind(stranger)).toEqual([])
  expect([await status(owner, path), await status(stranger, path)]).toEqual([200, 404])
  const asStaff = await good(staff.call(staffSupportingDocuments, { params: { id: owner.accountId }, query }))
  expect(asStaff.supporting).toEqual([correction])
})

it('a correction above the limit names who approved it, and its files can be opened only then', async () => {
  const { outcome } = await correct(-900_00)
  expect([outcome.state, await behind(owner)]).toEqual(['pending', []])
  await approvedBySecond(t, outcome.id)
  const [correction] = await behind(owner)
  expect(correction).toMatchObject({ madeBy: expect.any(String), approvedBy: expect.any(String) })
  expect(await status(owner, correction?.files[0]?.originalSrc ?? '')).toBe(200)
})

it('an expense shows the bill, what was found, and the photos of its job', async () => {
  const vendor = await t.write((ctx) => a.vendor(ctx, { homes: [homeId], by: staff.accountId }))
  const job = { kind: 'repair' as const, homeId, title: 'Repair the boiler', day: '2027-03-01' }
  const { id } = (await good(staff.call(makeJob, { body: job }))).job
  const params = { id }
  const bill = { vendorId: vendor.id, number: '118', cost: 100_00, markup: 0, fileId: await pdf(staff) }
  const { bills } = await good(staff.call(enterBill, { params, body: bill }))
  await good(staff.call(moveJob, { params, body: { move: 'start' } }))
  const books = await t.person('staff')
  await good(books.call(decideBill, { params: { id: bills[0]?.id ?? 0 }, body: { charge: true } }))
  const { checklist } = (await good(staff.call(jobOfDesk, { params }))).job
  await good(staff.call(recordJob, { params, body: { checklist, before: [], after: [], found: 'A worn valve' } }))
  expect(await behind(owner)).toMatchObject([
    {
      reason: 'A worn valve',
      files: [{ name: 'invoice.pdf' }],
      madeBy: expect.any(String),
      approvedBy: expect.any(String),
    },
  ])
  expect(await behind(await t.person('owner'))).toEqual([])
})
