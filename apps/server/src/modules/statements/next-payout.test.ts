import { ownerToday, payoutScheduleNow, savePayoutSchedule, upcomingPayouts } from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { inEnglish } from '#testing/in-english'
import { confirmedStay } from '#testing/stays'
import { good } from '../bookings/testing/guest.ts'
import { correctOwner } from './corrections.ts'
import { setPayoutSchedule } from './payout-schedule.ts'
import { statementsScene, usd } from './testing/scene.ts'
import { upcomingOf } from './upcoming-bookings.ts'

const { t, pay, ownerWithHome, earned } = statementsScene()

const nextOf = async (ownerId: number) => {
  const { next } = await t.read((ctx) => upcomingOf(ctx, { ownerId }))
  return inEnglish(next)[0]
}
beforeEach(() =>
  t.write((ctx) => setPayoutSchedule(ctx, { schedule: { every: 'none' }, reason: 'No set day', by: null })),
)

const monthly = (...days: number[]) =>
  t.write((ctx) => setPayoutSchedule(ctx, { schedule: { every: 'month', days }, reason: 'Paid monthly', by: null }))

describe('the next payout', () => {
  it('shows day, account, and every line since the last one, and they add up', async () => {
    t.clock.set('2027-05-25T17:00:00Z')
    const owner = await ownerWithHome('Gull House')
    const { ownerId, homeId } = owner
    await earned(owner, 1_000_00, '2027-05-20')
    await pay(ownerId, 900_00)
    t.clock.set('2027-05-27T17:00:00Z')
    await earned(owner, 400_00, '2027-05-26')
    const correction = { ownerId, homeId, kind: 'correction' as const, document: 'A broken lamp', on: '2027-05-27' }
    await t.write((ctx) => correctOwner(ctx, { ...correction, amount: usd(-50_00), source: 'lamp' }))
    await monthly(5)
    expect(await nextOf(ownerId)).toMatchObject({
      amount: usd(450_00),
      // The fifth is a Saturday.
      on: '2027-06-07',
      account: { kind: 'us_bank', ending: '6789' },
      waitsFor: ['next_payout'],
      since: '2027-05-25',
      opening: usd(100_00),
      lines: [
        { home: 'Gull House', amount: usd(400_00) },
        { home: 'Gull House', kind: 'adjustment', label: 'Adjustment: A broken lamp', amount: usd(-50_00) },
      ],
      coming: [],
      heldBack: null,
    })
  })

  it('counts stays that check in before its day, and none after', async () => {
    t.clock.set('2027-05-25T17:00:00Z')
    const { ownerId, homeId } = await ownerWithHome('Gull House')
    const booking = await confirmedStay(t, { homeId, arrive: '2027-06-03', depart: '2027-06-06' })
    await confirmedStay(t, { homeId, arrive: '2027-06-20', depart: '2027-06-23' })
    expect(await nextOf(ownerId)).toBeUndefined()
    await monthly(5)
    const next = await nextOf(ownerId)
    expect(next?.coming).toMatchObject([{ stay: { bookingId: booking.id }, on: '2027-06-03' }])
    expect(next?.amount).toEqual(next?.coming[0]?.amount)
    await monthly(1)
    expect(await nextOf(ownerId)).toBeUndefined()
  })

  it('lists what guests have not paid and leaves it out', async () => {
    t.clock.set('2027-05-25T17:00:00Z')
    const owner = await ownerWithHome()
    const booking = await confirmedStay(t, { homeId: owner.homeId, arrive: '2027-08-01', depart: '2027-08-03' })
    await earned({ ...owner, bookingId: booking.id }, 500_00, '2027-05-21', { unpaid: 200_00 })
    const next = await nextOf(owner.ownerId)
    expect(next?.heldBack?.reason).toBe('receipt')
    expect(next?.amount.amount).toBe(500_00 - (next?.heldBack?.amount.amount ?? 0))
    expect(next?.on).toBeNull()
  })

  it('shows no day while it waits for the owner, and the next one if they were paid today', async () => {
    t.clock.set('2027-05-05T17:00:00Z')
    const owner = await ownerWithHome()
    await monthly(5)
    await earned(owner, 300_00, '2027-05-04')
    expect((await nextOf(owner.ownerId))?.on).toBe('2027-05-05')
    await pay(owner.ownerId, 200_00)
    expect((await nextOf(owner.ownerId))?.on).toBe('2027-06-07')
    const unpaid = await t.person('owner')
    const home = await t.write(async (ctx) => a.pricedHome(ctx, { ownerId: unpaid.accountId }))
    await earned({ ownerId: unpaid.accountId, homeId: home.id }, 300_00, '2027-05-04')
    expect(await nextOf(unpaid.accountId)).toMatchObject({ on: null, waitsFor: ['account', 'tax_form'] })
  })

  it('is the same on the owner’s first page', async () => {
    t.clock.set('2027-05-25T17:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 300_00, '2027-05-20')
    await monthly(5)
    const reader = await t.as(owner.ownerId)
    const { next } = await good(reader.call(upcomingPayouts, { query: {} }))
    const { nextPayout } = await good(reader.call(ownerToday, {}))
    expect(nextPayout).toMatchObject({ amount: usd(300_00), on: '2027-06-07' })
    expect(next[0]).toMatchObject({ amount: nextPayout?.amount, on: nextPayout?.on })
  })
})

describe('the payout days', () => {
  it('are set with a reason by someone who handles money, who is named', async () => {
    const staff = await t.person('staff')
    const body = { schedule: { every: 'month' as const, days: [15, 1] }, reason: 'Owners asked for it' }
    const desk = await good(staff.call(savePayoutSchedule, { body }))
    expect(desk.schedule).toEqual({ every: 'month', days: [1, 15] })
    expect(desk.next).toHaveLength(4)
    expect(desk.history[0]).toMatchObject({ reason: 'Owners asked for it', schedule: { days: [1, 15] } })
    expect(desk.history[0]?.by).not.toBe('')
    expect(await staff.call(savePayoutSchedule, { body: { ...body, reason: '' } })).toMatchObject({ ok: false })
    const twice = { every: 'month' as const, days: [5, 5] }
    expect(await staff.call(savePayoutSchedule, { body: { ...body, schedule: twice } })).toMatchObject({ ok: false })
    const owner = await t.person('owner')
    expect(await owner.call(payoutScheduleNow, {})).toMatchObject({ ok: false, error: { status: 403 } })
  })
})
