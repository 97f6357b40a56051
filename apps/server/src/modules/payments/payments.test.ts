import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#kernel/app'
import { balanceOf, credit, debit, invariantsOf, post, trustPositions, withoutZeros } from '#modules/ledger'
import { type TestApp, testApp } from '#testing/harness'
import { askGateway } from './ask-gateway.ts'
import { checks } from './checks.ts'
import { type Gateway, GatewayUnreachable } from './gateway.ts'
import { dueInstalments, scheduleOf } from './instalment.ts'
import { type Intent, intentById, paidOf, paymentsOf } from './intent.ts'
import { recordIntent } from './record-intent.ts'
import { type Outcome, recordOutcome } from './record-outcome.ts'
import { refundsOf } from './refund.ts'
import { performRefund, recordRefund, recordRefundOutcome, refundByOtherMeans } from './refunding.ts'
import { chargeDueInstalments, claimInstalment, hearDisputes, settleDue, sweepIntents, sweepRefunds } from './runs.ts'
import { cancelSchedule, setSchedule } from './schedule.ts'
import { settleBooking } from './settlement.ts'
import { db } from './tables.ts'
import { paymentView } from './views.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(async () => {
  await t.close()
})

/** After every test gateway, payments and ledger tell the same story (R44). */
afterEach(async () => {
  await sweepEverything()
  for (const check of checks) expect(await check.run(t.app), check.code).toMatchObject({ holds: true })
  for (const { code, holds, figure } of await t.read(invariantsOf))
    expect({ code, holds, figure }).toMatchObject({ holds: true })
})

const sweepEverything = async () => {
  t.clock.advance(30)
  await sweepIntents(t.app)
  await sweepRefunds(t.app)
  await t.drain()
}

let made = 1
const fresh = () => made++

const book = async (parts: number[] = [426_632, 426_631], dueOn = '2027-06-02') => {
  const bookingId = fresh()
  await t.write((ctx) =>
    setSchedule(ctx, {
      bookingId,
      homeId: 1,
      accountId: 77,
      timeZone: 'America/New_York',
      currency: 'USD',
      instalments: parts.map((amount, index) => ({
        dueOn: index === 0 ? '2027-01-15' : dueOn,
        amount,
        atBooking: index === 0,
      })),
    }),
  )
  return bookingId
}

const wishOf = (bookingId: number, token: string, amount = 426_632, key = `pay-${fresh()}`) => ({
  bookingId,
  homeId: 1,
  accountId: 77,
  amount: { amount, currency: 'USD' },
  instalments: [1],
  token,
  key,
})

const want = (bookingId: number, token: string, amount?: number, key?: string): Promise<Intent> =>
  t.write((ctx) => recordIntent(ctx, wishOf(bookingId, token, amount, key)))
const tell = (intent: Intent, outcome: Outcome) => t.write((ctx) => recordOutcome(ctx, intent.id, outcome))

const pay = async (bookingId: number, token: string, amount?: number): Promise<Intent> => {
  const intent = await want(bookingId, token, amount)
  return await tell(intent, await askGateway(t.app, intent))
}

const deposit = (bookingId: number) =>
  t.read((ctx) => balanceOf(ctx, 'liability:guest-deposit', { bookingId, currency: 'USD' }))
const chargesOf = async (bookingId: number) => {
  const payments = await t.read((ctx) => paymentsOf(ctx, bookingId))
  const figures = await t.app.adapters.gateway.figures('', 10_000)
  return figures.filter(({ key }) => payments.some(({ gatewayKey }) => gatewayKey === key))
}

/** The same app, with a gateway that goes wrong in one place. */
const withGateway = (change: Partial<Gateway>): App => ({
  ...t.app,
  adapters: { ...t.app.adapters, gateway: { ...t.app.adapters.gateway, ...change } },
})
const unreachable = async (): Promise<never> => {
  throw new GatewayUnreachable()
}

describe('a card payment', () => {
  it('R45 becomes the guest’s deposit, pays its instalment and keeps the card for the next one (R34)', async () => {
    const bookingId = await book()
    expect(await pay(bookingId, 'sandbox_visa')).toMatchObject({ state: 'succeeded', method: 'Visa ending 4242' })
    expect(await deposit(bookingId)).toBe(426_632)
    const schedule = await t.read((ctx) => scheduleOf(ctx, bookingId))
    expect(schedule.map(({ state }) => state)).toEqual(['paid', 'scheduled'])
    const mandates = await t.read((ctx) =>
      db(ctx).selectFrom('payments.mandate').selectAll().where('booking_id', '=', bookingId).execute(),
    )
    expect(mandates).toMatchObject([{ account_id: 77, method: 'Visa ending 4242' }])
  })

  it.each([
    ['sandbox_declined', 'card_declined'],
    ['sandbox_insufficient', 'insufficient_funds'],
    ['tok_of_somebody_else', 'unknown_token'],
    ['constructor', 'unknown_token'],
  ])('%s is refused as %s, and another card pays', async (token, failure) => {
    const bookingId = await book()
    expect(await pay(bookingId, token)).toMatchObject({ state: 'failed', failure })
    expect(await deposit(bookingId)).toBe(0)
    expect(await pay(bookingId, 'sandbox_visa')).toMatchObject({ state: 'succeeded' })
    expect(await chargesOf(bookingId)).toHaveLength(1)
  })

  it('is charged once when its answer is lost, and the guest hears so at once', async () => {
    const bookingId = await book()
    expect(await pay(bookingId, 'sandbox_timeout')).toMatchObject({ state: 'succeeded' })
    expect(await chargesOf(bookingId)).toHaveLength(1)
    expect(await deposit(bookingId)).toBe(426_632)
  })

  it('that the gateway never answered stays open, and the same card again resumes it', async () => {
    const bookingId = await book()
    const intent = await want(bookingId, 'sandbox_visa')
    const outcome = await askGateway(withGateway({ charge: unreachable, chargeByKey: unreachable }), intent)
    expect(await tell(intent, outcome)).toMatchObject({ state: 'recorded' })
    const again = await want(bookingId, 'sandbox_visa')
    expect(again.id).toBe(intent.id)
    expect(await tell(again, await askGateway(t.app, again))).toMatchObject({ state: 'succeeded' })
    expect(await chargesOf(bookingId)).toHaveLength(1)
  })

  it('by another card takes the place of one without an answer, and only one of them charges', async () => {
    const bookingId = await book()
    const first = await want(bookingId, 'sandbox_visa')
    const second = await want(bookingId, 'sandbox_dispute')
    expect(second.id).not.toBe(first.id)
    expect(await tell(second, await askGateway(t.app, second))).toMatchObject({ state: 'succeeded' })
    expect(await t.read((ctx) => intentById(ctx, first.id))).toMatchObject({ state: 'failed', failure: 'superseded' })
    expect(await askGateway(t.app, first)).toEqual({ kind: 'cancelled' })
    expect(await chargesOf(bookingId)).toHaveLength(1)
  })

  it('by another card charges nothing when the earlier one had charged after all', async () => {
    const bookingId = await book()
    const first = await want(bookingId, 'sandbox_visa')
    await askGateway(t.app, first)
    const second = await want(bookingId, 'sandbox_dispute')
    expect(await tell(second, await askGateway(t.app, second))).toMatchObject({
      state: 'failed',
      failure: 'superseded',
    })
    expect(await t.read((ctx) => intentById(ctx, first.id))).toMatchObject({ state: 'succeeded' })
    expect(await chargesOf(bookingId)).toHaveLength(1)
    expect(await deposit(bookingId)).toBe(426_632)
  })

  it('is refused for what is paid, for another sum, and for a key that belongs to another payment', async () => {
    const bookingId = await book()
    const { key, ...wish } = wishOf(bookingId, 'sandbox_visa')
    await expect(
      t.write((ctx) => recordIntent(ctx, { ...wish, key, amount: { amount: 1, currency: 'USD' } })),
    ).rejects.toThrow(/come to 426632, not 1/)
    const intent = await t.write((ctx) => recordIntent(ctx, { ...wish, key }))
    await tell(intent, await askGateway(t.app, intent))
    await expect(want(bookingId, 'sandbox_visa')).rejects.toMatchObject({ status: 409, code: 'not_allowed_now' })
    expect((await t.write((ctx) => recordIntent(ctx, { ...wish, key }))).id).toBe(intent.id)
    const other = await book()
    await expect(t.write((ctx) => recordIntent(ctx, { ...wish, bookingId: other, key }))).rejects.toMatchObject({
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

  it('that counted as lost and happened after all is booked, and sent back when it was paid otherwise', async () => {
    const bookingId = await book()
    const first = await want(bookingId, 'sandbox_visa')
    const answer = await askGateway(t.app, first)
    await tell(first, { kind: 'cancelled' })
    await pay(bookingId, 'sandbox_visa')
    expect(await tell(first, answer)).toMatchObject({ state: 'succeeded' })
    await t.drain()
    expect(await deposit(bookingId)).toBe(426_632)
    expect(await t.read((ctx) => refundsOf(ctx, bookingId))).toMatchObject([{ intentId: first.id, state: 'succeeded' }])
  })
})

describe('the bank’s step', () => {
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
    expect(await tell(waiting, await askGateway(t.app, waiting))).toMatchObject({ state: 'succeeded' })
    expect(await deposit(bookingId)).toBe(426_632)
  })

  it('refused by the guest is a declined card, and a second answer changes nothing', async () => {
    const waiting = await pay(await book(), 'sandbox_challenge')
    await answer(waiting.challengeUrl ?? '', 'answer=refuse')
    await answer(waiting.challengeUrl ?? '', 'answer=approve')
    expect(await askGateway(t.app, waiting)).toMatchObject({ kind: 'refused', code: 'card_declined' })
    expect((await t.server.inject(waiting.challengeUrl ?? '')).body).toContain('has been answered')
  })

  it('left unanswered ends after a while, and the page says so', async () => {
    const waiting = await pay(await book(), 'sandbox_challenge')
    t.clock.advance(21)
    await sweepIntents(t.app)
    expect(await t.read((ctx) => intentById(ctx, waiting.id))).toMatchObject({ state: 'failed', failure: 'abandoned' })
    await answer(waiting.challengeUrl ?? '', 'answer=approve')
    expect(await askGateway(t.app, waiting)).toEqual({ kind: 'cancelled' })
  })

  it('sends nobody to another site and answers unknown payments with a page', async () => {
    const waiting = await pay(await book(), 'sandbox_challenge')
    for (const evil of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const page = await t.server.inject(`${waiting.challengeUrl}?return=${encodeURIComponent(evil)}`)
      expect(page.body).toContain('value="/travelers"')
    }
    const unasked = await answer(waiting.challengeUrl ?? '', 'answer=perhaps')
    expect(unasked.headers.location).toBe(waiting.challengeUrl)
    expect((await t.server.inject('/sandbox/challenge/ch_none')).statusCode).toBe(404)
    expect((await answer('/sandbox/challenge/ch_none', 'answer=approve')).statusCode).toBe(404)
  })
})

describe('a process that dies', () => {
  it('after writing the intent down: the sweeper asks, nothing was charged and nothing will be', async () => {
    const bookingId = await book()
    const intent = await want(bookingId, 'sandbox_visa')
    t.clock.advance(3)
    await sweepIntents(t.app)
    await sweepIntents(t.app)
    expect(await t.read((ctx) => intentById(ctx, intent.id))).toMatchObject({ state: 'failed', failure: 'abandoned' })
    expect(await askGateway(t.app, intent)).toEqual({ kind: 'cancelled' })
    expect(await chargesOf(bookingId)).toHaveLength(0)
    expect(await pay(bookingId, 'sandbox_visa')).toMatchObject({ state: 'succeeded' })
    expect(await chargesOf(bookingId)).toHaveLength(1)
  })

  it('after the gateway has charged: the sweeper finds the charge and books it once', async () => {
    const bookingId = await book()
    const intent = await want(bookingId, 'sandbox_visa')
    await askGateway(t.app, intent)
    t.clock.advance(3)
    await Promise.all([sweepIntents(t.app), sweepIntents(t.app)])
    await sweepIntents(t.app)
    expect(await t.read((ctx) => intentById(ctx, intent.id))).toMatchObject({ state: 'succeeded' })
    expect(await chargesOf(bookingId)).toHaveLength(1)
    expect(await deposit(bookingId)).toBe(426_632)
  })

  it('after writing the outcome down: a second telling and the sweeper change nothing', async () => {
    const bookingId = await book()
    const intent = await want(bookingId, 'sandbox_visa')
    const outcome = await askGateway(t.app, intent)
    await Promise.all([tell(intent, outcome), tell(intent, outcome), tell(intent, { kind: 'unknown' })])
    t.clock.advance(3)
    await sweepIntents(t.app)
    await tell(intent, { kind: 'cancelled' })
    expect(await deposit(bookingId)).toBe(426_632)
  })

  it('leaves an intent alone that is being asked about right now', async () => {
    const intent = await want(await book(), 'sandbox_visa')
    await sweepIntents(t.app)
    expect(await t.read((ctx) => intentById(ctx, intent.id))).toMatchObject({ state: 'recorded' })
    await tell(intent, await askGateway(t.app, intent))
  })

  it('between the phases of an instalment: it is charged once', async () => {
    const bookingId = await book([100_00, 50_00], '2027-01-16')
    await pay(bookingId, 'sandbox_visa', 100_00)
    t.clock.advance(24 * 60)
    const [due] = (await t.read((ctx) => dueInstalments(ctx))).filter((row) => row.bookingId === bookingId)
    if (!due) throw new Error('the instalment is not due')
    await t.write((ctx) => claimInstalment(ctx, due))
    await chargeDueInstalments(t.app)
    expect(await chargesOf(bookingId)).toHaveLength(1)
    await sweepEverything()
    await chargeDueInstalments(t.app)
    const claimed = await t.write((ctx) => claimInstalment(ctx, due))
    expect(claimed).toBeUndefined()
    expect(await chargesOf(bookingId)).toHaveLength(2)
    expect(await deposit(bookingId)).toBe(150_00)
  })

  it('between the phases of a refund: the money goes back once', async () => {
    const bookingId = await book()
    await pay(bookingId, 'sandbox_visa')
    const [refund] = await t.write((ctx) =>
      recordRefund(ctx, { bookingId, amount: { amount: 100_00, currency: 'USD' }, why: 'Cancelled' }),
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

describe('instalments', () => {
  /** Two instalments, the second due tomorrow where the home is; the first is paid. */
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

  it('R29 R34 are charged at the home’s midnight from the stored card, once', async () => {
    const bookingId = await halfPaid()
    t.clock.set('2027-01-16T04:59:00Z')
    await chargeDueInstalments(t.app)
    expect(await stateOf(bookingId)).toMatchObject({ state: 'scheduled', attempts: 0 })
    t.clock.set('2027-01-16T05:00:00Z')
    await Promise.all([chargeDueInstalments(t.app), chargeDueInstalments(t.app)])
    await chargeDueInstalments(t.app)
    expect(await stateOf(bookingId)).toMatchObject({ state: 'paid', attempts: 1 })
    expect(await chargesOf(bookingId)).toHaveLength(2)
    expect(await deposit(bookingId)).toBe(150_00)
  })

  it('R29 that fail are tried each midnight of the grace period, then given up and told', async () => {
    const bookingId = await halfPaid()
    await spoilCard(bookingId)
    const failures: unknown[] = []
    for (const day of ['16', '17', '18', '19']) {
      t.clock.set(`2027-01-${day}T05:00:00Z`)
      await chargeDueInstalments(t.app)
      await chargeDueInstalments(t.app)
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
    await chargeDueInstalments(t.app)
    const wish = { ...wishOf(bookingId, 'sandbox_visa', 50_00), instalments: [2] }
    const intent = await t.write((ctx) => recordIntent(ctx, wish))
    await tell(intent, await askGateway(t.app, intent))
    t.clock.set('2027-01-17T05:00:00Z')
    await chargeDueInstalments(t.app)
    expect(await stateOf(bookingId)).toMatchObject({ state: 'paid', attempts: 1 })
    expect(await deposit(bookingId)).toBe(150_00)
  })

  it('R43 that were cancelled are never charged', async () => {
    const bookingId = await halfPaid()
    await t.write((ctx) => cancelSchedule(ctx, bookingId))
    t.clock.set('2027-02-01T05:00:00Z')
    await chargeDueInstalments(t.app)
    expect(await stateOf(bookingId)).toMatchObject({ state: 'cancelled', attempts: 0 })
    expect(await deposit(bookingId)).toBe(100_00)
  })

  it('R26 a schedule can be set anew until something of it is paid', async () => {
    const bookingId = await halfPaid()
    const anew = { bookingId, homeId: 1, accountId: 77, timeZone: 'UTC', currency: 'USD', instalments: [] }
    await expect(t.write((ctx) => setSchedule(ctx, anew))).rejects.toThrow(/already paid/)
  })
})

describe('a refund', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' })

  it('R39 never gives back more than was paid and not given back', async () => {
    const bookingId = await book()
    await pay(bookingId, 'sandbox_visa')
    const back = (amount: number) =>
      t.write((ctx) => recordRefund(ctx, { bookingId, amount: usd(amount), why: 'Cancelled' }))
    await back(400_000)
    await expect(back(26_633)).rejects.toMatchObject({ status: 422, code: 'more_than_paid' })
    await back(26_632)
    await t.drain()
    expect(await deposit(bookingId)).toBe(0)
    const [payment] = await t.read((ctx) => paymentsOf(ctx, bookingId))
    expect(payment && paymentView(payment)).toMatchObject({ status: 'refunded', refunded: usd(426_632) })
  })

  it('R46 takes money that is no longer the guest’s deposit only from who is named', async () => {
    const bookingId = await book()
    await pay(bookingId, 'sandbox_visa')
    await t.write((ctx) => settleBooking(ctx, bookingId))
    await t.write((ctx) =>
      post(ctx, {
        purpose: 'recognition',
        source: `booking:${bookingId}`,
        document: '',
        currency: 'USD',
        homeId: 1,
        bookingId,
        lines: [debit('liability:guest-deposit', 426_632), credit('payable:owner', 426_632, { ownerId: 5 })],
      }),
    )
    const refund = { bookingId, amount: usd(100_00), why: 'No heating' }
    await expect(t.write((ctx) => recordRefund(ctx, refund))).rejects.toThrow(/say whose money/)
    await t.write((ctx) =>
      recordRefund(ctx, { ...refund, lines: [debit('payable:owner', 100_00, { ownerId: 5, homeId: 1 })] }),
    )
    expect(await deposit(bookingId)).toBe(100_00)
    await t.drain()
    expect(await deposit(bookingId)).toBe(0)
    expect(await t.read((ctx) => balanceOf(ctx, 'payable:owner', { ownerId: 5, currency: 'USD' }))).toBe(416_632)
  })

  it('R32 that the card refuses is paid by other means, with its proof', async () => {
    const bookingId = await book()
    await pay(bookingId, 'sandbox_visa')
    await t.write((ctx) => settleBooking(ctx, bookingId))
    const [refund] = await t.write((ctx) => recordRefund(ctx, { bookingId, amount: usd(100_00), why: 'Cancelled' }))
    const refuses = withGateway({
      refund: async () => ({ kind: 'refused', code: 'refund_refused', message: 'The charge is too old.' }),
    })
    await expect(t.write((ctx) => refundByOtherMeans(ctx, refund?.id ?? 0, 'wire 7'))).rejects.toMatchObject({
      status: 409,
    })
    await performRefund(refuses, refund?.id ?? 0)
    expect(await t.read((ctx) => refundsOf(ctx, bookingId))).toMatchObject([{ state: 'failed' }])
    await t.write((ctx) => refundByOtherMeans(ctx, refund?.id ?? 0, 'wire 7 of 15 January'))
    expect(await t.read((ctx) => refundsOf(ctx, bookingId))).toMatchObject([{ state: 'by_other_means' }])
    expect(await deposit(bookingId)).toBe(416_632)
  })
})

describe('settling', () => {
  it('R47 card money reaches the trust account after a day, once, and refunds leave it', async () => {
    const bookingId = await book()
    await pay(bookingId, 'sandbox_visa')
    const clearing = () => t.read((ctx) => balanceOf(ctx, 'processor:clearing', { bookingId, currency: 'USD' }))
    await settleDue(t.app)
    expect(await clearing()).toBe(426_632)
    t.clock.advance(24 * 60)
    await Promise.all([settleDue(t.app), settleDue(t.app)])
    expect(await clearing()).toBe(0)
    await t.write((ctx) =>
      recordRefund(ctx, { bookingId, amount: { amount: 100_00, currency: 'USD' }, why: 'Cancelled' }),
    )
    await t.drain()
    expect(await clearing()).toBe(-100_00)
    t.clock.advance(24 * 60)
    await settleDue(t.app)
    expect(await clearing()).toBe(0)
  })

  it('a booking about to be earned is settled at once', async () => {
    const bookingId = await book()
    await pay(bookingId, 'sandbox_visa')
    const counts = await Promise.all([1, 2, 3].map(() => t.write((ctx) => settleBooking(ctx, bookingId))))
    expect(counts.toSorted()).toEqual([0, 0, 1])
  })
})

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
      await settleBooking(ctx, bookingId)
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
          debit('cash:operating', commission),
          credit('cash:trust', commission),
        ]),
      })
    })
  }

  it('comes a day later and takes the guest’s own deposit back while the stay is to come', async () => {
    const bookingId = await book()
    await pay(bookingId, 'sandbox_dispute')
    await hearDisputes(t.app)
    expect(await disputeState(bookingId)).toBeUndefined()
    tomorrow()
    await Promise.all([hearDisputes(t.app), hearDisputes(t.app)])
    expect(await disputeState(bookingId)).toMatchObject({ state: 'open', advanced_minor: 0 })
    expect(await deposit(bookingId)).toBe(0)
    const [payment] = await t.read((ctx) => paymentsOf(ctx, bookingId))
    expect(payment && paymentView(payment).status).toBe('disputed')
  })

  it('R55 after the stay is advanced by the operator; the owner and other guests keep what is theirs', async () => {
    const [bookingId, other, owner] = [await book(), await book(), fresh() + 10_000]
    await pay(bookingId, 'sandbox_dispute')
    await pay(other, 'sandbox_visa')
    await earn(bookingId, owner, 426_632, 100_000)
    const operating = () => t.read((ctx) => balanceOf(ctx, 'cash:operating', { currency: 'USD' }))
    const before = await operating()
    tomorrow()
    await hearDisputes(t.app)
    expect(await t.read((ctx) => balanceOf(ctx, 'payable:owner', { ownerId: owner, currency: 'USD' }))).toBe(326_632)
    expect(await deposit(other)).toBe(426_632)
    const advanced = before - (await operating())
    const [position] = await t.read((ctx) => trustPositions(ctx, 'USD'))
    expect(advanced - (position?.payableOperator ?? 0)).toBe(426_632)
    expect(position?.operatorClaim).toBe(advanced - 426_632)

    await decide(bookingId, 'won')
    await hearDisputes(t.app)
    await hearDisputes(t.app)
    expect(await disputeState(bookingId)).toMatchObject({ state: 'won' })
    expect(await operating()).toBe(before)
  })

  it('R55 lost for good is the operator’s expense', async () => {
    const [bookingId, rich, owner] = [await book(), await book([900_000]), fresh() + 10_000]
    await pay(rich, 'sandbox_visa', 900_000)
    await earn(rich, owner, 900_000, 800_000)
    await pay(bookingId, 'sandbox_dispute')
    await earn(bookingId, owner, 426_632, 0)
    tomorrow()
    await hearDisputes(t.app)
    await decide(bookingId, 'lost')
    await hearDisputes(t.app)
    await hearDisputes(t.app)
    const amount = (account: 'expense:operator' | 'receivable:dispute') =>
      t.read((ctx) => balanceOf(ctx, account, { bookingId, currency: 'USD' }))
    expect([await amount('expense:operator'), await amount('receivable:dispute')]).toEqual([426_632, 0])
  })

  it('R55 what the operator cannot advance it owes the trust, and pays when it has it', async () => {
    const [bookingId, owner] = [await book([500_000]), fresh() + 10_000]
    await t.write((ctx) =>
      setSchedule(ctx, {
        bookingId,
        homeId: 1,
        accountId: 77,
        timeZone: 'UTC',
        currency: 'GBP',
        instalments: [{ dueOn: '2027-01-15', amount: 500_000, atBooking: true }],
      }),
    )
    const wish = { ...wishOf(bookingId, 'sandbox_dispute', 500_000), amount: { amount: 500_000, currency: 'GBP' } }
    const intent = await t.write((ctx) => recordIntent(ctx, wish))
    await tell(intent, await askGateway(t.app, intent))
    await t.write(async (ctx) => {
      await settleBooking(ctx, bookingId)
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
    await hearDisputes(t.app)
    const position = async () => (await t.read((ctx) => trustPositions(ctx, 'GBP')))[0]
    expect(await position()).toMatchObject({ operatorClaim: -500_000, payableOperator: -500_000 })
    const broken = (await t.read(invariantsOf)).filter(({ holds }) => !holds).map(({ code }) => code)
    expect(broken).toEqual(['nobody_pays_for_another'])

    await decide(bookingId, 'won')
    await hearDisputes(t.app)
    expect(await position()).toMatchObject({ operatorClaim: 0, payableOperator: 0, receivableTrust: 0 })
  })
})
