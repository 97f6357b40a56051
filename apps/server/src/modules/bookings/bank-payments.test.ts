import { bookingById, payBooking, resumePayment, withdrawRequest } from '@porchlight/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { submitIntent } from '#modules/payments'
import { moveOn } from './jobs.ts'
import { finishPayment, preparePayment, prepareRest } from './pay-booking.ts'
import { db } from './tables.ts'
import { confirmed, type Guest, good, refused, signed } from './testing/guest.ts'
import { julyScene } from './testing/scene.ts'

const { t, homeId, guest, run, as } = julyScene()
const day = 24 * 60
const july = () => ({ homeId: homeId(), arrive: '2027-07-02', depart: '2027-07-09' })
const byBank = (who: Guest, id: number, token: string) =>
  who.call(payBooking, { params: { id }, body: { token, by: 'bank' } })
const byCard = (who: Guest, id: number, token = 'sandbox_visa') =>
  who.call(payBooking, { params: { id }, body: { token } })
const seen = async (who: Guest, id: number) => (await good(who.call(bookingById, { params: { id } }))).booking
const passDays = async (days: number) => {
  t.clock.advance(days * day)
  await run('payments.sweep-pending')
  await moveOn(t.app)
  await t.drain()
}

const requested = async (token: string) => {
  const who = await guest()
  const { id, dueNow } = await signed(who, july())
  const { booking, payment } = await good(byBank(who, id, token))
  return { who, id, dueNow, booking, payment }
}

describe('a stay paid by bank', () => {
  it('holds its nights while the payment is pending, and is confirmed when the money arrives', async () => {
    const { who, id, dueNow, booking, payment } = await requested('tok_bank')
    expect(payment).toMatchObject({ status: 'pending', by: 'bank' })
    expect(booking).toMatchObject({ status: 'awaiting_payment', dueNow: { amount: 0 }, onItsWay: { amount: dueNow } })
    expect(booking.holdUntil).toBe(booking.onItsWay?.until)
    expect(booking.allowedActions).not.toContain('pay')
    await passDays(2)
    expect(await seen(await as(who.accountId), id)).toMatchObject({ status: 'awaiting_payment' })
    await passDays(1)
    const after = await seen(await as(who.accountId), id)
    expect(after).toMatchObject({ status: 'confirmed', paid: dueNow, onItsWay: null })
    expect(after.timeline.map(({ what }) => what)).toEqual(['hold', 'sign', 'payment_pending', 'paid', 'confirm'])
  })

  it('is confirmed at once if the bank has answered when the guest asks', async () => {
    const { who, id, payment } = await requested('tok_bank_quick')
    const params = { id, paymentId: payment.id }
    const { booking } = await good(who.call(resumePayment, { params }))
    expect(booking.status).toBe('confirmed')
  })

  it('is not paid a second time while the bank is paying', async () => {
    const { who, id } = await requested('tok_bank')
    expect(await refused(byCard(who, id))).toEqual({ status: 409, code: 'payment_pending' })
    expect(await refused(byBank(who, id, 'tok_bank_quick'))).toEqual({ status: 409, code: 'payment_pending' })
    await passDays(3)
    expect((await seen(await as(who.accountId), id)).paid.amount).toBeGreaterThan(0)
  })

  it("that is returned holds its nights for a card for the stated time, and can't be paid by bank again", async () => {
    const { who, id, dueNow } = await requested('tok_bank_returned')
    await passDays(3)
    const again = await as(who.accountId)
    const waiting = await seen(again, id)
    expect(waiting).toMatchObject({ status: 'awaiting_payment', dueNow, byBank: { closed: 'returned' } })
    expect(waiting.holdUntil).toBe(waiting.cardBy)
    expect(Date.parse(waiting.cardBy ?? '')).toBe(t.clock.now().getTime() + 48 * 3_600_000)
    expect(await refused(byBank(again, id, 'tok_bank'))).toEqual({ status: 409, code: 'bank_too_late' })
    expect(await refused(byCard(again, id, 'sandbox_declined'))).toMatchObject({ code: 'card_declined' })
    expect((await seen(again, id)).holdUntil).toBe(waiting.cardBy)
    expect((await good(byCard(again, id))).booking.status).toBe('confirmed')
  })

  it('that is returned is released when the grace period passes without a card', async () => {
    const { who, id } = await requested('tok_bank_returned')
    await passDays(3)
    await passDays(2)
    expect(await seen(await as(who.accountId), id)).toMatchObject({ status: 'expired', paid: { amount: 0 } })
    await confirmed(await as(who.accountId), july())
  })

  it('is released if the bank is later than its last day, and the money is refunded when it arrives', async () => {
    const { who, id, dueNow } = await requested('tok_bank_slow')
    await passDays(8)
    expect(await seen(await as(who.accountId), id)).toMatchObject({ status: 'expired' })
    await passDays(23)
    expect(await seen(await as(who.accountId), id)).toMatchObject({ status: 'expired', paid: dueNow, refunded: dueNow })
  })

  it('that the guest withdraws meanwhile is refunded once the money has arrived', async () => {
    const { who, id, dueNow } = await requested('tok_bank')
    await good(who.call(withdrawRequest, { params: { id } }))
    await passDays(3)
    const after = await seen(await as(who.accountId), id)
    expect(after).toMatchObject({ status: 'withdrawn', paid: dueNow, refunded: dueNow })
  })

  it('waits for the bank even if one installment was paid otherwise, and is confirmed when all are in', async () => {
    const who = await guest()
    const { id, dueNow } = await signed(who, july())
    const part = { bookingId: id, accountId: who.accountId, token: 'sandbox_visa', key: `part-${id}`, amount: 100_00 }
    const intent = await t.write((ctx) => preparePayment(ctx, part))
    const outcome = await submitIntent(t.app, intent)
    await t.write((ctx) => finishPayment(ctx, intent, outcome))
    const { booking } = await good(byBank(who, id, 'tok_bank'))
    expect(booking).toMatchObject({ status: 'awaiting_payment', dueNow: { amount: 0 } })
    expect(booking.holdUntil).toBe(booking.onItsWay?.until)
    expect(await t.write((ctx) => prepareRest(ctx, id, `rest-${id}`))).toBeUndefined()
    await passDays(3)
    expect(await seen(await as(who.accountId), id)).toMatchObject({ status: 'confirmed', paid: dueNow })
  })

  it('is not offered if the bank could answer too late, and is rejected then', async () => {
    const who = await guest()
    const near = await signed(who, { homeId: homeId(), arrive: '2027-01-22', depart: '2027-01-29' })
    expect(near.byBank).toMatchObject({ days: 5, closed: 'too_late' })
    expect(await refused(byBank(who, near.id, 'tok_bank'))).toEqual({ status: 409, code: 'bank_too_late' })
    await good(byCard(who, near.id))
  })

  it('from a closed account holds the nights as a declined card does', async () => {
    const who = await guest()
    const { id } = await signed(who, july())
    expect(await refused(byBank(who, id, 'tok_bank_closed'))).toEqual({ status: 402, code: 'bank_refused' })
    expect((await seen(who, id)).byBank).toMatchObject({ closed: null })
    await good(byCard(who, id))
  })

  const withBalance = async (token: string) => {
    const { who, id } = await requested('tok_bank_quick')
    await passDays(0)
    t.clock.set('2027-06-03T12:00:00Z')
    // The state of the account by June.
    await t.app.work.write((ctx) =>
      sql`update sandbox_gateway.card set token = ${token} where id like 'bank%'`.execute(db(ctx)),
    )
    await run('payments.installments')
    return { id, again: () => as(who.accountId) }
  }

  it('R29 R34 pays later installments from the account, and shows nothing due meanwhile', async () => {
    const { id, again } = await withBalance('tok_bank')
    const waiting = await seen(await again(), id)
    expect(waiting).toMatchObject({
      status: 'confirmed',
      dueNow: { amount: 0 },
      onItsWay: { until: expect.any(String) },
    })
    expect(await refused(byCard(await again(), id))).toEqual({ status: 409, code: 'payment_pending' })
    await passDays(3)
    const after = await seen(await again(), id)
    expect(after.paid).toEqual(after.total)
  })

  it('R29 with a returned later installment requires a card, and is canceled if none comes in time', async () => {
    const { id, again } = await withBalance('tok_bank_returned_quick')
    await passDays(0)
    const waiting = await seen(await again(), id)
    expect(waiting.dueNow.amount).toBeGreaterThan(0)
    expect(Date.parse(waiting.cardBy ?? '')).toBe(t.clock.now().getTime() + 48 * 3_600_000)
    t.clock.advance(2 * day)
    await run('payments.end-graces')
    expect((await seen(await again(), id)).status).toBe('canceled')
  })

  it('R29 with a returned later installment continues if a card pays it in time', async () => {
    const { id, again } = await withBalance('tok_bank_returned_quick')
    await passDays(0)
    await good(byCard(await again(), id))
    t.clock.advance(2 * day)
    await run('payments.end-graces')
    const after = await seen(await again(), id)
    expect([after.status, after.paid]).toEqual(['confirmed', after.total])
  })
})
