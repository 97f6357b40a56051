import {
  addProtection,
  bookingById,
  cancelBooking,
  changeStay,
  payProvider,
  previewCancellation,
  previewChange,
  protectionDesk,
  protectionOfStay,
  quoteStay,
  setProtection,
} from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { canceled, confirmed, type Guest, good, pay, refused } from '../bookings/testing/guest.ts'
import { julyScene } from '../bookings/testing/scene.ts'

const { t, as, guest, homeId, booked, accountsOf, run } = julyScene()

const product = { provider: 'Harbor Mutual', basisPoints: 700 }
let staffId: number
const staff = async (): Promise<Guest> => as(staffId)
const offer = async (wanted: typeof product | null) =>
  good((await staff()).call(setProtection, { body: { product: wanted } }))

beforeEach(async () => {
  staffId ??= (await t.person('staff')).accountId
  await offer(product)
})

const july = { arrive: '2027-07-02', depart: '2027-07-09', adults: 8 }
const withCover = async () => confirmed(await guest(), { homeId: homeId(), ...july, protection: true })
const seen = async (id: number) => (await good((await guest()).call(bookingById, { params: { id } }))).booking
const coverOf = async (id: number) =>
  (await good((await guest()).call(protectionOfStay, { params: { id } }))).protection
const add = async (id: number, amount?: number) =>
  (await guest()).call(addProtection, {
    params: { id },
    body: { amount: amount ?? (await coverOf(id))?.price.amount ?? 1 },
  })
const lineOf = ({ lines }: { lines: readonly { code: string; amount: { amount: number } }[] }) =>
  lines.find(({ code }) => code === 'protection')?.amount.amount
const days = (count: number) => t.clock.set(new Date(t.clock.now().getTime() + count * 86_400_000))
const owed = async () => (await good((await staff()).call(protectionDesk, {}))).owed
const payThem = async (amount: number) =>
  (await staff()).call(payProvider, { body: { amount: { amount, currency: 'USD' }, reference: 'SWIFT 4411' } })

describe('the travel protection offer', () => {
  it('R14 costs a percentage of the rent, and one far from usual only with a reason', async () => {
    const set = async (basisPoints: unknown, confirm?: object) =>
      (await staff()).raw({
        method: 'PUT',
        path: 'staff/protection',
        body: { product: { provider: 'Acme', basisPoints }, ...(confirm && { confirm }) },
      })
    for (const share of [0, -5, 'abc', null, 0.001, 10_001, 1e9])
      expect(JSON.parse((await set(share)).text).results).toMatchObject({
        error: { code: 'invalid_input' },
        required: ['product.basisPoints'],
      })
    for (const share of [1, 99, 2_001, 10_000])
      expect(JSON.parse((await set(share)).text).results.error).toMatchObject({
        code: 'confirmation_needed',
        details: { concerns: [{ code: 'unusual_share', share }] },
      })
    const confirm = { concerns: ['unusual_share'], reason: 'Cancel for any reason, as filed' }
    expect((await set(2_400, confirm)).status).toBe(200)
    expect(await good((await staff()).call(protectionDesk, {}))).toMatchObject({
      product: { basisPoints: 2_400 },
      confirmed: { reason: confirm.reason, by: expect.stringMatching(/^\S+ \S+/) },
    })
  })
})

it('an offer is never saved unseen over what someone else saved meanwhile', async () => {
  const save = async (basisPoints: number | null, version: string) =>
    (await staff()).call(setProtection, {
      body: { product: basisPoints ? { ...product, basisPoints } : null, version },
    })
  const opened = (await good((await staff()).call(protectionDesk, {}))).version
  const { version } = await good(save(900, opened))
  expect(await refused(save(null, opened))).toMatchObject({ status: 409, code: 'settings_changed' })
  expect((await good((await staff()).call(protectionDesk, {}))).product?.basisPoints).toBe(900)
  await good(save(null, version))
})

describe("R46 the provider's balance", () => {
  it('R45 R46 is owed when the stay is recognized, and paid once the stay is over, never more than what is owed', async () => {
    const before = (await owed())[0]?.amount ?? 0
    const booking = await withCover()
    const cover = lineOf(booking) ?? 0
    t.clock.set('2027-07-01T12:00:00Z')
    await run('payments.installments')
    t.clock.set('2027-07-02T20:30:00Z')
    await run('bookings.move-on')
    expect(await accountsOf(booking.id)).toMatchObject({ 'payable:protection': cover })
    expect((await owed())[0]?.amount ?? 0).toBe(before)
    t.clock.set('2027-07-09T20:30:00Z')
    await run('bookings.move-on')
    await run('payments.settle')
    expect((await owed())[0]?.amount).toBe(before + cover)
    expect(await refused(payThem(before + cover + 1))).toEqual({ status: 422, code: 'more_than_owed' })
    await good(payThem(before + cover))
    expect(await owed()).toEqual([])
    expect(await refused(payThem(1))).toEqual({ status: 422, code: 'more_than_owed' })
    const { payments } = await good((await staff()).call(protectionDesk, {}))
    expect(payments[0]).toMatchObject({ amount: { amount: before + cover }, reference: 'SWIFT 4411' })
  })
})

describe('travel protection', () => {
  it('is offered by the team, chosen with the price, and charged with its schedule', async () => {
    const booking = await withCover()
    const [cover, plain] = [lineOf(booking) ?? 0, booking.total.amount]
    expect(cover).toBeGreaterThan(0)
    expect(booking.schedule.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(plain)
    expect(await coverOf(booking.id)).toMatchObject({
      provider: 'Harbor Mutual',
      taken: true,
      price: { amount: cover },
    })
    expect(await refused(add(booking.id))).toEqual({ status: 409, code: 'not_allowed_now' })
  })

  it("can't be chosen while the team doesn't offer it; protection already sold stays", async () => {
    const booking = await withCover()
    await offer(null)
    const body = { arrive: '2027-08-06', depart: '2027-08-10', adults: 2, protection: true }
    const requested = (await guest()).call(quoteStay, { params: { id: homeId() }, body })
    expect(await refused(requested)).toEqual({ status: 422, code: 'protection_not_offered' })
    expect(await coverOf(booking.id)).toMatchObject({ taken: true })
  })

  it("can be added to a booked stay within fourteen days at its price, charged to the booking's card", async () => {
    const booking = await booked()
    days(13)
    const { price } = (await coverOf(booking.id)) ?? { price: { amount: 0 } }
    expect(await refused(add(booking.id, price.amount - 1))).toEqual({ status: 409, code: 'terms_changed' })
    const covered = (await good(add(booking.id))).booking
    expect(covered.total.amount).toBe(booking.total.amount + price.amount)
    expect(covered.headline).toEqual(booking.headline)
    expect(covered.dueNow.amount).toBe(price.amount)
    await run('payments.installments')
    expect((await seen(booking.id)).paid.amount).toBe(booking.paid.amount + price.amount)
    const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
    expect(text).toContain('your travel protection is added')
  })

  it('is added only once, even when submitted several times at the same moment', async () => {
    const booking = await booked()
    const amount = (await coverOf(booking.id))?.price.amount ?? 0
    const who = await guest()
    const press = () => who.call(addProtection, { params: { id: booking.id }, body: { amount } })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await seen(booking.id)).total.amount).toBe(booking.total.amount + amount)
  })

  it("can't be added on the fifteenth day or after the stay has started", async () => {
    const booking = await booked()
    days(14)
    expect(await coverOf(booking.id)).toMatchObject({ taken: false })
    t.clock.set(new Date(t.clock.now().getTime() + 1_000))
    expect(await coverOf(booking.id)).toBeNull()
    expect(await refused(add(booking.id))).toEqual({ status: 409, code: 'not_allowed_now' })
    t.clock.set('2027-06-28T12:00:00Z')
    const late = await confirmed(await guest(), { homeId: homeId(), arrive: '2027-07-12', depart: '2027-07-15' })
    t.clock.set(new Date('2027-07-12T20:00:01Z'))
    expect(await coverOf(late.id)).toBeNull()
    expect(await refused(add(late.id))).toEqual({ status: 409, code: 'not_allowed_now' })
  })

  it('can be added only by the guest of the booking', async () => {
    const booking = await booked()
    const other = await t.person('traveler', 'owner')
    const requested = { params: { id: booking.id }, body: { amount: 1 } }
    expect(await refused(other.call(addProtection, requested))).toMatchObject({ status: 404 })
    expect(await refused((await staff()).call(addProtection, requested))).toMatchObject({ status: 404 })
    expect(await refused(other.call(protectionOfStay, { params: { id: booking.id } }))).toMatchObject({ status: 404 })
  })

  it('R18 follows a change of the stay at the percentage it was sold with', async () => {
    const booking = await withCover()
    await offer({ provider: 'Another Mutual', basisPoints: 2_000 })
    const params = { id: booking.id }
    const request = { ...july, depart: '2027-07-10' }
    const { change } = await good((await guest()).call(previewChange, { params, body: request }))
    const { quoteId, quoteHash, hash } = change
    await good((await guest()).call(changeStay, { params, body: { quoteId, quoteHash, hash } }))
    const after = await seen(booking.id)
    const nights =
      after.headline.amount -
      after.lines
        .filter(({ code }) => ['cleaning', 'service'].includes(code))
        .reduce((sum, { amount }) => sum + amount.amount, 0)
    expect(lineOf(after)).toBe(Math.round(nights * 0.07))
    expect(await coverOf(booking.id)).toMatchObject({ provider: 'Harbor Mutual', taken: true })
  })
})

describe('R39 travel protection on a canceled stay', () => {
  it('R39 is fully refunded within fourteen days', async () => {
    const booking = await booked()
    await good(add(booking.id))
    await good(pay(await guest(), booking.id))
    days(13)
    await canceled(await guest(), booking.id)
    await t.drain()
    expect(await accountsOf(booking.id)).not.toHaveProperty('payable:protection')
  })

  it('R39 belongs to the provider after that, whatever happens to the nights', async () => {
    const booking = await withCover()
    const cover = lineOf(booking) ?? 0
    days(15)
    const { cancellation } = await good((await guest()).call(previewCancellation, { params: { id: booking.id } }))
    expect(cancellation.lines.find(({ code }) => code === 'protection')).toMatchObject({ retained: { amount: cover } })
    await good((await guest()).call(cancelBooking, { params: { id: booking.id }, body: { hash: cancellation.hash } }))
    await t.drain()
    expect(await accountsOf(booking.id)).toMatchObject({ 'payable:protection': cover })
  })
})
