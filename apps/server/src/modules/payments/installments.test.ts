import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { scheduleOf } from './installment.ts'
import { recordIntent } from './record-intent.ts'
import { chargeDueInstallments } from './runs.ts'
import { cancelSchedule } from './schedule.ts'
import { submitIntent } from './submit-intent.ts'
import { db } from './tables.ts'
import { chargeRequestOf } from './testing/card-payment.ts'
import { paymentsScene } from './testing/scene.ts'

const { t, book, tell, pay, deposit, chargesOf } = paymentsScene()

describe('installments', () => {
  /** Two installments, the second due tomorrow at the home; the first is paid. */
  const halfPaid = async () => {
    t.clock.set('2027-01-15T17:00:00Z')
    const bookingId = await book([100_00, 50_00], '2027-01-16')
    await pay(bookingId, 'sandbox_visa', 100_00)
    return bookingId
  }
  const stateOf = async (bookingId: number) => (await t.read((ctx) => scheduleOf(ctx, bookingId)))[1]
  const spoilCard = (bookingId: number) =>
    t.write((ctx) =>
      sql`update sandbox_gateway.card set token = 'sandbox_declined'
          from payments.mandate where booking_id = ${bookingId} and card.id = mandate.card`.execute(db(ctx)),
    )

  it('R29 R34 are charged to the stored card at the home’s midnight, once', async () => {
    const bookingId = await halfPaid()
    t.clock.set('2027-01-16T04:59:00Z')
    await chargeDueInstallments(t.app)
    expect(await stateOf(bookingId)).toMatchObject({ state: 'scheduled', attempts: 0 })
    t.clock.set('2027-01-16T05:00:00Z')
    await Promise.all([chargeDueInstallments(t.app), chargeDueInstallments(t.app)])
    await chargeDueInstallments(t.app)
    expect(await stateOf(bookingId)).toMatchObject({ state: 'paid', attempts: 1 })
    expect(await chargesOf(bookingId)).toHaveLength(2)
    expect(await deposit(bookingId)).toBe(150_00)
  })

  it('R29 that fail are retried each midnight of the grace period, then given up and announced', async () => {
    const bookingId = await halfPaid()
    await spoilCard(bookingId)
    const failures: unknown[] = []
    for (const day of ['16', '17', '18', '19']) {
      t.clock.set(`2027-01-${day}T05:00:00Z`)
      await chargeDueInstallments(t.app)
      await chargeDueInstallments(t.app)
      failures.push(await stateOf(bookingId))
    }
    expect(failures).toMatchObject([
      { state: 'scheduled', attempts: 1 },
      { state: 'scheduled', attempts: 2 },
      { state: 'scheduled', attempts: 3 },
      { state: 'failed', attempts: 4 },
    ])
    const { rows } = await t.read((ctx) =>
      sql<{ payload: { code: string; final: boolean; retryAt: string | null } }>`
        select payload from kernel.event
        where name = 'payment.failed' and payload->>'bookingId' = ${String(bookingId)} order by id`.execute(db(ctx)),
    )
    expect(rows.map(({ payload }) => [payload.code, payload.final, payload.retryAt])).toEqual([
      ['card_declined', false, '2027-01-17T05:00:00.000Z'],
      ['card_declined', false, '2027-01-18T05:00:00.000Z'],
      ['card_declined', false, '2027-01-19T05:00:00.000Z'],
      ['card_declined', true, null],
    ])
  })

  it('R29 that failed can be paid with another card, which is then charged for later ones', async () => {
    const bookingId = await halfPaid()
    await spoilCard(bookingId)
    t.clock.set('2027-01-16T05:00:00Z')
    await chargeDueInstallments(t.app)
    const request = { ...chargeRequestOf(bookingId, 'sandbox_visa', 50_00), installments: [2] }
    const intent = await t.write((ctx) => recordIntent(ctx, request))
    await tell(intent, await submitIntent(t.app, intent))
    t.clock.set('2027-01-17T05:00:00Z')
    await chargeDueInstallments(t.app)
    expect(await stateOf(bookingId)).toMatchObject({ state: 'paid', attempts: 1 })
    expect(await deposit(bookingId)).toBe(150_00)
  })

  it('R43 that were canceled are never charged', async () => {
    const bookingId = await halfPaid()
    await t.write((ctx) => cancelSchedule(ctx, bookingId))
    t.clock.set('2027-02-01T05:00:00Z')
    await chargeDueInstallments(t.app)
    expect(await stateOf(bookingId)).toMatchObject({ state: 'canceled', attempts: 0 })
    expect(await deposit(bookingId)).toBe(100_00)
  })
})
