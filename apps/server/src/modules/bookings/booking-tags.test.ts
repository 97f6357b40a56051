import { bookingById, staffBookings, tagBooking, tagsOfBooking } from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { confirmed, type Guest, good, refused } from './testing/guest.ts'
import { bookingsScene } from './testing/scene.ts'

const { t } = bookingsScene()
let staff: Guest
let guest: Guest
let booked: { id: number; number: string }
beforeAll(async () => {
  staff = await t.person('staff')
  guest = await t.person('traveler')
  const home = await t.write((ctx) => a.pricedHome(ctx, { name: 'Tagged House' }))
  booked = await confirmed(guest, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })
})

const params = () => ({ id: String(booked.id) })
const set = async (...tags: string[]) => (await good(staff.call(tagBooking, { params: params(), body: { tags } }))).tags
const found = async (tag: string) =>
  (await good(staff.call(staffBookings, { query: { tag } }))).bookings.data.map(({ number }) => number)
const historyOf = async (reader: Guest) =>
  (await good(reader.call(bookingById, { params: params() }))).booking.timeline.filter(({ what }) =>
    what.endsWith('tagged'),
  )

describe('the team’s tags on a booking', () => {
  it('count once regardless of capitalization, and find the booking in the list', async () => {
    expect(await set('VIP', 'late arrival', 'vip')).toEqual(['late arrival', 'vip'])
    expect((await good(staff.call(tagsOfBooking, { params: params() }))).tags).toEqual(['late arrival', 'vip'])
    const { bookings, tags } = await good(staff.call(staffBookings, { query: { tag: 'LATE arrival' } }))
    expect(bookings.data.map(({ tags: of }) => of)).toEqual([['late arrival', 'vip']])
    expect(tags).toEqual(['late arrival', 'vip'])
    expect(await found('late')).toEqual([])
  })

  it('are in the history, with who added and removed them, for the team only', async () => {
    await set('late arrival', 'Film crew')
    await set('late arrival', 'Film crew')
    const rows = await historyOf(staff)
    expect(rows.map(({ text }) => text)).toEqual([
      'Tags added: vip, late arrival.',
      'Tags added: Film crew.',
      'Tags removed: vip.',
    ])
    expect(rows.map(({ by }) => by)).not.toContain('Our team')
    expect(await historyOf(guest)).toEqual([])
    expect(await found('vip')).toEqual([])
  })

  it('contain no comma, and are limited to twenty per booking', async () => {
    const refuse = (tags: string[]) => refused(staff.call(tagBooking, { params: params(), body: { tags } }))
    expect(await refuse(['VIP, late'])).toMatchObject({ status: 422 })
    expect(await refuse(Array.from({ length: 21 }, (_, at) => `tag ${at}`))).toMatchObject({ status: 422 })
    expect(await refuse([' '])).toMatchObject({ status: 422 })
  })

  it("can't be read or set by a guest, or on a booking that doesn't exist", async () => {
    expect(await refused(guest.call(tagsOfBooking, { params: params() }))).toMatchObject({ status: 403 })
    const call = { params: { id: '999999' }, body: { tags: ['VIP'] } }
    expect(await refused(staff.call(tagBooking, call))).toMatchObject({ status: 404 })
  })
})
