import {
  acceptAgreements,
  type BodyInputOf,
  externalStays,
  guideOfHome,
  planStay,
  planStayForGuest,
  settleExternalStay,
  stayOfBooking,
  tellExternalStay,
  writeGuide,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Booking, cancelBooking } from '#modules/bookings'
import { homeById } from '#modules/homes'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { confirmedStay } from '#testing/stays'
import { good } from '../bookings/testing/guest.ts'
import { readStoredPhones } from './external-stays.ts'
import { db } from './tables.ts'

const t = sceneApp()
let booking: Booking
let ownerId: number

/** Sessions are short: everyone logs in again whenever the clock moves. */
const guest = () => t.as(booking.guestId)
const owner = () => t.as(ownerId)

beforeEach(async () => {
  t.clock.set(testPresent)
  ownerId = (await t.person('owner')).accountId
  const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId }))
  booking = await confirmedStay(t, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
})

const params = () => ({ id: booking.id })
const stayOf = async (who: Caller) => {
  const answer = await who.call(stayOfBooking, { params: params() })
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.results.stay
}
const plan = async (body: Partial<BodyInputOf<typeof planStay>>) =>
  (await guest()).call(planStay, { params: params(), body: { arrivalTime: null, guests: [], ...body } })

const guide = {
  directions: 'The second drive after the chapel.',
  wifiName: 'Marram',
  sections: [{ title: 'Hot water', text: 'It takes a minute to come.' }],
}
const written = async (keys = { doorCode: '4711#', wifiKey: 'sea-lavender' }) => {
  const answer = await (await owner()).call(writeGuide, { params: { id: booking.homeId }, body: { guide, ...keys } })
  expect(answer).toMatchObject({ ok: true })
  expect(Object.keys(answer.ok ? answer.results : {})).toEqual(['version'])
}

/** A table's full content, as text. */
const everythingIn = async (table: string): Promise<string> => {
  const { rows } = await t.read((ctx) =>
    sql<{ text: string | null }>`select string_agg(row::text, ' ') as text from ${sql.table(table)} as row`.execute(
      db(ctx),
    ),
  )
  return rows[0]?.text ?? ''
}

describe('the guest list and arrival times', () => {
  it('is entered by the guest, and read by owner and team', async () => {
    const guests = [{ firstName: 'Ada', lastName: 'Quill', age: 'adult' as const }]
    expect(await plan({ arrivalTime: '18:30', note: 'By the late ferry.', guests })).toMatchObject({ ok: true })
    for (const who of [await guest(), await owner(), await t.person('staff')])
      expect((await stayOf(who)).plan).toMatchObject({ arrivalTime: '18:30', note: 'By the late ferry.', guests })
    expect(
      await (await owner()).call(planStay, { params: params(), body: { arrivalTime: null, guests: [] } }),
    ).toMatchObject({ ok: false, error: { status: 404 } })
  })

  it('is edited by staff for the guest, within the same limits', async () => {
    const staff = await t.person('staff')
    expect(await stayOf(staff)).toMatchObject({ open: false, openToTeam: true })
    expect(await stayOf(await guest())).toMatchObject({ open: true, openToTeam: false })
    const guests = [{ firstName: 'Ada', lastName: 'Quill', age: 'adult' as const }]
    const save = (arrivalTime: string, who: Caller = staff) =>
      who.call(planStayForGuest, { params: params(), body: { arrivalTime, note: '', guests } })
    expect(await save('17:30')).toMatchObject({ ok: true, results: { plan: { arrivalTime: '17:30', guests } } })
    expect((await stayOf(await guest())).plan).toMatchObject({ arrivalTime: '17:30', guests })
    expect(await save('15:59')).toMatchObject({ ok: false, error: { code: 'before_check_in' } })
    expect(await save('17:30', await guest())).toMatchObject({ ok: false, error: { status: 403 } })
    t.clock.set(booking.checkOutAt)
    const later = await t.person('staff')
    expect(await stayOf(later)).toMatchObject({ openToTeam: false })
    expect(await save('17:30', later)).toMatchObject({ ok: false, error: { code: 'not_allowed_now' } })
  })

  it("stays within the people the stay was booked for, the home's hours, and its deadline", async () => {
    const adult = { firstName: 'Ada', lastName: 'Quill', age: 'adult' as const }
    expect(await plan({ guests: [adult, adult, adult] })).toMatchObject({
      ok: false,
      error: { code: 'too_many_guests' },
    })
    expect(await plan({ arrivalTime: '15:59' })).toMatchObject({ ok: false, error: { code: 'before_check_in' } })
    t.clock.set(booking.checkOutAt)
    expect(await plan({})).toMatchObject({ ok: false, error: { code: 'not_allowed_now' } })
  })
})

describe('the access details', () => {
  it('are shown only to the guest, from two days before check-in until check-out', async () => {
    await written()
    const early = await stayOf(await guest())
    expect(early.guide).toEqual(guide)
    expect(early.keys).toMatchObject({ state: 'later', doorCode: null, wifiKey: null })
    t.clock.set(new Date(early.keys.from))
    // The open part of the price was charged to the card before.
    await t.drain()
    const there = (await stayOf(await guest())).keys
    if (there.state === 'held_back') expect(there.doorCode).toBeNull()
    else expect(there).toMatchObject({ state: 'open', doorCode: '4711#', wifiKey: 'sea-lavender' })
    for (const who of [await owner(), await t.person('staff')])
      expect((await stayOf(who)).keys).toMatchObject({ doorCode: null, wifiKey: null })
    t.clock.set(booking.checkOutAt)
    expect((await stayOf(await guest())).keys).toMatchObject({ state: 'over', doorCode: null, wifiKey: null })
  })

  it('are never shown for a canceled stay', async () => {
    await written()
    t.clock.set(new Date((await stayOf(await guest())).keys.from))
    await t.write((ctx) =>
      cancelBooking(ctx, { bookingId: booking.id, reason: '' }, { kind: 'guest', accountId: booking.guestId }),
    )
    expect(await stayOf(await guest())).toMatchObject({ guide: null, keys: { state: 'over', doorCode: null } })
  })

  it('are sealed in the database, appear in no cached response to a write, and can be read by those who manage the home', async () => {
    await written()
    const tables = ['stays.guide', 'kernel.idempotency', 'kernel.event', 'notifications.delivery']
    const rows = (await Promise.all(tables.map(everythingIn))).join()
    expect(rows).toContain('Marram')
    expect(rows).not.toContain('4711#')
    expect(rows).not.toContain('sea-lavender')
    const read = (who: Caller) => who.call(guideOfHome, { params: { id: booking.homeId } })
    expect(await read(await owner())).toMatchObject({ ok: true, results: { guide, doorCode: '4711#' } })
    expect(await read(await t.person('owner'))).toMatchObject({ ok: false, error: { status: 404 } })
    expect(await read(await guest())).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

it('an old guide never brings back a door code that someone else has changed', async () => {
  await written()
  const params = { id: booking.homeId }
  const read = async () => good((await owner()).call(guideOfHome, { params }))
  const opened = await read()
  const save = async (more: object) =>
    (await owner()).call(writeGuide, { params, body: { guide, doorCode: '4711#', wifiKey: 'sea-lavender', ...more } })
  await good(save({ doorCode: '9920#', version: opened.version }))
  const stale = save({ wifiKey: 'sea-holly', version: opened.version })
  expect(await stale).toMatchObject({ ok: false, error: { status: 409, code: 'settings_changed' } })
  const now = await read()
  expect(now).toMatchObject({ doorCode: '9920#', wifiKey: 'sea-lavender' })
  expect(now.version).not.toBe(opened.version)
  await good(save({ doorCode: '9920#', wifiKey: 'sea-holly', version: now.version }))
})

it('the pool rules are a to-do for homes with a pool until their wording is accepted', async () => {
  const { pool } = await stayOf(await guest())
  expect(pool).toMatchObject({ version: 1, acceptedAt: null })
  const body = { agreements: [{ type: 'pool-policy' as const, version: 1 }], accepted: true as const }
  await (await guest()).call(acceptAgreements, { body })
  expect((await stayOf(await guest())).pool?.acceptedAt).not.toBeNull()
})

describe('a guest from another site', () => {
  const reported = {
    channel: 'airbnb' as const,
    code: 'hmabc12345',
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'noor@demo.porchlight.test',
    phone: '+1 631 555 0134',
    arrive: '2027-08-07',
    depart: '2027-08-14',
    adults: 2,
    children: 0,
    arrivalTime: null,
    note: '',
  }
  const tell = (body: Partial<typeof reported> = {}) =>
    t.visitor().call(tellExternalStay, { body: { ...reported, ...body } })
  const waiting = async () => {
    const answer = await (await t.person('staff')).call(externalStays)
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.results.stays.filter(({ state }) => state === 'waiting')
  }

  it('gets the same answer whether the stay is known or not, and can correct what they entered by sending it again', async () => {
    expect(await tell()).toMatchObject({ ok: true, results: {} })
    expect(await tell({ phone: '+1 631 555 0135' })).toMatchObject({ ok: true, results: {} })
    expect(await waiting()).toMatchObject([{ code: 'HMABC12345', phone: '+16315550135', fits: [] }])
    expect(await tell({ phone: '631 555 0135' })).toMatchObject({
      error: { code: 'invalid_phone', required: ['phone'] },
    })
    expect(await tell({ depart: '2027-08-07' })).toMatchObject({ ok: false, error: { code: 'invalid_input' } })
  })

  it('is shown as written and flagged if stored with an unclear number, and rewritten if the number is certain', async () => {
    const reported = async (code: string, phone: string) => {
      await tell({ code })
      const change = { phone, phone_state: 'unread' as const }
      await t.write((ctx) => db(ctx).updateTable('stays.external_stay').set(change).where('code', '=', code).execute())
      await t.write(readStoredPhones)
      return (await waiting()).find((stay) => stay.code === code)
    }
    expect(await reported('HMOLD00001', '+44 (0)20 7946 0018')).toMatchObject({
      phone: '+442079460018',
      displayPhone: '+44 20 7946 0018',
      phoneUnclear: false,
    })
    // Ten digits from a guest who may live anywhere, although the home is in the US.
    expect(await reported('HMOLD00002', '631 555 0135')).toMatchObject({
      phone: '631 555 0135',
      displayPhone: '631 555 0135',
      phoneUnclear: true,
    })
    expect(await reported('HMOLD00003', 'abcde')).toMatchObject({ phone: 'abcde', phoneUnclear: true })
    expect(await t.write(readStoredPhones)).toBe(0)
  })

  it('is answered once by the team, and emailed', async () => {
    await tell({ code: 'HMXYZ98765' })
    const { id = 0 } = (await waiting()).find(({ code }) => code === 'HMXYZ98765') ?? {}
    const staff = await t.person('staff')
    const settle = () => staff.call(settleExternalStay, { params: { id }, body: { homeId: booking.homeId } })
    expect(await settle()).toMatchObject({ ok: true })
    expect(await settle()).toMatchObject({ ok: false, error: { code: 'not_allowed_now' } })
    expect((await waiting()).map(({ code }) => code)).not.toContain('HMXYZ98765')
    const sent = await everythingIn('notifications.delivery')
    expect(sent).toContain('Marram House is ready for you')
    const { address, townName } = await t.read((ctx) => homeById(ctx, booking.homeId))
    expect(sent).toContain(`${address}, ${townName}`)
    expect(sent).toContain('someone gave us your address')
  })
})
