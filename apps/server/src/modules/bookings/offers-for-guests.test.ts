import {
  addOnsOfHome,
  attributedBookings,
  createBooking,
  makePartnerOffer,
  makePartnerSet,
  mostOpenOffers,
  offerByLink,
  offerSetByLink,
  offersMade,
  ownReferrals,
  type PartnerOffer,
  partnerOffers,
  saveAddOns,
  setPartner,
  withdrawPartnerOffer,
} from '@porchlight/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Home } from '#modules/homes'
import { savePromo } from '#modules/pricing'
import { a } from '#testing/builders'
import { createBooking as book } from './create.ts'
import { guestsNamedBy, readStoredPhones } from './offers-of-partner.ts'
import { db } from './tables.ts'
import { confirmed, type Guest, good, held, pay, quoted, refused, sign } from './testing/guest.ts'
import { bookingsScene } from './testing/scene.ts'

const { t, as } = bookingsScene()
type Person = Guest & { email: string }

let staff: Person
let agent: Person
let broker: Person
let guest: Person
let home: Home
let words = 0
beforeAll(async () => {
  staff = await t.person('staff')
  broker = await partner('broker', 800)
})
beforeEach(async () => {
  agent = await partner('travel-agent', 1_000)
  guest = await t.person('traveler')
  home = await t.write((ctx) => a.pricedHome(ctx))
})

const rate = async (code: string, email: string, program: 'travel-agent' | 'broker', share: number) =>
  good((await as(staff.accountId)).call(setPartner, { params: { code }, body: { email, program, rate: share } }))
const partner = async (program: 'travel-agent' | 'broker', share: number): Promise<Person> => {
  const person = await t.person(program, 'traveler')
  await rate(`word-${words++}`, person.email, program, share)
  return person
}

const week = { arrive: '2027-07-02', depart: '2027-07-09' }
const ada = { firstName: 'Ada', lastName: 'Quill', email: 'ada.quill@guests.example', phone: null }
const ask = async (who: Guest, { at = home, stay = week, named = ada, addOns = [] as number[] } = {}) => {
  const { id, hash } = await quoted(who, { homeId: at.id, ...stay, addOns })
  return who.call(makePartnerOffer, { body: { quoteId: id, quoteHash: hash, guest: named, message: 'By the sea.' } })
}
const made = async (who: Guest, request = {}): Promise<PartnerOffer> => (await good(ask(who, request))).offer
const take = (who: Guest, { quote }: PartnerOffer) =>
  who.call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } })
const own = async (who: Guest) => (await good((await as(who.accountId)).call(partnerOffers, { query: {} }))).offers
const attributedBooking = async (id: number) => {
  const answer = (await as(staff.accountId)).call(attributedBookings, { query: { perPage: 100 } })
  return (await good(answer)).bookings.find(({ bookingId }) => bookingId === id)
}
const emailsTo = async (to: string) => {
  await t.drain()
  const all = (await t.server.inject({ url: '/dev/outbox.json' })).json() as { to: string; text: string }[]
  return all.filter((email) => email.to === to)
}

describe('a partner’s offer to a guest they name', () => {
  it('costs the public price, holds the nights for a day, and is emailed to the guest with its link', async () => {
    const named = { ...ada, email: 'letter@guests.example' }
    const offer = await made(agent, { named })
    expect(offer).toMatchObject({
      state: 'open',
      held: true,
      expiresAt: '2027-01-16T17:00:00.000Z',
      guest: named,
      booking: null,
    })
    expect(offer.quote.total).toEqual(offer.normal.total)
    await expect(quoted(guest, { homeId: home.id, ...week })).rejects.toThrow('stay_not_possible')
    expect(await t.read((ctx) => guestsNamedBy(ctx, agent.accountId))).toContainEqual({
      ...named,
      offerId: offer.id,
      at: t.clock.now(),
    })
    const [sent] = await emailsTo(named.email)
    expect(sent?.text).toContain(`/offer/${offer.id}/${offer.hash}?via=word-`)
    expect(sent?.text).toContain('By the sea.')
    // What the partner earns is between them and the company.
    expect(sent?.text).not.toMatch(/commission/i)
    const link = { params: { id: offer.id, hash: offer.hash } }
    expect((await good(t.visitor().call(offerByLink, link))).offer.state).toBe('open')
  })

  it('stored with a number in doubt is shown as written and flagged to partner and staff', async () => {
    const numbers = [
      ['+44 (0)20 7946 0018', { phone: '+442079460018', displayPhone: '+44 20 7946 0018', phoneUnclear: false }],
      ['631 555 0135', { phone: '631 555 0135', displayPhone: '631 555 0135', phoneUnclear: true }],
    ] as const
    for (const [phone, shown] of numbers) {
      const offer = await made(agent, { named: { ...ada, email: `ada${phone.length}@guests.example` } })
      await t.write((ctx) =>
        db(ctx)
          .updateTable('bookings.offer_guest')
          .set({ phone, phone_state: 'unread' })
          .where('offer_id', '=', offer.id)
          .execute(),
      )
      await t.write(readStoredPhones)
      expect((await own(agent))[0]?.guest).toMatchObject(shown)
      const ofStaff = await good((await as(staff.accountId)).call(offersMade, { query: {} }))
      expect(ofStaff.offers.find(({ id }) => id === offer.id)?.guest).toMatchObject({ firstName: 'Ada', ...shown })
      await good((await as(agent.accountId)).call(withdrawPartnerOffer, { params: { offerId: offer.id } }))
    }
    expect(await t.write(readStoredPhones)).toBe(0)
  })

  it('includes the extras the partner chose', async () => {
    const extra = { kind: 'extra', label: 'Firewood', note: '', per: 'stay', amount: 8_500 } as const
    const params = { id: home.id }
    await good(staff.call(saveAddOns, { params, body: { addOns: [extra] } }))
    const [wood] = (await good(staff.call(addOnsOfHome, { params }))).addOns
    const offer = await made(agent, { addOns: [wood?.id ?? 0] })
    expect(offer.quote.lines.map(({ label }) => label)).toContain('Firewood')
    const { booking } = await good(take(guest, offer))
    expect(booking.lines.map(({ label }) => label)).toContain('Firewood')
    expect((await own(agent))[0]).toMatchObject({ state: 'booked', booking: { number: booking.number } })
  })

  it('is for the guest to sign and pay, and credited to the partner at that day’s rate, whatever link was clicked', async () => {
    const ours = await partner('broker', 800)
    const offer = await made(ours)
    const [other] = (await good((await as(agent.accountId)).call(ownReferrals, { query: {} }))).codes
    const arrivals = [{ code: other?.code ?? '', at: t.clock.now() }]
    const request = { guestId: guest.accountId, quoteId: offer.quote.id, quoteHash: offer.quote.hash, arrivals }
    const { id, number, charges } = await t.write((ctx) => book(ctx, request))
    await good(sign(guest, id))
    expect((await good(pay(guest, id))).booking).toMatchObject({ status: 'confirmed' })
    const { codes, referrals } = await good((await as(ours.accountId)).call(ownReferrals, { query: {} }))
    const rent = charges.reduce((sum, { kind, amount }) => (kind === 'accommodation' ? sum + amount : sum), 0)
    expect(referrals[0]).toMatchObject({ bookingId: id, named: true, rate: 800, commission: { amount: rent * 0.08 } })
    expect((await own(ours))[0]).toMatchObject({ state: 'booked', booking: { number, status: 'confirmed' } })
    await rate(codes[0]?.code ?? '', ours.email, 'broker', 200)
    expect(await attributedBooking(id)).toMatchObject({ rate: 800, named: true })
  })

  it('earns no one anything if the partner accepts it themselves, and cannot be made to their own address', async () => {
    const offer = await made(agent)
    const { booking } = await good(take(agent, offer))
    expect(await attributedBooking(booking.id)).toBeUndefined()
    const named = { ...ada, email: agent.email }
    const other = await t.write((ctx) => a.pricedHome(ctx))
    expect(await refused(ask(agent, { at: other, named }))).toEqual({ status: 422, code: 'own_stay' })
  })

  it('expires after a day and can’t be booked then; its nights are available', async () => {
    const offer = await made(agent)
    t.clock.set('2027-01-16T17:00:00Z')
    const late = await as(guest.accountId)
    expect(await refused(take(late, offer))).toEqual({ status: 409, code: 'quote_expired' })
    expect((await own(agent))[0]?.state).toBe('expired')
    expect((await held(late, { homeId: home.id, ...week })).status).toBe('awaiting_agreement')
  })

  it('holds no nights in a request-to-book home; the first guest to book gets them', async () => {
    home = await t.write((ctx) => a.pricedHome(ctx, { instant: false }))
    const offer = await made(agent)
    expect(offer.held).toBe(false)
    await held(await t.person('traveler'), { homeId: home.id, ...week })
    expect((await own(agent))[0]?.state).toBe('taken')
    expect(await refused(take(guest, offer))).toEqual({ status: 409, code: 'nights_taken' })
  })

  it('can’t be made at a price other than the one the partner saw, for nights that are gone, or at someone else’s price', async () => {
    const seen = await quoted(agent, { homeId: home.id, ...week })
    const send = (quoteHash: string, who = agent) =>
      who.call(makePartnerOffer, { body: { quoteId: seen.id, quoteHash, guest: ada } })
    expect(await refused(send('Q'.repeat(43)))).toEqual({ status: 404, code: 'not_found' })
    const code = `SUN-${words++}`
    const promo = { code, label: 'Sun', kind: 'percent' as const, amount: 1_000, currency: null }
    const limits = { homeId: null, minNights: 1, booked: null, mostUses: null }
    await t.write((ctx) => savePromo(ctx, { ...promo, ...limits }, staff.accountId))
    const less = await quoted(agent, { homeId: home.id, ...week, promo: code })
    const body = { quoteId: less.id, quoteHash: less.hash, guest: ada }
    expect(await refused(agent.call(makePartnerOffer, { body }))).toEqual({ status: 409, code: 'price_changed' })
    await confirmed(guest, { homeId: home.id, ...week })
    expect(await refused(send(seen.hash))).toEqual({ status: 422, code: 'stay_not_possible' })
  })

  it('requires a partner with a code, in a program that books for others', async () => {
    const stranger = await t.person('travel-agent')
    expect(await refused(ask(stranger))).toEqual({ status: 409, code: 'no_code' })
    for (const role of ['traveler', 'owner', 'affiliate', 'referral'] as const)
      expect(await refused(ask(await t.person(role)))).toEqual({ status: 403, code: 'forbidden' })
  })

  it('can be seen and withdrawn only by its partner, but not once it is booked', async () => {
    const offer = await made(agent)
    expect((await own(broker)).some(({ id }) => id === offer.id)).toBe(false)
    const back = { params: { offerId: offer.id } }
    expect(await refused(broker.call(withdrawPartnerOffer, back))).toEqual({ status: 404, code: 'not_found' })
    expect((await good(agent.call(withdrawPartnerOffer, back))).offer).toMatchObject({ state: 'withdrawn' })
    expect(await refused(take(guest, offer))).toEqual({ status: 409, code: 'quote_expired' })
    const next = await made(agent)
    await good(take(guest, next))
    const params = { offerId: next.id }
    expect(await refused(agent.call(withdrawPartnerOffer, { params }))).toEqual({
      status: 409,
      code: 'not_allowed_now',
    })
  })
})

describe("offers can't close a calendar", () => {
  const august = { arrive: '2027-08-06', depart: '2027-08-13' }

  it('one offer per home is open at a time, up to a total limit, even when requested together', async () => {
    const { id, hash } = await quoted(agent, { homeId: home.id, ...week })
    const other = await quoted(agent, { homeId: home.id, ...august })
    const both = [
      { quoteId: id, quoteHash: hash },
      { quoteId: other.id, quoteHash: other.hash },
    ]
    const answers = await Promise.all(
      both.map((quote) => agent.call(makePartnerOffer, { body: { ...quote, guest: ada } })),
    )
    expect(answers.map((answer) => (answer.ok ? 'made' : answer.error.code)).sort()).toEqual(['made', 'offer_open'])
    for (let more = 1; more < mostOpenOffers; more++)
      await made(agent, { at: await t.write((ctx) => a.pricedHome(ctx)) })
    const next = await t.write((ctx) => a.pricedHome(ctx))
    expect(await refused(ask(agent, { at: next }))).toEqual({ status: 409, code: 'too_many_offers' })
  })

  it('its nights are held twice within seven days for one partner, but not a third time', async () => {
    const heldNights: boolean[] = []
    for (let day = 0; day < 3; day++) {
      t.clock.set(new Date(Date.UTC(2027, 0, 15 + day, 18)).toISOString())
      heldNights.push((await made(await as(agent.accountId))).held)
    }
    expect(heldNights).toEqual([true, true, false])
    t.clock.set('2027-01-23T18:00:00Z')
    expect((await made(await as(agent.accountId))).held).toBe(true)
  })
})

it('shows several of a partner’s own offers side by side under one link, without the commission', async () => {
  const first = await made(agent)
  const at = await t.write((ctx) => a.pricedHome(ctx))
  const second = await made(agent, { at })
  const body = { offerIds: [first.id, second.id] }
  expect(await refused((await as(broker.accountId)).call(makePartnerSet, { body }))).toMatchObject({ status: 404 })
  const { set } = await good((await as(agent.accountId)).call(makePartnerSet, { body }))
  const { offers } = await good(t.visitor().call(offerSetByLink, { params: set }))
  expect(offers.map(({ id }) => id)).toEqual(body.offerIds)
  expect(JSON.stringify(offers)).not.toMatch(/commission/i)
})
