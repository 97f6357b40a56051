import {
  bookingById,
  cancelBooking,
  payBooking,
  payOwnShare,
  payShare,
  previewCancellation,
  refundByOtherMeans,
  refusedRefunds,
  remindShare,
  resumeShare,
  type Split,
  shareByLink,
  splitOfBooking,
  splitPrice,
  withdrawRequest,
} from '@porchlight/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { moveOn } from '#modules/bookings'
import type { Home } from '#modules/homes'
import { refundsOf } from '#modules/payments'
import { a } from '#testing/builders'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { confirmed, type Guest, good, refused, signed } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { isPayable } from './deadline.ts'
import { chargeRests } from './jobs.ts'
import { pathOf } from './links.ts'
import { shareById } from './splits.ts'

const { t, as } = bookingsScene()
let guest: Guest
let home: Home
beforeAll(async () => {
  guest = await t.person('traveler')
})
beforeEach(async () => {
  guest = await as(guest.accountId)
  home = await t.write((ctx) => a.pricedHome(ctx))
})

const friend = () => t.visitor()
const july = () => ({ homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
const bookingOf = async (id: number) => (await good(guest.call(bookingById, { params: { id } }))).booking
const splitOf = async (id: number) => (await good(guest.call(splitOfBooking, { params: { id } }))).split
const split = (id: number, amounts: number[], backstop: Split['backstop'] = 'charge') =>
  guest.call(splitPrice, {
    params: { id },
    body: {
      backstop,
      shares: amounts.map((amount, at) => ({
        id: null,
        name: `Friend ${at + 1}`,
        email: `friend${at + 1}-${id}@example.com`,
        amount,
      })),
    },
  })
const payOwn = (id: number, token = 'sandbox_visa') => guest.call(payOwnShare, { params: { id }, body: { token } })
const linksOf = async (id: number) =>
  (await splitOf(id)).shares.map(({ path }) => (path ?? '').replace('/travelers/shares/', ''))
/** The secret of the first share's link, even before anyone gets it. */
const secretOf = async (id: number) => {
  const [share] = (await splitOf(id)).shares
  const row = await t.read((ctx) => shareById(ctx, share?.id ?? 0))
  return row ? pathOf(t.app.seal, row).replace('/travelers/shares/', '') : ''
}
const payBy = (token: string, card = 'sandbox_visa') =>
  friend().call(payShare, { params: { token }, body: { token: card } })
const shareBy = async (token: string) => (await good(friend().call(shareByLink, { params: { token } }))).share
const emailsTo = async (address: string) => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as { to: string; subject: string }[])
    .filter(({ to }) => to === address)
    .map(({ subject }) => subject)
}
/** Half an hour past the two days the others have. */
const afterSharing = 48 * 60 + 30

/** A signed stay split among the guest and two others, a third each; `total` is the price. */
const begun = async (backstop: Split['backstop'] = 'charge') => {
  const booking = await signed(guest, july())
  const total = booking.total.amount
  const third = Math.floor(total / 3)
  await good(split(booking.id, [third, third], backstop))
  return { id: booking.id, total, third, booking }
}

describe('a split stay', () => {
  it("R28 is booked when what is due at booking is in, not before; the rest is due on the guest's card", async () => {
    const { id, total, third, booking } = await begun()
    const atBooking = booking.dueNow.amount
    expect(await linksOf(id)).toEqual(['', ''])
    expect(await refused(payBy(await secretOf(id)))).toEqual({ status: 409, code: 'not_allowed_now' })
    const { booking: part } = await good(payOwn(id))
    expect(part).toMatchObject({ status: 'awaiting_payment', paid: { amount: total - 2 * third } })
    expect(part.dueNow.amount).toBe(atBooking - (total - 2 * third))
    const [one = '', two = ''] = await linksOf(id)
    expect(await shareBy(one)).toMatchObject({ host: 'Ada', amount: { amount: third }, state: 'open', booked: false })
    expect((await good(payBy(one))).payment.status).toBe('succeeded')
    expect(await bookingOf(id)).toMatchObject({ status: 'confirmed', dueNow: { amount: 0 } })
    expect(await shareBy(two)).toMatchObject({ state: 'open', booked: true })
    await good(payBy(two))
    expect(await bookingOf(id)).toMatchObject({ paid: { amount: total }, dueNow: { amount: 0 } })
    expect(await splitOf(id)).toMatchObject({ state: 'booked', open: { amount: 0 }, mayChange: false })
    expect(await refused(payBy(two))).toEqual({ status: 409, code: 'not_allowed_now' })
  })

  it('holds its nights for two days, then charges the guest what is missing, as they agreed', async () => {
    const { id, booking } = await begun()
    await good(payOwn(id))
    t.clock.advance(47 * 60)
    await moveOn(t.app)
    await chargeRests(t.app)
    guest = await as(guest.accountId)
    expect((await bookingOf(id)).status).toBe('awaiting_payment')
    t.clock.advance(90)
    await chargeRests(t.app)
    await chargeRests(t.app)
    await moveOn(t.app)
    guest = await as(guest.accountId)
    const after = await bookingOf(id)
    expect(after).toMatchObject({ status: 'confirmed', paid: { amount: booking.dueNow.amount } })
    expect(after.payments).toHaveLength(2)
    // What the guest reads about a share is what its link asks for.
    const requests = await Promise.all((await linksOf(id)).map(shareBy))
    expect((await splitOf(id)).shares.map(({ amount }) => amount)).toEqual(requests.map(({ amount }) => amount))
  })

  it('or refunds everyone who paid, and releases its nights', async () => {
    const { id, total, third } = await begun('release')
    await good(payOwn(id))
    const [one = ''] = await linksOf(id)
    await good(guest.call(splitPrice, { params: { id }, body: { backstop: 'release', shares: [] } }))
    expect(await refused(friend().call(shareByLink, { params: { token: one } }))).toMatchObject({ status: 404 })
    await good(split(id, [1_000, 2_000], 'release'))
    const [small = '', late = ''] = await linksOf(id)
    await good(payBy(small))
    await t.drain()
    expect(await splitOf(id)).toMatchObject({ state: 'waiting', until: expect.any(String) })
    t.clock.advance(afterSharing)
    await chargeRests(t.app)
    guest = await as(guest.accountId)
    expect(await splitOf(id)).toMatchObject({ state: 'waiting', until: null })
    expect(await refused(payBy(late))).toEqual({ status: 409, code: 'not_allowed_now' })
    t.clock.advance(60)
    await moveOn(t.app)
    await t.drain()
    guest = await as(guest.accountId)
    expect(await bookingOf(id)).toMatchObject({ status: 'expired', refunded: { amount: total - 2 * third + 1_000 } })
    expect(await emailsTo(`friend1-${id}@example.com`)).toContain('Your refund of $10.00')
    expect((await confirmed(guest, july())).status).toBe('confirmed')
  })

  it("charges the guest's card once: if declined, they have the remaining hour to pay with another", async () => {
    const { id } = await begun()
    await good(payOwn(id))
    const realGateway = t.app.adapters.gateway
    const requests: string[] = []
    const charge: typeof realGateway.charge = async ({ key }) => {
      requests.push(key)
      return { kind: 'refused', method: 'Visa •••• 4242', code: 'card_declined' }
    }
    t.app.adapters.gateway = { ...realGateway, charge }
    t.clock.advance(48 * 60 + 1)
    await chargeRests(t.app)
    t.clock.advance(1)
    await chargeRests(t.app)
    expect(requests).toHaveLength(1)
    t.app.adapters.gateway = realGateway
    guest = await as(guest.accountId)
    expect(
      (await good(guest.call(payBooking, { params: { id }, body: { token: 'sandbox_visa' } }))).booking.status,
    ).toBe('confirmed')
  })

  it('R51 is refunded in proportion to what each has paid when the stay is canceled', async () => {
    const { id, third, total } = await begun()
    await good(payOwn(id))
    for (const link of await linksOf(id)) await good(payBy(link))
    const { cancellation } = await good(guest.call(previewCancellation, { params: { id } }))
    await good(guest.call(cancelBooking, { params: { id }, body: { reason: '', hash: cancellation.hash } }))
    const refunds = (await t.read((ctx) => refundsOf(ctx, id))).map(({ amount }) => amount.amount)
    const back = cancellation.refund.amount
    expect(refunds.reduce((sum, amount) => sum + amount, 0)).toBe(back)
    for (const amount of refunds) expect(Math.abs(amount - (back * third) / total)).toBeLessThanOrEqual(2)
    expect(refunds).toHaveLength(3)
  })

  it.each([
    ['the guest', null],
    ['the team, at the owners’ expense', { whose: 'operator', bearer: 'owners' }],
    ['the team, with a little beyond the policy', { whose: 'guest', goodwill: 1_001, bearer: 'company' }],
    ['the team, with much beyond the policy', { whose: 'guest', goodwill: 100_001, bearer: 'company' }],
  ] as const)('R32 R51 is refunded as shown, to the cent, when canceled by %s', async (_, team) => {
    const { id } = await begun()
    await good(payOwn(id))
    for (const link of await linksOf(id)) await good(payBy(link))
    // Under half is refunded by then, so the company has something to add.
    t.clock.set('2027-06-20T17:00:00Z')
    guest = await as(guest.accountId)
    const who = team ? await confirmedStaff(t) : guest
    const query = team ?? {}
    const { cancellation, refundTo } = await good(who.call(previewCancellation, { params: { id }, query }))
    expect(refundTo.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(cancellation.refund.amount)
    expect(refundTo.filter(({ byFriend, method }) => byFriend && method !== null && !team)).toEqual([])
    const body = { ...query, reason: 'The roof leaks', hash: cancellation.hash }
    const { outcome } = await good(who.call(cancelBooking, { params: { id }, body }))
    if (outcome?.state === 'pending') await approvedBySecond(t, outcome.id)
    const refunds = await t.read((ctx) => refundsOf(ctx, id))
    const perPayment = Map.groupBy(refunds, ({ intentId }) => intentId)
    const sums = [...perPayment.values()].map((all) => all.reduce((sum, { amount }) => sum + amount.amount, 0))
    expect(sums.sort()).toEqual(refundTo.map(({ amount }) => amount.amount).sort())
  })

  it("R32 leaves a refund rejected by the friend's bank to the friend: they are emailed, and the team sees whose it is", async () => {
    const { id } = await begun()
    await good(payOwn(id))
    const [first = '', ...others] = await linksOf(id)
    await good(payBy(first, 'sandbox_no_refunds'))
    for (const link of others) await good(payBy(link))
    const { cancellation } = await good(guest.call(previewCancellation, { params: { id } }))
    await good(guest.call(cancelBooking, { params: { id }, body: { reason: '', hash: cancellation.hash } }))
    const address = `friend1-${id}@example.com`
    expect((await emailsTo(address))[0]).toMatch(/^Your refund of \$.* didn’t go through$/)
    const staff = await t.person('staff')
    const desk = async (status: 'open' | 'paid') =>
      (await good(staff.call(refusedRefunds, { query: { status } }))).refunds
    const mine = (await desk('open')).find(({ booking }) => booking.id === id)
    expect(mine?.friend).toEqual({ name: 'Friend 1', email: address })
    await good(staff.call(refundByOtherMeans, { params: { id: mine?.id ?? 0 }, body: { proof: 'check 12' } }))
    expect((await emailsTo(address))[0]).toMatch(/^We sent your refund of/)
    expect((await desk('paid')).find(({ booking }) => booking.id === id)?.friend).toMatchObject({ name: 'Friend 1' })
  })

  it('is refunded to everyone when the guest releases the nights before it is booked', async () => {
    const { id, total, third } = await begun()
    await good(payOwn(id))
    await t.drain()
    await good(guest.call(withdrawRequest, { params: { id } }))
    await t.drain()
    expect(await bookingOf(id)).toMatchObject({ status: 'withdrawn', refunded: { amount: total - 2 * third } })
  })
})

describe('shares', () => {
  it('never exceed the open balance, and leave the guest a tenth to pay first', async () => {
    const booking = await signed(guest, july())
    const total = booking.total.amount
    const answer = await split(booking.id, [total])
    expect(answer).toMatchObject({
      ok: false,
      error: { status: 422, code: 'shares_too_large', details: { most: total - Math.ceil(total / 10) } },
    })
    await good(split(booking.id, [total - Math.ceil(total / 10)]))
    expect(await splitOf(booking.id)).toMatchObject({ state: 'begun', own: { amount: Math.ceil(total / 10) } })
  })

  it('can be created from the open balance of a booked stay, without a deadline', async () => {
    const { id } = await confirmed(guest, july())
    const { open } = await splitOf(id)
    expect(await refused(split(id, [open.amount + 1]))).toEqual({ status: 422, code: 'shares_too_large' })
    await good(split(id, [open.amount]))
    const [link = ''] = await linksOf(id)
    expect(await shareBy(link)).toMatchObject({ booked: true, until: null })
    await good(payBy(link))
    expect((await splitOf(id)).open.amount).toBe(0)
  })

  it('do not change once paid, even if the guest omits them', async () => {
    const { id, third } = await begun()
    await good(payOwn(id))
    const [one = ''] = await linksOf(id)
    await good(payBy(one))
    const [paid] = (await splitOf(id)).shares
    const change = { id: paid?.id ?? 0, name: 'Friend 1', email: null, amount: third - 1 }
    const changed = guest.call(splitPrice, { params: { id }, body: { backstop: 'charge', shares: [change] } })
    expect(await refused(changed)).toEqual({ status: 409, code: 'not_allowed_now' })
    await good(guest.call(splitPrice, { params: { id }, body: { backstop: 'charge', shares: [] } }))
    expect((await splitOf(id)).shares).toMatchObject([{ state: 'paid', path: null }])
  })

  it("can't be requested less than a week before arrival, or by anyone but the guest", async () => {
    const near = await signed(guest, { ...july(), arrive: '2027-01-18', depart: '2027-01-25' })
    expect(await refused(split(near.id, [1_000]))).toEqual({ status: 409, code: 'not_allowed_now' })
    const other = await t.person('traveler')
    expect(await refused(other.call(splitOfBooking, { params: { id: near.id } }))).toMatchObject({ status: 404 })
  })

  it('do not allow partial first payments unless others pay the rest', async () => {
    const { id } = await signed(guest, july())
    const body = { token: 'sandbox_visa', amount: 100 }
    expect(await refused(guest.call(payBooking, { params: { id }, body }))).toMatchObject({ code: 'not_allowed_now' })
    expect(await refused(payOwn(id))).toEqual({ status: 409, code: 'not_allowed_now' })
  })
})

describe('the person who pays a share', () => {
  it("can't pay before the guest has paid theirs, even if the nights are held for a day", () => {
    const accepted = { status: 'awaiting_payment' as const, holdUntil: new Date('2027-01-16T17:00:00Z') }
    const now = new Date('2027-01-15T17:00:00Z')
    expect([isPayable(accepted, false, now), isPayable(accepted, true, now)]).toEqual([false, true])
  })

  it('is emailed once, with a link, and again after half a day, is thanked, and the guest is notified', async () => {
    const { id } = await begun()
    const address = `friend1-${id}@example.com`
    expect(await emailsTo(address)).toEqual([])
    await good(payOwn(id))
    expect(await emailsTo(address)).toHaveLength(1)
    const [share] = (await splitOf(id)).shares
    const remind = () => guest.call(remindShare, { params: { id, shareId: share?.id ?? 0 } })
    expect(await refused(remind())).toMatchObject({ status: 409 })
    t.clock.advance(12 * 60)
    guest = await as(guest.accountId)
    await good(remind())
    expect(await emailsTo(address)).toHaveLength(2)
    const [link = ''] = await linksOf(id)
    await good(payBy(link))
    expect((await emailsTo(address)).filter((subject) => subject.startsWith('We received your share of'))).toHaveLength(
      1,
    )
  })

  it('may be challenged by their bank, and finishes with the same link and no other', async () => {
    const { id } = await begun()
    await good(payOwn(id))
    const [one = '', two = ''] = await linksOf(id)
    const { payment } = await good(payBy(one, 'sandbox_challenge'))
    expect(payment).toMatchObject({ status: 'needs_action', challengeUrl: expect.stringContaining('/sandbox/') })
    await friend().raw({
      method: 'POST',
      path: payment.challengeUrl ?? '',
      body: 'answer=approve',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const resume = (token: string) =>
      friend().call(resumeShare, { params: { token, paymentId: payment.id }, body: undefined })
    expect(await refused(resume(two))).toMatchObject({ status: 404 })
    expect((await good(resume(one))).payment.status).toBe('succeeded')
    expect((await bookingOf(id)).status).toBe('confirmed')
  })

  it('can be declined by their bank without harm to anyone, and tries another card', async () => {
    const { id } = await begun()
    await good(payOwn(id))
    const [one = ''] = await linksOf(id)
    expect(await refused(payBy(one, 'sandbox_declined'))).toEqual({ status: 402, code: 'card_declined' })
    expect((await good(payBy(one))).payment.status).toBe('succeeded')
  })
})
