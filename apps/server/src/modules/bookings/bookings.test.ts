import {
  agreementContent,
  agreementOfHome,
  answerRequest,
  bookingAgreement,
  bookingById,
  createBooking,
  homeCalendar,
  myAgreement,
  myAgreements,
  myBookings,
  shareAgreement,
  sharedAgreement,
  signAgreement,
  withdrawRequest,
  writeHomeAgreement,
} from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '#modules/accounts'
import { signatureOf, wordingOf } from '#modules/agreements'
import { type Home, ownersOf } from '#modules/homes'
import { savePromo, setRates } from '#modules/pricing'
import { saveTranslations } from '#modules/translations'
import { a, usualPricing } from '#testing/builders'
import { callerOf } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { moveOn } from './jobs.ts'
import { confirmed, type Guest, good, held, pay, quoted, refused, sign } from './testing/guest.ts'
import { bookingsScene } from './testing/scene.ts'

const { t } = bookingsScene()
let guest: Guest
let other: Guest
let instantHome: Home
let askHome: Home
beforeAll(async () => {
  guest = await t.person('traveler')
  other = await t.person('traveler')
  instantHome = await t.write((ctx) => a.pricedHome(ctx))
  askHome = await t.write((ctx) => a.pricedHome(ctx, { instant: false }))
})

// Every test uses its own month.
let month = 0
const stay = (home: Home, nights = 7) => {
  month += 1
  const text = String(2 + (month % 11)).padStart(2, '0')
  const day = 1 + Math.floor(month / 11) * 9
  const date = (offset: number) => `2027-${text}-${String(day + offset).padStart(2, '0')}`
  return { homeId: home.id, arrive: date(0), depart: date(nights) }
}

const statusOf = async (who: Guest, id: number) =>
  (await good(who.call(bookingById, { params: { id } }))).booking.status

describe('Instant Book', () => {
  it('holds the nights for fifteen minutes and says what comes next', async () => {
    const booking = await held(guest, stay(instantHome))
    expect(booking).toMatchObject({
      status: 'awaiting_agreement',
      holdUntil: '2027-01-15T17:15:00.000Z',
      allowedActions: ['sign', 'withdraw'],
    })
    expect(booking.number).toBe(`PL-${20_000 + booking.id}`)
    expect(booking.home.address).toBeNull()
    const { nights } = await good(
      other.call(homeCalendar, {
        params: { id: instantHome.id },
        query: { from: booking.arrive, to: booking.depart },
      }),
    )
    expect(new Set(nights.map((night) => night.status))).toEqual(new Set(['requested']))
  })

  it('requires the guest to confirm the home’s minimum age, which is in what they sign', async () => {
    const home = await t.write((ctx) => a.pricedHome(ctx, { minGuestAge: 25 }))
    const { id } = await held(guest, { homeId: home.id, arrive: '2027-05-03', depart: '2027-05-08' })
    const { agreement, minGuestAge } = await good(guest.call(bookingAgreement, { params: { id }, query: {} }))
    expect(minGuestAge).toBe(25)
    expect(agreement).toContain('The guest who books must be at least 25 years old on arrival.')
    expect(await refused(sign(guest, id))).toEqual({ status: 422, code: 'age_unconfirmed' })
    const body = { agreementVersion: 1, signedName: 'Ada Quill', accepted: true as const, confirmsAge: true }
    expect((await good(guest.call(signAgreement, { params: { id }, body }))).booking.status).toBe('awaiting_payment')
  })

  it('R16 R17 charges the frozen quote to the cent, whatever the home’s price since: 8,532.63, half now', async () => {
    const home = await t.write((ctx) => a.pricedHome(ctx))
    const coupon = {
      code: 'FIRST',
      label: 'Coupon, first stay',
      kind: 'amount',
      amount: 20_000,
      currency: 'USD',
    } as const
    await t.write((ctx) => savePromo(ctx, { ...coupon, homeId: null, minNights: 1, booked: null }))
    const week = { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09', adults: 8, promo: 'FIRST' }
    const quote = await quoted(guest, week)
    await t.write((ctx) => setRates(ctx, home.id, { plan: { ...usualPricing.plan, base: 999_900 }, discounts: [] }))
    const { booking } = await good(guest.call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } }))
    await good(sign(guest, booking.id))
    const { booking: paid, payment } = await good(pay(guest, booking.id))
    expect(payment).toMatchObject({ status: 'succeeded', amount: { amount: 426_632 } })
    expect(paid.total.amount).toBe(853_263)
    expect(paid.schedule.map((part) => part.amount.amount)).toEqual([426_632, 426_631])
  })

  it('confirms when signed and paid, and shows the address from then on', async () => {
    const booking = await confirmed(guest, stay(instantHome))
    expect(booking).toMatchObject({
      status: 'confirmed',
      holdUntil: null,
      allowedActions: ['cancel', 'change', 'change_card'],
    })
    expect(booking.home.address).toBe(instantHome.address)
    expect(booking.timeline.map((row) => row.what)).toEqual(['hold', 'sign', 'paid', 'confirm'])
    expect(booking.timeline.every((row) => row.text.length > 0 && row.by.length > 0)).toBe(true)
    expect(booking.schedule.map((part) => part.state)).toEqual(['paid', 'scheduled'])
    expect(booking.documents).toHaveLength(1)
  })

  it('R16 rejects an expired quote', async () => {
    const quote = await quoted(guest, stay(instantHome))
    t.clock.advance(30)
    const call = guest.call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } })
    expect(await refused(call)).toEqual({ status: 409, code: 'quote_expired' })
  })

  it('R16 rejects a quote with another hash as if it did not exist', async () => {
    const quote = await quoted(guest, stay(instantHome))
    const call = guest.call(createBooking, { body: { quoteId: quote.id, quoteHash: `${quote.hash.slice(1)}x` } })
    expect(await refused(call)).toEqual({ status: 404, code: 'not_found' })
  })

  it('rejects nights that someone else has, and offers the nearest available ones', async () => {
    const request = stay(instantHome)
    const late = await quoted(other, request)
    await held(guest, request)
    const answer = await other.call(createBooking, { body: { quoteId: late.id, quoteHash: late.hash } })
    expect(answer).toMatchObject({ ok: false, error: { status: 409, code: 'nights_taken' } })
    const nearest = answer.ok ? [] : (answer.error.details?.nearest as { arrive: string; headline: unknown }[])
    expect(nearest.length).toBeGreaterThan(0)
    expect(nearest[0]).toMatchObject({ arrive: expect.any(String), headline: { currency: 'USD' } })
  })

  it('books a quote once: only the guest who booked it is shown which booking it became', async () => {
    const quote = await quoted(guest, stay(instantHome))
    const ask = (who: Guest) => who.call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } })
    const { booking } = await good(ask(guest))
    const taken = { ok: false, error: { status: 409, code: 'nights_taken' } }
    expect(await ask(guest)).toMatchObject({ ...taken, error: { details: { bookingId: booking.id } } })
    expect(await ask(other)).toMatchObject({ ...taken, error: { details: { nearest: [] } } })
    expect(JSON.stringify(await ask(other))).not.toContain('bookingId')
  })

  it('R4 frees the nights after fifteen minutes, even before the sweeper runs', async () => {
    const request = stay(instantHome)
    const booking = await held(guest, request)
    t.clock.advance(15)
    expect(await statusOf(guest, booking.id)).toBe('expired')
    expect(await refused(sign(guest, booking.id))).toEqual({ status: 409, code: 'hold_expired' })
    await confirmed(other, request)
    await moveOn(t.app)
    const { booking: swept } = await good(guest.call(bookingById, { params: { id: booking.id } }))
    expect(swept.timeline.at(-1)).toMatchObject({ what: 'expire' })
  })

  it('releases the nights when the guest withdraws', async () => {
    const request = stay(instantHome)
    const booking = await held(guest, request)
    const { booking: gone } = await good(guest.call(withdrawRequest, { params: { id: booking.id } }))
    expect(gone).toMatchObject({ status: 'withdrawn', allowedActions: [] })
    expect(gone.schedule.every((part) => part.state === 'canceled')).toBe(true)
    await held(other, request)
  })

  it('requires a traveler account', async () => {
    const owner = await t.person('owner')
    const quote = await quoted(owner, stay(instantHome))
    const call = owner.call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } })
    expect(await refused(call)).toEqual({ status: 403, code: 'forbidden' })
    const visit = t.visitor().call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } })
    expect(await refused(visit)).toEqual({ status: 401, code: 'unauthenticated' })
  })

  it('is not visible to anyone else', async () => {
    const booking = await held(guest, stay(instantHome))
    const gone = { status: 404, code: 'not_found' }
    expect(await refused(other.call(bookingById, { params: { id: booking.id } }))).toEqual(gone)
    expect(await refused(sign(other, booking.id))).toEqual(gone)
    expect(await refused(pay(other, booking.id))).toEqual(gone)
    expect(await refused(other.call(withdrawRequest, { params: { id: booking.id } }))).toEqual(gone)
    expect(await refused(other.call(bookingAgreement, { params: { id: booking.id } }))).toEqual(gone)
  })
})

describe('asking first', () => {
  const owner = async (home: Home) => {
    const [id] = await t.read((ctx) => ownersOf(ctx, home.id))
    return t.as(id as number)
  }

  it('holds the nights for a day for the owner to answer, and then a day to sign and pay', async () => {
    const booking = await held(guest, stay(askHome))
    expect(booking).toMatchObject({
      status: 'requested',
      holdUntil: '2027-01-16T17:00:00.000Z',
      allowedActions: ['withdraw'],
    })
    const host = await owner(askHome)
    t.clock.advance(600)
    const answer = host.call(answerRequest, { params: { id: booking.id }, body: { accept: true, note: 'Welcome' } })
    const { booking: accepted } = await good(answer)
    expect(accepted).toMatchObject({ status: 'awaiting_agreement', holdUntil: '2027-01-17T03:00:00.000Z' })
    expect(accepted.guest).toMatchObject({ firstName: 'Ada', email: '', phone: null })
    t.clock.advance(1_200)
    await good(sign(guest, booking.id))
    expect((await good(pay(guest, booking.id))).booking.status).toBe('confirmed')
  })

  it('frees the nights when declined', async () => {
    const request = stay(askHome)
    const booking = await held(guest, request)
    const host = await owner(askHome)
    const decline = { params: { id: booking.id }, body: { accept: false, note: 'The roof is being mended' } }
    const { booking: declined } = await good(host.call(answerRequest, decline))
    expect(declined.status).toBe('declined')
    expect(declined.timeline.at(-1)?.text).toContain('The roof is being mended')
    expect(await refused(host.call(answerRequest, decline))).toEqual({ status: 409, code: 'not_allowed_now' })
    await held(other, request)
  })

  it('expires after a day without an answer, even if the answer comes late', async () => {
    const booking = await held(guest, stay(askHome))
    const host = await owner(askHome)
    t.clock.advance(24 * 60)
    const accept = host.call(answerRequest, { params: { id: booking.id }, body: { accept: true } })
    expect(await refused(accept)).toEqual({ status: 409, code: 'not_allowed_now' })
    expect(await statusOf(guest, booking.id)).toBe('expired')
  })

  it('is answered only by staff where the home requires it', async () => {
    const home = await t.write((ctx) => a.pricedHome(ctx, { instant: false, requestTo: 'staff' }))
    const booking = await held(guest, stay(home))
    const call = { params: { id: booking.id }, body: { accept: true } }
    const host = await owner(home)
    expect(await refused(host.call(answerRequest, call))).toEqual({ status: 409, code: 'not_allowed_now' })
    const staff = await t.person('staff')
    expect((await good(staff.call(answerRequest, call))).booking.status).toBe('awaiting_agreement')
  })

  it("can't be answered by strangers", async () => {
    const booking = await held(guest, stay(askHome))
    const stranger = await t.person('owner')
    const call = { params: { id: booking.id }, body: { accept: true } }
    expect(await refused(stranger.call(answerRequest, call))).toEqual({ status: 404, code: 'not_found' })
    expect(await refused(guest.call(answerRequest, call))).toEqual({ status: 403, code: 'forbidden' })
  })
})

describe('the agreement', () => {
  it('R34 is stored as signed: text, version, hash, name, time, address, and browser', async () => {
    const booking = await held(guest, stay(instantHome))
    const read = () => good(guest.call(bookingAgreement, { params: { id: booking.id } }))
    const before = await read()
    expect(before).toMatchObject({ version: 1, title: 'Booking agreement', signedAt: null })
    expect(before.agreement).toContain('Ada Quill')
    expect(before.agreement).toContain(instantHome.name)
    expect(before.agreement).not.toContain(instantHome.address)
    await good(sign(guest, booking.id))
    const after = await read()
    expect(after).toMatchObject({
      agreement: before.agreement,
      textHash: before.textHash,
      signedAt: testPresent.replace('Z', '.000Z'),
      signedName: 'Ada Quill',
    })
    expect(await t.read((ctx) => signatureOf(ctx, { kind: 'booking', id: booking.id }))).toMatchObject({
      accountId: guest.accountId,
      address: '127.0.0.1',
      userAgent: expect.any(String),
    })
  })

  it('is signed by the guest themselves, and by no one on the team for them', async () => {
    const staff = await t.person('staff')
    const home = await t.write((ctx) => a.pricedHome(ctx))
    const { id } = await held(guest, { homeId: home.id, arrive: '2027-11-05', depart: '2027-11-12' })
    const door = { address: '203.0.113.9', userAgent: 'test', confirmed: true, impersonatedBy: staff.accountId }
    const { token } = await t.write((ctx) => openSession(ctx, guest.accountId, door))
    const instead = { ...callerOf(t.server, token), accountId: guest.accountId }
    expect(await refused(sign(instead, id))).toEqual({ status: 403, code: 'forbidden' })
    const { booking } = await good(instead.call(bookingById, { params: { id } }))
    expect(booking).toMatchObject({ status: 'awaiting_agreement', agreement: { signedName: null } })
    expect((await good(sign(guest, id))).booking.status).toBe('awaiting_payment')
  })

  it('can be read in another language before signing; what is signed remains the English text', async () => {
    const booking = await held(guest, { homeId: instantHome.id, arrive: '2028-02-01', depart: '2028-02-08' })
    const read = (language: 'en' | 'fr') =>
      good(guest.call(bookingAgreement, { params: { id: booking.id }, query: { language } }))
    expect((await read('fr')).reading).toBeNull()
    const [title = '', body = ''] = await t.read((ctx) => wordingOf(ctx, 'booking-agreement'))
    const french = body.replace('1. Who this agreement is between', '1. Les parties')
    await t.write((ctx) =>
      saveTranslations(ctx, 'en', 'fr', [
        { source: title, text: 'Contrat de location' },
        { source: body, text: french },
      ]),
    )
    const before = await read('fr')
    expect(before).toMatchObject({
      title: 'Booking agreement',
      reading: { language: 'fr', title: 'Contrat de location' },
    })
    expect(before.reading?.html).toContain('1. Les parties')
    expect(before.reading?.html).toContain(instantHome.name)
    expect(before.agreement).toContain('1. Who this agreement is between')
    expect((await read('en')).reading).toBeNull()
    await good(sign(guest, booking.id))
    expect(await read('fr')).toMatchObject({ agreement: before.agreement, textHash: before.textHash, reading: null })
  })

  it('C144 can be read without a login by anyone with its link, and by no one who guesses', async () => {
    const booking = await held(guest, { homeId: instantHome.id, arrive: '2028-03-01', depart: '2028-03-08' })
    const { hash } = await good(guest.call(shareAgreement, { params: { id: booking.id } }))
    const read = (bookingId: number, secret: string) =>
      t.visitor().call(sharedAgreement, { params: { bookingId: String(bookingId), hash: secret } as never })
    const shared = await good(read(Number(booking.id), hash))
    expect(shared).toMatchObject({ title: 'Booking agreement', signedAt: null })
    expect(shared.agreement).toContain(instantHome.name)
    await good(sign(guest, booking.id))
    expect(await good(read(Number(booking.id), hash))).toMatchObject({
      textHash: shared.textHash,
      signedName: expect.any(String),
    })
    expect(await read(Number(booking.id), 'x'.repeat(32))).toMatchObject({ ok: false, error: { status: 404 } })
    expect(await read(Number(booking.id) + 1, hash)).toMatchObject({ ok: false, error: { status: 404 } })
    const next = await held(other, { homeId: instantHome.id, arrive: '2028-03-08', depart: '2028-03-15' })
    expect(await read(Number(next.id), hash)).toMatchObject({ ok: false, error: { status: 404 } })
    const stranger = await t.person('traveler')
    expect(await stranger.call(shareAgreement, { params: { id: booking.id } })).toMatchObject({
      error: { status: 404 },
    })
  })

  it('must be the wording in force', async () => {
    const booking = await held(guest, stay(instantHome))
    const old = guest.call(signAgreement, {
      params: { id: booking.id },
      body: { agreementVersion: 2, signedName: 'Ada Quill', accepted: true },
    })
    expect(await refused(old)).toEqual({ status: 409, code: 'agreement_changed' })
  })

  it('C761 C765 a home’s own one is signed with it by both parties, in the version that was read, and stored unchanged', async () => {
    const home = await t.write((ctx) => a.account(ctx, { roles: ['owner'], firstName: 'Ira', lastName: 'Reed' }))
    const owner = { ...(await t.as(home.id)), accountId: home.id }
    const homeId = (await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))).id
    const ask = (after: number, text: string | null) =>
      owner.call(writeHomeAgreement, {
        params: { id: homeId },
        body: { agreement: text === null ? null : { title: 'Lease', text, signedName: 'Ira Reed' }, after },
      })
    const first = await held(guest, { homeId, arrive: '2027-06-05', depart: '2027-06-12' })
    const read = (id = first.id) => good(guest.call(bookingAgreement, { params: { id } }))
    expect((await read()).additional).toBeNull()
    for (const signedName of ['', ' . ', '\u200b\u200b'])
      expect(
        await refused(
          owner.call(writeHomeAgreement, {
            params: { id: homeId },
            body: { agreement: { title: 'Lease', text: 'No fires.', signedName }, after: 0 },
          }),
        ),
      ).toMatchObject({ status: 422 })
    expect(await good(ask(0, 'No <b>fires</b>.\n\nNo boats.'))).toEqual({ version: 1 })
    const neighbor = (await t.write((ctx) => a.pricedHome(ctx))).id
    const document = (id: number) =>
      good(
        t
          .visitor()
          .call(agreementContent, { params: { type: 'booking-agreement' }, query: { propertyId: id } as never }),
      )
    expect((await document(neighbor)).additionalAgreement).toBeNull()
    expect(await refused(ask(0, 'Two at once.'))).toEqual({ status: 409, code: 'agreement_changed' })
    const { additional } = await read()
    expect(additional).toMatchObject({ title: 'Lease', version: 1 })
    expect(additional?.html).toContain('<p>No &lt;b&gt;fires&lt;/b&gt;.</p>\n<p>No boats.</p>')
    expect(additional?.html).toMatch(/Signed for the home by Ira Reed on \w+ \d+, 2027, \d+:\d\d [AP]M E[SD]T\./)
    expect(await refused(sign(guest, first.id))).toEqual({ status: 409, code: 'agreement_changed' })
    expect(await refused(sign(guest, first.id, 2))).toEqual({ status: 409, code: 'agreement_changed' })
    const asTheHome = (signedName: string) =>
      guest.call(signAgreement, {
        params: { id: first.id },
        body: { agreementVersion: 1, additionalVersion: 1, signedName, accepted: true },
      })
    for (const name of ['Ira Reed', 'ira  REED.'])
      expect(await refused(asTheHome(name))).toEqual({ status: 422, code: 'same_signer' })
    for (const name of ['..', '\u200b\u200b', '42'])
      expect(await refused(asTheHome(name))).toMatchObject({ status: 422 })
    for (const name of ['ab', 'Ada', 'A. Quill', 'Ira Quill', '王小明'])
      expect(await refused(asTheHome(name))).toEqual({ status: 422, code: 'name_differs' })
    expect((await read()).signedAt).toBeNull()
    await good(sign(guest, first.id, 1))
    expect(await good(ask(1, 'Other words.'))).toEqual({ version: 2 })
    expect((await read()).additional).toEqual(additional)
    const retained = (await good(guest.call(myAgreements))).agreements.filter(({ bookingId }) => bookingId === first.id)
    expect(retained.map(({ type, title, version }) => [type, title, version])).toEqual([
      ['booking-agreement', 'Booking agreement', 1],
      ['home-agreement', 'Lease', 1],
    ])
    const id = retained[1]?.id ?? ''
    expect((await good(guest.call(myAgreement, { params: { id } }))).agreement).toMatchObject({
      text: additional?.html,
      textHash: additional?.textHash,
      address: '127.0.0.1',
      signedName: 'Ada Quill',
    })
    const other = await t.person('traveler')
    expect(await refused(other.call(myAgreement, { params: { id } }))).toMatchObject({ status: 404 })
    expect((await good(other.call(myAgreements))).agreements).toEqual([])
    expect((await document(homeId)).additionalAgreement).toContain('<p>Other words.</p>')
    await good(ask(2, null))
    const second = await held(guest, { homeId, arrive: '2027-07-03', depart: '2027-07-10' })
    expect(await refused(sign(guest, second.id, 2))).toEqual({ status: 409, code: 'agreement_changed' })
    await good(sign(guest, second.id))
    expect((await read(second.id)).additional).toBeNull()
    const stranger = await t.person('owner')
    expect(await refused(stranger.call(agreementOfHome, { params: { id: homeId } }))).toMatchObject({ status: 404 })
  })

  it('must be signed before the payment', async () => {
    const booking = await held(guest, stay(instantHome))
    expect(await refused(pay(guest, booking.id))).toEqual({ status: 409, code: 'agreement_missing' })
  })
})

describe('the guest’s list of stays', () => {
  it('shows the next stay first and past stays last', async () => {
    const traveler = await t.person('traveler')
    const late = await confirmed(traveler, { homeId: instantHome.id, arrive: '2027-12-10', depart: '2027-12-17' })
    await held(traveler, { homeId: askHome.id, arrive: '2027-11-20', depart: '2027-11-27' })
    const { bookings } = await good(traveler.call(myBookings, { query: {} }))
    expect(bookings.data.map((card) => card.status)).toEqual(['requested', 'confirmed'])
    expect(bookings.data[1]).toMatchObject({ id: late.id, guestName: 'Ada Quill', guests: 2, paid: late.paid })
    const { bookings: previous } = await good(traveler.call(myBookings, { query: { when: 'previous' } }))
    expect(previous.data).toEqual([])
  })
})

describe('invalid input', () => {
  it.each([
    ['a zero byte', 'a\u0000b'],
    ['half a character', 'Ada \ud800 Quill'],
  ])('is rejected as unreadable: %s', async (_, message) => {
    const quote = await quoted(guest, stay(instantHome))
    const call = guest.call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash, message } })
    expect(await refused(call)).toEqual({ status: 400, code: 'unreadable' })
  })

  it.each([
    ['GET', 'bookings/abc', undefined, 404],
    ['GET', 'bookings/9007199254740993', undefined, 404],
    ['GET', 'bookings?page=0', undefined, 422],
    ['PUT', 'bookings', {}, 405],
    ['POST', 'bookings', { quoteId: '1', quoteHash: [] }, 422],
    ['POST', 'bookings', '{"quoteId":', 400],
    ['POST', 'bookings/1/agreement', { agreementVersion: 1e308, signedName: 'ab', accepted: true }, 422],
    ['POST', 'bookings/1/payments', { token: 'x'.repeat(1_000) }, 422],
  ])('%s %s with %j is answered with %i', async (method, path, body, status) => {
    const answer = await guest.raw({ method, path, body })
    expect(answer.status).toBe(status)
    expect(answer.text).not.toMatch(/at .*\.ts|node_modules/)
  })
})
