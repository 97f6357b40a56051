import {
  answerBid,
  billsOfDeskJob,
  billsOfOwnerJob,
  decideBill,
  enterBill,
  jobOfDesk,
  layOutBid,
  makeJob,
  moveJob,
  payVendorBill,
  quarterStatement,
  uploadCustomFile,
  vendorBills,
  withdrawVendorPayment,
} from '@porchlight/contract'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { openSession } from '#modules/accounts'
import { setShares } from '#modules/homes'
import { balanceOf, post } from '#modules/ledger'
import { a } from '#testing/builders'
import { type Caller, callerOf } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { faultsOf, good, refused } from '../bookings/testing/guest.ts'
import { capture, earned, fresh, settled } from '../ledger/testing/entries.ts'
import { checks } from './checks.ts'

const t = sceneApp()
let staff: Caller & { accountId: number }
let books: Caller & { accountId: number }
let owner: Caller & { accountId: number }
let partner: Caller & { accountId: number }
let jobId: number
let vendorId: number

beforeAll(async () => {
  staff = await t.person('staff')
  books = await t.person('staff')
})
beforeEach(async () => {
  t.clock.set(testPresent)
  owner = await t.person('owner')
  partner = await t.person('owner')
  const home = await t.write(async (ctx) => {
    const made = await a.home(ctx, { ownerId: owner.accountId })
    await setShares(ctx, made.id, '2026-06-01', [
      { accountId: owner.accountId, basisPoints: 6_667 },
      { accountId: partner.accountId, basisPoints: 3_333 },
    ])
    return made
  })
  const body = { kind: 'repair' as const, homeId: home.id, title: 'Fix the boiler', day: '2027-03-01' }
  jobId = (await good(staff.call(makeJob, { body }))).job.id
  vendorId = (await t.write((ctx) => a.vendor(ctx, { homes: [home.id], by: staff.accountId }))).id
})
afterEach(async () => {
  await t.drain()
  expect(await faultsOf(t)).toEqual([])
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
})

/** A stay that earned both owners something, received. */
const earn = (amount: number) =>
  t.write(async (ctx) => {
    const bookingId = fresh()
    await post(ctx, capture(bookingId, amount * 2))
    await post(ctx, settled(bookingId, amount * 2))
    await post(ctx, earned(bookingId, { [owner.accountId]: amount, [partner.accountId]: amount }, 0))
  })
const on = () => ({ params: { id: jobId } })
const pdf = async (who: Caller): Promise<number> => {
  const file = new File(['%PDF-1.4\n%%EOF\n'], 'invoice.pdf', { type: 'application/pdf' })
  return (await good(who.call(uploadCustomFile, { body: { file } }))).data.id
}
const enter = async (cost: number, number = '118') =>
  staff.call(enterBill, { ...on(), body: { vendorId, number, cost, markup: 1_000, fileId: await pdf(staff) } })
const entered = async (cost: number, number?: string) => {
  const bill = (await good(enter(cost, number))).bills.at(-1)
  if (!bill) throw new Error('no bill')
  return bill
}
/** A bill is decided once the work has started. */
const decide = async (id: number, charge = true) => {
  await staff.call(moveJob, { ...on(), body: { move: 'start' } })
  return books.call(decideBill, { params: { id }, body: { charge } })
}
const balance = (account: 'payable:owner' | 'payable:vendor', filter: object = {}) =>
  t.read((ctx) => balanceOf(ctx, account, { currency: 'USD', ...filter }))

it('an approved bill is owed to the vendor, and the co-owners pay it by their shares, to the cent', async () => {
  await earn(100_000)
  const vendors = await balance('payable:vendor')
  const bill = await entered(10_001)
  expect(bill).toMatchObject({ charge: { amount: 11_001 }, state: 'entered' })
  expect(await balance('payable:owner', { ownerId: owner.accountId })).toBe(100_000)
  await good(decide(bill.id))
  expect((await balance('payable:vendor')) - vendors).toBe(10_001)
  const parts = [
    await balance('payable:owner', { ownerId: owner.accountId }),
    await balance('payable:owner', { ownerId: partner.accountId }),
  ]
  expect(parts).toEqual([100_000 - 7_334, 100_000 - 3_667])
  expect(await refused(decide(bill.id))).toMatchObject({ code: 'not_allowed_now' })
})

it('each owner, and no one else, finds it on their statement as a line that links to the job, and can open the document', async () => {
  await earn(100_000)
  await good(decide((await entered(10_000)).id))
  const query = { params: { year: 2027, quarter: 1 } }
  const { statement } = await good(owner.call(quarterStatement, query))
  const line = statement.homes.flatMap(({ lines }) => lines).find(({ kind }) => kind === 'expense')
  expect(line).toMatchObject({ jobId, amount: { amount: -7_334 }, label: 'Fix the boiler: Tidewater, 118' })
  const { bills } = await good(partner.call(billsOfOwnerJob, on()))
  expect(bills).toMatchObject([{ number: '118', yours: { amount: 3_666 }, file: { name: 'invoice.pdf' } }])
  const src = bills[0]?.file?.originalSrc ?? ''
  const open = async (who: Caller) => (await who.raw({ path: src })).status
  const stranger = await t.person('owner')
  expect([await open(owner), await open(partner), await open(stranger)]).toEqual([200, 200, 404])
  expect(await refused(stranger.call(billsOfOwnerJob, on()))).toMatchObject({ status: 404 })
})

it('R46 what a vendor did not agree with the owner is not charged: neither above the limit nor above the bid', async () => {
  expect(await refused(enter(45_455))).toMatchObject({ status: 409, code: 'approval_missing' })
  await entered(30_000, '1')
  expect(await refused(enter(20_000, '2'))).toMatchObject({ code: 'approval_missing' })
  const lines = [{ kind: 'labor' as const, what: 'Boiler', cost: 100_000, markup: 1_000 }]
  const { costs } = await good(staff.call(layOutBid, { ...on(), body: { vendorId, lines } }))
  expect(await refused(enter(1_000, '3'))).toMatchObject({ code: 'not_allowed_now' })
  const approve = { bidId: costs.bids[0]?.id ?? 0, answer: 'approve' as const, amount: 110_000 }
  await good(owner.call(answerBid, { ...on(), body: approve }))
  await earn(100_000)
  await good(decide((await entered(70_000, '4')).id))
  expect(await refused(enter(1, '5'))).toMatchObject({ code: 'approval_missing' })
  expect((await good(staff.call(billsOfDeskJob, on()))).left.amount).toBe(0)
})

it('a waiting bill is not charged once the job is canceled, and a rejected one can be entered again', async () => {
  const bill = await entered(10_000)
  expect(await refused(enter(10_000))).toMatchObject({ code: 'bill_known' })
  await good(decide(bill.id, false))
  const again = await entered(12_000)
  await good(staff.call(moveJob, { ...on(), body: { move: 'cancel' } }))
  expect(await refused(decide(again.id))).toMatchObject({ code: 'not_allowed_now' })
})

it("R46 a bill waits while the owners have too little for it and the operator can't fill the gap", async () => {
  const bill = await entered(10_000)
  expect(await refused(decide(bill.id))).toMatchObject({ status: 409, code: 'owner_short' })
  await earn(100_000)
  await good(decide(bill.id))
})

it('a bill’s document must be uploaded by the person who enters it', async () => {
  const body = { vendorId, number: '7', cost: 1_000, markup: 0, fileId: await pdf(owner) }
  expect(await refused(staff.call(enterBill, { ...on(), body }))).toMatchObject({ code: 'file_unknown' })
})

const toPay = async (status: 'open' | 'paid' = 'open') =>
  (await good(staff.call(vendorBills, { query: { status } }))).bills.filter(({ job }) => job.id === jobId)
/** A team member who has just verified their identity. */
const justProved = async (): Promise<Caller> => {
  const door = { address: '203.0.113.9', userAgent: 'test', confirmed: true, secondFactor: true }
  const { token } = await t.write((ctx) => openSession(ctx, staff.accountId, door))
  return callerOf(t.server, token)
}
const payOf = async (id: number, paidOn = '2027-01-15') =>
  (await justProved()).call(payVendorBill, { params: { id }, body: { paidOn, reference: 'Wire 4471' } })

it('R45 what a vendor is owed is paid once, out of the trust, and can be reversed', async () => {
  await earn(100_000)
  const bill = await entered(10_001)
  expect(await refused(payOf(bill.id))).toMatchObject({ status: 409, code: 'not_allowed_now' })
  await good(decide(bill.id))
  const before = await balance('payable:vendor', { vendorId })
  expect(await toPay()).toMatchObject([{ id: bill.id, number: '118', cost: { amount: 10_001 }, payment: null }])
  const body = { paidOn: '2027-01-15', reference: 'Wire 4471' }
  expect(await refused(staff.call(payVendorBill, { params: { id: bill.id }, body }))).toMatchObject({
    code: 'confirm_first',
  })
  expect(await refused(payOf(bill.id, '2027-01-14'))).toMatchObject({ code: 'invalid_input' })
  expect(await refused(payOf(bill.id, '2027-01-16'))).toMatchObject({ code: 'invalid_input' })
  await good(payOf(bill.id))
  expect(await refused(payOf(bill.id))).toMatchObject({ code: 'not_allowed_now' })
  expect(before - (await balance('payable:vendor', { vendorId }))).toBe(10_001)
  expect([await toPay(), await toPay('paid')]).toMatchObject([[], [{ payment: { reference: 'Wire 4471' } }]])
  const withdraw = async () => (await justProved()).call(withdrawVendorPayment, { params: { id: bill.id } })
  await good(withdraw())
  expect(await refused(withdraw())).toMatchObject({ code: 'not_allowed_now' })
  expect(await balance('payable:vendor', { vendorId })).toBe(before)
  await good(payOf(bill.id))
})

it("R46 R55 a vendor can't be paid with money the trust does not have", async () => {
  await earn(100_000)
  const bill = await entered(10_000)
  await good(decide(bill.id))
  const cash = await t.read((ctx) => balanceOf(ctx, 'cash:trust', { currency: 'USD' }))
  const lent = fresh()
  await t.write((ctx) => post(ctx, { ...settled(lent, -cash), source: `lent:${lent}` }))
  expect(await refused(payOf(bill.id))).toMatchObject({ status: 422, code: 'trust_short' })
  await t.write((ctx) => post(ctx, { ...settled(lent, cash), source: `back:${lent}` }))
  await good(payOf(bill.id))
})

it('R56 what someone charges from their own bills adds up over a day, across all jobs', async () => {
  await earn(500_000)
  const asks = await t.person('staff')
  const jobs: number[] = []
  for (const title of ['Gutter', 'Fence', 'Gate']) {
    const { home } = (await good(staff.call(jobOfDesk, on()))).job
    const body = { kind: 'repair' as const, homeId: home.id, title, day: '2027-03-01' }
    jobs.push((await good(staff.call(makeJob, { body }))).job.id)
  }
  const own = async (job: number, cost: number) => {
    const body = { vendorId, number: `own-${job}`, cost, markup: 0, fileId: await pdf(asks) }
    const { bills } = await good(asks.call(enterBill, { params: { id: job }, body }))
    await staff.call(moveJob, { params: { id: job }, body: { move: 'start' } })
    return bills.at(-1)?.id ?? 0
  }
  const [first = 0, second = 0, third = 0] = jobs
  const charge = (who: Caller, id: number) => who.call(decideBill, { params: { id }, body: { charge: true } })
  await good(charge(asks, await own(first, 30_000)))
  const another = await own(second, 20_001)
  expect(await refused(charge(asks, another))).toMatchObject({ code: 'participant' })
  await good(charge(books, another))
  await good(charge(asks, await own(third, 20_000)))
})
