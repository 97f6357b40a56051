import { randomBytes } from 'node:crypto'
import {
  bookingById,
  endInvitation,
  inviteFriends,
  joinTrip,
  leaveTrip,
  planStay,
  removeFriend,
  type SharedTrip,
  sharedTripBy,
  stayOfBooking,
  writeGuide,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Booking, cancelBooking } from '#modules/bookings'
import { a } from '#testing/builders'
import { testPresent } from '#testing/harness'
import { sceneApp } from '#testing/scene-app'
import { confirmedStay } from '#testing/stays'
import { db } from './tables.ts'

const t = sceneApp()
let booking: Booking
let ownerId: number

const guest = () => t.as(booking.guestId)
const params = () => ({ id: booking.id })
const secretOf = () => randomBytes(32).toString('base64url')

beforeEach(async () => {
  t.clock.set(testPresent)
  ownerId = (await t.person('owner')).accountId
  const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId }))
  booking = await confirmedStay(t, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
})

const invite = async (showsAddress = false): Promise<string> => {
  const secret = secretOf()
  const made = await (await guest()).call(inviteFriends, { params: params(), body: { secret, showsAddress } })
  expect(made).toMatchObject({ ok: true, results: {} })
  return secret
}
const opened = (token: string) => t.visitor().call(sharedTripBy, { params: { token } })
const tripBy = async (token: string): Promise<SharedTrip> => {
  const answer = await opened(token)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.trip
}
const gone = { ok: false, error: { status: 404 } }
type Age = 'adult' | 'child'
const join = (token: string, firstName = 'Tove', age: Age = 'adult', key = secretOf()) =>
  t.visitor().call(joinTrip, { params: { token }, body: { firstName, lastName: 'Lindqvist', age, key } })
const joined = async (...friend: Parameters<typeof join>): Promise<number> => {
  const answer = await join(...friend)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.id
}
const prepared = async (accountId = booking.guestId) => {
  const answer = await (await t.as(accountId)).call(stayOfBooking, { params: params() })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.stay
}
const everythingIn = async (table: string): Promise<string> => {
  const { rows } = await t.read((ctx) =>
    sql<{ text: string | null }>`select string_agg(row::text, ' ') as text from ${sql.table(table)} as row`.execute(
      db(ctx),
    ),
  )
  return rows[0]?.text ?? ''
}

describe('an invitation', () => {
  it('shows the trip without a login, and nothing about access to the home', async () => {
    const keys = { doorCode: '4711#', wifiKey: 'sea-lavender' }
    const guide = { directions: 'Behind the chapel.', wifiName: 'Marram', sections: [] }
    await (await t.as(ownerId)).call(writeGuide, { params: { id: booking.homeId }, body: { guide, ...keys } })
    const token = await invite()
    t.clock.set(new Date(booking.checkInAt.getTime() - 3_600_000))
    await t.drain()
    const trip = await tripBy(token)
    expect(Object.keys(trip).sort()).toEqual(['arrive', 'coming', 'depart', 'home', 'host', 'places'])
    expect(trip).toMatchObject({
      host: 'Ada',
      home: { name: 'Marram House', address: null, checkInTime: '16:00' },
      arrive: '2027-07-02',
      depart: '2027-07-09',
      coming: [{ id: null, firstName: 'Ada', age: 'adult' }],
      places: { adult: 1, child: 0 },
    })
    const said = JSON.stringify(trip)
    const reported = await (await guest()).call(bookingById, { params: params() })
    if (!reported.ok) throw new Error(reported.error.code)
    const { home, guest: self, number } = reported.results.booking
    for (const word of ['4711', 'sea-lavender', 'chapel', 'USD', 'Quill', number, home.address, self?.email])
      expect(said, String(word)).not.toContain(word)
  })

  it('shows the address if the guest allows it', async () => {
    expect((await tripBy(await invite(true))).home.address).toMatch(/\w+ \w+/)
  })

  it('is stored only as a hash, with its secret in no table', async () => {
    const token = await invite()
    const key = secretOf()
    await joined(token, 'Tove', 'adult', key)
    const tables = ['stays.invitation', 'stays.friend', 'kernel.idempotency', 'kernel.event', 'notifications.delivery']
    const rows = (await Promise.all(tables.map(everythingIn))).join()
    expect(rows).toContain('Tove')
    expect(rows).not.toContain(token)
    expect(rows).not.toContain(key)
  })

  it('is one at a time: a new one revokes the one before', async () => {
    const first = await invite()
    const second = await invite(true)
    expect(await opened(first)).toMatchObject(gone)
    expect(await opened(second)).toMatchObject({ ok: true })
    expect((await prepared()).invitation).toMatchObject({ showsAddress: true })
  })

  it('can be revoked by the guest, and those who joined by it stay on the list', async () => {
    const token = await invite()
    await joined(token)
    await (await guest()).call(endInvitation, { params: params() })
    expect(await opened(token)).toMatchObject(gone)
    expect(await join(token)).toMatchObject(gone)
    const { invitation, plan } = await prepared()
    expect([invitation, plan.friends.map(({ firstName }) => firstName)]).toEqual([null, ['Tove']])
  })

  it('ends with the stay, and with its cancellation', async () => {
    const token = await invite()
    t.clock.set(new Date(booking.checkOutAt.getTime() - 1))
    expect(await opened(token)).toMatchObject({ ok: true })
    t.clock.set(booking.checkOutAt)
    expect(await opened(token)).toMatchObject(gone)
    const late = await (await guest()).call(inviteFriends, {
      params: params(),
      body: { secret: secretOf(), showsAddress: false },
    })
    expect(late).toMatchObject({ ok: false, error: { code: 'not_allowed_now' } })
    t.clock.set(testPresent)
    expect(await opened(token)).toMatchObject({ ok: true })
    await t.write((ctx) =>
      cancelBooking(ctx, { bookingId: booking.id, reason: '' }, { kind: 'guest', accountId: booking.guestId }),
    )
    expect(await opened(token)).toMatchObject(gone)
    expect(await join(token)).toMatchObject(gone)
  })

  it('can be created only by the guest, and is visible only to them', async () => {
    const body = { secret: secretOf(), showsAddress: true }
    for (const who of [await t.as(ownerId), await t.person('staff'), await t.person('traveler')]) {
      expect(await who.call(inviteFriends, { params: params(), body })).toMatchObject(gone)
      expect(await who.call(endInvitation, { params: params() })).toMatchObject(gone)
    }
    await invite()
    expect((await prepared(ownerId)).invitation).toBeNull()
    expect(await opened(secretOf())).toMatchObject(gone)
  })
})

describe('a friend', () => {
  it('joins the list, which guest and owner can read, and the guest is notified once', async () => {
    const id = await joined(await invite(), 'Ingrid')
    for (const who of [booking.guestId, ownerId])
      expect((await prepared(who)).plan.friends).toMatchObject([{ id, firstName: 'Ingrid', lastName: 'Lindqvist' }])
    await t.drain()
    const { rows } = await t.read((ctx) =>
      sql<object>`select 1 from notifications.notice as notice where notice::text like '%Ingrid Lindqvist%'`.execute(
        db(ctx),
      ),
    )
    expect(rows).toHaveLength(1)
    expect(await everythingIn('notifications.delivery')).toContain('Ingrid Lindqvist joined your trip')
  })

  it('finds no place beyond the party, or in the place of the person who booked', async () => {
    const token = await invite()
    expect(await join(token, 'Mia', 'child')).toMatchObject({ ok: false, error: { code: 'no_place' } })
    await joined(token)
    expect(await join(token, 'Jon')).toMatchObject({ ok: false, error: { status: 409, code: 'no_place' } })
    expect((await tripBy(token)).places).toEqual({ adult: 0, child: 0 })
  })

  it("can leave with their device's key, and no one else can remove them with it", async () => {
    const token = await invite()
    const key = secretOf()
    const id = await joined(token, 'Tove', 'adult', key)
    const leave = (withKey: string) =>
      t.visitor().call(leaveTrip, { params: { token, friendId: id }, body: { key: withKey } })
    expect(await leave(secretOf())).toMatchObject(gone)
    expect((await tripBy(token)).coming).toHaveLength(2)
    expect(await leave(key)).toMatchObject({ ok: true })
    expect((await tripBy(token)).coming).toHaveLength(1)
  })

  it('can be removed by the guest of this stay, and by no other', async () => {
    const friendId = await joined(await invite())
    const remove = async (accountId: number) =>
      (await t.as(accountId)).call(removeFriend, { params: { ...params(), friendId } })
    expect(await remove(ownerId)).toMatchObject(gone)
    const other = await confirmedStay(t, { homeId: booking.homeId, arrive: '2027-08-06', depart: '2027-08-13' })
    const elsewhere = await (await t.as(other.guestId)).call(removeFriend, { params: { id: other.id, friendId } })
    expect(elsewhere).toMatchObject(gone)
    expect(await remove(booking.guestId)).toMatchObject({ ok: true })
    expect((await prepared()).plan.friends).toEqual([])
  })

  it('stays on the list when the guest edits it, and keeps their place', async () => {
    await joined(await invite())
    const named = (...names: string[]) =>
      names.map((firstName) => ({ firstName, lastName: 'Quill', age: 'adult' as const }))
    const plan = async (guests: ReturnType<typeof named>) =>
      (await guest()).call(planStay, { params: params(), body: { arrivalTime: null, guests } })
    expect(await plan(named('Ada', 'Jon'))).toMatchObject({ ok: false, error: { code: 'too_many_guests' } })
    expect(await plan(named('Ada'))).toMatchObject({ ok: true })
    expect((await prepared()).plan).toMatchObject({ guests: named('Ada'), friends: [{ firstName: 'Tove' }] })
  })
})
