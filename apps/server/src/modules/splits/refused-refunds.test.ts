import { refundByOtherMeans, refusedRefunds } from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { settleClearing } from '#modules/payments'
import { canceled, type Guest, good, pay, refused, signed } from '../bookings/testing/guest.ts'
import { julyScene } from '../bookings/testing/scene.ts'

const { t, guest, homeId } = julyScene()
let staff: Guest
beforeEach(async () => {
  staff = await t.person('staff')
})

/** A guest whose card rejects refunds pays and cancels while everything is refundable. */
const refusedByCard = async () => {
  const ada = await guest()
  const { id, number } = await signed(ada, { homeId: homeId(), arrive: '2027-07-02', depart: '2027-07-09' })
  await good(pay(ada, id, 'sandbox_no_refunds'))
  const { refund } = await canceled(ada, id)
  await t.drain()
  return { id, number, amount: refund.refund }
}
/** The card money has reached the trust account that the team pays from. */
const settled = () => t.write((ctx) => settleClearing(ctx, ctx.now))
const listed = async (status: 'open' | 'paid', bookingId: number) => {
  const { refunds, open } = await good(staff.call(refusedRefunds, { query: { status } }))
  return { open, line: refunds.find(({ booking }) => booking.id === bookingId) }
}

describe('R32 refunds rejected by the card', () => {
  it('wait for the team with guest, booking, and reason, until they are paid by other means', async () => {
    const before = (await good(staff.call(refusedRefunds, { query: {} }))).open[0]?.amount ?? 0
    const { id, number, amount } = await refusedByCard()
    const { open, line } = await listed('open', id)
    expect(line).toMatchObject({
      booking: { id, number },
      guest: 'Ada Quill',
      amount,
      failure: 'The card does not take refunds.',
      payment: null,
    })
    expect(line?.home).not.toBe('')
    expect(open).toEqual([{ ...amount, amount: before + amount.amount }])

    const paid = { params: { id: line?.id ?? 0 }, body: { proof: 'Wire 7781' } }
    expect(await refused(staff.call(refundByOtherMeans, paid))).toEqual({ status: 422, code: 'trust_short' })
    expect((await listed('open', id)).line).toBeDefined()
    await settled()
    await good(staff.call(refundByOtherMeans, paid))
    expect((await listed('open', id)).line).toBeUndefined()
    expect((await listed('paid', id)).line).toMatchObject({ id: line?.id, payment: { proof: 'Wire 7781' } })
    expect(await refused(staff.call(refundByOtherMeans, paid))).toEqual({ status: 409, code: 'not_allowed_now' })
  })

  it('are listed oldest first while they wait, and newest first once paid', async () => {
    const [first, second] = [await refusedByCard(), await refusedByCard()]
    await settled()
    const order = async (status: 'open' | 'paid') =>
      (await good(staff.call(refusedRefunds, { query: { status } }))).refunds
        .filter(({ booking }) => booking.id === first.id || booking.id === second.id)
        .map(({ id, booking }) => ({ id, bookingId: booking.id }))
    const waiting = await order('open')
    expect(waiting.map(({ bookingId }) => bookingId)).toEqual([first.id, second.id])
    for (const { id } of waiting)
      await good(staff.call(refundByOtherMeans, { params: { id }, body: { proof: 'Check 12' } }))
    expect((await order('paid')).map(({ bookingId }) => bookingId)).toEqual([second.id, first.id])
  })
})
