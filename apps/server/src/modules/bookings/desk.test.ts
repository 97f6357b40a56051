import { createBooking, makeOffer, staffBookings, staysAhead } from '@porchlight/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { setCode } from '#modules/attribution'
import { ownersOf } from '#modules/homes'
import { a } from '#testing/builders'
import { db } from './tables.ts'
import { confirmed, type Guest, good, held, refused, there } from './testing/guest.ts'
import { bookingsScene } from './testing/scene.ts'

const { t } = bookingsScene()
let staff: Guest
let guest: Guest
let number: string
beforeAll(async () => {
  staff = await t.person('staff')
  guest = await t.person('traveler')
  const home = await t.write((ctx) => a.pricedHome(ctx, { name: 'Net 100% Loft_9' }))
  number = (await confirmed(guest, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' })).number
})

const week = { arrive: '2027-07-02', depart: '2027-07-09' }
const found = async (q: string, when: 'requested' | 'upcoming' | 'previous' | 'all' = 'all') =>
  (await good(staff.call(staffBookings, { query: { q, when } }))).bookings.data.map((card) => card.number)

describe('the team finds bookings', () => {
  it('by number, by part of a home’s name, and by part of a guest’s name or address', async () => {
    expect(await found(number.toLowerCase())).toEqual([number])
    expect(await found('loft_9')).toEqual([number])
    const [card] = (await good(staff.call(staffBookings, { query: { q: number } }))).bookings.data
    expect(await found(card?.guestName.slice(2) ?? '')).toContain(number)
    expect(await found(number, 'upcoming')).toEqual([number])
    expect(await found(number, 'previous')).toEqual([])
  })

  it('by a Latin spelling of names in other scripts and with accents, in either order', async () => {
    const stays = [
      [
        'Łódź Ørsted Straße',
        '小明',
        '王',
        ['Lodz', 'orsted', 'oersted', 'STRASSE', 'Wang Xiaoming', 'xiaoming wang', '王'],
      ],
      ['Вилла Маяк', 'Jürgen', 'Müller', ['Villa Mayak', 'Muller', 'mueller jurgen', 'Müller']],
      ['Mueller House', 'Seán', 'Ó Súilleabháin', ['müller', 'Sean O Suilleabhain']],
    ] as const
    for (const [name, firstName, lastName, typed] of stays) {
      const home = await t.write((ctx) => a.pricedHome(ctx, { name }))
      const { id } = await t.write((ctx) => a.account(ctx, { firstName, lastName }))
      const booked = await held({ ...(await t.as(id)), accountId: id }, { homeId: home.id, ...week })
      for (const q of typed) expect(await found(q), q).toContain(booked.number)
      expect(await found(`${lastName} nobody`)).toEqual([])
    }
  })

  it('by exactly what was typed: pattern characters are matched literally', async () => {
    expect(await found('100%')).toEqual([number])
    expect(await found('100_')).toEqual([])
    expect(await found('Loft\\')).toEqual([])
  })

  it('by arrival, status, destination, and unpaid balance, in the chosen order', async () => {
    const place = await t.write((ctx) => a.pricedHome(ctx, { name: 'Filter House' }))
    const first = await confirmed(guest, { homeId: place.id, arrive: '2027-08-06', depart: '2027-08-13' })
    const second = await confirmed(guest, { homeId: place.id, arrive: '2027-08-20', depart: '2027-08-22' })
    const list = async (query: object) =>
      (await good(staff.call(staffBookings, { query: { q: 'Filter House', ...query } }))).bookings.data.map(
        (card) => card.number,
      )
    expect(await list({ arriveFrom: '2027-08-06', arriveTo: '2027-08-06' })).toEqual([first.number])
    expect(await list({ arriveFrom: '2027-08-07' })).toEqual([second.number])
    expect(await list({ status: 'confirmed' })).toEqual([first.number, second.number])
    expect(await list({ status: 'canceled' })).toEqual([])
    expect(await list({ order: 'total' })).toEqual([first.number, second.number])
    expect(await list({ order: 'booked' })).toEqual([second.number, first.number])
    const { towns } = await good(staff.call(staffBookings, { query: {} }))
    expect(towns.length).toBeGreaterThan(0)
    for (const { id } of towns) expect((await list({ town: id })).length).toBe(id === place.townId ? 2 : 0)
    expect(await list({ town: 'nowhere' })).toEqual([])
    expect(await list({ unpaid: 'true' })).toEqual([])
  })

  it('by source: the program currently credited, else an offer, else our own site', async () => {
    const place = await t.write((ctx) => a.pricedHome(ctx, { name: 'Source House' }))
    const stay = (arrive: string, depart: string) => confirmed(guest, { homeId: place.id, arrive, depart })
    await stay('2027-08-06', '2027-08-13')
    const partnerStay = await stay('2027-08-20', '2027-08-27')
    const admin = await t.person('admin')
    const partner = await t.person('broker')
    const owner = await t.write(async (ctx) => {
      const { accountId: by } = admin
      await setCode(ctx, { code: 'desk', email: partner.email, program: 'broker', rate: 500, paused: false, by })
      await sql`
        insert into attribution.attribution (booking_id, code, basis_points, arrived_at, named, decided_at)
        values (${partnerStay.id}, 'desk', 500, ${ctx.now}, false, ${ctx.now})`.execute(db(ctx))
      return (await ownersOf(ctx, place.id))[0] ?? 0
    })
    const expiresAt = new Date(t.clock.now().getTime() + 86_400_000).toISOString()
    const answer = await good(
      (await t.as(owner)).call(makeOffer, {
        params: { id: place.id },
        body: { arrive: '2027-09-03', depart: '2027-09-10', adults: 2, off: null, expiresAt },
      }),
    )
    const { quote } = there(answer.offer)
    await good(guest.call(createBooking, { body: { quoteId: quote.id, quoteHash: quote.hash } }))
    const sources = async (query: object) =>
      (await good(staff.call(staffBookings, { query: { q: 'Source House', ...query } }))).bookings.data.map(
        ({ source, bookedOn }) => [source, bookedOn],
      )
    expect(await sources({})).toEqual([
      ['direct', '2027-01-15'],
      ['broker', '2027-01-15'],
      ['offer', '2027-01-15'],
    ])
    for (const source of ['direct', 'broker', 'offer'])
      expect(await sources({ source })).toEqual([[source, '2027-01-15']])
    expect(await sources({ source: 'affiliate' })).toEqual([])
  })

  it("rejects a status, an order, and a date that don't exist", async () => {
    for (const query of [{ status: 'happy' }, { order: 'luck' }, { arriveFrom: '2027-02-30' }])
      expect(await refused(staff.call(staffBookings, { query: query as never }))).toMatchObject({ status: 422 })
  })

  it('and no one else can', async () => {
    expect(await refused(guest.call(staffBookings, { query: {} }))).toMatchObject({ status: 403 })
  })
})

it('before a home is paused, staff see what is booked there and its total', async () => {
  const home = await t.write((ctx) => a.pricedHome(ctx, { name: 'Gull Cottage' }))
  const ahead = async () => good(staff.call(staysAhead, { params: { id: home.id } }))
  expect(await ahead()).toEqual({ stays: 0, requests: 0, totals: [], until: null })
  const booked = [
    await confirmed(guest, { homeId: home.id, arrive: '2027-07-02', depart: '2027-07-09' }),
    await confirmed(guest, { homeId: home.id, arrive: '2027-08-02', depart: '2027-08-09' }),
  ]
  const amount = booked.reduce((sum, { total }) => sum + total.amount, 0)
  expect(await ahead()).toEqual({ stays: 2, requests: 0, totals: [{ amount, currency: 'USD' }], until: '2027-08-09' })
})
