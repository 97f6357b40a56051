import { paidPayouts, upcomingPayouts } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { setShares } from '#modules/homes'
import { ownerFunds } from '#modules/ledger'
import { addPayoutAccount, signTaxForm } from '#modules/payees'
import { a } from '#testing/builders'
import { begunStay, confirmedStay } from '#testing/stays'
import { usBank, w9 } from '../payees/testing/paid-to.ts'
import { paidTo } from './paid-totals.ts'
import { statementsScene, usd } from './testing/scene.ts'
import { upcomingOf } from './upcoming-bookings.ts'

const { t, pay, ownerWithHome, earned } = statementsScene()

const upcoming = (ownerId: number, propertyId?: number) => t.read((ctx) => upcomingOf(ctx, { ownerId, propertyId }))
const paid = (ownerId: number, more: { propertyId?: number; year?: number } = {}) =>
  t.read((ctx) => paidTo(ctx, { ownerId, ...more }))

describe('what an owner will be paid', () => {
  it('R45 waits for check-in while a stay is upcoming, and for the next payout once it is earned', async () => {
    t.clock.set('2027-01-15T17:00:00Z')
    const { ownerId, homeId } = await ownerWithHome('Gull House')
    const request = { homeId, arrive: '2027-02-01', depart: '2027-02-04' }
    const booking = await confirmedStay(t, request)
    expect(await upcoming(ownerId)).toMatchObject({
      earned: [],
      ahead: [
        {
          stay: { bookingId: booking.id, home: 'Gull House' },
          amount: usd(2_400_00),
          on: '2027-02-01',
          waitsFor: ['check_in'],
        },
      ],
      account: { kind: 'us_bank', ending: '6789' },
    })
    await begunStay(t, { homeId, arrive: '2027-03-01', depart: '2027-03-04' })
    const { earned: here, ahead } = await upcoming(ownerId)
    expect(ahead).toEqual([])
    expect(here.map(({ waitsFor }) => waitsFor)).toContainEqual(['next_payout'])
  })

  it("R46 waits for the guest's money, stay by stay, and shows the rest as ready", async () => {
    t.clock.set('2027-05-25T17:00:00Z')
    const owner = await ownerWithHome()
    const booking = await confirmedStay(t, { homeId: owner.homeId, arrive: '2027-08-01', depart: '2027-08-03' })
    await earned(owner, 1_000_00, '2027-05-20')
    await earned({ ...owner, bookingId: booking.id }, 500_00, '2027-05-21', { unpaid: 200_00 })
    const { available, missing } = await t.read((ctx) => ownerFunds(ctx, owner.ownerId, 'USD'))
    const late = { stay: { number: booking.number }, amount: usd(missing), waitsFor: ['receipt'] }
    const ready = { stay: null, amount: usd(available), waitsFor: ['next_payout'] }
    expect([available, missing].every((amount) => amount > 0)).toBe(true)
    expect((await upcoming(owner.ownerId)).earned).toMatchObject([ready, late])
    expect((await upcoming(owner.ownerId, owner.homeId)).earned).toMatchObject([ready, late])
    await pay(owner.ownerId, available)
    expect((await upcoming(owner.ownerId)).earned).toMatchObject([late])
  })

  it('R54 R56 waits for an account, its cooling-off, and the W-9, and lists everything missing', async () => {
    t.clock.set('2027-05-25T17:00:00Z')
    const owner = await t.write(async (ctx) => {
      const { id } = await a.account(ctx, { roles: ['owner'], firstName: 'Eleanor', lastName: 'Whitcombe' })
      return { ownerId: id, homeId: (await a.pricedHome(ctx, { ownerId: id })).id }
    })
    const { ownerId } = owner
    await earned(owner, 100_00, '2027-05-20')
    const waits = async () => (await upcoming(ownerId)).earned.map(({ waitsFor, until }) => [waitsFor, until])
    expect(await waits()).toEqual([[['account', 'tax_form'], null]])
    await t.write((ctx) => addPayoutAccount(ctx, t.app.seal, { accountId: ownerId }, usBank))
    expect(await waits()).toEqual([[['cooling_off', 'tax_form'], '2027-05-28T17:00:00.000Z']])
    const signer = { accountId: ownerId, address: '127.0.0.1', userAgent: 'test' }
    await t.write((ctx) => signTaxForm(ctx, t.app.seal, signer, w9))
    t.clock.set('2027-05-28T17:00:00Z')
    expect(await waits()).toEqual([[['next_payout'], null]])
  })
})

describe('what an owner was paid', () => {
  it('shows when, where to, in which statement, and the earnings it paid', async () => {
    t.clock.set('2027-07-10T17:00:00Z')
    const owner = await ownerWithHome('Gull House')
    await earned(owner, 300_00, '2027-05-20')
    await earned(owner, 200_00, '2027-06-20')
    await pay(owner.ownerId, 400_00)
    await pay(owner.ownerId, 100_00)
    const { payouts, year, years } = await paid(owner.ownerId)
    expect([year, years]).toEqual([2027, [2027]])
    expect(payouts.map(({ amount, covers }) => [amount, covers.map((cover) => [cover.on, cover.amount])])).toEqual([
      [usd(100_00), [['2027-06-20', usd(100_00)]]],
      [
        usd(400_00),
        [
          ['2027-05-20', usd(300_00)],
          ['2027-06-20', usd(100_00)],
        ],
      ],
    ])
    expect(payouts[0]).toMatchObject({
      at: '2027-07-10T17:00:00.000Z',
      account: { kind: 'us_bank', ending: '6789' },
      statement: { year: 2027, quarter: 3 },
      note: 'to account 4417',
    })
    expect((await paid(owner.ownerId, { year: 2026 })).payouts).toEqual([])
  })

  it('R51 is shown by home only to those with a share in it', async () => {
    t.clock.set('2027-07-10T17:00:00Z')
    const [one, two] = [await ownerWithHome(), await ownerWithHome()]
    await t.write((ctx) => setShares(ctx, two.homeId, '2027-01-01', [{ accountId: one.ownerId, basisPoints: 10_000 }]))
    await earned(one, 300_00, '2027-05-20')
    await pay(one.ownerId, 300_00)
    expect((await paid(one.ownerId, { propertyId: one.homeId })).payouts).toHaveLength(1)
    expect((await paid(one.ownerId, { propertyId: two.homeId })).payouts).toEqual([])
    const stranger = await t.person('owner')
    const query = { propertyId: one.homeId }
    const refused = { ok: false, error: { status: 404, code: 'not_found' } }
    expect(await stranger.call(paidPayouts, { query })).toMatchObject(refused)
    expect(await stranger.call(upcomingPayouts, { query })).toMatchObject(refused)
  })
})
