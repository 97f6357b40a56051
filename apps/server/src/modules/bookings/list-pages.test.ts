import { addDays, type PlainDate } from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { bookingsOfHomes, openRequests } from './queries.ts'
import { db } from './tables.ts'
import { canceled, confirmed, there } from './testing/guest.ts'
import { bookingsScene } from './testing/scene.ts'

const { t } = bookingsScene()
let homeId: number
const first: PlainDate = '2027-03-06'
const booked: number[] = []

beforeAll(async () => {
  const guest = await t.person('traveler')
  homeId = (await t.write((ctx) => a.pricedHome(ctx, { name: 'Long List House' }))).id
  for (const week of [0, 1, 2, 3, 4]) {
    const arrive = addDays(first, week * 14)
    booked.push((await confirmed(guest, { homeId, arrive, depart: addDays(arrive, 7) })).id)
  }
  // Two of them are no longer to come.
  for (const id of [booked[1], booked[3]]) await canceled(guest, there(id))
})

const listed = (page: number, perPage: number) =>
  t.read(async (ctx) => {
    const { total, bookings } = await bookingsOfHomes(ctx, [homeId], { page, perPage })
    expect(total).toBe(5)
    return bookings.map(({ id }) => id)
  })

describe('the list of bookings', () => {
  it('has what is coming, the next first, then what was, the latest first', async () => {
    expect(await listed(1, 10)).toEqual([booked[0], booked[2], booked[4], booked[3], booked[1]])
  })

  it.each([1, 2, 3, 4])('by pages of %i has each booking once, wherever a page ends', async (perPage) => {
    const pages: number[] = []
    for (let page = 1; page <= Math.ceil(5 / perPage) + 1; page++) pages.push(...(await listed(page, perPage)))
    expect(pages).toEqual(await listed(1, 10))
  })
})

describe('requests that wait', () => {
  it('are those whose nights are still kept, the first to lapse on top', async () => {
    const [soon, , later, , lapsed] = booked
    const requested = (id: number | undefined, minutes: number) =>
      t.write((ctx) =>
        db(ctx)
          .updateTable('bookings.booking')
          .set({ status: 'requested', hold_until: new Date(ctx.now.getTime() + minutes * 60_000) })
          .where('id', '=', id ?? 0)
          .execute(),
      )
    await requested(later, 90)
    await requested(soon, 30)
    await requested(lapsed, -1)
    expect((await t.read((ctx) => openRequests(ctx, 10))).map(({ id }) => id)).toEqual([soon, later])
  })
})
