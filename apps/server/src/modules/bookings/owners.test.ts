import { bookingById, ownerBookingById, ownerBookings, ownerToday, ownStayCost } from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { blockNights } from '#modules/availability'
import { type Home, setShares } from '#modules/homes'
import { a } from '#testing/builders'
import { moveOn } from './jobs.ts'
import { confirmed, good, held, refused } from './testing/guest.ts'
import { bookingsScene } from './testing/scene.ts'

const { t, as, run } = bookingsScene()
let guestId: number
let ownerId: number
let home: Home
let askHome: Home
beforeAll(async () => {
  guestId = (await t.person('traveler')).accountId
  ownerId = (await t.person('owner')).accountId
  home = await t.write((ctx) => a.pricedHome(ctx, { ownerId }))
  askHome = await t.write((ctx) => a.pricedHome(ctx, { ownerId, instant: false, name: 'Orchard Hall' }))
})

const today = async () => good((await as(ownerId)).call(ownerToday))
const owned = async (id: number) => (await good((await as(ownerId)).call(ownerBookingById, { params: { id } }))).booking

describe('an owner without stays', () => {
  it('sees an empty day, and no one else’s homes', async () => {
    const nobody = await t.person('owner')
    expect(await good(nobody.call(ownerToday))).toMatchObject({
      homes: 0,
      answers: [],
      arrivals: [],
      money: { earned: { amount: 0 }, onTheWay: { amount: 0 } },
      occupancy: { gross: 0, nights: 0 },
    })
  })

  it('must be an owner, not just anyone', async () => {
    expect(await refused((await as(guestId)).call(ownerToday))).toEqual({ status: 403, code: 'forbidden' })
  })
})

describe('the owner’s booking', () => {
  it('R50 lists line by line what is theirs', async () => {
    const { id } = await confirmed(await as(guestId), {
      homeId: home.id,
      arrive: '2027-07-02',
      depart: '2027-07-09',
      adults: 8,
    })
    const booking = await owned(id)
    expect(booking.money.lines.map(({ label, amount }) => [label, amount.amount])).toEqual([
      ['Rent', 738_000],
      ['Commission, 20%', -147_600],
    ])
    expect(booking.money).toMatchObject({ yours: { amount: 590_400 }, recognizedOn: null })
    expect(booking).toMatchObject({ guestName: 'Ada Quill', nights: 7, party: { adults: 8 } })
    const { booking: whole } = await good((await as(ownerId)).call(bookingById, { params: { id } }))
    expect(whole).toMatchObject({ payments: [], guest: { email: expect.stringContaining('@') } })
  })

  it('R51 shows a co-owner their share, and the shares sum to the whole', async () => {
    const second = await t.write((ctx) => a.account(ctx, { roles: ['owner'] }))
    const shared = await t.write((ctx) => a.pricedHome(ctx, { ownerId }))
    const shares = [
      { accountId: ownerId, basisPoints: 3_333 },
      { accountId: second.id, basisPoints: 6_667 },
    ]
    await t.write((ctx) => setShares(ctx, shared.id, '2026-06-01', shares))
    const { id } = await confirmed(await as(guestId), { homeId: shared.id, arrive: '2027-07-02', depart: '2027-07-09' })
    const mine = (await owned(id)).money
    const theirs = (await good((await as(second.id)).call(ownerBookingById, { params: { id } }))).booking.money
    const net = mine.lines.slice(0, 2).reduce((sum, line) => sum + line.amount.amount, 0)
    expect(mine.yours.amount + theirs.yours.amount).toBe(net)
    expect(mine.lines.reduce((sum, line) => sum + line.amount.amount, 0)).toBe(mine.yours.amount)
  })

  it('hides the guest’s email and phone until it is confirmed', async () => {
    const request = await held(await as(guestId), { homeId: askHome.id, arrive: '2027-08-06', depart: '2027-08-13' })
    const { booking } = await good((await as(ownerId)).call(bookingById, { params: { id: request.id } }))
    expect(booking.guest).toMatchObject({ lastName: 'Quill', email: '', phone: null })
    expect(JSON.stringify(await owned(request.id))).not.toContain('@')
  })

  it('does not exist for the owner of another home', async () => {
    const stranger = await t.person('owner')
    const { id } = await held(await as(guestId), { homeId: home.id, arrive: '2027-10-01', depart: '2027-10-08' })
    expect(await refused(stranger.call(ownerBookingById, { params: { id } }))).toEqual({
      status: 404,
      code: 'not_found',
    })
    const { bookings } = await good(stranger.call(ownerBookings, { query: {} }))
    expect(bookings.data).toEqual([])
  })
})

describe('the owner’s list', () => {
  it('separates requests, upcoming stays, and past ones, with the owner’s share of each', async () => {
    const list = async (query: object) => (await good((await as(ownerId)).call(ownerBookings, { query }))).bookings
    const requested = await list({ when: 'requested' })
    expect(requested.data).toMatchObject([
      { home: { name: 'Orchard Hall' }, status: 'requested', allowedActions: ['accept', 'decline'] },
    ])
    const upcoming = await list({ when: 'upcoming', propertyId: home.id })
    expect(upcoming.data.map((card) => card.status)).toEqual(['confirmed', 'awaiting_agreement'])
    expect(upcoming.data[0]?.yours.amount).toBe(590_400)
    const paged = await list({ perPage: 1, page: 2 })
    expect(paged).toMatchObject({ currentPage: 2, data: [{ id: expect.any(Number) }] })
    expect(paged.numberPages).toBeGreaterThan(2)
  })
})

describe('the owner’s dashboard', () => {
  it('opens on the requests waiting for them', async () => {
    const { answers } = await today()
    expect(answers).toMatchObject([
      {
        kind: 'request',
        title: 'Ada Quill requests 7 nights',
        text: 'Orchard Hall, Fri, Aug 6, 2027 to Fri, Aug 13, 2027, 2 adults',
        dueAt: '2027-01-16T17:00:00.000Z',
        href: expect.stringMatching(/^\/owners\/bookings\/requested\/\d+$/),
      },
    ])
    expect(answers[0]?.amount?.amount).toBeGreaterThan(0)
  })

  it('R49 counts money as earned when the statement does, and as booked ahead until then', async () => {
    const before = await today()
    expect(before.money.earned.amount).toBe(0)
    expect(before.money.bookedAhead.amount).toBeGreaterThanOrEqual(590_400)
    t.clock.set('2027-06-02T05:00:00Z')
    await run('payments.installments')
    t.clock.set('2027-07-02T20:00:00Z')
    await moveOn(t.app)
    const after = await today()
    const july = after.byMonth.find(({ month }) => month === '2027-07')
    expect(july?.earned).toEqual(after.money.earned)
    expect(after.money.earned).toEqual(after.money.onTheWay)
    expect(before.money.bookedAhead.amount).toBe(after.money.bookedAhead.amount + after.money.earned.amount)
  })

  it('R52 R76 distinguishes paid nights, owner nights, and nights that could not be sold', async () => {
    const owner = await t.person('owner')
    const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId }))
    await confirmed(await as(guestId), { homeId: home.id, arrive: '2027-02-01', depart: '2027-02-10' })
    const block = { reason: '', who: 'owner' }
    await t.write((ctx) =>
      blockNights(ctx, home.id, { ...block, from: '2027-02-20', to: '2027-03-01', kind: 'owner_stay' }),
    )
    await t.write((ctx) =>
      blockNights(ctx, home.id, { ...block, from: '2027-03-05', to: '2027-03-14', kind: 'repair' }),
    )
    const { occupancy } = await good(owner.call(ownerToday))
    expect(occupancy).toEqual({
      gross: 0.2,
      available: 0.125,
      paid: 0.1,
      nights: 90,
      from: '2027-01-15',
      to: '2027-04-15',
    })
  })

  it('names who arrives next', async () => {
    t.clock.set('2027-06-25T12:00:00Z')
    const { arrivals } = await today()
    expect(arrivals[0]).toMatchObject({
      arrive: '2027-07-02',
      guestName: 'Ada Quill',
      home: { id: expect.any(Number) },
    })
  })
})

describe('an owner stay', () => {
  it('R52 costs what a guest’s stay would earn them, plus cleaning, even on nights that are gone', async () => {
    const owner = await as(ownerId)
    const cost = async (who = owner, from = '2027-09-01') =>
      who.call(ownStayCost, { params: { id: home.id }, query: { from, to: '2027-09-05' } })
    const { cost: before } = await good(cost())
    const { id } = await confirmed(await as(guestId), { homeId: home.id, arrive: '2027-09-01', depart: '2027-09-05' })
    const { money } = await owned(id)
    const { cost: found } = await good(cost())
    expect(found).toEqual(before)
    expect(found).toMatchObject({
      forgone: money.yours,
      lines: money.lines.map(({ code, amount }) => ({ code, amount })),
    })
    expect(found?.cleaning.amount).toBeGreaterThan(0)
    expect(found?.total.amount).toBe(money.yours.amount + (found?.cleaning.amount ?? 0))
    const team = await good(cost(await t.person('staff')))
    expect(team.cost).toMatchObject({ forgone: money.yours, cleaning: found?.cleaning })
    expect(await refused(cost(await t.person('owner')))).toMatchObject({ status: 404 })
    expect(await refused(cost(owner, '2027-05-01'))).toMatchObject({ status: 422 })
  })
})
