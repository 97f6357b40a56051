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
const change = async (add: string[], remove: string[] = []) =>
  (await good(staff.call(tagBooking, { params: params(), body: { add, remove } }))).tags
const found = async (tag: string) =>
  (await good(staff.call(staffBookings, { query: { tag } }))).bookings.data.map(({ number }) => number)
const historyOf = async (reader: Guest) =>
  (await good(reader.call(bookingById, { params: params() }))).booking.timeline.filter(({ what }) =>
    what.endsWith('tagged'),
  )

describe('the team’s tags on a booking', () => {
  it('count once regardless of capitalization, and find the booking in the list', async () => {
    expect(await change(['VIP', 'late arrival', 'vip'])).toEqual(['late arrival', 'vip'])
    expect((await good(staff.call(tagsOfBooking, { params: params() }))).tags).toEqual(['late arrival', 'vip'])
    const { bookings, tags } = await good(staff.call(staffBookings, { query: { tag: 'LATE arrival' } }))
    expect(bookings.data.map(({ tags: of }) => of)).toEqual([['late arrival', 'vip']])
    expect(tags).toEqual(['late arrival', 'vip'])
    expect(await found('late')).toEqual([])
  })

  it('are in the history, with who added and removed them, for the team only', async () => {
    await change(['Film crew'], ['VIP'])
    await change(['film crew', 'Late arrival'], ['VIP'])
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
    const refuse = (add: string[]) => refused(staff.call(tagBooking, { params: params(), body: { add } }))
    expect(await refuse(['VIP, late'])).toMatchObject({ status: 422 })
    expect(await refuse(Array.from({ length: 21 }, (_, at) => `tag ${at}`))).toMatchObject({ status: 422 })
    expect(await refuse([' '])).toMatchObject({ status: 422 })
    const before = (await good(staff.call(tagsOfBooking, { params: params() }))).tags
    const nearlyAll = Array.from({ length: 20 - before.length }, (_, at) => `tag ${at}`)
    expect(await change(nearlyAll)).toHaveLength(20)
    expect(await refuse(['one more'])).toMatchObject({ status: 422 })
    expect(await change(['one more'], nearlyAll)).toHaveLength(before.length + 1)
    expect(await change([], ['one more'])).toEqual(before)
  })

  it('of two colleagues at once are all there, and what one removed stays away', async () => {
    const before = await change(['gate code'])
    const both = [change(['anniversary']), change(['early'], ['gate code'])]
    await Promise.all(both)
    const { tags } = await good(staff.call(tagsOfBooking, { params: params() }))
    expect(tags).toEqual(
      [...before.filter((tag) => tag !== 'gate code'), 'anniversary', 'early'].toSorted((one, other) =>
        one.localeCompare(other, 'en'),
      ),
    )
    await change([], ['anniversary', 'early'])
  })

  it("can't be read or set by a guest, or on a booking that doesn't exist", async () => {
    expect(await refused(guest.call(tagsOfBooking, { params: params() }))).toMatchObject({ status: 403 })
    const call = { params: { id: '999999' }, body: { add: ['VIP'] } }
    expect(await refused(staff.call(tagBooking, call))).toMatchObject({ status: 404 })
  })
})
