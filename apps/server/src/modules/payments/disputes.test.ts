import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { balanceOf, credit, debit, invariantsOf, post, trustPositions, withoutZeros } from '#modules/ledger'
import { paymentsOf } from './intent.ts'
import { recordIntent } from './record-intent.ts'
import { receiveDisputes } from './runs.ts'
import { settleClearing } from './settlement.ts'
import { submitIntent } from './submit-intent.ts'
import { db } from './tables.ts'
import { chargeRequestOf, fresh } from './testing/card-payment.ts'
import { paymentsScene } from './testing/scene.ts'
import { paymentView } from './views.ts'

const { t, book, tell, pay, deposit } = paymentsScene()

describe('a dispute', () => {
  const tomorrow = () => t.clock.advance(24 * 60)
  const disputeState = (bookingId: number) =>
    t.read((ctx) =>
      db(ctx).selectFrom('payments.dispute').selectAll().where('booking_id', '=', bookingId).executeTakeFirst(),
    )
  const decide = (bookingId: number, state: 'won' | 'lost') =>
    t.write((ctx) =>
      sql`update sandbox_gateway.dispute set state = ${state}, changed_at = ${t.clock.now()}
          from payments.dispute ours where ours.reference = dispute.id and ours.booking_id = ${bookingId}`.execute(
        db(ctx),
      ),
    )
  const earn = async (bookingId: number, ownerId: number, amount: number, commission: number) => {
    await t.write(async (ctx) => {
      await settleClearing(ctx, ctx.now)
      await post(ctx, {
        purpose: 'recognition',
        source: `booking:${bookingId}`,
        document: '',
        currency: 'USD',
        homeId: 1,
        bookingId,
        lines: withoutZeros([
          debit('liability:guest-deposit', amount),
          credit('payable:owner', amount - commission, { ownerId }),
          credit('income:commission', commission),
          credit('payable:operator', commission),
          debit('receivable:trust', commission),
        ]),
      })
    })
  }

  it('arrives a day later and reverses the guest’s own deposit while the stay is in the future', async () => {
    const bookingId = await book()
    await pay(bookingId, 'sandbox_dispute')
    await receiveDisputes(t.app)
    expect(await disputeState(bookingId)).toBeUndefined()
    tomorrow()
    await Promise.all([receiveDisputes(t.app), receiveDisputes(t.app)])
    expect(await disputeState(bookingId)).toMatchObject({ state: 'open', advanced_minor: 0 })
    expect(await deposit(bookingId)).toBe(0)
    const [payment] = await t.read((ctx) => paymentsOf(ctx, bookingId))
    expect(payment && paymentView(payment).status).toBe('disputed')
  })

  it('R55 after the stay is advanced by the operator; the owner and other guests keep their money', async () => {
    const [bookingId, other, owner] = [await book(), await book(), fresh() + 10_000]
    await pay(bookingId, 'sandbox_dispute')
    await pay(other, 'sandbox_visa')
    await earn(bookingId, owner, 426_632, 100_000)
    const due = async () => (await t.read((ctx) => trustPositions(ctx, 'USD')))[0]?.payableOperator ?? 0
    const before = await due()
    tomorrow()
    await receiveDisputes(t.app)
    expect(await t.read((ctx) => balanceOf(ctx, 'payable:owner', { ownerId: owner, currency: 'USD' }))).toBe(326_632)
    expect(await deposit(other)).toBe(426_632)
    expect(await due()).toBe(before - 426_632)

    await decide(bookingId, 'won')
    await receiveDisputes(t.app)
    await receiveDisputes(t.app)
    expect(await disputeState(bookingId)).toMatchObject({ state: 'won' })
    expect(await due()).toBe(before)
  })

  it('R55 permanently lost is the operator’s expense', async () => {
    const [bookingId, rich, owner] = [await book(), await book([900_000]), fresh() + 10_000]
    await pay(rich, 'sandbox_visa', 900_000)
    await earn(rich, owner, 900_000, 800_000)
    await pay(bookingId, 'sandbox_dispute')
    await earn(bookingId, owner, 426_632, 0)
    tomorrow()
    await receiveDisputes(t.app)
    await decide(bookingId, 'lost')
    await receiveDisputes(t.app)
    await receiveDisputes(t.app)
    const amount = (account: 'expense:operator' | 'receivable:dispute') =>
      t.read((ctx) => balanceOf(ctx, account, { bookingId, currency: 'USD' }))
    expect([await amount('expense:operator'), await amount('receivable:dispute')]).toEqual([426_632, 0])
  })

  it('R55 the operator owes the trust what it can’t advance, and pays once it has the money', async () => {
    const [bookingId, owner] = [await book([500_000], undefined, 'GBP'), fresh() + 10_000]
    const request = {
      ...chargeRequestOf(bookingId, 'sandbox_dispute', 500_000),
      amount: { amount: 500_000, currency: 'GBP' },
    }
    const intent = await t.write((ctx) => recordIntent(ctx, request))
    await tell(intent, await submitIntent(t.app, intent))
    await t.write(async (ctx) => {
      await settleClearing(ctx, ctx.now)
      await post(ctx, {
        purpose: 'recognition',
        source: `booking:${bookingId}`,
        document: '',
        currency: 'GBP',
        homeId: 1,
        bookingId,
        lines: [debit('liability:guest-deposit', 500_000), credit('payable:owner', 500_000, { ownerId: owner })],
      })
    })
    tomorrow()
    await receiveDisputes(t.app)
    const position = async () => (await t.read((ctx) => trustPositions(ctx, 'GBP')))[0]
    expect(await position()).toMatchObject({ operatorClaim: -500_000, payableOperator: -500_000 })
    const broken = (await t.read(invariantsOf)).filter(({ holds }) => !holds).map(({ code }) => code)
    expect(broken).toEqual(['nobody_pays_for_another'])

    await decide(bookingId, 'won')
    await receiveDisputes(t.app)
    expect(await position()).toMatchObject({ operatorClaim: 0, payableOperator: 0, receivableTrust: 0 })
  })
})
