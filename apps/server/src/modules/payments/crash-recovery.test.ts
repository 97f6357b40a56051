import { describe, expect, it } from 'vitest'
import { GatewayUnreachable } from './gateway.ts'
import { dueInstallments } from './installment.ts'
import { intentById } from './intent.ts'
import { performRefund, recordRefund, recordRefundOutcome } from './refund-commands.ts'
import { chargeDueInstallments, claimInstallment, sweepIntents, sweepRefunds } from './runs.ts'
import { submitIntent } from './submit-intent.ts'
import { paymentsScene } from './testing/scene.ts'

const { t, sweepEverything, book, want, tell, pay, deposit, chargesOf, withGateway } = paymentsScene()

describe('a process that dies', () => {
  it('after recording the intent: the sweeper asks, nothing was charged and nothing will be', async () => {
    const bookingId = await book()
    const intent = await want(bookingId, 'sandbox_visa')
    t.clock.advance(3)
    await sweepIntents(t.app)
    await sweepIntents(t.app)
    expect(await t.read((ctx) => intentById(ctx, intent.id))).toMatchObject({ state: 'failed', failure: 'abandoned' })
    expect(await submitIntent(t.app, intent)).toEqual({ kind: 'canceled' })
    expect(await chargesOf(bookingId)).toHaveLength(0)
    expect(await pay(bookingId, 'sandbox_visa')).toMatchObject({ state: 'succeeded' })
    expect(await chargesOf(bookingId)).toHaveLength(1)
  })

  it('after the gateway has charged: the sweeper finds the charge and posts it once', async () => {
    const bookingId = await book()
    const intent = await want(bookingId, 'sandbox_visa')
    await submitIntent(t.app, intent)
    t.clock.advance(3)
    await Promise.all([sweepIntents(t.app), sweepIntents(t.app)])
    await sweepIntents(t.app)
    expect(await t.read((ctx) => intentById(ctx, intent.id))).toMatchObject({ state: 'succeeded' })
    expect(await chargesOf(bookingId)).toHaveLength(1)
    expect(await deposit(bookingId)).toBe(426_632)
  })

  it('after recording the outcome: recording it again and the sweeper change nothing', async () => {
    const bookingId = await book()
    const intent = await want(bookingId, 'sandbox_visa')
    const outcome = await submitIntent(t.app, intent)
    await Promise.all([tell(intent, outcome), tell(intent, outcome), tell(intent, { kind: 'unknown' })])
    t.clock.advance(3)
    await sweepIntents(t.app)
    await tell(intent, { kind: 'canceled' })
    expect(await deposit(bookingId)).toBe(426_632)
  })

  it('leaves alone an intent that is being processed right now', async () => {
    const intent = await want(await book(), 'sandbox_visa')
    await sweepIntents(t.app)
    expect(await t.read((ctx) => intentById(ctx, intent.id))).toMatchObject({ state: 'recorded' })
    await tell(intent, await submitIntent(t.app, intent))
  })

  it('between the phases of an installment: it is charged once', async () => {
    const bookingId = await book([100_00, 50_00], '2027-01-16')
    await pay(bookingId, 'sandbox_visa', 100_00)
    t.clock.advance(24 * 60)
    const [due] = (await t.read((ctx) => dueInstallments(ctx))).filter((row) => row.bookingId === bookingId)
    if (!due) throw new Error('the installment is not due')
    await t.write((ctx) => claimInstallment(ctx, due))
    await chargeDueInstallments(t.app)
    expect(await chargesOf(bookingId)).toHaveLength(1)
    await sweepEverything()
    await chargeDueInstallments(t.app)
    const claimed = await t.write((ctx) => claimInstallment(ctx, due))
    expect(claimed).toBeUndefined()
    expect(await chargesOf(bookingId)).toHaveLength(2)
    expect(await deposit(bookingId)).toBe(150_00)
  })

  it('between the phases of a refund: the money is refunded once', async () => {
    const bookingId = await book()
    await pay(bookingId, 'sandbox_visa')
    const [refund] = await t.write((ctx) =>
      recordRefund(ctx, { bookingId, amount: { amount: 100_00, currency: 'USD' }, why: 'Canceled' }),
    )
    if (!refund) throw new Error('no refund was recorded')
    const { gateway } = t.app.adapters
    const lostProcess = withGateway({
      refund: async (request) => {
        await gateway.refund(request)
        throw new GatewayUnreachable()
      },
    })
    await expect(performRefund(lostProcess, refund.id)).rejects.toThrow(GatewayUnreachable)
    expect(await deposit(bookingId)).toBe(426_632)
    t.clock.advance(11)
    await Promise.all([sweepRefunds(t.app), sweepRefunds(t.app)])
    await performRefund(t.app, refund.id)
    await t.write((ctx) => recordRefundOutcome(ctx, refund.id, { kind: 'succeeded' }))
    expect(await deposit(bookingId)).toBe(416_632)
    expect(await chargesOf(bookingId)).toMatchObject([{ refunded: 100_00 }])
  })
})
