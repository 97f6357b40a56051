import { describe, expect, it } from 'vitest'
import { capturableHold, performCapture, recordCapture } from './card-capture.ts'
import { cardHoldById, cardHoldsOf } from './card-hold.ts'
import { GatewayUnreachable } from './gateway.ts'
import { performCardHold, performRelease, recordCardHold, recordHoldOutcome, recordRelease } from './hold-card.ts'
import { scheduleOf } from './installment.ts'
import { paymentsOf } from './intent.ts'
import { recordRefund } from './refund-commands.ts'
import { chargeDueInstallments, sweepCardHolds, sweepIntents } from './runs.ts'
import { replaceOpen } from './schedule.ts'
import { unreachable } from './testing/gateway.ts'
import { paymentsScene } from './testing/scene.ts'

const { t, sweepEverything, book, pay, deposit, chargesOf, withGateway } = paymentsScene()

const usd = (amount: number) => ({ amount, currency: 'USD' })
const input = (bookingId: number, token?: string) => ({
  bookingId,
  homeId: 1,
  accountId: 77,
  amount: usd(100_000),
  ...(token !== undefined && { token }),
})
/** Recorded, but not yet requested. */
const recorded = async (bookingId: number, token?: string) => {
  const hold = await t.write((ctx) => recordCardHold(ctx, input(bookingId, token)))
  if (!hold) throw new Error('there is no card')
  return hold
}
const stored = (id: number) => t.read((ctx) => cardHoldById(ctx, id))
const booked = async (token = 'sandbox_visa') => {
  const bookingId = await book([100_00])
  await pay(bookingId, token, 100_00)
  return bookingId
}
const heldFor = async (bookingId: number) => {
  const hold = await recorded(bookingId)
  await performCardHold(t.app, hold.id)
  return hold.id
}
/** Owes an amount, and captures it from the hold. */
const owe = (bookingId: number, amount: number) =>
  t.write(async (ctx) => {
    const ordinal = await replaceOpen(ctx, {
      bookingId,
      homeId: 1,
      accountId: 77,
      timeZone: 'America/New_York',
      currency: 'USD',
      installments: [{ dueOn: '2027-01-15', amount, atBooking: false }],
    })
    const hold = await capturableHold(ctx, bookingId)
    if (!hold) throw new Error('nothing is held')
    await recordCapture(ctx, hold, { ordinal, amount })
    return hold.id
  })
const captureOf = async (bookingId: number) => {
  const found = (await t.read((ctx) => paymentsOf(ctx, bookingId))).find(({ source }) => 'cardHoldId' in source)
  if (!found) throw new Error('nothing is taken')
  return found
}
const charged = async (bookingId: number) =>
  (await chargesOf(bookingId)).reduce((sum, { captured }) => sum + captured, 0)

describe('R31 a hold on a card', () => {
  it('R31 places a hold on the stored card and charges nothing', async () => {
    const bookingId = await booked()
    const id = await heldFor(bookingId)
    expect(await stored(id)).toMatchObject({ state: 'held', method: 'Visa •••• 4242', amount: usd(100_000) })
    expect(await charged(bookingId)).toBe(100_00)
    expect(await deposit(bookingId)).toBe(100_00)
  })

  it('R31 is requested by the job that hears of it, once however often it is triggered', async () => {
    const bookingId = await booked()
    const first = await recorded(bookingId)
    expect((await recorded(bookingId)).id).toBe(first.id)
    await t.drain()
    expect(await stored(first.id)).toMatchObject({ state: 'held' })
  })

  it.each([
    ['sandbox_no_holds', 'insufficient_funds'],
    ['sandbox_declined', 'card_declined'],
    ['sandbox_challenge', 'authentication_required'],
    ['tok_of_somebody_else', 'unknown_token'],
  ])('R31 %s declines it as %s, and another card holds', async (token, failure) => {
    const bookingId = await booked()
    const refused = await recorded(bookingId, token)
    await performCardHold(t.app, refused.id)
    expect(await stored(refused.id)).toMatchObject({ state: 'refused', failure })
    const second = await recorded(bookingId, 'sandbox_visa')
    await performCardHold(t.app, second.id)
    expect(await stored(second.id)).toMatchObject({ state: 'held' })
  })

  it('R31 can be declined by a card that pays', async () => {
    const bookingId = await booked('sandbox_no_holds')
    const id = await heldFor(bookingId)
    expect(await stored(id)).toMatchObject({ state: 'refused', method: 'Visa •••• 0119' })
  })

  it('R31 expires at the bank on its own, and can’t be captured after that', async () => {
    const bookingId = await booked()
    const id = await heldFor(bookingId)
    t.clock.advance(114 * 60 - 1)
    expect((await t.read((ctx) => capturableHold(ctx, bookingId)))?.id).toBe(id)
    t.clock.advance(1)
    expect(await t.read((ctx) => capturableHold(ctx, bookingId))).toBeUndefined()
    const { gateway } = t.app.adapters
    const gatewayKey = (await stored(id))?.gatewayKey ?? ''
    expect(await gateway.capture(gatewayKey, 5_000)).toEqual({ kind: 'released' })
  })

  it('R31 is released once, and can’t be captured after that', async () => {
    const bookingId = await booked()
    const id = await heldFor(bookingId)
    await t.write((ctx) => recordRelease(ctx, id))
    expect(await t.read((ctx) => capturableHold(ctx, bookingId))).toBeUndefined()
    await performRelease(t.app, id)
    await performRelease(t.app, id)
    expect(await stored(id)).toMatchObject({ state: 'released' })
    const { gateway } = t.app.adapters
    expect(await gateway.capture((await stored(id))?.gatewayKey ?? '', 1_00)).toEqual({ kind: 'released' })
  })
})

describe('R31 capturing a hold', () => {
  it('R31 charges part of it once; the rest is released, and a second request finds nothing', async () => {
    const bookingId = await booked()
    await heldFor(bookingId)
    const id = await owe(bookingId, 30_000)
    const intent = await captureOf(bookingId)
    await Promise.all([performCapture(t.app, intent.id), performCapture(t.app, intent.id)])
    expect(await stored(id)).toMatchObject({ state: 'captured', captured: 30_000 })
    expect(await charged(bookingId)).toBe(100_00 + 30_000)
    expect(await deposit(bookingId)).toBe(100_00 + 30_000)
    expect(await t.read((ctx) => capturableHold(ctx, bookingId))).toBeUndefined()
    const { gateway } = t.app.adapters
    expect(await gateway.capture(intent.gatewayKey, 70_000)).toMatchObject({ kind: 'captured', captured: 30_000 })
    expect(await gateway.release(intent.gatewayKey)).toMatchObject({ kind: 'captured', captured: 30_000 })
    expect((await t.read((ctx) => scheduleOf(ctx, bookingId))).map(({ state }) => state)).toEqual(['paid', 'paid'])
  })

  it('R31 never captures more than is held, for any caller', async () => {
    const bookingId = await booked()
    const id = await heldFor(bookingId)
    await expect(owe(bookingId, 100_001)).rejects.toThrow(/more than the 100000 held/)
    const gatewayKey = (await stored(id))?.gatewayKey ?? ''
    await expect(t.app.adapters.gateway.capture(gatewayKey, 100_001)).rejects.toThrow(/more than is held/)
    expect(await stored(id)).toMatchObject({ state: 'held' })
  })

  it('R31 charges the stored card if the bank has released the hold', async () => {
    const bookingId = await booked()
    const id = await heldFor(bookingId)
    await owe(bookingId, 30_000)
    t.clock.advance(115 * 60)
    await performCapture(t.app, (await captureOf(bookingId)).id)
    expect(await stored(id)).toMatchObject({ state: 'released' })
    await chargeDueInstallments(t.app)
    expect(await charged(bookingId)).toBe(100_00 + 30_000)
  })

  it('R31 can be refunded like any other charge', async () => {
    const bookingId = await booked()
    await heldFor(bookingId)
    await owe(bookingId, 30_000)
    await t.drain()
    await t.write((ctx) => recordRefund(ctx, { bookingId, amount: usd(12_000), why: 'Too much' }))
    await t.drain()
    expect(await deposit(bookingId)).toBe(100_00 + 18_000)
  })
})

describe('R31 a process that dies', () => {
  it('R31 after recording the hold: the sweeper asks, and it is held once', async () => {
    const bookingId = await booked()
    const hold = await recorded(bookingId)
    t.clock.advance(3)
    await Promise.all([sweepCardHolds(t.app), sweepCardHolds(t.app)])
    expect(await t.read((ctx) => cardHoldsOf(ctx, [bookingId]))).toMatchObject([{ id: hold.id, state: 'held' }])
  })

  it('R31 after the bank placed the hold: the lost response is requested again', async () => {
    const bookingId = await booked()
    const hold = await recorded(bookingId, 'sandbox_timeout')
    await expect(performCardHold(t.app, hold.id)).rejects.toThrow(GatewayUnreachable)
    expect(await stored(hold.id)).toMatchObject({ state: 'recorded' })
    await performCardHold(t.app, hold.id)
    expect(await stored(hold.id)).toMatchObject({ state: 'held' })
  })

  it('R31 after recording the outcome: recording it again changes nothing', async () => {
    const bookingId = await booked()
    const id = await heldFor(bookingId)
    await t.write((ctx) => recordHoldOutcome(ctx, id, { kind: 'released' }))
    expect(await stored(id)).toMatchObject({ state: 'held' })
  })

  it('R31 while a hold is requested and released meanwhile: nothing is held in the end', async () => {
    const bookingId = await booked()
    const hold = await recorded(bookingId)
    const { gateway } = t.app.adapters
    const slow = withGateway({
      hold: async (request) => {
        const answer = await gateway.hold(request)
        await t.write((ctx) => recordRelease(ctx, hold.id))
        return answer
      },
    })
    await performCardHold(slow, hold.id)
    expect(await stored(hold.id)).toMatchObject({ state: 'releasing' })
    await sweepEverything()
    expect(await stored(hold.id)).toMatchObject({ state: 'released' })
    expect(await gateway.release(hold.gatewayKey)).toEqual({ kind: 'released' })
  })

  it('R31 between the capture phases: it is captured once', async () => {
    const bookingId = await booked()
    const id = await heldFor(bookingId)
    await owe(bookingId, 30_000)
    const intent = await captureOf(bookingId)
    const { gateway } = t.app.adapters
    const lost = withGateway({
      capture: async (key, amount) => {
        await gateway.capture(key, amount)
        throw new GatewayUnreachable()
      },
    })
    await performCapture(lost, intent.id)
    expect(await stored(id)).toMatchObject({ state: 'capturing' })
    t.clock.advance(3)
    await Promise.all([sweepIntents(t.app), sweepIntents(t.app)])
    expect(await stored(id)).toMatchObject({ state: 'captured', captured: 30_000 })
    expect(await charged(bookingId)).toBe(100_00 + 30_000)
  })

  it('R31 before reaching the gateway: the sweeper captures it instead of releasing it', async () => {
    const bookingId = await booked()
    const id = await heldFor(bookingId)
    await owe(bookingId, 30_000)
    await performCapture(withGateway({ capture: unreachable }), (await captureOf(bookingId)).id)
    t.clock.advance(3)
    await sweepIntents(t.app)
    expect(await stored(id)).toMatchObject({ state: 'captured' })
  })
})
