import {
  changeStay,
  createBooking,
  makeOffer as makeEndpoint,
  type makeOffer,
  makeOfferSet,
  type Offer,
  offerByLink,
  offerSetByLink,
  offersMade,
  ownerOffer,
  ownerOffers,
  previewChange,
  previewOwnOffer,
  type ResultsOf,
  withdrawOffer,
} from '@porchlight/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Home } from '#modules/homes'
import { a } from '#testing/builders'
import { type Guest, good, held, pay, quoted, refused, sign, there } from './testing/guest.ts'
import { bookingsScene } from './testing/scene.ts'

const { t, as } = bookingsScene()
type Made = NonNullable<ResultsOf<typeof makeOffer>['offer']>

let staff: Guest
let owner: Guest
let guest: Guest
let home: Home
beforeAll(async () => {
  staff = await t.person('staff')
  owner = await t.person('owner')
  guest = await t.person('traveler')
})
beforeEach(async () => {
  home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
})

const week = { arrive: '2027-07-02', depart: '2027-07-09' }
const inTwoDays = '2027-01-17T17:00:00Z'
type Request = Partial<{ off: { kind: 'percent' | 'amount'; amount: number }; hold: boolean; expiresAt: string }>
const ask = (who: Guest, request: Request = {}) =>
  who.call(makeEndpoint, { params: { id: home.id }, body: { ...week, adults: 2, expiresAt: inTwoDays, ...request } })
const made = async (request: Request = {}): Promise<Made> => there((await good(ask(staff, request))).offer)
const seen = async ({ id, hash }: Offer): Promise<Offer> =>
  (await good(t.visitor().call(offerByLink, { params: { id, hash } }))).offer
const take = (who: Guest, { quote }: Offer) =>
  who.call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } })

it('only a person with the link sees the stay, its price, and what it would have cost', async () => {
  const offer = await made({ off: { kind: 'amount', amount: 100_000 } })
  const shown = await seen(offer)
  expect(shown).toMatchObject({
    state: 'open',
    held: false,
    expiresAt: '2027-01-17T17:00:00.000Z',
    home: { id: home.id },
  })
  // 1,000 less for the nights, and 6% of that less in service.
  expect(shown.normal.headline.amount - shown.quote.headline.amount).toBe(106_000)
  expect(shown.quote.lines.find(({ code }) => code === 'coupon')).toMatchObject({ label: 'Our offer to you' })
  for (const params of [
    { id: offer.id, hash: 'A'.repeat(32) },
    { id: offer.id + 1000, hash: offer.hash },
  ])
    expect(await refused(t.visitor().call(offerByLink, { params }))).toEqual({ status: 404, code: 'not_found' })
})

it('an owner can offer only their own home; an expiry must be in the future, and not too far', async () => {
  expect((await good(ask(owner))).offer?.state).toBe('open')
  const stranger = await t.person('owner')
  expect(await refused(ask(stranger))).toEqual({ status: 404, code: 'not_found' })
  for (const expiresAt of ['2027-01-15T17:01:00Z', '2027-05-15T17:00:00Z'])
    expect(await refused(ask(staff, { expiresAt }))).toEqual({ status: 422, code: 'bad_expiry' })
})

it('R4 nights held for an offer are blocked for everyone else until it expires, and its guest gets them by accepting', async () => {
  const offer = await made({ hold: true })
  const other = await t.person('traveler')
  await expect(quoted(other, { homeId: home.id, ...week })).rejects.toThrow('stay_not_possible')
  expect(await refused(ask(staff))).toEqual({ status: 422, code: 'stay_not_possible' })
  const { booking } = await good(take(guest, offer))
  expect(booking.status).toBe('awaiting_agreement')
  expect((await seen(offer)).state).toBe('booked')
  await good(sign(guest, booking.id))
  expect((await good(pay(guest, booking.id))).booking.status).toBe('confirmed')

  const second = await t.write((ctx) => a.pricedHome(ctx))
  home = second
  await made({ hold: true })
  t.clock.set('2027-01-17T17:00:00Z')
  const late = await as(other.accountId)
  expect((await held(late, { homeId: second.id, ...week })).status).toBe('awaiting_agreement')
})

it('without a hold, the first guest to book gets the nights, and the offer says they are unavailable', async () => {
  const offer = await made({ off: { kind: 'percent', amount: 1_000 } })
  await held(await t.person('traveler'), { homeId: home.id, ...week })
  expect((await seen(offer)).state).toBe('taken')
  expect(await refused(take(guest, offer))).toEqual({ status: 409, code: 'nights_taken' })
})

it('R16 an offer that has expired or was withdrawn cannot be booked', async () => {
  const offer = await made({ hold: true, off: { kind: 'percent', amount: 500 } })
  const back = { params: { id: home.id, offerId: offer.id } }
  expect((await good(staff.call(withdrawOffer, back))).offer.state).toBe('withdrawn')
  expect(await refused(take(guest, offer))).toEqual({ status: 409, code: 'quote_expired' })
  const next = await made({ off: { kind: 'percent', amount: 500 } })
  t.clock.set('2027-01-17T17:00:01Z')
  expect((await seen(next)).state).toBe('expired')
  expect(await refused(take(await as(guest.accountId), next))).toEqual({ status: 409, code: 'quote_expired' })
})

it('if two people accept an offer at once, one gets it; once booked, it can’t be withdrawn', async () => {
  const offer = await made({ hold: true })
  const two = [await t.person('traveler'), await t.person('traveler')]
  const answers = await Promise.all(two.map((one) => take(one, offer)))
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
  const back = { params: { id: home.id, offerId: offer.id } }
  expect(await refused(staff.call(withdrawOffer, back))).toEqual({ status: 409, code: 'not_allowed_now' })
})

it('R18 the discount stays when the stay is changed', async () => {
  const offer = await made({ off: { kind: 'amount', amount: 100_000 } })
  const { booking } = await good(take(guest, offer))
  await good(sign(guest, booking.id))
  await good(pay(guest, booking.id))
  const request = { params: { id: booking.id }, body: { ...week, depart: '2027-07-10', adults: 2 } }
  const { change } = await good(guest.call(previewChange, request))
  expect(change.lines.find(({ label }) => label === 'Our offer to you')).toMatchObject({ after: { amount: -100_000 } })
})

it('shows offers side by side under one link', async () => {
  const first = await made()
  home = await t.write((ctx) => a.pricedHome(ctx, { name: 'Otter Bank' }))
  const second = await made({ off: { kind: 'percent', amount: 1_000 } })
  const body = { offerIds: [first.id, second.id], message: 'Two ways to spend July' }
  const { set } = await good(staff.call(makeOfferSet, { body }))
  const both = await good(t.visitor().call(offerSetByLink, { params: set }))
  expect(both).toMatchObject({ message: body.message, offers: [{ id: first.id }, { id: second.id }] })
  const wrong = { params: { id: set.id, hash: first.hash } }
  expect(await refused(t.visitor().call(offerSetByLink, wrong))).toEqual({ status: 404, code: 'not_found' })
  expect(await refused(staff.call(makeOfferSet, { body: { offerIds: [first.id, 999_999] } }))).toMatchObject({
    status: 404,
  })
})

it('only the team sees what was offered, newest first, by whom and in which set', async () => {
  const [first, second] = [await made(), await made({ off: { kind: 'percent', amount: 500 } })]
  const list = (who: Guest) => who.call(offersMade, { query: { homeId: String(home.id), perPage: 10 } })
  const { offers, total } = await good(list(staff))
  expect([total, offers.map(({ id }) => id)]).toEqual([2, [second.id, first.id]])
  expect(offers[0]).toMatchObject({ state: 'open', set: null, madeAt: expect.any(String) })
  expect(offers[0]?.madeBy).not.toBe('')
  const { set } = await good(staff.call(makeOfferSet, { body: { offerIds: [first.id, second.id] } }))
  await good(staff.call(withdrawOffer, { params: { id: String(home.id), offerId: String(first.id) } }))
  expect((await good(list(staff))).offers).toMatchObject([
    { id: second.id, set },
    { id: first.id, set, state: 'withdrawn' },
  ])
  const paged = await good(staff.call(offersMade, { query: { homeId: String(home.id), page: 2, perPage: 1 } }))
  expect([paged.numberPages, paged.offers.map(({ id }) => id)]).toEqual([2, [first.id]])
  for (const other of [owner, guest]) expect(await refused(list(other))).toMatchObject({ status: 403 })
})

it('R50 R51 an owner sees only the offers for their homes, with what each would earn them', async () => {
  const offer = await made({ off: { kind: 'percent', amount: 1_000 } })
  const { offers } = await good(owner.call(ownerOffers, { query: {} }))
  const [first] = offers
  expect(first).toMatchObject({ id: offer.id, state: 'open', madeBy: 'Ada Quill' })
  const shown = (await good(owner.call(ownerOffer, { params: { id: offer.id } }))).offer
  const lines = shown.owner?.lines ?? []
  expect(lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(shown.owner?.yours.amount)
  // A tenth is taken off the nights, and the rest is rent.
  const coupon = shown.quote.lines.find(({ code }) => code === 'coupon')?.amount.amount ?? 0
  expect(lines[0]?.amount.amount).toBe(-9 * coupon)
  const other = await t.person('owner')
  expect((await good(other.call(ownerOffers, { query: {} }))).offers).toEqual([])
  expect(await refused(other.call(ownerOffer, { params: { id: offer.id } }))).toMatchObject({ status: 404 })
})

it('a booked offer stays booked and cannot be withdrawn after its stay has been changed', async () => {
  const offer = await made({ hold: true })
  const { booking } = await good(take(guest, offer))
  await good(sign(guest, booking.id))
  await good(pay(guest, booking.id))
  const params = { id: booking.id }
  const request = { arrive: week.arrive, depart: '2027-07-10', ...booking.party }
  const { change } = await good(guest.call(previewChange, { params, body: request }))
  const { quoteId, quoteHash, hash } = change
  await good(guest.call(changeStay, { params, body: { quoteId, quoteHash, hash } }))
  expect((await seen(offer)).state).toBe('booked')
  const back = { params: { id: home.id, offerId: offer.id } }
  expect(await refused(staff.call(withdrawOffer, back))).toEqual({ status: 409, code: 'not_allowed_now' })
  expect(await refused(take(guest, offer))).toEqual({ status: 409, code: 'nights_taken' })
})

it('an owner sees before they offer what the guest pays and what they get, as the offer then says; nothing is made', async () => {
  const off = { kind: 'percent' as const, amount: 1_000 }
  const params = { id: home.id }
  const body = { ...week, adults: 2, off }
  const { preview, yours } = await good(owner.call(previewOwnOffer, { params, body }))
  expect((await good(owner.call(ownerOffers, { query: {} }))).offers.filter((one) => one.home.id === home.id)).toEqual(
    [],
  )
  const offer = there((await good(ask(owner, { off }))).offer)
  const { offer: shown } = await good(owner.call(ownerOffer, { params: { id: offer.id } }))
  expect([preview.total, yours?.net]).toEqual([offer.quote.total, shown.owner?.yours])
  expect(preview.normalTotal.amount).toBeGreaterThan(preview.total.amount)
  expect(yours && yours.normal.amount > yours.net.amount).toBe(true)
  expect((await good(staff.call(previewOwnOffer, { params, body }))).yours).toBeNull()
  const stranger = await t.person('owner')
  expect(await refused(stranger.call(previewOwnOffer, { params, body }))).toEqual({ status: 404, code: 'not_found' })
})
