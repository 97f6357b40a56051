import {
  acceptClaimOffer,
  answerClaim,
  askDeposit,
  type Invoice,
  invoiceByNumber,
  myInvoices,
  raiseClaim,
  uploadCustomFile,
  withdrawClaim,
} from '@porchlight/contract'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bookingConfirmed } from '#events/bookings'
import { claimSettled } from '#events/claims'
import { announce } from '#kernel/outbox'
import { moveOn } from '#modules/bookings'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { aboutStay, confirmed, faultsOf, good } from '../bookings/testing/guest.ts'
import { chargeDueInstallments } from '../payments/testing/installments-due.ts'
import { checks } from './checks.ts'
import { settleInvoices } from './issue-invoices.ts'

const t = sceneApp()
let owner: Caller & { accountId: number }
let guest: Caller
let bookingId: number

/** A completed stay of one guest, in a home with one owner. */
const stayOver = async (waiver?: { price: number; limit: number }) => {
  t.clock.set(testPresent)
  owner = await t.person('owner')
  const { accountId } = await t.person('traveler')
  const as = async () => ({ ...(await t.as(accountId)), accountId })
  const { id: homeId } = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
  if (waiver) await good(owner.call(askDeposit, { params: { id: homeId }, body: { amount: waiver.limit, waiver } }))
  const dates = { arrive: '2027-02-05', depart: '2027-02-08' }
  const booking = await confirmed(await as(), { homeId, ...dates, ...(waiver && { waiver: true }) })
  t.clock.set('2027-02-05T22:00:00Z')
  await chargeDueInstallments(t.app)
  await moveOn(t.app)
  t.clock.set('2027-02-08T20:00:00Z')
  await moveOn(t.app)
  await t.drain()
  owner = { ...(await t.as(owner.accountId)), accountId: owner.accountId }
  guest = await as()
  bookingId = booking.id
}

beforeEach(() => stayOver())

const faults = async () => {
  const found = await Promise.all(checks.map(async (check) => ({ ...check, ...(await check.run(t.app)) })))
  return found.filter(({ holds }) => !holds).map(({ code, figure }) => `${code}: ${figure}`)
}

afterEach(async () => {
  await t.drain()
  expect(await faultsOf(t)).toEqual([])
  expect(await faults()).toEqual([])
  t.clock.set(new Date(t.clock.now().getTime() + 49 * 3_600_000))
  expect(await faults()).toEqual([])
})

const photo = async (): Promise<number> => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(png)], 'hall.png', { type: 'image/png' })
  return (await good(owner.call(uploadCustomFile, { body: { file } }))).data.id
}

const raised = async (...things: [what: string, amount: number][]) => {
  const after = await photo()
  const items = things.map(([what, amount]) => ({ what, amount, pairs: [{ before: null, after }] }))
  const params = { id: String(bookingId) }
  return (await good(owner.call(raiseClaim, { params, body: { items, text: 'It was whole.' } }))).claim
}
const about = ({ id }: { id: number }) => ({ id: String(id) })
const agreed = async (claim: { id: number }, amount: number) => {
  await good(guest.call(answerClaim, { params: about(claim), body: { amount } }))
  await t.drain()
}
const pdfs = async () =>
  (await good(guest.call(myInvoices, { query: { booking: bookingId, status: 'all' } }))).invoices.data
const ofClaims = async () => (await pdfs()).filter(({ claim }) => claim !== null)
const inFull = async (number = ''): Promise<Invoice> =>
  (await good(guest.call(invoiceByNumber, { params: { number } }))).invoice

it('R74 gives a settled claim its own invoice with its items and, once paid, the card and date', async () => {
  const [stay] = await pdfs()
  const claim = await raised(['The lamp in the hall', 30_000], ['Stain on the rug', 20_000])
  await t.drain()
  expect(await ofClaims()).toEqual([])
  await agreed(claim, 50_000)
  const [card, ...rest] = await ofClaims()
  expect(rest).toEqual([])
  expect(card).toMatchObject({ kind: 'invoice', state: 'open', claim: claim.id, total: { amount: 50_000 } })
  expect(card?.number).toMatch(/^INV-\d+$/)
  expect((await pdfs()).find(({ claim: of }) => of === null)).toEqual(stay)
  expect(await inFull(card?.number)).toMatchObject({
    lines: [
      { label: 'The lamp in the hall', kind: 'charge', amount: { amount: 30_000 } },
      { label: 'Stain on the rug', kind: 'charge', amount: { amount: 20_000 } },
    ],
    taxes: [],
    received: [],
    balance: { amount: 50_000 },
  })
  await chargeDueInstallments(t.app)
  await t.drain()
  expect(await inFull(card?.number)).toMatchObject({
    state: 'paid',
    balance: { amount: 0 },
    received: [{ method: 'Visa •••• 4242', on: '2027-02-08', amount: { amount: 50_000 } }],
  })
  expect((await inFull(stay?.number)).received.every(({ on }) => on <= '2027-02-05')).toBe(true)
})

it('shows the amount released when a claim is settled for less; a failed claim has no document', async () => {
  const first = await raised(['The lamp in the hall', 30_000])
  await good(guest.call(answerClaim, { params: about(first), body: { amount: 12_000, text: 'It was loose.' } }))
  await good(owner.call(acceptClaimOffer, { params: about(first), body: { amount: 12_000 } }))
  const second = await raised(['A vase', 9_000])
  await good(owner.call(withdrawClaim, { params: about(second) }))
  await t.drain()
  const [card, ...rest] = await ofClaims()
  expect(rest).toEqual([])
  const { lines, total } = await inFull(card?.number)
  expect(lines.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
    ['charge', 30_000],
    ['not_charged', -18_000],
  ])
  expect(total.amount).toBe(12_000)
})

it('R31 subtracts what a damage waiver pays, and creates no document if it pays everything', async () => {
  await stayOver({ price: 5_000, limit: 120_000 })
  await agreed(await raised(['The lamp in the hall', 80_000]), 80_000)
  expect(await ofClaims()).toEqual([])
  await agreed(await raised(['The table', 50_000]), 50_000)
  const [card] = await ofClaims()
  const { lines, total } = await inFull(card?.number)
  expect(lines.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
    ['charge', 50_000],
    ['waived', -40_000],
  ])
  expect(total.amount).toBe(10_000)
})

it('creates the same documents when events arrive twice, late, all at once, or never', async () => {
  const claim = await raised(['The lamp in the hall', 30_000])
  await agreed(claim, 30_000)
  const before = await pdfs()
  await t.write((ctx) => announce(ctx, claimSettled({ claimId: claim.id, bookingId, homeId: 0, day: 0 })))
  await t.write((ctx) => announce(ctx, bookingConfirmed(aboutStay(bookingId))))
  await Promise.all([1, 2, 3].map(() => t.write((ctx) => settleInvoices(t.app, ctx, bookingId))))
  await t.write((ctx) => t.app.queue.enqueue(ctx, 'invoices.settle'))
  await t.drain()
  expect(await pdfs()).toEqual(before)
})

it('reports a missing document in the health check after a day, and the daily run creates it', async () => {
  const claim = await raised(['The lamp in the hall', 30_000])
  await good(guest.call(answerClaim, { params: about(claim), body: { amount: 30_000 } }))
  const { default: pg } = await import('pg')
  const client = new pg.Client(t.connection)
  await client.connect()
  await client.query("update kernel.event set dispatched_at = now() where name = 'claim.settled'")
  await client.end()
  expect(await faults()).toEqual([])
  t.clock.set(new Date(t.clock.now().getTime() + 25 * 3_600_000))
  expect(await faults()).toEqual([expect.stringMatching(/^invoices.up_to_date: .* 1 documents behind/)])
  await t.write((ctx) => t.app.queue.enqueue(ctx, 'invoices.settle'))
  await t.drain()
  expect(await faults()).toEqual([])
})
