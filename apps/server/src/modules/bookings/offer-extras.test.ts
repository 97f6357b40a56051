import {
  addOnsOfHome,
  bookingById,
  createBooking,
  makeOffer,
  type Offer,
  offerByLink,
  type Quote,
  quoteOffer,
  saveAddOns,
  withdrawOffer,
} from '@porchlight/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Home } from '#modules/homes'
import { setNightPrices } from '#modules/pricing'
import { a } from '#testing/builders'
import { type Guest, good, pay, refused, sign, there } from './testing/guest.ts'
import { bookingsScene } from './testing/scene.ts'

const { t } = bookingsScene()
let owner: Guest
let guest: Guest
let home: Home
let extras: Record<'firewood' | 'breakfast', number>
beforeAll(async () => {
  owner = await t.person('owner')
  guest = await t.person('traveler')
})
beforeEach(async () => {
  home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
  const extra = { kind: 'extra', note: '' } as const
  const addOns = [
    { ...extra, label: 'Firewood', per: 'stay' as const, amount: 8_500 },
    { ...extra, label: 'Breakfast', per: 'night' as const, amount: 3_000 },
  ]
  const params = { id: home.id }
  await good(owner.call(saveAddOns, { params, body: { addOns } }))
  const [wood, meals] = (await good(owner.call(addOnsOfHome, { params }))).addOns
  extras = { firewood: wood?.id ?? 0, breakfast: meals?.id ?? 0 }
})

const week = { arrive: '2027-07-02', depart: '2027-07-09', adults: 2 }
const off = { kind: 'percent', amount: 1_000 } as const
const ask = (more: object = {}) =>
  owner.call(makeOffer, {
    params: { id: home.id },
    body: { ...week, off, expiresAt: '2027-01-17T17:00:00Z', ...more },
  })
const made = async (more: object = {}): Promise<Offer> => there((await good(ask(more))).offer)
const adding = ({ id, hash }: Offer, body: object) => t.visitor().call(quoteOffer, { params: { id, hash }, body })
const priced = async (offer: Offer, body: object): Promise<Quote> => (await good(adding(offer, body))).quote
const take = (who: Guest, { id, hash }: Quote) => who.call(createBooking, { body: { quoteId: id, quoteHash: hash } })
const labelsOf = ({ lines }: Pick<Quote, 'lines'>) => lines.map(({ label }) => label)
const state = async ({ id, hash }: Offer) =>
  (await good(t.visitor().call(offerByLink, { params: { id, hash } }))).offer.state

it('what is offered with a stay is a line of its price, and of the booking', async () => {
  const offer = await made({ addOns: [extras.firewood] })
  expect(offer.extras).toEqual({ addOns: [extras.firewood], protection: false, waiver: false })
  expect(labelsOf(offer.quote)).toContain('Firewood')
  // The saving is only on the nights: both prices include the firewood.
  const plain = await made()
  expect(offer.normal.total.amount - plain.normal.total.amount).toBe(
    offer.quote.total.amount - plain.quote.total.amount,
  )
  const { booking } = await good(take(guest, offer.quote))
  await good(sign(guest, booking.id))
  await good(pay(guest, booking.id))
  const stay = (await good(guest.call(bookingById, { params: { id: booking.id } }))).booking
  expect(labelsOf(stay)).toContain('Firewood')
})

it('R16 a guest adds to an offer, and the nights stay at the offered price, whatever they cost meanwhile', async () => {
  const offer = await made({ addOns: [extras.firewood], hold: true })
  t.clock.set('2027-01-15T17:05:00Z')
  await t.write((ctx) => setNightPrices(ctx, home.id, [{ night: '2027-07-02', amount: 199_900 }]))
  const quote = await priced(offer, { addOns: [extras.breakfast] })
  expect(quote.headline).toEqual(offer.quote.headline)
  expect(labelsOf(quote)).toEqual(expect.arrayContaining(['Our offer to you', 'Firewood', 'Breakfast']))
  expect(quote.total.amount).toBeGreaterThan(offer.quote.total.amount)
  expect(quote.expiresAt).toBe(offer.expiresAt)
  const { booking } = await good(take(guest, quote))
  expect(labelsOf(booking)).toEqual(expect.arrayContaining(['Firewood', 'Breakfast']))
  expect(await state(offer)).toBe('booked')
})

it("an offer that was withdrawn or accepted can't be booked at any of its prices", async () => {
  const gone = await made({ hold: true })
  const quote = await priced(gone, { addOns: [extras.breakfast] })
  await good(owner.call(withdrawOffer, { params: { id: home.id, offerId: gone.id } }))
  expect(await refused(take(guest, quote))).toEqual({ status: 409, code: 'quote_expired' })
  expect(await refused(adding(gone, {}))).toEqual({ status: 409, code: 'quote_expired' })
  const next = await made()
  const [plain, more] = [next.quote, await priced(next, { addOns: [extras.firewood] })]
  await good(take(guest, more))
  expect(await refused(take(await t.person('traveler'), plain))).toMatchObject({ status: 409 })
  expect(await refused(adding(next, {}))).toEqual({ status: 409, code: 'quote_expired' })
})

it("no one can price an offer without its link, or with extras the home doesn't have", async () => {
  expect(await refused(ask({ addOns: [999_999] }))).toEqual({ status: 422, code: 'add_on_unknown' })
  const offer = await made()
  expect(await refused(adding({ ...offer, hash: 'A'.repeat(32) }, {}))).toEqual({ status: 404, code: 'not_found' })
  expect(await refused(adding(offer, { addOns: [999_999] }))).toEqual({ status: 422, code: 'add_on_unknown' })
  expect(await refused(adding(offer, { waiver: true }))).toEqual({ status: 422, code: 'waiver_not_offered' })
  expect(await refused(adding(offer, { protection: true }))).toEqual({ status: 422, code: 'protection_not_offered' })
})
