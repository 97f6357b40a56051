import { beginAtStripe, coolingHours } from '@porchlight/contract'
import Stripe from 'stripe'
import { afterAll, afterEach, expect } from 'vitest'
import { openSession } from '#modules/accounts'
import { balanceOf, invariantsOf } from '#modules/ledger'
import { signTaxForm } from '#modules/payees'
import { a } from '#testing/builders'
import { callerOf } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { withSecondFactor } from '../../accounts/testing/second-factor.ts'
import { w9 } from '../../payees/testing/paid-to.ts'
import type { StripeEvent } from '../../payments/testing/stripe/books.ts'
import type { banks } from '../../payments/testing/stripe/connect-books.ts'
import { stripeServer } from '../../payments/testing/stripe/server.ts'
import { shownEvent } from '../../payments/testing/stripe/views.ts'
import { checks } from '../checks.ts'
import { heldByProvider } from '../reconcile-payouts.ts'
import { prepareRun, sendRun } from '../run-commands.ts'
import { runView } from '../run-views.ts'
import { earnedIn } from './earnings.ts'
import { noLimits } from './scene.ts'

const secretKey = 'sk_test_key'
const [webhookSecret, connectSecret] = ['whsec_payments', 'whsec_connect']
const bank = { routing: '021000021', name: 'SANDBOX BANK', companyId: '1000000000' }

/** Owners paid through Stripe Connect, simulated on loopback; every call and answer fits Stripe's document. */
export const carrierScene = async () => {
  const stripe = await stripeServer(secretKey)
  const account = { secretKey, publishableKey: 'pk_test_key', webhookSecret, url: stripe.url }
  const payouts = { limits: { run: 0, single: 0 }, invoiceDays: 14, bank, via: 'stripe' as const, connectSecret }
  const t = sceneApp({ config: { payments: { via: 'stripe', ...account }, payouts } })
  const earned = earnedIn(t)
  afterAll(() => stripe.close())
  afterEach(async () => {
    expect(stripe.faults).toEqual([])
    for (const check of checks) expect(await check.run(t.app), check.code).toMatchObject({ holds: true })
    for (const { code, holds, figure } of await t.read(invariantsOf))
      expect({ code, holds, figure }).toMatchObject({ holds: true })
  })

  /** Delivers a Stripe event, signed with the secret of the account it is about. */
  const hear = async (event: StripeEvent): Promise<number> => {
    const payload = JSON.stringify(shownEvent(event))
    const secret = event.account ? connectSecret : webhookSecret
    const { statusCode } = await t.server.inject({
      method: 'POST',
      url: '/stripe/events',
      payload,
      headers: {
        'content-type': 'application/json',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
    })
    return statusCode
  }

  /** A client for someone who has just verified their identity. */
  const hands = async (accountId: number) => {
    const door = { address: '203.0.113.9', userAgent: 'test', confirmed: true, secondFactor: true }
    return callerOf(t.server, (await t.write((ctx) => openSession(ctx, accountId, door))).token)
  }

  /** An owner with a home and a W-9 who has started at Stripe, and their account there. */
  const begun = async () => {
    const { ownerId, homeId } = await t.write(async (ctx) => {
      const { id } = await a.account(ctx, { roles: ['owner'], firstName: 'Eleanor', lastName: 'Whitcombe' })
      const home = await a.pricedHome(ctx, { ownerId: id })
      await signTaxForm(ctx, t.app.seal, { accountId: id, address: '127.0.0.1', userAgent: 'test' }, w9)
      return { ownerId: id, homeId: home.id }
    })
    const { call } = await withSecondFactor(t, ownerId)
    const answer = await call(beginAtStripe, { body: { portal: 'owners' } })
    if (!answer.ok) throw new Error(answer.error.message)
    return { ownerId, homeId, call, reference: answer.results.url.split('/').at(-1) ?? '' }
  }

  const tellAll = async () => {
    for (const event of stripe.books.events.splice(0)) await hear(event)
    await t.drain()
  }

  /** An owner Stripe pays, past the cooling-off, with money that is theirs. */
  const ready = async (amount: number, number: keyof typeof banks = '000123456789') => {
    const owner = await begun()
    stripe.connect.answer(owner.reference, number)
    await tellAll()
    t.clock.advance((coolingHours + 1) * 60)
    await earned(owner, amount, t.clock.now().toISOString().slice(0, 10))
    return owner
  }

  const prepare = (payees: { ownerId: number; amount: number }[]) =>
    t.write((ctx) => prepareRun(ctx, { currency: 'USD', payees, note: '', preparedBy: null }))
  /** Sends a run as the screen does: Stripe is asked first what it holds. */
  const send = async (runId: number) => {
    const held = await heldByProvider(t.app, 'USD')
    await t.write((ctx) => sendRun(ctx, { runId, by: null, limits: noLimits, heldByCarrier: held }))
  }
  const runOf = (runId: number) => t.read((ctx) => runView(ctx, runId, 0, noLimits))
  const balanceOfOwner = (account: 'payable:owner' | 'payable:in-transit', ownerId: number) =>
    t.read((ctx) => balanceOf(ctx, account, { ownerId, currency: 'USD' }))
  const owed = (ownerId: number) => balanceOfOwner('payable:owner', ownerId)
  const onTheWay = (ownerId: number) => balanceOfOwner('payable:in-transit', ownerId)

  return { t, stripe, hear, tellAll, hands, begun, ready, earned, prepare, send, runOf, owed, onTheWay }
}
