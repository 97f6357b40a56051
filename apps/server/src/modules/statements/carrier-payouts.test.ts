import { lookAtStripe, payoutAccounts, payoutBankFile, returnPayout, settlePayoutRun } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPayoutAccount, payoutAccountAt } from '#modules/payees'
import { usBank } from '../payees/testing/paid-to.ts'
import { paidTo } from './paid-totals.ts'
import { payoutHolds } from './payout-holds.ts'
import { reconcilePayouts } from './reconcile-payouts.ts'
import { carrierScene } from './testing/carried-scene.ts'

const { t, stripe, hear, tellAll, hands, begun, ready, prepare, send, runOf, owed, onTheWay } = await carrierScene()
const { connect } = stripe

const waitsOf = async (ownerId: number) => (await t.read((ctx) => payoutHolds(ctx, ownerId))).waits
const accountOf = async (ownerId: number) => (await t.read((ctx) => payoutAccountAt(ctx, ownerId))).account
const lineOf = async (runId: number) => (await runOf(runId)).lines[0]
const payoutsTo = (reference: string) => connect.payouts.filter(({ account }) => account === reference)
const transfersTo = (reference: string) => connect.transfers.filter(({ destination }) => destination === reference)

/** A sent run of one owner; the job that asks Stripe has not run yet. */
const sent = async (ownerId: number, amount: number) => {
  const runId = await prepare([{ ownerId, amount }])
  await send(runId)
  return runId
}

describe('getting paid through Stripe', () => {
  it('starts with what Stripe still requires, and counts only once Stripe pays and the cooling-off is over (R56)', async () => {
    const { ownerId, call, reference } = await begun()
    expect(await call(lookAtStripe, {})).toMatchObject({
      results: { accounts: [], stripe: { state: 'open', wants: ['bank', 'person', 'identity'] } },
    })
    connect.answer(reference, '000123456789')
    await tellAll()
    expect(await call(payoutAccounts, {})).toMatchObject({
      results: { accounts: [{ kind: 'stripe', ending: '6789', state: 'waiting' }], stripe: { state: 'ready' } },
    })
    expect(await waitsOf(ownerId)).toEqual(['cooling_off'])
    t.clock.advance(73 * 60)
    expect(await waitsOf(ownerId)).toEqual([])
  })

  it('R56 stops the money at once and waits again when the bank account at Stripe changes', async () => {
    const { ownerId, reference } = await ready(100_00)
    connect.answer(reference, '000111111116')
    await tellAll()
    expect(await accountOf(ownerId)).toBeUndefined()
    expect(await waitsOf(ownerId)).toEqual(['cooling_off'])
  })

  it('ends when another account is set, and Stripe events do not bring it back', async () => {
    const { ownerId, reference } = await ready(100_00)
    await t.write((ctx) => addPayoutAccount(ctx, t.app.seal, { accountId: ownerId }, usBank))
    connect.answer(reference, '000111111116')
    await tellAll()
    t.clock.advance(73 * 60)
    expect(await accountOf(ownerId)).toMatchObject({ kind: 'us_bank' })
  })

  it('opens one account however often someone presses, even if the first response was lost', async () => {
    const before = connect.accounts.size
    stripe.goWrong(/POST \/v1\/accounts$/, 'lost')
    await expect(begun()).rejects.toThrow('Stripe isn’t responding')
    expect(connect.accounts.size).toBe(before + 1)
    const { call } = await begun()
    await call(lookAtStripe, {})
    expect(connect.accounts.size).toBe(before + 2)
  })
})

describe('a payout through Stripe', () => {
  it('goes out as a transfer and a payout, arrives when Stripe says so, and leaves the trust then', async () => {
    const { ownerId, reference } = await ready(300_00)
    const runId = await sent(ownerId, 300_00)
    expect(transfersTo(reference)).toEqual([])
    expect([await owed(ownerId), await onTheWay(ownerId)]).toEqual([0, 300_00])
    await t.drain()
    const [payout] = payoutsTo(reference)
    const [transfer] = transfersTo(reference)
    expect(await lineOf(runId)).toMatchObject({
      state: 'sent',
      carriage: { transfer: transfer?.id, payout: payout?.id, expectedOn: '2027-01-17' },
    })
    expect((await t.read((ctx) => paidTo(ctx, { ownerId }))).payouts).toMatchObject([
      { state: 'sent', expectedOn: '2027-01-17', account: { kind: 'stripe', ending: '6789' } },
    ])
    connect.answerPayout(payout?.id ?? '')
    await tellAll()
    expect(await lineOf(runId)).toMatchObject({ state: 'settled' })
    expect(await onTheWay(ownerId)).toBe(0)
  })

  it('that the bank returned is reversed at Stripe, owed again, and its account is not used again', async () => {
    const { ownerId, reference } = await ready(300_00, '000111111116')
    const held = connect.balance
    const runId = await sent(ownerId, 300_00)
    await t.drain()
    connect.answerPayout(payoutsTo(reference)[0]?.id ?? '')
    await tellAll()
    expect(await lineOf(runId)).toMatchObject({ state: 'returned', returnedFor: 'no_account' })
    expect([await owed(ownerId), await onTheWay(ownerId), connect.balance]).toEqual([300_00, 0, held])
    expect(await waitsOf(ownerId)).toEqual(['returned'])
  })

  it('that fails days after it arrived is owed again', async () => {
    const { ownerId, reference } = await ready(300_00)
    const runId = await sent(ownerId, 300_00)
    await t.drain()
    const id = payoutsTo(reference)[0]?.id ?? ''
    connect.answerPayout(id)
    await tellAll()
    connect.failPayout(id)
    await tellAll()
    expect(await lineOf(runId)).toMatchObject({ state: 'returned' })
    expect([await owed(ownerId), await onTheWay(ownerId)]).toEqual([300_00, 0])
  })

  it("can't be settled, returned, or put into a bank file by anyone", async () => {
    const { ownerId } = await ready(300_00)
    const runId = await sent(ownerId, 300_00)
    await t.drain()
    const { accountId } = await t.person('staff')
    const { call } = await hands(accountId)
    t.clock.advance(10 * 24 * 60)
    const desk = await hands(accountId)
    const payoutId = (await lineOf(runId))?.payoutId ?? 0
    expect(await call(settlePayoutRun, { params: { runId } })).toMatchObject({ error: { code: 'handled_by_stripe' } })
    expect(
      await desk.call(returnPayout, { params: { runId, payoutId }, body: { reason: 'R03 no account' } }),
    ).toMatchObject({ error: { code: 'handled_by_stripe' } })
    expect(await desk.call(payoutBankFile, { params: { runId } })).toMatchObject({ error: { status: 409 } })
    expect((await runOf(runId)).refusals).toMatchObject({ settle: 'handled_by_stripe', bankFile: 'handled_by_stripe' })
  })
})

describe('a payout that cannot be sent', () => {
  it('is dropped when Stripe no longer pays the owner', async () => {
    const { ownerId, reference } = await ready(300_00)
    const runId = await prepare([{ ownerId, amount: 300_00 }])
    connect.suspend(reference)
    await tellAll()
    await send(runId)
    expect(await runOf(runId)).toMatchObject({ state: 'canceled', lines: [{ droppedFor: 'stripe' }] })
  })

  it('is dropped when our account at Stripe holds too little, and the rest goes out', async () => {
    const [large, small] = [await ready(900_00), await ready(100_00)]
    const runId = await prepare([
      { ownerId: large.ownerId, amount: 900_00 },
      { ownerId: small.ownerId, amount: 100_00 },
    ])
    const held = connect.balance
    connect.balance = 500_00
    await send(runId)
    await t.drain()
    expect((await runOf(runId)).lines).toMatchObject([
      { ownerId: large.ownerId, droppedFor: 'short_at_stripe' },
      { ownerId: small.ownerId, state: 'sent' },
    ])
    connect.balance += held - 500_00
  })

  it('is owed again without blaming the account if only Stripe finds out', async () => {
    const { ownerId, reference } = await ready(300_00)
    const runId = await sent(ownerId, 300_00)
    const held = connect.balance
    connect.balance = 0
    await t.drain()
    connect.balance = held
    expect(await lineOf(runId)).toMatchObject({ state: 'returned', returnedFor: 'balance_insufficient' })
    expect(await owed(ownerId)).toBe(300_00)
    expect(await waitsOf(ownerId)).toEqual([])
    stripe.forgetKeys()
    t.clock.advance(60)
    await reconcilePayouts(t.app)
    expect(transfersTo(reference)).toEqual([])
  })
})

describe('a process that dies', () => {
  const deaths = [
    ['before the transfer', /POST \/v1\/transfers$/, 'before'],
    ['before it heard of the transfer', /POST \/v1\/transfers$/, 'lost'],
    ['before the payout', /POST \/v1\/payouts$/, 'before'],
    ['before it heard of the payout', /POST \/v1\/payouts$/, 'lost'],
  ] as const

  it.each(deaths)('%s pays once, even after Stripe has forgotten its keys', async (_when, call, how) => {
    const { ownerId, reference } = await ready(300_00)
    await sent(ownerId, 300_00)
    stripe.goWrong(call, how)
    await t.drain().catch(() => {})
    stripe.forgetKeys()
    t.clock.advance(24 * 60 + 10)
    await reconcilePayouts(t.app)
    await t.drain()
    expect([transfersTo(reference).length, payoutsTo(reference).length]).toEqual([1, 1])
    connect.answerPayout(payoutsTo(reference)[0]?.id ?? '')
    await tellAll()
    expect([await owed(ownerId), await onTheWay(ownerId)]).toEqual([0, 0])
  })

  it('before it has reversed what a bank returned, reverses it once', async () => {
    const { ownerId, reference } = await ready(300_00, '000111111116')
    await sent(ownerId, 300_00)
    await t.drain()
    connect.answerPayout(payoutsTo(reference)[0]?.id ?? '')
    stripe.goWrong(/reversals$/, 'lost')
    await tellAll().catch(() => {})
    stripe.forgetKeys()
    t.clock.advance(24 * 60)
    await reconcilePayouts(t.app)
    await t.drain()
    expect(transfersTo(reference)).toMatchObject([{ reversed: 300_00 }])
    expect(await owed(ownerId)).toBe(300_00)
  })
})

const shuffles = Number(process.env.WEBHOOK_SHUFFLES ?? 4)

describe("Stripe's payout events", () => {
  it('are accepted only with one of its signatures', async () => {
    const event = { id: 'evt_1', type: 'payout.paid', created: 1, data: { object: { id: 'po_1', object: 'payout' } } }
    const { statusCode } = await t.server.inject({ method: 'POST', url: '/stripe/events', payload: event })
    expect(statusCode).toBe(400)
  })

  it('lead to the same books when they arrive twice, days late, and in any order', async () => {
    for (let shuffle = 0; shuffle < shuffles; shuffle++) {
      const [comes, returned, late] = [await ready(100_00), await ready(100_00, '000111111116'), await ready(100_00)]
      for (const { ownerId } of [comes, returned, late]) await sent(ownerId, 100_00)
      await t.drain()
      for (const { reference } of [comes, returned, late]) connect.answerPayout(payoutsTo(reference)[0]?.id ?? '')
      connect.failPayout(payoutsTo(late.reference)[0]?.id ?? '')
      const events = stripe.books.events.splice(0)
      const [delivered = []] = fc.sample(
        fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
        {
          numRuns: 1,
          seed: shuffle,
        },
      )
      for (const [at, event] of delivered.entries()) {
        expect(await hear(event)).toBe(200)
        if (at % 3 === shuffle % 3) await t.drain()
        if (at === 2) t.clock.advance(3 * 24 * 60)
      }
      await tellAll()
      expect([await owed(comes.ownerId), await onTheWay(comes.ownerId)]).toEqual([0, 0])
      expect([await owed(returned.ownerId), await onTheWay(returned.ownerId)]).toEqual([100_00, 0])
      expect([await owed(late.ownerId), await onTheWay(late.ownerId)]).toEqual([100_00, 0])
    }
  })
})
