import { describe, expect, it } from 'vitest'
import { ProviderUnreachable } from '#modules/payees'
import { stripeScene } from '../../testing/stripe/scene.ts'

const bank = { routing: '021000021', name: 'SANDBOX BANK', companyId: '1000000000' }
const limits = { run: 0, single: 0 }
const payouts = { limits, invoiceDays: 14, bank, via: 'stripe' as const, connectSecret: 'whsec_connect' }
const { t, stripe, account: door } = await stripeScene({ prism: true, config: { payouts } })
const gateway = () => t.app.adapters.gateway
const carrier = () => {
  const { carrier: found } = t.app.adapters
  if (!found) throw new Error('payouts go by bank file')
  return found
}
const usd = (amount: number) => ({ amount, currency: 'USD' })
const returnTo = 'http://localhost/book-payment?booking=1&payment=1'
const request = (key: string) => ({ key, amount: usd(5000), description: 'Booking 1', returnTo })
const byCard = (key: string, token = 'pm_card_visa') => ({ ...request(key), by: 'card' as const, token })
const intentOf = (key: string) => [...stripe.books.intents.values()].find(({ metadata }) => metadata.key === key)

describe('every adapter call and response matches Stripe’s API spec, checked by Prism', () => {
  it('for a charge that succeeds, is declined, asks the bank, is canceled', async () => {
    expect(await gateway().charge(byCard('paid'))).toMatchObject({ kind: 'succeeded', method: 'Visa •••• 4242' })
    expect(await gateway().charge(byCard('refused', 'pm_card_chargeDeclined'))).toMatchObject({ kind: 'refused' })
    expect(await gateway().charge(byCard('asked', 'pm_card_authenticationRequired'))).toMatchObject({
      kind: 'needs_action',
    })
    expect(await gateway().cancel('asked')).toEqual({ kind: 'canceled' })
    expect(await gateway().chargeByKey('paid')).toMatchObject({ kind: 'succeeded' })
  })

  it('for a bank account debit', async () => {
    const agreed = { address: '203.0.113.7', browser: 'a browser' }
    const debit = { ...request('debit'), by: 'bank' as const, agreed, token: 'pm_usBankAccount_success' }
    expect(await gateway().charge(debit)).toMatchObject({ kind: 'pending' })
    stripe.books.answerDebit(intentOf('debit')?.id ?? '')
    expect(await gateway().chargeByKey('debit')).toMatchObject({ kind: 'succeeded' })
  })

  it('for a stored card, a hold captured in part, and a released one (R31)', async () => {
    const stored = await gateway().keep({ key: 'kept', token: 'pm_card_visa' })
    const card = stored.kind === 'kept' ? stored.card : ''
    const wants = { key: 'asks', token: 'pm_card_authenticationRequired', returnTo: 'http://localhost/' }
    const requested = await gateway().keep(wants)
    expect(await gateway().savedCard(requested.kind === 'needs_action' ? requested.reference : '')).toEqual(requested)
    for (const key of ['taken', 'let go'])
      expect(await gateway().hold({ key, amount: usd(9000), description: 'Deposit', card })).toMatchObject({
        kind: 'held',
      })
    expect(await gateway().capture('taken', 3000)).toMatchObject({ kind: 'captured', captured: 3000 })
    expect(await gateway().release('let go')).toEqual({ kind: 'released' })
  })

  it('for refunds, one of which is returned, disputes, and the figures', async () => {
    const refund = (key: string) => gateway().refund({ key, chargeKey: 'paid', amount: usd(1000) })
    for (const key of ['one', 'another']) expect(await refund(key)).toMatchObject({ kind: 'succeeded' })
    stripe.books.returnRefund(stripe.books.refunds.find(({ metadata }) => metadata.key === 'one')?.id ?? '')
    expect(await gateway().returnedRefunds(new Date(0))).toHaveLength(1)
    stripe.books.reverse(intentOf('debit')?.id ?? '')
    expect(await gateway().disputes(new Date(0))).toHaveLength(1)
    expect((await gateway().figures('', 100)).map(({ key }) => key)).toContain('paid')
  })

  it('for owners’ accounts, a payout that arrives, and one that is returned', async () => {
    const accounts = await Promise.all(
      (['000123456789', '000111111116'] as const).map(async (number) => {
        const account = await carrier().open({ key: number, email: 'owner@example.com' })
        expect(await carrier().onboarding(account, { returnTo, again: returnTo })).toContain('https://')
        expect(await carrier().accountStatus(account)).toMatchObject({ ready: false })
        stripe.connect.answer(account, number)
        expect(await carrier().accountStatus(account)).toMatchObject({ ready: true })
        return account
      }),
    )
    expect(await carrier().available('USD')).toBeGreaterThan(0)
    const carryAll = () =>
      Promise.all(
        accounts.map((account) =>
          carrier().carry({ key: account, account, amount: usd(7000), description: 'Payout 1' }),
        ),
      )
    stripe.goWrong(/^POST .*transfers$/, 500)
    await expect(carryAll()).rejects.toThrow(ProviderUnreachable)
    expect(await carryAll()).toMatchObject([{ kind: 'under_way' }, { kind: 'under_way' }])
    for (const { id } of stripe.connect.payouts) stripe.connect.answerPayout(id)
    expect(await carryAll()).toMatchObject([{ kind: 'arrived' }, { kind: 'back' }])
    expect(await carrier().moved(accounts[0] ?? '')).toEqual(usd(7000))
  })

  it("and a response that doesn't match never arrives", async () => {
    const { books } = stripe
    const honest = books.customer
    books.customer = () => 4711 as never
    const answer = await fetch(`${door.url}/v1/customers`, {
      method: 'POST',
      headers: { authorization: `Bearer ${door.secretKey}` },
    })
    books.customer = honest
    expect(await answer.text()).toContain('Response body property id must be string')
    expect(stripe.faults.splice(0)).toEqual(['POST /v1/customers /id must be string'])
  })

  it('and no call is left out', () => expect(stripe.neverCalled()).toEqual([]))
})
