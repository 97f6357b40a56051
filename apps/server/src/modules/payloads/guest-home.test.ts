import {
  answerClaim,
  changeRequestsOf,
  depositOfStay,
  guestHome,
  paymentRequestsOf,
  raiseClaim,
  bookingById as seeBooking,
  stayOfBooking,
  uploadCustomFile,
  writeReview,
} from '@porchlight/contract'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { moveOn } from '#modules/bookings'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { begunStay } from '#testing/stays'
import { confirmed, type Guest, good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
let owner: Guest
let homeId: number

beforeEach(async () => {
  t.clock.set(testPresent)
  owner = await t.person('owner')
  homeId = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))).id
})

const home = async (who: Caller) => good(who.call(guestHome))

const photo = async (who: Caller): Promise<number> => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(png)], 'hall.png', { type: 'image/png' })
  return (await good(who.call(uploadCustomFile, { body: { file } }))).data.id
}

/** A stay that ended a moment ago. */
const stayed = async () => {
  const booking = await begunStay(t, { homeId, arrive: '2027-02-05', depart: '2027-02-08' })
  t.clock.set(booking.checkOutAt)
  await moveOn(t.app)
  await t.drain()
  return { booking, guest: await t.as(booking.guestId), params: { id: String(booking.id) } }
}

const claimed = async (id: string) => {
  const raiser = await t.as(owner.accountId)
  const items = [{ what: 'The lamp', amount: 30_000, pairs: [{ before: null, after: await photo(raiser) }] }]
  return (await good(raiser.call(raiseClaim, { params: { id }, body: { items, text: 'It was whole.' } }))).claim
}

describe('a guest’s home screen', () => {
  it('shows the next stay like its own calls, without the access details', async () => {
    const guest: Guest = await t.person('traveler')
    await confirmed(guest, { homeId, arrive: '2027-08-02', depart: '2027-08-09' })
    const { id } = await confirmed(guest, { homeId, arrive: '2027-07-02', depart: '2027-07-09' })
    await t.drain()
    const { next, claims, reviews } = await home(guest)
    const params = { id: String(id) }
    const { stay } = await good(guest.call(stayOfBooking, { params }))
    expect(next?.booking).toEqual((await good(guest.call(seeBooking, { params }))).booking)
    expect(next?.requests).toEqual((await good(guest.call(paymentRequestsOf, { params }))).requests)
    expect(next?.changes).toEqual((await good(guest.call(changeRequestsOf, { params }))).requests)
    expect(next?.deposit).toEqual((await good(guest.call(depositOfStay, { params }))).deposit)
    const { plan, open, pool, identity } = stay
    expect(next?.stay).toEqual({ plan, open, pool, identity })
    expect([claims, reviews]).toEqual([[], []])
  })

  it('R74 shows a claim until it is answered, or until its answer deadline', async () => {
    const { guest, params, booking } = await stayed()
    const claim = await claimed(params.id)
    const late = await claimed(params.id)
    expect((await home(guest)).claims.map(({ id }) => id)).toEqual([claim.id, late.id])
    expect((await home(guest)).claims[0]).toMatchObject({
      bookingId: booking.id,
      home: 'Marram House',
      claimed: { amount: 30_000 },
      answerBy: claim.answerBy,
    })
    await good(guest.call(answerClaim, { params: { id: String(claim.id) }, body: { amount: 0, text: 'No.' } }))
    expect((await home(guest)).claims.map(({ id }) => id)).toEqual([late.id])
    t.clock.set(new Date(late.answerBy ?? ''))
    expect((await home(await t.as(booking.guestId))).claims).toEqual([])
  })

  it('R75 shows a stay until its review deadline', async () => {
    const { guest, booking } = await stayed()
    const closes = new Date(booking.checkOutAt.getTime() + 14 * 86_400_000)
    expect((await home(guest)).reviews).toMatchObject([
      { bookingId: booking.id, home: 'Marram House', closesAt: closes.toISOString() },
    ])
    t.clock.set(closes)
    expect((await home(await t.as(booking.guestId))).reviews).toEqual([])
  })

  it('R75 hides a stay once its guest has reviewed it, even if the owner hasn’t', async () => {
    const { guest, params } = await stayed()
    await good(guest.call(writeReview, { params, body: { rating: 5, text: 'A quiet home by the water.' } }))
    expect((await home(guest)).reviews).toEqual([])
  })

  it('is empty for someone without stays, whatever others have, and closed to visitors', async () => {
    const { params } = await stayed()
    await claimed(params.id)
    expect(await home(await t.person('traveler'))).toEqual({ next: null, claims: [], reviews: [] })
    expect((await refused(t.visitor().call(guestHome))).status).toBe(401)
  })
})
