import { describe, expect, it } from 'vitest'
import { stripeScene } from '../../testing/stripe/scene.ts'

const { t, stripe } = await stripeScene()
const gateway = () => t.app.adapters.gateway
const chargeRequest = (key: string, token: string) => ({
  key,
  amount: { amount: 5000, currency: 'USD' },
  description: 'Booking 1',
  by: 'bank' as const,
  agreed: { address: '203.0.113.7', browser: 'a browser' },
  returnTo: 'http://localhost/book-payment?booking=1&payment=1',
  token,
})
const intentOfKey = (key: string) => [...stripe.books.intents.values()].find(({ metadata }) => metadata.key === key)
const answerDebit = (key: string) => stripe.books.answerDebit(intentOfKey(key)?.id ?? '')

describe('a Stripe debit', () => {
  it('is processed for days and then succeeds, once per key', async () => {
    const answer = await gateway().charge(chargeRequest('comes', 'pm_usBankAccount_success'))
    expect(answer).toEqual({ kind: 'pending', method: 'STRIPE TEST BANK •••• 6789' })
    expect(await gateway().charge(chargeRequest('comes', 'pm_usBankAccount_success'))).toEqual(answer)
    expect(await gateway().chargeByKey('comes')).toEqual(answer)
    expect((await gateway().figures('', 100)).map(({ key }) => key)).not.toContain('comes')
    answerDebit('comes')
    expect(await gateway().chargeByKey('comes')).toMatchObject({
      kind: 'succeeded',
      method: 'STRIPE TEST BANK •••• 6789',
      card: expect.stringContaining('/pm_usBankAccount_success'),
    })
  })

  it('states why a bank returned it, and fails immediately for a closed account', async () => {
    for (const [token, code] of [
      ['pm_usBankAccount_insufficientFunds', 'insufficient_funds'],
      ['pm_usBankAccount_debitNotAuthorized', 'bank_refused'],
    ] as const) {
      await gateway().charge(chargeRequest(token, token))
      answerDebit(token)
      expect(await gateway().chargeByKey(token)).toMatchObject({ kind: 'refused', code })
    }
    expect(await gateway().charge(chargeRequest('closed', 'pm_usBankAccount_accountClosed'))).toMatchObject({
      kind: 'refused',
      code: 'bank_refused',
    })
    expect(await gateway().charge(chargeRequest('card', 'pm_card_visa'))).toMatchObject({ code: 'unknown_token' })
  })

  it('requires the guest’s authorization, or an earlier one', async () => {
    const { agreed: _agreed, ...unasked } = chargeRequest('unasked', 'pm_usBankAccount_success')
    await expect(gateway().charge(unasked)).rejects.toThrow()
    await gateway().charge(chargeRequest('first', 'pm_usBankAccount_success'))
    answerDebit('first')
    const first = await gateway().chargeByKey('first')
    const { token: _token, agreed: _again, ...later } = chargeRequest('later', '')
    const card = first?.kind === 'succeeded' ? first.card : ''
    expect(await gateway().charge({ ...later, card })).toMatchObject({ kind: 'pending' })
  })

  it('can’t be stopped once the bank has it, and never starts once it was stopped', async () => {
    await gateway().charge(chargeRequest('begun', 'pm_usBankAccount_success'))
    expect(await gateway().cancel('begun')).toMatchObject({ kind: 'pending' })
    expect(await gateway().cancel('stopped')).toEqual({ kind: 'canceled' })
    expect(await gateway().charge(chargeRequest('stopped', 'pm_usBankAccount_success'))).toEqual({ kind: 'canceled' })
  })

  it('whose response was lost is found again', async () => {
    stripe.goWrong(/confirm$/, 'lost')
    await gateway()
      .charge(chargeRequest('lost', 'pm_usBankAccount_success'))
      .catch(() => undefined)
    expect(await gateway().charge(chargeRequest('lost', 'pm_usBankAccount_success'))).toMatchObject({ kind: 'pending' })
  })
})
