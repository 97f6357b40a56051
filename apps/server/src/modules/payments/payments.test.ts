import { describe, expect, it } from 'vitest'
import { scheduleOf } from './installment.ts'
import { intentById, paidOf, paymentsOf } from './intent.ts'
import { recordIntent } from './record-intent.ts'
import { refundsOf } from './refund.ts'
import { sweepIntents } from './runs.ts'
import { submitIntent } from './submit-intent.ts'
import { db } from './tables.ts'
import { chargeRequestOf, fresh } from './testing/card-payment.ts'
import { unreachable } from './testing/gateway.ts'
import { paymentsScene } from './testing/scene.ts'
import { paymentView } from './views.ts'

const { t, sweepEverything, book, want, tell, pay, deposit, chargesOf, withGateway } = paymentsScene()

describe('a card payment', () => {
  it('R33 R34 R45 is charged at once, becomes the guest’s deposit, and stores the card for what falls due nearer the stay', async () => {
    const bookingId = await book()
    expect(await pay(bookingId, 'sandbox_visa')).toMatchObject({ state: 'succeeded', method: 'Visa •••• 4242' })
    expect(await deposit(bookingId)).toBe(426_632)
    const schedule = await t.read((ctx) => scheduleOf(ctx, bookingId))
    expect(schedule.map(({ state }) => state)).toEqual(['paid', 'scheduled'])
    const mandates = await t.read((ctx) =>
      db(ctx).selectFrom('payments.mandate').selectAll().where('booking_id', '=', bookingId).execute(),
    )
    expect(mandates).toMatchObject([{ account_id: 77, method: 'Visa •••• 4242' }])
  })

  it.each([
    ['sandbox_declined', 'card_declined'],
    ['sandbox_insufficient', 'insufficient_funds'],
    ['tok_of_somebody_else', 'unknown_token'],
    ['constructor', 'unknown_token'],
  ])('%s is declined as %s, and another card pays', async (token, failure) => {
    const bookingId = await book()
    expect(await pay(bookingId, token)).toMatchObject({ state: 'failed', failure })
    expect(await deposit(bookingId)).toBe(0)
    expect(await pay(bookingId, 'sandbox_visa')).toMatchObject({ state: 'succeeded' })
    expect(await chargesOf(bookingId)).toHaveLength(1)
  })

  it('is charged once if its response is lost, and the guest is notified at once', async () => {
    const bookingId = await book()
    expect(await pay(bookingId, 'sandbox_timeout')).toMatchObject({ state: 'succeeded' })
    expect(await chargesOf(bookingId)).toHaveLength(1)
    expect(await deposit(bookingId)).toBe(426_632)
  })

  it('that the gateway never answered stays open, and retrying the same card resumes it', async () => {
    const bookingId = await book()
    const intent = await want(bookingId, 'sandbox_visa')
    const outcome = await submitIntent(withGateway({ charge: unreachable, chargeByKey: unreachable }), intent)
    expect(await tell(intent, outcome)).toMatchObject({ state: 'recorded' })
    const again = await want(bookingId, 'sandbox_visa')
    expect(again.id).toBe(intent.id)
    expect(await tell(again, await submitIntent(t.app, again))).toMatchObject({ state: 'succeeded' })
    expect(await chargesOf(bookingId)).toHaveLength(1)
  })

  it('with another card replaces one without an answer, and only one of them charges', async () => {
    const bookingId = await book()
    const first = await want(bookingId, 'sandbox_visa')
    const second = await want(bookingId, 'sandbox_dispute')
    expect(second.id).not.toBe(first.id)
    expect(await tell(second, await submitIntent(t.app, second))).toMatchObject({ state: 'succeeded' })
    expect(await t.read((ctx) => intentById(ctx, first.id))).toMatchObject({ state: 'failed', failure: 'superseded' })
    expect(await submitIntent(t.app, first)).toEqual({ kind: 'canceled' })
    expect(await chargesOf(bookingId)).toHaveLength(1)
  })

  it('with another card charges nothing if the earlier one had charged after all', async () => {
    const bookingId = await book()
    const first = await want(bookingId, 'sandbox_visa')
    await submitIntent(t.app, first)
    const second = await want(bookingId, 'sandbox_dispute')
    expect(await tell(second, await submitIntent(t.app, second))).toMatchObject({
      state: 'failed',
      failure: 'superseded',
    })
    expect(await t.read((ctx) => intentById(ctx, first.id))).toMatchObject({ state: 'succeeded' })
    expect(await chargesOf(bookingId)).toHaveLength(1)
    expect(await deposit(bookingId)).toBe(426_632)
  })

  it('is rejected for paid installments, another amount, or a key that belongs to another payment', async () => {
    const bookingId = await book()
    const { key, ...charge } = chargeRequestOf(bookingId, 'sandbox_visa')
    await expect(
      t.write((ctx) => recordIntent(ctx, { ...charge, key, amount: { amount: 1, currency: 'USD' } })),
    ).rejects.toThrow(/come to 426632, not 1/)
    const intent = await t.write((ctx) => recordIntent(ctx, { ...charge, key }))
    await tell(intent, await submitIntent(t.app, intent))
    await expect(want(bookingId, 'sandbox_visa')).rejects.toMatchObject({ status: 409, code: 'not_allowed_now' })
    expect((await t.write((ctx) => recordIntent(ctx, { ...charge, key }))).id).toBe(intent.id)
    const other = await book()
    await expect(t.write((ctx) => recordIntent(ctx, { ...charge, bookingId: other, key }))).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    })
  })

  it('with one key from twenty callers at once is one intent', async () => {
    const bookingId = await book()
    const key = `pay-${fresh()}`
    const intents = await Promise.all(Array.from({ length: 20 }, () => want(bookingId, 'sandbox_visa', 426_632, key)))
    expect(new Set(intents.map(({ id }) => id)).size).toBe(1)
  })

  it('from twenty windows at once charges once', async () => {
    const bookingId = await book()
    const tokens = ['sandbox_visa', 'sandbox_dispute', 'sandbox_timeout', 'sandbox_visa']
    const tries = Array.from({ length: 20 }, (_, index) => pay(bookingId, tokens[index % 4] ?? 'sandbox_visa'))
    const results = await Promise.allSettled(tries)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'not_allowed_now' })
    await sweepEverything()
    const { paid, refunded } = await t.read((ctx) => paidOf(ctx, bookingId))
    expect(paid - refunded).toBe(426_632)
    expect(await deposit(bookingId)).toBe(426_632)
    expect(await chargesOf(bookingId)).toHaveLength(1)
  })

  it('that was considered lost but succeeded is posted, and refunded if it was paid another way meanwhile', async () => {
    const bookingId = await book()
    const first = await want(bookingId, 'sandbox_visa')
    const answer = await submitIntent(t.app, first)
    await tell(first, { kind: 'canceled' })
    await pay(bookingId, 'sandbox_visa')
    expect(await tell(first, answer)).toMatchObject({ state: 'succeeded' })
    await t.drain()
    expect(await deposit(bookingId)).toBe(426_632)
    expect(await t.read((ctx) => refundsOf(ctx, bookingId))).toMatchObject([{ intentId: first.id, state: 'succeeded' }])
  })
})

describe('the bank’s confirmation step', () => {
  const answer = (url: string, form: string) =>
    t.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form,
    })

  it('waits at the bank’s page, returns to the site and resumes', async () => {
    const bookingId = await book()
    const waiting = await pay(bookingId, 'sandbox_challenge')
    const [payment] = await t.read((ctx) => paymentsOf(ctx, bookingId))
    expect(payment && paymentView(payment)).toMatchObject({
      status: 'needs_action',
      challengeUrl: waiting.challengeUrl,
    })
    const page = await t.server.inject(
      `${waiting.challengeUrl}?return=${encodeURIComponent('/book-payment?booking=1')}`,
    )
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('$4,266.32')
    const nonce = /<style nonce="([^"]+)">/.exec(page.body)?.[1]
    expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect(page.body).toContain('value="/book-payment?booking=1"')
    const back = await answer(waiting.challengeUrl ?? '', 'answer=approve&return=%2Fbook-payment%3Fbooking%3D1')
    expect([back.statusCode, back.headers.location]).toEqual([303, '/book-payment?booking=1'])
    expect(await tell(waiting, await submitIntent(t.app, waiting))).toMatchObject({ state: 'succeeded' })
    expect(await deposit(bookingId)).toBe(426_632)
  })

  it('declined by the guest counts as a declined card, and a second answer changes nothing', async () => {
    const waiting = await pay(await book(), 'sandbox_challenge')
    await answer(waiting.challengeUrl ?? '', 'answer=refuse')
    await answer(waiting.challengeUrl ?? '', 'answer=approve')
    expect(await submitIntent(t.app, waiting)).toMatchObject({ kind: 'refused', code: 'card_declined' })
    expect((await t.server.inject(waiting.challengeUrl ?? '')).body).toContain('has been answered')
  })

  it('expires after a while if left unanswered, and the page says so', async () => {
    const waiting = await pay(await book(), 'sandbox_challenge')
    t.clock.advance(21)
    await sweepIntents(t.app)
    expect(await t.read((ctx) => intentById(ctx, waiting.id))).toMatchObject({ state: 'failed', failure: 'abandoned' })
    await answer(waiting.challengeUrl ?? '', 'answer=approve')
    expect(await submitIntent(t.app, waiting)).toEqual({ kind: 'canceled' })
  })

  it('redirects no one to another site and answers unknown payments with a page', async () => {
    const waiting = await pay(await book(), 'sandbox_challenge')
    for (const evil of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const page = await t.server.inject(`${waiting.challengeUrl}?return=${encodeURIComponent(evil)}`)
      expect(page.body).toContain('value="/travelers"')
    }
    const unanswered = await answer(waiting.challengeUrl ?? '', 'answer=perhaps')
    expect(unanswered.headers.location).toBe(waiting.challengeUrl)
    expect((await t.server.inject('/sandbox/challenge/ch_none')).statusCode).toBe(404)
    expect((await answer('/sandbox/challenge/ch_none', 'answer=approve')).statusCode).toBe(404)
  })
})
