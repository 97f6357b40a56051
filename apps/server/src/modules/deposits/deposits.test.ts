import {
  acceptClaimOffer,
  answerClaim,
  approvalList,
  approveAct,
  claimsOfDesk,
  decideClaim,
  depositOfStay,
  escalateClaim,
  giveDepositCard,
  payBooking,
  raiseClaim,
  uploadCustomFile,
} from '@porchlight/contract'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Booking, bookingById, moveOn } from '#modules/bookings'
import { balanceOf } from '#modules/ledger'
import { cardHoldsOf, paidOf } from '#modules/payments'
import { a, usualPricing } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { confirmedStay } from '#testing/stays'
import { confirmedStaff } from '../approvals/testing/second-approver.ts'
import { canceled, faultsOf, good, refused } from '../bookings/testing/guest.ts'
import { chargeDueInstallments } from '../payments/testing/installments-due.ts'
import { followDeposits } from './jobs.ts'

const t = sceneApp()
const deposit = 100_000
let homeId: number
let owner: Caller & { accountId: number }

beforeEach(async () => {
  t.clock.set(testPresent)
  owner = await t.person('owner')
  const home = await t.write((ctx) =>
    a.pricedHome(ctx, { ownerId: owner.accountId, pricing: { plan: { ...usualPricing.plan, deposit } } }),
  )
  homeId = home.id
})

afterEach(async () => {
  await t.drain()
  expect(await faultsOf(t)).toEqual([])
})

/** Three nights from February 5, paid by card. */
const booked = (token = 'sandbox_visa') =>
  confirmedStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08', token })

const look = async () => {
  await followDeposits(t.app)
  await t.drain()
}
const dayBefore = ({ checkInAt }: Booking) => t.clock.set(new Date(checkInAt.getTime() - 24 * 3_600_000))
const past = (hours: number) => t.clock.set(new Date(t.clock.now().getTime() + hours * 3_600_000))
const holdsOf = async ({ id }: Booking) => t.read((ctx) => cardHoldsOf(ctx, [id]))
const statesOf = async (booking: Booking) => (await holdsOf(booking)).map(({ state }) => state)
const params = ({ id }: Booking) => ({ id: String(id) })
const guestOf = ({ guestId }: Booking) => t.as(guestId)
const seen = async (booking: Booking) =>
  (await good((await guestOf(booking)).call(depositOfStay, { params: params(booking) }))).deposit

/** Subjects and recipients of the emails sent about a stay. */
const mails = async ({ number }: Booking) => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as { subject: string; text: string }[])
    .filter((mail) => mail.text.includes(number))
    .map(({ subject }) => subject)
}

/** Plays the stay up to an instant, with the job running twice a day. */
const liveThrough = async (booking: Booking, until: Date) => {
  while (t.clock.now() < until) {
    t.clock.set(new Date(Math.min(t.clock.now().getTime() + 12 * 3_600_000, until.getTime())))
    await moveOn(t.app)
    await look()
  }
  return t.read((ctx) => bookingById(ctx, booking.id))
}

describe('R31 the deposit of a stay', () => {
  it('R31 is announced from the start, held the day before arrival, renewed, and released when nothing can be claimed', async () => {
    const booking = await booked()
    await look()
    expect(await seen(booking)).toMatchObject({ state: 'later', amount: { amount: deposit } })
    dayBefore(booking)
    await look()
    await look()
    expect(await statesOf(booking)).toEqual(['held'])
    expect(await seen(booking)).toMatchObject({ state: 'held', method: 'Visa •••• 4242', needsCard: false })
    expect((await t.read((ctx) => paidOf(ctx, booking.id))).paid).toBe(booking.total)
    const closes = new Date(booking.checkOutAt.getTime() + 14 * 24 * 3_600_000)
    await liveThrough(booking, new Date(closes.getTime() - 6 * 3_600_000))
    expect(await seen(booking)).toMatchObject({ state: 'held', closesAt: closes.toISOString() })
    expect((await statesOf(booking)).filter((state) => state === 'held')).toHaveLength(1)
    expect((await holdsOf(booking)).length).toBeGreaterThan(3)
    await liveThrough(booking, closes)
    expect(await seen(booking)).toMatchObject({ state: 'released' })
    expect(new Set(await statesOf(booking))).toEqual(new Set(['released']))
    const written = await mails(booking)
    expect(written.filter((subject) => subject.includes('deposit released'))).toHaveLength(1)
    expect(written.filter((subject) => subject.includes('hold placed'))).toHaveLength((await holdsOf(booking)).length)
  })

  it('R31 is released when the stay is canceled', async () => {
    const booking = await booked()
    dayBefore(booking)
    await look()
    await canceled(await guestOf(booking), booking.id)
    await t.drain()
    expect(await statesOf(booking)).toEqual(['released'])
    expect(await seen(booking)).toMatchObject({ state: 'released' })
  })

  it('R31 is nothing for a home that requires none', async () => {
    const plain = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
    const booking = await confirmedStay(t, { homeId: plain.id, arrive: '2027-02-05', depart: '2027-02-08' })
    dayBefore(booking)
    await look()
    expect(await holdsOf(booking)).toEqual([])
    expect(await seen(booking)).toBeNull()
  })

  it('R31 declined notifies guest and team at once, and another card of the guest’s holds it', async () => {
    const staff = await t.person('staff')
    const booking = await booked('sandbox_no_holds')
    dayBefore(booking)
    await look()
    await look()
    expect(await statesOf(booking)).toEqual(['refused'])
    expect(await seen(booking)).toMatchObject({ state: 'refused', needsCard: true })
    const written = await mails(booking)
    expect(written.filter((subject) => subject.includes('add another card'))).toHaveLength(1)
    expect(written.filter((subject) => subject.includes('Deposit hold declined')).length).toBeGreaterThan(0)
    const guest = await guestOf(booking)
    const give = (who: Caller, token: string) => who.call(giveDepositCard, { params: params(booking), body: { token } })
    expect(await refused(give(guest, 'sandbox_declined'))).toEqual({ status: 402, code: 'card_declined' })
    expect(await refused(give(guest, 'sandbox_challenge'))).toEqual({ status: 402, code: 'card_declined' })
    expect(await refused(give(guest, 'nothing like it'))).toEqual({ status: 422, code: 'unknown_token' })
    expect(await refused(give(owner, 'sandbox_visa'))).toMatchObject({ status: 404 })
    expect(await refused(give(staff, 'sandbox_visa'))).toMatchObject({ status: 404 })
    expect((await good(give(guest, 'sandbox_visa'))).deposit).toMatchObject({ state: 'held', needsCard: false })
    expect(await refused(give(guest, 'sandbox_visa'))).toEqual({ status: 409, code: 'not_allowed_now' })
  })

  it('R31 declined is retried after half a day', async () => {
    const booking = await booked('sandbox_no_holds')
    dayBefore(booking)
    await look()
    past(11)
    await look()
    expect(await statesOf(booking)).toEqual(['refused'])
    past(1)
    await look()
    expect(await statesOf(booking)).toEqual(['refused', 'refused'])
  })
})

describe('R31 a settled claim', () => {
  const photo = async (who: Caller): Promise<number> => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } })
      .png()
      .toBuffer()
    const file = new File([new Uint8Array(png)], 'hall.png', { type: 'image/png' })
    return (await good(who.call(uploadCustomFile, { body: { file } }))).data.id
  }
  /** A completed stay with the deposit held and a claim against it. */
  const claimed = async (amount: number, booking: Booking) => {
    const items = [{ what: 'The lamp', amount, pairs: [{ before: null, after: await photo(owner) }] }]
    const body = { items, text: 'It was whole.' }
    return (await good(owner.call(raiseClaim, { params: params(booking), body }))).claim
  }
  /** Sessions are short: the owner logs in again after days have passed. */
  const ownerAgain = async () => {
    const { accountId } = owner
    owner = { ...(await t.as(accountId)), accountId }
  }
  const over = async () => {
    const booking = await booked()
    dayBefore(booking)
    await look()
    await liveThrough(booking, booking.checkOutAt)
    await ownerAgain()
    return t.read((ctx) => bookingById(ctx, booking.id))
  }
  const agree = async (booking: Booking, id: number, amount: number) =>
    good((await guestOf(booking)).call(answerClaim, { params: { id: String(id) }, body: { amount } }))
  const owed = (booking: Booking) =>
    t.read((ctx) => balanceOf(ctx, 'receivable:guest', { bookingId: booking.id, currency: booking.currency }))

  it('R31 is captured from the deposit, once, and the rest is released', async () => {
    const booking = await over()
    const { id } = await claimed(30_000, booking)
    const desk = await good((await t.person('staff')).call(claimsOfDesk, {}))
    expect(desk.claims.find((claim) => claim.id === id)?.held).toEqual({ amount: deposit, currency: 'USD' })
    await agree(booking, id, 30_000)
    await t.drain()
    expect(await owed(booking)).toBe(0)
    expect(await statesOf(booking)).toContain('captured')
    expect((await t.read((ctx) => paidOf(ctx, booking.id))).paid).toBe(booking.total + 30_000)
    expect(await seen(booking)).toMatchObject({ state: 'charged', charged: { amount: 30_000 } })
    await look()
    expect((await statesOf(booking)).filter((state) => state === 'held')).toEqual([])
    expect((await mails(booking)).filter((subject) => subject.includes('part of your security deposit'))).toHaveLength(
      1,
    )
  })

  it('R31 beyond the deposit charges the rest to the stored card', async () => {
    const booking = await over()
    const { id } = await claimed(130_000, booking)
    await agree(booking, id, 130_000)
    await t.drain()
    expect(await owed(booking)).toBe(30_000)
    await chargeDueInstallments(t.app)
    await t.drain()
    expect(await owed(booking)).toBe(0)
    expect((await t.read((ctx) => paidOf(ctx, booking.id))).paid).toBe(booking.total + 130_000)
  })

  it('R31 decided by the team captures only what the deposit holds: the guest pays the rest', async () => {
    const booking = await over()
    const first = await claimed(30_000, booking)
    const second = await claimed(20_000, booking)
    await agree(booking, first.id, 30_000)
    await t.drain()
    // The hold was already captured once, so nothing is left of it for the team's decision.
    const about = { id: String(second.id) }
    await good((await guestOf(booking)).call(escalateClaim, { params: about, body: { text: 'Not us.' } }))
    const team = await t.person('staff')
    await good(team.call(decideClaim, { params: about, body: { amount: 20_000, text: 'The photos show it.' } }))
    await t.drain()
    await chargeDueInstallments(t.app)
    await t.drain()
    expect(await owed(booking)).toBe(20_000)
    expect((await t.read((ctx) => paidOf(ctx, booking.id))).paid).toBe(booking.total + 30_000)
    await good((await guestOf(booking)).call(payBooking, { params: params(booking), body: { token: 'sandbox_visa' } }))
    await t.drain()
    expect(await owed(booking)).toBe(0)
  })

  const home = async () =>
    (
      await t.write((ctx) =>
        a.pricedHome(ctx, { ownerId: owner.accountId, pricing: { plan: { ...usualPricing.plan, deposit } } }),
      )
    ).id
  /** Completed stays in several homes, each with its deposit held and a claim that the team decides. */
  const escalated = async (amount: number, homeIds: readonly number[]) => {
    const stays = await Promise.all(
      homeIds.map((id) => confirmedStay(t, { homeId: id, arrive: '2027-02-05', depart: '2027-02-08' })),
    )
    const [first] = stays as [Booking]
    dayBefore(first)
    await look()
    await liveThrough(first, first.checkOutAt)
    await ownerAgain()
    const cases = []
    for (const booking of stays) {
      const about = { id: String((await claimed(amount, booking)).id) }
      await good((await guestOf(booking)).call(escalateClaim, { params: about, body: { text: 'Not us.' } }))
      cases.push({ booking, about })
    }
    return cases
  }
  type Escalated = Awaited<ReturnType<typeof escalated>>[number]
  const decide = async (teamId: number, { about }: Escalated, amount: number) =>
    (await t.as(teamId)).call(decideClaim, { params: about, body: { amount, text: 'The photos show it.' } })

  it('R56 above the limit is captured only after a second person approves it', async () => {
    const { accountId } = await t.person('staff')
    const [stay] = (await escalated(80_000, [homeId])) as [Escalated]
    const { outcome, claim } = await good(decide(accountId, stay, 60_000))
    expect([outcome.state, claim.state]).toEqual(['pending', 'escalated'])
    expect(await statesOf(stay.booking)).not.toContain('captured')
    for (const amount of [60_000, 10_000])
      expect(await refused(decide(accountId, stay, amount))).toEqual({ status: 409, code: 'already_pending' })
    const second = await confirmedStaff(t, 'admin')
    const waiting = (await good(second.call(approvalList, { query: {} }))).approvals.data
    expect(waiting.find(({ id }) => id === outcome.id)).toMatchObject({
      kind: 'deposit_capture',
      amount: { amount: 60_000 },
      facts: { booking: stay.booking.number, total: '$600.00' },
    })
    await good(second.call(approveAct, { params: { approvalId: outcome.id }, body: { note: '' } }))
    await t.drain()
    expect(await seen(stay.booking)).toMatchObject({ state: 'charged', charged: { amount: 60_000 } })
  })

  it('R56 counts all captures by one person within a day toward the limit', async () => {
    const { accountId } = await t.person('staff')
    const [one, two] = (await escalated(80_000, [homeId, await home()])) as [Escalated, Escalated]
    expect((await good(decide(accountId, one, 30_000))).outcome.state).toBe('done')
    expect((await good(decide(accountId, two, 30_000))).outcome.state).toBe('pending')
    await t.drain()
    expect(await seen(one.booking)).toMatchObject({ state: 'charged', charged: { amount: 30_000 } })
    expect(await seen(two.booking)).toMatchObject({ state: 'held' })
  })

  it('R31 after an earlier one was captured from the deposit is charged to the stored card', async () => {
    const booking = await over()
    const first = await claimed(30_000, booking)
    const second = await claimed(20_000, booking)
    await agree(booking, first.id, 30_000)
    await t.drain()
    await agree(booking, second.id, 20_000)
    await t.drain()
    expect(await owed(booking)).toBe(20_000)
    await chargeDueInstallments(t.app)
    await t.drain()
    expect(await owed(booking)).toBe(0)
    expect((await statesOf(booking)).filter((state) => state === 'captured')).toHaveLength(1)
  })

  it('R31 still open keeps the deposit held past the claim window; once closed, it is released', async () => {
    const booking = await over()
    const closes = new Date(booking.checkOutAt.getTime() + 14 * 24 * 3_600_000)
    t.clock.set(new Date(closes.getTime() - 12 * 3_600_000))
    await look()
    await ownerAgain()
    const { id } = await claimed(30_000, booking)
    await agree(booking, id, 10_000)
    t.clock.set(new Date(closes.getTime() + 6 * 3_600_000))
    await look()
    expect(await seen(booking)).toMatchObject({ state: 'held' })
    await ownerAgain()
    await good(owner.call(acceptClaimOffer, { params: { id: String(id) }, body: { amount: 10_000 } }))
    await t.drain()
    await look()
    expect(await seen(booking)).toMatchObject({ state: 'charged', charged: { amount: 10_000 } })
    expect((await statesOf(booking)).filter((state) => state === 'held')).toEqual([])
  })

  it('R31 paid by the guest with another card at the same moment is charged once', async () => {
    const booking = await over()
    const { id } = await claimed(130_000, booking)
    await agree(booking, id, 130_000)
    await t.drain()
    await good((await guestOf(booking)).call(payBooking, { params: params(booking), body: { token: 'sandbox_visa' } }))
    await chargeDueInstallments(t.app)
    await t.drain()
    expect(await owed(booking)).toBe(0)
    expect((await t.read((ctx) => paidOf(ctx, booking.id))).paid).toBe(booking.total + 130_000)
  })
})
