import { addDays, nightsOf, ownerAccounting } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { blockNights } from '#modules/availability'
import { cancelBooking, moveOn } from '#modules/bookings'
import { setShares } from '#modules/homes'
import { begunStay, confirmedStay } from '#testing/stays'
import { accountingOf } from './accounting.ts'
import { statementsScene, usd } from './testing/scene.ts'

const { t, statementOf, close, pay, ownerWithHome, earned } = statementsScene()

const booksOf = (ownerId: number, more: { propertyId?: number; period?: 'month' | 'quarter' | 'ahead' } = {}) =>
  t.read((ctx) => accountingOf(ctx, { ownerId, period: 'month', ...more }))

describe("an owner's money for the year", () => {
  it('R48 R49 matches their statements, quarter by quarter, including closed ones', async () => {
    t.clock.set('2027-08-02T17:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 900_00, '2026-12-20')
    await earned(owner, 1_000_00, '2027-03-20')
    await close(owner.ownerId, 2026, 4)
    await close(owner.ownerId, 2027, 1)
    await earned(owner, 70_00, '2027-03-25')
    await earned(owner, 400_00, '2027-07-25')
    await pay(owner.ownerId, 1_500_00)
    const { quarters, money } = await booksOf(owner.ownerId)
    expect(quarters.map(({ quarter, state }) => [quarter, state])).toEqual([
      [1, 'closed'],
      [2, 'open'],
      [3, 'open'],
    ])
    for (const { year, quarter, paid, state: _, ...figures } of quarters) {
      const { opening, earned, adjustments, expenses, payouts, closing } = await statementOf(
        owner.ownerId,
        year,
        quarter,
      )
      const reported = { opening, earned, adjustments, expenses, payouts, closing }
      expect({ ...figures, payouts: paid }).toEqual(reported)
    }
    expect(money).toMatchObject({
      opening: usd(900_00),
      earned: usd(1_400_00),
      adjustments: usd(70_00),
      expenses: usd(0),
      paid: usd(1_500_00),
      onTheWay: usd(870_00),
    })
  })

  it('adds up over their homes, each computed separately', async () => {
    t.clock.set('2027-08-02T17:00:00Z')
    const [owner, other] = [await ownerWithHome('Gull House'), await ownerWithHome('Tern House')]
    const { ownerId } = owner
    await t.write((ctx) => setShares(ctx, other.homeId, '2027-01-01', [{ accountId: ownerId, basisPoints: 10_000 }]))
    await earned(owner, 500_00, '2027-05-20')
    await earned({ ownerId, homeId: other.homeId }, 300_00, '2027-06-20')
    await pay(ownerId, 600_00)
    const all = await booksOf(ownerId)
    expect(all.homes.map(({ name, earned, paid, onTheWay }) => [name, earned, paid, onTheWay])).toEqual([
      ['Gull House', usd(500_00), usd(500_00), usd(0)],
      ['Tern House', usd(300_00), usd(100_00), usd(200_00)],
    ])
    const one = await booksOf(ownerId, { propertyId: other.homeId })
    expect(one).toMatchObject({ property: { name: 'Tern House' }, homes: [], money: { onTheWay: usd(200_00) } })
    expect(all.money).toMatchObject({ earned: usd(800_00), paid: usd(600_00), onTheWay: usd(200_00) })
  })

  it('R51 is only their share, and no one sees a home they have no share in', async () => {
    t.clock.set('2027-01-15T17:00:00Z')
    const [one, two, stranger] = [await ownerWithHome(), await ownerWithHome(), await t.person('owner')]
    await t.write((ctx) =>
      setShares(ctx, one.homeId, '2027-01-01', [
        { accountId: one.ownerId, basisPoints: 3_333 },
        { accountId: two.ownerId, basisPoints: 6_667 },
      ]),
    )
    await begunStay(t, { homeId: one.homeId, arrive: '2027-02-01', depart: '2027-02-03' })
    const shares = [await booksOf(one.ownerId), await booksOf(two.ownerId, { propertyId: one.homeId })]
    expect(shares.map(({ money }) => money.earned)).toEqual([usd(533_28), usd(1_066_72)])
    expect(shares.map(({ nights }) => nights.rent)).toEqual([usd(2_000_00), usd(2_000_00)])
    const refusal = await stranger.call(ownerAccounting, { query: { propertyId: one.homeId } })
    expect(refusal).toMatchObject({ ok: false, error: { status: 404, code: 'not_found' } })
  })
})

describe('how nights sell', () => {
  it('R49 R52 R76 counts rent night by night within the window, with the number of nights', async () => {
    t.clock.set('2027-01-15T17:00:00Z')
    const { ownerId, homeId } = await ownerWithHome()
    await confirmedStay(t, { homeId, arrive: '2027-01-20', depart: '2027-01-22' })
    const across = await confirmedStay(t, { homeId, arrive: '2027-01-29', depart: '2027-02-03' })
    const block = { reason: '', who: 'owner', kind: 'owner_stay' as const }
    await t.write((ctx) => blockNights(ctx, homeId, { ...block, from: '2027-01-23', to: '2027-01-26' }))
    const { nights, stays } = await booksOf(ownerId)
    expect(nights).toMatchObject({ from: '2027-01-01', to: '2027-01-31', all: 31, paid: 5, owner: 3, sellable: 28 })
    expect(stays.map((stay) => [stay.bookingId, stay.nights])).toEqual([
      [expect.any(Number), 2],
      [across.id, 3],
    ])
    const rent = across.quote.document.price.nights.slice(0, 3).reduce((sum, { amount }) => sum + amount, 0)
    expect(stays[1]?.rent).toEqual(usd(rent))
    expect(nights.rent.amount).toBe((stays[0]?.rent.amount ?? 0) + rent)
    expect(nights.adr).toEqual(usd(Math.round(nights.rent.amount / 5)))
    expect(nights.revpar).toEqual(usd(Math.round(nights.rent.amount / 28)))
    expect(nightsOf(across)).toBe(5)
  })

  it('counts as many nights as the calendar holds, before, during, and after a stay', async () => {
    t.clock.set('2027-03-01T17:00:00Z')
    const { ownerId, homeId } = await ownerWithHome()
    const booking = await begunStay(t, { homeId, arrive: '2027-03-10', depart: '2027-03-14' })
    const agree = async () => {
      const { nights, stays } = await booksOf(ownerId)
      expect([nights.paid, stays[0]?.nights]).toEqual([4, 4])
    }
    await agree()
    t.clock.set(booking.checkOutAt)
    await moveOn(t.app)
    await agree()
  })

  it('shows no per-night amount when no night is sold', async () => {
    t.clock.set('2027-05-01T17:00:00Z')
    const { ownerId } = await ownerWithHome()
    const { nights } = await booksOf(ownerId, { period: 'ahead' })
    expect(nights).toMatchObject({ all: 90, paid: 0, adr: null, revpar: usd(0), to: addDays('2027-05-01', 89) })
  })
})

describe('the pace', () => {
  it('counts what was booked by the same day a year ago, including what was canceled later', async () => {
    t.clock.set('2027-06-10T17:00:00Z')
    const { ownerId, homeId } = await ownerWithHome()
    const lost = await confirmedStay(t, { homeId, arrive: '2027-07-05', depart: '2027-07-08' })
    t.clock.set('2027-06-20T17:00:00Z')
    await t.write(async (ctx) =>
      cancelBooking(ctx, { bookingId: lost.id, reason: '', whose: 'operator' }, { kind: 'staff', accountId: null }),
    )
    await confirmedStay(t, { homeId, arrive: '2027-07-12', depart: '2027-07-17' })
    t.clock.set('2028-06-15T17:00:00Z')
    await moveOn(t.app)
    await confirmedStay(t, { homeId, arrive: '2028-07-12', depart: '2028-07-14' })
    t.clock.set('2028-06-16T17:00:00Z')
    const { pace } = await booksOf(ownerId, { period: 'ahead' })
    expect(pace).toMatchObject({
      yearAgoOn: '2027-06-16',
      now: { nights: 2 },
      yearAgo: { nights: 3 },
      yearAgoFinal: { nights: 5 },
    })
  })
})
