import {
  acceptClaimOffer,
  answerClaim,
  bookingById,
  claimsOfDesk,
  claimsOfStay,
  decideClaim,
  escalateClaim,
  extendClaim,
  payBooking,
  raiseClaim,
  uploadCustomFile,
  withdrawClaim,
} from '@porchlight/contract'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accountsByIds } from '#modules/accounts'
import { type Booking, moveOn } from '#modules/bookings'
import { balanceOf } from '#modules/ledger'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { begunStay, confirmedStay } from '#testing/stays'
import { faultsOf, good, refused } from '../bookings/testing/guest.ts'
import { chargeDueInstallments } from '../payments/testing/installments-due.ts'
import { checks } from './checks.ts'
import { escalateDue } from './jobs.ts'

const t = sceneApp()
let booking: Booking
let guest: Caller
let owner: Caller & { accountId: number }
let homeId: number

const past = (hours: number) => t.clock.set(new Date(t.clock.now().getTime() + hours * 3_600_000))

beforeEach(async () => {
  t.clock.set(testPresent)
  owner = await t.person('owner')
  const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
  homeId = home.id
  booking = await begunStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08' })
  guest = await t.as(booking.guestId)
  t.clock.set(booking.checkOutAt)
  await moveOn(t.app)
  await t.drain()
})

afterEach(async () => {
  await t.drain()
  expect(await faultsOf(t)).toEqual([])
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
})

const photo = async (who: Caller): Promise<number> => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(png)], 'hall.png', { type: 'image/png' })
  return (await good(who.call(uploadCustomFile, { body: { file } }))).data.id
}

const params = () => ({ id: String(booking.id) })
const request = async (who: Caller = owner) => ({
  items: [
    {
      what: 'The lamp in the hall',
      amount: 30_000,
      pairs: [{ before: await photo(who), after: await photo(who) }],
    },
    { what: 'Stain on the rug', amount: 20_000, pairs: [{ before: null, after: await photo(who) }] },
  ],
  text: 'Both were whole when you came.',
})
const raise = async () => (await good(owner.call(raiseClaim, { params: params(), body: await request() }))).claim
const about = ({ id }: { id: number }) => ({ id: String(id) })
const staff = () => t.person('staff')
const owed = () =>
  t.read((ctx) => balanceOf(ctx, 'receivable:guest', { bookingId: booking.id, currency: booking.currency }))
const ownersMoney = () =>
  t.read((ctx) => balanceOf(ctx, 'payable:owner', { ownerId: owner.accountId, currency: booking.currency }))
const list = async (who: Caller) => good(who.call(claimsOfStay, { params: params() }))
/** Subjects of the emails this stay's owner and guest were sent. */
const subjectsOfBoth = async () => {
  await t.drain()
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  const emails = await t.read((ctx) => accountsByIds(ctx, [booking.guestId, owner.accountId]))
  const theirs = new Set([...emails.values()].map(({ email }) => email))
  return (JSON.parse(text) as { subject: string; to: string }[])
    .filter(({ to }) => theirs.has(to))
    .map(({ subject }) => subject)
}

describe('a claim', () => {
  it('shows both sides its items with photos in pairs, and the guest their options', async () => {
    const claim = await raise()
    expect(claim).toMatchObject({ state: 'open', claimed: { amount: 50_000 }, allowedActions: ['withdraw'] })
    const seen = await list(guest)
    expect(seen).toMatchObject({ mayRaise: false, card: 'Visa •••• 4242' })
    expect(seen.claims[0]).toMatchObject({
      items: [
        { what: 'The lamp in the hall', pairs: [{ before: { type: 'image/png' }, after: { type: 'image/png' } }] },
        { pairs: [{ before: null }] },
      ],
      said: [{ side: 'host', what: 'raised', text: 'Both were whole when you came.' }],
      allowedActions: ['answer', 'escalate'],
    })
  })

  it('the guest agrees to is charged to the stay’s card and paid to the owner, once', async () => {
    const claim = await raise()
    const before = await ownersMoney()
    await good(guest.call(answerClaim, { params: about(claim), body: { amount: 50_000 } }))
    expect(await ownersMoney()).toBe(before + 50_000)
    expect(await owed()).toBe(50_000)
    await chargeDueInstallments(t.app)
    await t.drain()
    expect(await owed()).toBe(0)
    const { booking: stay } = await good(guest.call(bookingById, { params: params() }))
    expect(stay.dueNow.amount).toBe(0)
    expect(await refused(guest.call(answerClaim, { params: about(claim), body: { amount: 50_000 } }))).toEqual({
      status: 409,
      code: 'not_allowed_now',
    })
  })

  it('with a partial offer by the guest waits for the owner, who accepts exactly that', async () => {
    const claim = await raise()
    await good(
      guest.call(answerClaim, { params: about(claim), body: { amount: 12_000, text: 'The rug was stained.' } }),
    )
    expect(await refused(owner.call(acceptClaimOffer, { params: about(claim), body: { amount: 50_000 } }))).toEqual({
      status: 409,
      code: 'terms_changed',
    })
    const { claim: ended } = await good(
      owner.call(acceptClaimOffer, { params: about(claim), body: { amount: 12_000 } }),
    )
    expect(ended).toMatchObject({ state: 'settled', settled: { amount: 12_000 }, allowedActions: [] })
    expect(await owed()).toBe(12_000)
  })

  it('with an accepted offer of nothing, or withdrawn, charges nothing', async () => {
    const first = await raise()
    await good(guest.call(answerClaim, { params: about(first), body: { amount: 0, text: 'It was broken.' } }))
    await good(owner.call(acceptClaimOffer, { params: about(first), body: { amount: 0 } }))
    const second = await raise()
    await good(owner.call(withdrawClaim, { params: about(second) }))
    expect((await list(owner)).claims.map(({ state }) => state)).toEqual(['closed', 'closed'])
    expect(await owed()).toBe(0)
  })

  it('R74 if no one answers in a day: the team decides, and never above the claimed amount', async () => {
    const claim = await raise()
    past(24)
    expect((await list(guest)).claims[0]).toMatchObject({ state: 'escalated', allowedActions: [], answerBy: null })
    expect(await refused(guest.call(answerClaim, { params: about(claim), body: { amount: 0 } }))).toMatchObject({
      code: 'not_allowed_now',
    })
    await escalateDue(t.app)
    await escalateDue(t.app)
    const desk = await staff()
    const waiting = (await good(desk.call(claimsOfDesk))).claims.find(({ id }) => id === claim.id)
    expect(waiting).toMatchObject({ allowedActions: ['decide'], stay: { number: booking.number } })
    expect(waiting?.said.filter(({ side }) => side === 'clock')).toHaveLength(1)
    expect(
      await refused(desk.call(decideClaim, { params: about(claim), body: { amount: 50_001, text: 'More.' } })),
    ).toEqual({ status: 422, code: 'more_than_claimed' })
    await good(
      desk.call(decideClaim, { params: about(claim), body: { amount: 30_000, text: 'The lamp, not the rug.' } }),
    )
    expect(await owed()).toBe(30_000)
    expect((await list(guest)).claims[0]?.said.at(-1)).toMatchObject({ side: 'team', text: 'The lamp, not the rug.' })
  })

  it('if the owner does not answer an offer in a day: the team decides', async () => {
    const claim = await raise()
    past(23)
    await good(guest.call(answerClaim, { params: about(claim), body: { amount: 1_000, text: 'A little.' } }))
    past(23)
    expect((await list(owner)).claims[0]?.state).toBe('answered')
    past(1)
    expect((await list(owner)).claims[0]?.state).toBe('escalated')
  })

  it('can be left to the team by the person who has to answer; until then the team leaves it to them', async () => {
    const claim = await raise()
    const desk = await staff()
    expect(
      await refused(desk.call(decideClaim, { params: about(claim), body: { amount: 0, text: 'No.' } })),
    ).toMatchObject({ code: 'not_allowed_now' })
    await good(guest.call(escalateClaim, { params: about(claim), body: { text: 'We never used that lamp.' } }))
    await good(desk.call(decideClaim, { params: about(claim), body: { amount: 0, text: 'Wear and tear.' } }))
    expect((await list(guest)).claims[0]).toMatchObject({ state: 'closed', settled: { amount: 0 } })
  })
})

describe('more time to answer', () => {
  const more = async (claim: { id: number; answerBy: string | null }) =>
    (await staff()).call(extendClaim, { params: about(claim), body: { answerBy: claim.answerBy ?? '' } })

  it('is granted by the team a day at a time, and both sides are notified', async () => {
    const claim = await raise()
    const { claim: longer } = await good(more(claim))
    expect(Date.parse(longer.answerBy ?? '') - Date.parse(claim.answerBy ?? '')).toBe(24 * 3_600_000)
    expect(longer.said.at(-1)).toMatchObject({ side: 'team', what: 'extended' })
    expect(await refused(more(claim))).toEqual({ status: 409, code: 'terms_changed' })
    await good(more(longer))
    const subjects = await subjectsOfBoth()
    expect(subjects.filter((subject) => /deadline extended by a day$/.test(subject))).toHaveLength(4)
    past(71)
    await escalateDue(t.app)
    guest = await t.as(booking.guestId)
    await good(guest.call(answerClaim, { params: about(claim), body: { amount: 0, text: 'It was broken.' } }))
  })

  it('is limited to a week in total, and not available once the team decides', async () => {
    let claim = await raise()
    for (let day = 1; day <= 7; day++) claim = (await good(more(claim))).claim
    expect(claim.allowedActions).toEqual([])
    expect(await refused(more(claim))).toEqual({ status: 409, code: 'not_allowed_now' })
    const late = await raise()
    past(24)
    expect(await refused(more(late))).toEqual({ status: 409, code: 'not_allowed_now' })
  })

  it("can't be taken by the parties themselves", async () => {
    const { id, answerBy } = await raise()
    const requested = { params: { id: String(id) }, body: { answerBy: answerBy ?? '' } }
    for (const who of [guest, owner]) expect((await refused(who.call(extendClaim, requested))).status).toBe(403)
  })
})

describe('a decision by the team that the guest did not agree to', () => {
  it('is never charged to the stored card: the guest pays it, with a card of their choice', async () => {
    const claim = await raise()
    await good(guest.call(escalateClaim, { params: about(claim), body: { text: 'It was broken when we came.' } }))
    await good(
      (await staff()).call(decideClaim, {
        params: about(claim),
        body: { amount: 20_000, text: 'The photos show it.' },
      }),
    )
    expect(await owed()).toBe(20_000)
    await chargeDueInstallments(t.app)
    await t.drain()
    expect(await owed()).toBe(20_000)
    const { booking: due } = await good(guest.call(bookingById, { params: params() }))
    expect(due).toMatchObject({ dueNow: { amount: 20_000 }, allowedActions: expect.arrayContaining(['pay']) })
    // Another claim, which the guest agrees to, doesn't include any of it.
    const agreed = await raise()
    await good(guest.call(answerClaim, { params: about(agreed), body: { amount: 50_000 } }))
    await chargeDueInstallments(t.app)
    await t.drain()
    expect(await owed()).toBe(20_000)
    expect((await guest.call(payBooking, { params: params(), body: { token: 'sandbox_visa' } })).ok).toBe(true)
    await t.drain()
    expect(await owed()).toBe(0)
  })
})

describe('a settled amount that cannot be charged', () => {
  it('stays due, and the guest pays it with another card, since bank accounts can’t be used after a stay', async () => {
    const claim = await raise()
    await good(guest.call(answerClaim, { params: about(claim), body: { amount: 50_000 } }))
    const { booking: due } = await good(guest.call(bookingById, { params: params() }))
    expect(due).toMatchObject({ status: 'completed', dueNow: { amount: 50_000 }, byBank: null })
    expect(due.allowedActions).toContain('pay')
    const paid = await guest.call(payBooking, { params: params(), body: { token: 'sandbox_visa' } })
    expect(paid.ok).toBe(true)
    await t.drain()
    expect(await owed()).toBe(0)
  })
})

describe('the window', () => {
  it('R74 closes when the next guests check in', async () => {
    const next = await confirmedStay(t, { homeId, arrive: '2027-02-10', depart: '2027-02-12' })
    expect((await list(owner)).window?.closesAt).toBe(next.checkInAt.toISOString())
    t.clock.set(next.checkInAt)
    expect(await refused(owner.call(raiseClaim, { params: params(), body: await request() }))).toEqual({
      status: 409,
      code: 'claim_too_late',
    })
  })

  it('R74 after a same-day turnover, accepts a claim for a day, with photos uploaded before the next guests arrived', async () => {
    const next = await confirmedStay(t, { homeId, arrive: '2027-02-08', depart: '2027-02-12' })
    const inTime = await request()
    const { window } = await list(owner)
    expect(window).toEqual({
      opensAt: booking.checkOutAt.toISOString(),
      closesAt: new Date(booking.checkOutAt.getTime() + 24 * 3_600_000).toISOString(),
      photosBy: next.checkInAt.toISOString(),
    })
    t.clock.set(next.checkInAt)
    await t.drain()
    expect(await refused(owner.call(raiseClaim, { params: params(), body: await request() }))).toEqual({
      status: 422,
      code: 'photos_too_late',
    })
    await good(owner.call(raiseClaim, { params: params(), body: inTime }))
    t.clock.set(window?.closesAt ?? '')
    expect(await refused(owner.call(raiseClaim, { params: params(), body: inTime }))).toEqual({
      status: 409,
      code: 'claim_too_late',
    })
  })

  it('R74 is not open before check-out', async () => {
    const coming = await confirmedStay(t, { homeId, arrive: '2027-03-05', depart: '2027-03-08' })
    expect(
      await refused(owner.call(raiseClaim, { params: { id: String(coming.id) }, body: await request() })),
    ).toMatchObject({ code: 'not_allowed_now' })
  })
})

describe('who', () => {
  it('claims with their own photos only', async () => {
    const body = await request(guest)
    expect(await refused(owner.call(raiseClaim, { params: params(), body }))).toEqual({
      status: 422,
      code: 'file_unknown',
    })
  })

  it('is a stranger finds nothing, and no one can act for the other side', async () => {
    const claim = await raise()
    const stranger = await t.person('traveler', 'owner')
    expect((await refused(stranger.call(answerClaim, { params: about(claim), body: { amount: 0 } }))).status).toBe(404)
    expect((await refused(owner.call(answerClaim, { params: about(claim), body: { amount: 50_000 } }))).status).toBe(
      409,
    )
    expect((await refused(guest.call(withdrawClaim, { params: about(claim) }))).status).toBe(409)
    expect((await refused((await staff()).call(withdrawClaim, { params: about(claim) }))).status).toBe(409)
  })

  it('has to act is notified by email', async () => {
    const claim = await raise()
    await t.drain()
    await good(guest.call(answerClaim, { params: about(claim), body: { amount: 10_000, text: 'Half of the lamp.' } }))
    await t.drain()
    await good(owner.call(escalateClaim, { params: about(claim), body: {} }))
    const subjects = await subjectsOfBoth()
    expect(subjects.filter((subject) => /^Damage claim for your stay/.test(subject))).toHaveLength(1)
    expect(subjects.filter((subject) => /answered your claim at/.test(subject))).toHaveLength(1)
    expect(subjects.filter((subject) => /^Our team is reviewing the claim/.test(subject))).toHaveLength(2)
  })
})
