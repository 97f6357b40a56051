import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from './installment.ts'
import { openToPay, reserveInstallments } from './open-installments.ts'
import { recordFromStoredCard, recordIntent } from './record-intent.ts'
import { refundsOf } from './refund.ts'
import { recordRefund } from './refund-commands.ts'
import { submitIntent } from './submit-intent.ts'
import { db } from './tables.ts'
import { fresh } from './testing/card-payment.ts'
import { paymentsScene } from './testing/scene.ts'

const { t, book, tell, pay, deposit, chargesOf } = paymentsScene()

const usd = (amount: number) => ({ amount, currency: 'USD' })
const begin = (bookingId: number, payer: string | null, amount: number, token = 'sandbox_visa') =>
  t.write(async (ctx) =>
    recordIntent(ctx, {
      bookingId,
      homeId: 1,
      accountId: 77,
      amount: usd(amount),
      installments: await reserveInstallments(ctx, bookingId, amount, payer),
      token,
      key: `part-${fresh()}`,
      ...(payer !== null && { payer }),
    }),
  )
const payPart = async (bookingId: number, payer: string | null, amount: number, token?: string) => {
  const intent = await begin(bookingId, payer, amount, token)
  return tell(intent, await submitIntent(t.app, intent))
}
const parts = async (bookingId: number) =>
  (await t.read((ctx) => scheduleOf(ctx, bookingId))).map(({ dueOn, amount, state }) => [dueOn, amount.amount, state])
const open = (bookingId: number, payer: string | null = null) => t.read((ctx) => openToPay(ctx, bookingId, payer))

describe('a partial payment', () => {
  it('R26 is split off the installments due soonest, and the rest is due as before', async () => {
    const bookingId = await book([1_000, 600])
    await payPart(bookingId, null, 400)
    expect(await parts(bookingId)).toEqual([
      ['2027-01-15', 400, 'paid'],
      ['2027-01-15', 600, 'scheduled'],
      ['2027-06-02', 600, 'scheduled'],
    ])
    await payPart(bookingId, 'friend', 700)
    expect(await parts(bookingId)).toEqual([
      ['2027-01-15', 400, 'paid'],
      ['2027-01-15', 600, 'paid'],
      ['2027-06-02', 100, 'paid'],
      ['2027-06-02', 500, 'scheduled'],
    ])
    await expect(payPart(bookingId, 'friend', 501)).rejects.toMatchObject({ code: 'not_allowed_now' })
  })

  it('is merged with the rest again after being declined when the next one is reserved', async () => {
    const bookingId = await book([1_000, 600])
    expect(await payPart(bookingId, 'friend', 250, 'sandbox_declined')).toMatchObject({ state: 'failed' })
    await payPart(bookingId, 'another', 1_000)
    expect(await parts(bookingId)).toEqual([
      ['2027-01-15', 1_000, 'paid'],
      ['2027-06-02', 600, 'scheduled'],
    ])
  })

  it("is not offered to others while someone is paying it, and a second attempt ends the payer's first", async () => {
    const bookingId = await book([1_000])
    const first = await begin(bookingId, 'friend', 700)
    expect([await open(bookingId), await open(bookingId, 'friend')]).toEqual([300, 1_000])
    const second = await begin(bookingId, 'friend', 500, 'sandbox_timeout')
    expect(await tell(second, await submitIntent(t.app, second))).toMatchObject({ state: 'succeeded' })
    expect(await submitIntent(t.app, first)).toEqual({ kind: 'canceled' })
    await tell(first, { kind: 'canceled' })
    expect(await chargesOf(bookingId)).toHaveLength(1)
    expect([await open(bookingId), await deposit(bookingId)]).toEqual([500, 500])
  })

  it('R34 can be paid by a friend without storing their card for later payments', async () => {
    const bookingId = await book([1_000, 600])
    await payPart(bookingId, 'friend', 300)
    const mandates = () =>
      t.read((ctx) => db(ctx).selectFrom('payments.mandate').selectAll().where('booking_id', '=', bookingId).execute())
    expect(await mandates()).toHaveLength(0)
    const rest = { bookingId, homeId: 1, accountId: 77, amount: usd(700), installments: [2], key: `rest-${bookingId}` }
    expect(await t.write((ctx) => recordFromStoredCard(ctx, rest))).toBeUndefined()
    await payPart(bookingId, null, 100)
    expect(await mandates()).toMatchObject([{ method: 'Visa •••• 4242' }])
  })

  it('R51 is refunded to those who paid, in proportion to what they paid', async () => {
    const bookingId = await book([1_000])
    await payPart(bookingId, null, 500)
    await payPart(bookingId, 'friend', 300)
    await payPart(bookingId, 'friend', 200)
    await t.write((ctx) => recordRefund(ctx, { bookingId, amount: usd(501), why: 'Half of it, and a cent.' }))
    const refunds = await t.read((ctx) => refundsOf(ctx, bookingId))
    expect(refunds.map(({ amount }) => amount.amount).sort((one, two) => one - two)).toEqual([51, 200, 250])
    await t.drain()
    expect(await deposit(bookingId)).toBe(499)
  })

  it('R15 R26 keeps the schedule equal to the price and pays nothing twice, no matter who pays what in what order', async () => {
    const attempt = fc.record({
      payer: fc.constantFrom(null, 'one', 'two'),
      amount: fc.integer({ min: 1, max: 900 }),
      token: fc.constantFrom('sandbox_visa', 'sandbox_declined', 'sandbox_challenge'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { maxLength: 8 }), async (attempts) => {
        const bookingId = await book([1_000, 700, 300])
        let paid = 0
        for (const { payer, amount, token } of attempts) {
          const intent = await payPart(bookingId, payer, amount, token).catch((error) => {
            expect(error).toMatchObject({ code: 'not_allowed_now' })
            return undefined
          })
          if (intent?.state === 'succeeded') paid += intent.amount.amount
          const now = await parts(bookingId)
          expect(now.reduce((sum, [, due]) => sum + Number(due), 0)).toBe(2_000)
          expect(now.reduce((sum, [, due, state]) => sum + (state === 'paid' ? Number(due) : 0), 0)).toBe(paid)
        }
        expect(await deposit(bookingId)).toBe(paid)
      }),
      { numRuns: 20 },
    )
  })

  it('is not charged twice alongside a payment of the whole', async () => {
    const bookingId = await book([1_000])
    const friend = await begin(bookingId, 'friend', 1_000)
    await pay(bookingId, 'sandbox_timeout', 1_000)
    await tell(friend, await submitIntent(t.app, friend))
    expect(await chargesOf(bookingId)).toHaveLength(1)
    expect(await deposit(bookingId)).toBe(1_000)
  })
})
