import {
  askIdentity,
  decideIdentity,
  identitiesOfDesk,
  identityDays,
  readIdentity,
  sendIdentity,
  stayOfBooking,
} from '@porchlight/contract'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Booking, cancelBooking } from '#modules/bookings'
import { saveGuide } from '#modules/stays'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { confirmedStay } from '#testing/stays'
import { checks } from './checks.ts'
import { eraseShown, remindGuests } from './jobs.ts'
import { proofOf } from './proofs.ts'
import { db } from './tables.ts'

const t = sceneApp()
let booking: Booking
let ownerId: number

const guest = () => t.as(booking.guestId)
const params = () => ({ id: booking.id })
const asks = async (requested: boolean) =>
  (await t.as(ownerId)).call(askIdentity, { params: { id: booking.homeId }, body: { asks: requested } })

const newStay = (homeId: number, arrive: string, depart: string) => confirmedStay(t, { homeId, arrive, depart })

beforeEach(async () => {
  t.clock.set(testPresent)
  ownerId = (await t.person('owner')).accountId
  const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId }))
  booking = { homeId: home.id } as Booking
  await asks(true)
  const keys = { guide: { directions: '', wifiName: '', sections: [] }, doorCode: '4711#', wifiKey: '' }
  await t.write((ctx) => saveGuide(ctx, t.app.seal, home.id, { ...keys, by: ownerId }))
  booking = await newStay(home.id, '2027-07-02', '2027-07-09')
  await t.drain()
})

const secret = 'Wilhelmina Vandersteen'
/** A photo with location data, as phones create them. */
const photo = async (color = '#b0a080') =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 2600, height: 1600, channels: 3, background: color } })
          .withExif({ IFD0: { Artist: 'Camera of Wilhelmina' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    'passport.jpg',
  )
const show = async (who?: Caller, more: { birthDate?: string; file?: File } = {}) =>
  (who ?? (await guest())).call(sendIdentity, {
    params: params(),
    body: { legalName: secret, birthDate: '1980-04-01', file: await photo(), ...more },
  })
const stay = async () => {
  const answer = await (await guest()).call(stayOfBooking, { params: params() })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.stay
}
const look = (who: Caller) => who.call(readIdentity, { params: params() })
const decide = (who: Caller, body: { tries: number; accept: boolean; reason?: string }) =>
  who.call(decideIdentity, { params: params(), body })
const emailsTo = async (accountId: number): Promise<string[]> => {
  const { rows } = await t.read((ctx) =>
    sql<{ occasion: string }>`
      select occasion from notifications.delivery where account_id = ${accountId} and kind = 'identity' order by id
    `.execute(db(ctx)),
  )
  return rows.map(({ occasion }) => occasion)
}
const everythingIn = async (table: string): Promise<string> => {
  const { rows } = await t.read((ctx) =>
    sql<{ text: string | null }>`select string_agg(row::text, ' ') as text from ${sql.table(table)} as row`.execute(
      db(ctx),
    ),
  )
  return rows[0]?.text ?? ''
}

describe('a guest of a home that requires ID', () => {
  it('is notified when the stay is confirmed, submits their ID, and sees the access details once it is accepted', async () => {
    expect(await emailsTo(booking.guestId)).toEqual([`identity.asked:${booking.id}`])
    expect((await stay()).identity).toEqual({ state: 'open', reason: '', sentAt: null, open: true })
    // So close to check-in that everything is paid at once.
    booking = await newStay(booking.homeId, '2027-01-22', '2027-01-29')
    await t.drain()
    t.clock.set(new Date((await stay()).keys.from))
    await t.drain()
    expect((await stay()).keys).toMatchObject({ state: 'identity_first', doorCode: null })
    expect(await show()).toMatchObject({ ok: true, results: {} })
    expect((await stay()).keys).toMatchObject({ state: 'identity_first', doorCode: null })
    const staff = await t.person('staff')
    expect(await look(staff)).toMatchObject({ results: { legalName: secret, birthDate: '1980-04-01', tries: 1 } })
    expect(await decide(staff, { tries: 1, accept: true })).toMatchObject({ ok: true })
    expect(await stay()).toMatchObject({ identity: { state: 'accepted' }, keys: { state: 'open', doorCode: '4711#' } })
    expect((await emailsTo(booking.guestId)).at(-1)).toBe(`identity.decided:${booking.id}:1`)
    expect(await show()).toMatchObject({ error: { code: 'not_allowed_now' } })
  })

  it('submits it once more after a rejection with a reason; the decision covers exactly the ID that was reviewed', async () => {
    await show()
    const staff = await t.person('staff')
    expect(await decide(staff, { tries: 1, accept: false })).toMatchObject({ error: { code: 'invalid_input' } })
    await decide(staff, { tries: 1, accept: false, reason: 'The picture is blurred.' })
    expect((await stay()).identity).toMatchObject({ state: 'refused', reason: 'The picture is blurred.', open: true })
    await show(undefined, { file: await photo('#203040') })
    expect(await decide(staff, { tries: 1, accept: true })).toMatchObject({ error: { code: 'not_allowed_now' } })
    expect(await decide(staff, { tries: 2, accept: true })).toMatchObject({ ok: true })
  })

  it('submits a picture and a plausible birth date of someone old enough for the home, in limited attempts', async () => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'passport.jpg')
    expect(await show(undefined, { file: svg })).toMatchObject({ error: { code: 'not_a_picture' } })
    expect(await show(undefined, { birthDate: '2027-07-01' })).toMatchObject({ error: { code: 'birth_date_unlikely' } })
    await t.write((ctx) =>
      sql`update bookings.booking set min_guest_age = 25 where id = ${booking.id}`.execute(db(ctx)),
    )
    expect(await show(undefined, { birthDate: '2002-07-03' })).toMatchObject({ error: { code: 'too_young' } })
    expect(await show(undefined, { birthDate: '2002-07-02' })).toMatchObject({ ok: true })
    await t.write((ctx) => db(ctx).updateTable('identity.proof').set({ tries: 8 }).execute())
    expect(await show()).toMatchObject({ error: { code: 'too_many_tries' } })
  })
})

describe('a submitted ID', () => {
  it('is stored sealed, without camera data, and appears in no response, event, or email', async () => {
    await show()
    await t.drain()
    for (const table of ['identity.proof', 'kernel.idempotency', 'kernel.event', 'notifications.delivery']) {
      const text = await everythingIn(table)
      for (const plain of [secret, 'Wilhelmina', '1980-04-01', 'UklGR']) expect(text, table).not.toContain(plain)
    }
    const answer = await look(await t.person('staff'))
    if (!answer.ok) throw new Error(answer.error.code)
    const bytes = Buffer.from(answer.results.picture.replace(/^data:image\/webp;base64,/, ''), 'base64')
    const { format, width, exif } = await sharp(bytes).metadata()
    expect([format, width, exif]).toEqual(['webp', 1800, undefined])
  })

  it('is visible to authorized staff only, and each view is recorded in the log of the guest’s account', async () => {
    await show()
    for (const who of [await guest(), await t.as(ownerId), await t.person('traveler')])
      expect(await look(who)).toMatchObject({ ok: false, error: { status: 403 } })
    const staff = await t.person('staff')
    const { headers } = await staff.raw({ path: `staff/identities/${booking.id}` })
    expect(String(headers['cache-control'])).toContain('no-store')
    await look(staff)
    const { rows } = await t.read((ctx) =>
      sql<{ by: number }>`
        select by_account_id::int as by from accounts.security_event
        where account_id = ${booking.guestId} and kind = 'identity_read'
      `.execute(db(ctx)),
    )
    expect(rows).toEqual([{ by: staff.accountId }, { by: staff.accountId }])
    const listed = JSON.stringify(await staff.call(identitiesOfDesk))
    expect(listed).toContain(booking.number)
    expect(listed).not.toContain(secret)
    const ofStay = (bookingId: number) => staff.call(identitiesOfDesk, { query: { bookingId } })
    expect(await ofStay(booking.id)).toMatchObject({ results: { identities: [{ number: booking.number }] } })
    expect(await ofStay(booking.id + 1)).toMatchObject({ results: { identities: [] } })
  })

  it('is erased some days after the stay or its cancellation; the record of its acceptance remains', async () => {
    await show()
    await decide(await t.person('staff'), { tries: 1, accept: true })
    const due = new Date(booking.checkOutAt.getTime() + identityDays * 86_400_000)
    t.clock.set(new Date(due.getTime() - 1))
    await eraseShown(t.app)
    expect((await t.read((ctx) => proofOf(ctx, booking.id)))?.person).not.toBeNull()
    t.clock.set(due)
    await eraseShown(t.app)
    expect(await t.read((ctx) => proofOf(ctx, booking.id))).toMatchObject({
      person: null,
      picture: null,
      state: 'accepted',
      erased_at: due,
    })
    expect(await look(await t.person('staff'))).toMatchObject({ error: { status: 404 } })

    t.clock.set(testPresent)
    booking = await newStay(booking.homeId, '2027-08-06', '2027-08-13')
    await show()
    const by = { kind: 'guest', accountId: booking.guestId } as const
    await t.write((ctx) => cancelBooking(ctx, { bookingId: booking.id, reason: '' }, by))
    t.clock.set(new Date(Date.parse(testPresent) + identityDays * 86_400_000))
    await eraseShown(t.app)
    expect((await t.read((ctx) => proofOf(ctx, booking.id)))?.person).toBeNull()
    for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
  })
})

it("doesn't ask guests who booked before the home required ID, and asks no one once the home stops", async () => {
  await asks(false)
  expect((await stay()).identity).toBeNull()
  expect(await show()).toMatchObject({ error: { code: 'not_allowed_now' } })
  t.clock.set(new Date(Date.parse(testPresent) + 60_000))
  await asks(true)
  expect((await stay()).identity).toBeNull()
})

it('reminds a guest without a submitted ID once, three days before arrival', async () => {
  t.clock.set(new Date(booking.checkInAt.getTime() - 4 * 86_400_000))
  await remindGuests(t.app)
  expect(await emailsTo(booking.guestId)).toHaveLength(1)
  t.clock.set(new Date(booking.checkInAt.getTime() - 2 * 86_400_000))
  await remindGuests(t.app)
  await remindGuests(t.app)
  expect((await emailsTo(booking.guestId)).at(-1)).toBe(`identity.reminded:${booking.id}`)
  expect(await emailsTo(booking.guestId)).toHaveLength(2)
})
