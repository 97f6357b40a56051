import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankAnswerBy, bankIsInTime, graceUntil } from './bank-days.ts'
import { endGraces } from './grace-periods.ts'
import { scheduleOf } from './installment.ts'
import { intentById, paymentsOf } from './intent.ts'
import { openToPay } from './open-installments.ts'
import { recordIntent } from './record-intent.ts'
import { chargeDueInstallments, receiveDisputes, sweepPending } from './runs.ts'
import { submitIntent } from './submit-intent.ts'
import { chargeRequestOf } from './testing/card-payment.ts'
import { paymentsScene } from './testing/scene.ts'

const { t, book, want, tell, pay, deposit, chargesOf, withGateway } = paymentsScene()
const day = 24 * 60

const wantByBank = (bookingId: number, token: string, amount?: number, installments = [1]) =>
  t.write((ctx) =>
    recordIntent(ctx, {
      ...chargeRequestOf(bookingId, token, amount),
      installments,
      kind: 'bank',
      agreed: { address: '203.0.113.7', browser: 'a browser' },
    }),
  )

const payByBank = async (bookingId: number, token: string, amount?: number, installments?: number[]) => {
  const intent = await wantByBank(bookingId, token, amount, installments)
  return await tell(intent, await submitIntent(t.app, intent))
}

const stateOf = (id: number) => t.read(async (ctx) => (await intentById(ctx, id))?.state)
const partsOf = (bookingId: number) => t.read((ctx) => scheduleOf(ctx, bookingId))

describe('a bank account', () => {
  it('answers after days: nothing is posted before, and everything afterward', async () => {
    const bookingId = await book()
    const intent = await payByBank(bookingId, 'tok_bank')
    expect(intent).toMatchObject({ state: 'pending', method: 'Bank account •••• 6789', kind: 'bank' })
    expect(intent.answerBy?.getTime()).toBeGreaterThan(t.clock.now().getTime() + 4 * day * 60_000)
    await sweepPending(t.app)
    expect(await stateOf(intent.id)).toBe('pending')
    expect(await deposit(bookingId)).toBe(0)
    expect(await partsOf(bookingId)).toMatchObject([{ pending: true, state: 'scheduled' }, { pending: false }])
    t.clock.advance(3 * day)
    await Promise.all([sweepPending(t.app), sweepPending(t.app)])
    await sweepPending(t.app)
    expect(await stateOf(intent.id)).toBe('succeeded')
    expect(await deposit(bookingId)).toBe(426_632)
    expect(await chargesOf(bookingId)).toHaveLength(1)
    expect(await partsOf(bookingId)).toMatchObject([{ pending: false, state: 'paid' }, { state: 'scheduled' }])
  })

  it('is declined immediately if it is closed, unknown, or actually a card', async () => {
    for (const [token, failure] of [
      ['tok_bank_closed', 'bank_refused'],
      ['tok_nowhere', 'unknown_token'],
      ['sandbox_visa', 'unknown_token'],
    ] as const)
      expect(await payByBank(await book(), token)).toMatchObject({ state: 'failed', failure, graceUntil: null })
    expect(await pay(await book(), 'tok_bank')).toMatchObject({ state: 'failed', failure: 'unknown_token' })
  })

  it('that returns the money posts nothing, and leaves time for a card', async () => {
    const bookingId = await book()
    const intent = await payByBank(bookingId, 'tok_bank_returned')
    t.clock.advance(3 * day)
    await sweepPending(t.app)
    const returned = await t.read((ctx) => intentById(ctx, intent.id))
    expect(returned).toMatchObject({
      state: 'failed',
      failure: 'insufficient_funds',
      graceUntil: graceUntil(t.clock.now()),
    })
    expect(await deposit(bookingId)).toBe(0)
    expect(await pay(bookingId, 'sandbox_visa')).toMatchObject({ state: 'succeeded' })
    expect(await deposit(bookingId)).toBe(426_632)
  })

  it('that reverses a completed payment reverses it in the ledger', async () => {
    const bookingId = await book()
    await payByBank(bookingId, 'tok_bank_taken_back')
    await sweepPending(t.app)
    expect(await deposit(bookingId)).toBe(426_632)
    t.clock.advance(day)
    await receiveDisputes(t.app)
    await receiveDisputes(t.app)
    expect(await deposit(bookingId)).toBe(0)
    expect(await t.read((ctx) => paymentsOf(ctx, bookingId))).toMatchObject([{ disputed: 426_632 }])
  })
})

describe('while a bank payment is pending', () => {
  it('nothing else is charged: neither by a later attempt, nor by an earlier one', async () => {
    const bookingId = await book()
    const bank = await wantByBank(bookingId, 'tok_bank')
    const answer = await submitIntent(t.app, bank)
    // Requested before the pending bank payment was recorded.
    const card = await want(bookingId, 'sandbox_visa')
    expect(await tell(card, await submitIntent(t.app, card))).toMatchObject({ state: 'failed', failure: 'superseded' })
    await tell(bank, answer)
    expect(await partsOf(bookingId)).toMatchObject([{ pending: true }, { pending: false }])
    await expect(want(bookingId, 'sandbox_visa')).rejects.toMatchObject({ code: 'payment_pending' })
    expect(await t.read((ctx) => openToPay(ctx, bookingId, null))).toBe(426_631)
    t.clock.advance(3 * day)
    await sweepPending(t.app)
    expect(await chargesOf(bookingId)).toHaveLength(1)
    expect(await deposit(bookingId)).toBe(426_632)
  })

  it('an earlier card attempt is ended before the bank is asked', async () => {
    const bookingId = await book()
    const card = await want(bookingId, 'sandbox_challenge')
    await tell(card, await submitIntent(t.app, card))
    const bank = await payByBank(bookingId, 'tok_bank_quick')
    expect(await stateOf(card.id)).toBe('failed')
    await sweepPending(t.app)
    expect(await stateOf(bank.id)).toBe('succeeded')
  })

  it('a bank that can’t be reached is asked again later', async () => {
    const bookingId = await book()
    const intent = await payByBank(bookingId, 'tok_bank_quick')
    const silent = withGateway({ chargeByKey: async () => Promise.reject(new Error('no answer')) })
    await expect(sweepPending(silent)).rejects.toThrow('1 of 1 failed')
    expect(await stateOf(intent.id)).toBe('pending')
    await sweepPending(t.app)
    expect(await stateOf(intent.id)).toBe('succeeded')
  })
})

describe('a later installment', () => {
  const onDueDay = async (token: string) => {
    const bookingId = await book([100_00, 50_00], '2027-01-18')
    await payByBank(bookingId, token, 100_00)
    await sweepPending(t.app)
    t.clock.advance(3 * day)
    await chargeDueInstallments(t.app)
    return bookingId
  }

  it('R34 is debited from the account the guest authorized', async () => {
    const bookingId = await onDueDay('tok_bank_quick')
    expect(await partsOf(bookingId)).toMatchObject([{ state: 'paid' }, { pending: true }])
    await chargeDueInstallments(t.app)
    await sweepPending(t.app)
    expect(await partsOf(bookingId)).toMatchObject([{ state: 'paid' }, { state: 'paid' }])
    expect(await deposit(bookingId)).toBe(150_00)
  })

  const returnedLater = async () => {
    const bookingId = await book([100_00, 50_00], '2027-01-18')
    await pay(bookingId, 'sandbox_visa', 100_00)
    await payByBank(bookingId, 'tok_bank_returned_quick', 50_00, [2])
    await sweepPending(t.app)
    t.clock.advance(day)
    return bookingId
  }

  it('R29 if returned, waits for a card: nothing is retried during its grace period', async () => {
    const bookingId = await returnedLater()
    t.clock.advance(day / 2)
    await endGraces(t.app)
    await chargeDueInstallments(t.app)
    expect(await chargesOf(bookingId)).toHaveLength(1)
    expect(await partsOf(bookingId)).toMatchObject([{}, { state: 'scheduled', pending: false }])
  })

  it('R29 if returned, is charged to the stored card after the grace period', async () => {
    const bookingId = await returnedLater()
    t.clock.advance(3 * day)
    await endGraces(t.app)
    await chargeDueInstallments(t.app)
    expect(await partsOf(bookingId)).toMatchObject([{}, { state: 'paid' }])
    expect(await deposit(bookingId)).toBe(150_00)
  })

  it('R29 if returned, fails permanently without a stored card', async () => {
    const bookingId = await book([100_00, 50_00], '2027-01-18')
    await payByBank(bookingId, 'tok_bank_quick', 100_00)
    await sweepPending(t.app)
    await payByBank(bookingId, 'tok_bank_returned_quick', 50_00, [2])
    await sweepPending(t.app)
    t.clock.advance(3 * day)
    await endGraces(t.app)
    expect(await partsOf(bookingId)).toMatchObject([{}, { state: 'failed' }])
  })
})

describe('a bank’s processing days', () => {
  const instants = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  const zones = fc.constantFrom('America/New_York', 'Pacific/Auckland', 'Europe/Rome', 'UTC')

  it('are five working days and the morning after, wherever the home is', () => {
    // A Friday: the next five working days end with the following Friday.
    expect(bankAnswerBy(new Date('2027-01-15T17:00:00Z'), 'America/New_York').toISOString()).toBe(
      '2027-01-23T17:00:00.000Z',
    )
    expect(bankAnswerBy(new Date('2027-01-18T17:00:00Z'), 'America/New_York').toISOString()).toBe(
      '2027-01-26T17:00:00.000Z',
    )
    fc.assert(
      fc.property(instants, zones, (now, zone) => {
        const hours = (bankAnswerBy(now, zone).getTime() - now.getTime()) / 3_600_000
        expect(hours).toBeGreaterThan(5 * 24)
        expect(hours).toBeLessThanOrEqual(8 * 24 + 13)
      }),
    )
  })

  it('are in time only if a card could still replace the payment before arrival', () => {
    fc.assert(
      fc.property(instants, zones, fc.integer({ min: 0, max: 20 * 24 }), (now, zone, hours) => {
        const checkInAt = new Date(now.getTime() + hours * 3_600_000)
        expect(bankIsInTime(now, checkInAt, zone)).toBe(graceUntil(bankAnswerBy(now, zone)) <= checkInAt)
        if (hours < 7 * 24) expect(bankIsInTime(now, checkInAt, zone)).toBe(false)
        if (hours > 11 * 24) expect(bankIsInTime(now, checkInAt, zone)).toBe(true)
      }),
    )
  })
})
