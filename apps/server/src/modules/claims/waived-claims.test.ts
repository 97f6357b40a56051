import {
  answerClaim,
  askDeposit,
  claimsOfDesk,
  depositOfHome,
  depositOfStay,
  quoteStay,
  raiseClaim,
  uploadCustomFile,
} from '@porchlight/contract'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { bookingById, moveOn } from '../bookings/index.ts'
import { canceled, confirmed, faultsOf, good, refused } from '../bookings/testing/guest.ts'
import { balanceOf } from '../ledger/index.ts'
import { chargeDueInstallments } from '../payments/testing/installments-due.ts'
import { checks } from './checks.ts'

const t = sceneApp()
const waiver = { price: 5_000, limit: 120_000 }
let homeId: number
let owner: Caller & { accountId: number }
let guestId: number

beforeEach(async () => {
  t.clock.set(testPresent)
  owner = await t.person('owner')
  guestId = (await t.person('traveler')).accountId
  const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
  homeId = home.id
  await good(owner.call(askDeposit, { params: { id: homeId }, body: { amount: 100_000, waiver } }))
})

afterEach(async () => {
  await t.drain()
  expect(await faultsOf(t)).toEqual([])
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
})

const guest = async () => ({ ...(await t.as(guestId)), accountId: guestId })
const dates = { arrive: '2027-02-05', depart: '2027-02-08' }
const booked = async () => confirmed(await guest(), { homeId, ...dates, waiver: true })

/** The waived stay after its end; its owner is logged in again. */
const over = async () => {
  const booking = await booked()
  t.clock.set('2027-02-05T22:00:00Z')
  await chargeDueInstallments(t.app)
  await moveOn(t.app)
  t.clock.set('2027-02-08T20:00:00Z')
  await moveOn(t.app)
  await t.drain()
  owner = { ...(await t.as(owner.accountId)), accountId: owner.accountId }
  return booking
}

const photo = async (): Promise<number> => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(png)], 'hall.png', { type: 'image/png' })
  return (await good(owner.call(uploadCustomFile, { body: { file } }))).data.id
}
const settled = async (id: number, amount: number) => {
  const items = [{ what: 'The lamp', amount, pairs: [{ before: null, after: await photo() }] }]
  const { claim } = await good(owner.call(raiseClaim, { params: { id }, body: { items, text: 'It was whole.' } }))
  await good((await guest()).call(answerClaim, { params: { id: String(claim.id) }, body: { amount } }))
  await t.drain()
  return claim
}
const balance = (account: Parameters<typeof balanceOf>[1], bookingId?: number) =>
  t.read((ctx) => balanceOf(ctx, account, { currency: 'USD', ...(bookingId !== undefined && { bookingId }) }))

describe('R31 a waiver instead of the deposit', () => {
  it('R31 is offered by the owner with its limit, never below the deposit, and chosen with the price', async () => {
    const params = { id: homeId }
    expect(await good(owner.call(depositOfHome, { params }))).toMatchObject({ deposit: { amount: 100_000 }, waiver })
    const ask = (body: object) => owner.call(askDeposit, { params, body: body as never })
    const low = { amount: 100_000, waiver: { price: 5_000, limit: 99_999 } }
    expect(await refused(ask(low))).toEqual({ status: 422, code: 'invalid_prices' })
    expect(await refused(ask({ amount: 0, waiver }))).toEqual({ status: 422, code: 'invalid_prices' })
    await good(ask({ amount: 100_000 }))
    const requested = { params, body: { ...dates, adults: 2, waiver: true } }
    expect(await refused((await guest()).call(quoteStay, requested))).toEqual({
      status: 422,
      code: 'waiver_not_offered',
    })
  })

  it('R31 requires no deposit authorization, and the stay’s price says what the waiver pays', async () => {
    const booking = await booked()
    expect(booking).toMatchObject({ deposit: null, waiver: { amount: 120_000 } })
    expect((await good((await guest()).call(depositOfStay, { params: { id: booking.id } }))).deposit).toBeNull()
  })

  it('R39 is not refunded when the guest cancels after their one-day grace period', async () => {
    const booking = await booked()
    t.clock.set(new Date(t.clock.now().getTime() + 25 * 3_600_000))
    const { refund } = await canceled(await guest(), booking.id)
    expect(refund.lines.find(({ code }) => code === 'deposit_waiver')).toMatchObject({ retained: { amount: 5_000 } })
    expect(await balance('liability:damage-waiver', booking.id)).toBe(5_000)
  })
})

describe('R46 a claim on a waived stay', () => {
  it('R46 is paid from the waivers, beyond them by the operator, and beyond the limit by the guest', async () => {
    const booking = await over()
    const fund = await balance('liability:damage-waiver')
    const expenses = await balance('expense:operator')
    const owners = await balance('payable:owner', booking.id)
    await settled(booking.id, 80_000)
    expect(await balance('receivable:guest', booking.id)).toBe(0)
    expect(await balance('payable:owner', booking.id)).toBe(owners + 80_000)
    expect(await balance('liability:damage-waiver')).toBe(Math.max(0, fund - 80_000))
    expect(await balance('expense:operator')).toBe(expenses + Math.max(0, 80_000 - fund))
    const staff = await t.person('staff')
    const desk = await good(staff.call(claimsOfDesk, {}))
    expect(desk.claims.find(({ bookingId }) => bookingId === booking.id)?.waiver?.amount).toBe(40_000)
    const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
    expect(text).toContain('The damage waiver covers')
    await settled(booking.id, 50_000)
    expect(await balance('receivable:guest', booking.id)).toBe(10_000)
    await chargeDueInstallments(t.app)
    await t.drain()
    expect(await balance('receivable:guest', booking.id)).toBe(0)
    expect((await t.read((ctx) => bookingById(ctx, booking.id))).status).toBe('completed')
  })
})
