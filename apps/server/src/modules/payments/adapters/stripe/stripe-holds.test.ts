import { describe, expect, it } from 'vitest'
import { GatewayUnreachable } from '../../gateway.ts'
import { stripeScene } from '../../testing/stripe/scene.ts'

const { t, stripe } = await stripeScene()
const gateway = () => t.app.adapters.gateway
const about = (key: string, amount = 100_000) => ({
  key,
  amount: { amount, currency: 'USD' },
  description: 'Deposit of booking 1',
})
const intentsOf = (key: string) => [...stripe.books.intents.values()].filter(({ metadata }) => metadata.key === key)

/** A card that was stored with a payment. */
const stored = async (key: string, token = 'pm_card_visa') => {
  const charged = await gateway().charge({
    ...about(`${key}-paid`),
    by: 'card' as const,
    returnTo: 'http://localhost/',
    token: 'pm_card_visa',
  })
  const card = charged.kind === 'succeeded' ? charged.card : ''
  return `${card.split('/')[0]}/${token}`
}
const held = async (key: string) => gateway().hold({ ...about(key), card: await stored(key) })

describe('R31 a Stripe hold', () => {
  it('R31 is placed once per key and states when it expires', async () => {
    const answer = await held('once')
    expect(answer).toMatchObject({
      kind: 'held',
      method: 'Visa •••• 4242',
      captureBefore: new Date('2027-01-08T00:00:00Z'),
    })
    expect(await gateway().hold({ ...about('once'), token: 'pm_card_visa' })).toEqual(answer)
    expect(intentsOf('once')).toMatchObject([{ status: 'requires_capture', taken: 0 }])
  })

  it('R31 on a new card belongs to a customer, so that it can be held again; if the bank would ask, it is declined', async () => {
    const first = await gateway().hold({ ...about('new'), token: 'pm_card_visa' })
    const card = first.kind === 'held' ? first.card : ''
    expect(await gateway().hold({ ...about('again'), card })).toMatchObject({ kind: 'held', card })
    expect(await gateway().hold({ ...about('asks'), token: 'pm_card_authenticationRequired' })).toMatchObject({
      kind: 'refused',
      code: 'authentication_required',
    })
  })

  it('R31 declined states why', async () => {
    const card = await stored('refused', 'pm_card_chargeDeclinedInsufficientFunds')
    expect(await gateway().hold({ ...about('refused'), card })).toMatchObject({
      kind: 'refused',
      code: 'insufficient_funds',
    })
  })

  it('R31 is captured in part, once, and never beyond its amount', async () => {
    await held('part')
    await held('over')
    await expect(gateway().capture('over', 100_001)).rejects.toThrow()
    expect(await gateway().capture('part', 30_000)).toMatchObject({ kind: 'captured', captured: 30_000 })
    stripe.forgetKeys()
    expect(await gateway().capture('part', 70_000)).toMatchObject({ kind: 'captured', captured: 30_000 })
    expect(await gateway().release('part')).toMatchObject({ kind: 'captured', captured: 30_000 })
    expect(intentsOf('part')).toMatchObject([{ taken: 30_000 }])
    const [figures] = (await gateway().figures('', 100)).filter(({ key }) => key === 'part')
    expect(figures).toMatchObject({ captured: 30_000, refunded: 0 })
  })

  it('R31 released is never captured, even if it was released before it was requested', async () => {
    await held('gone')
    expect(await gateway().release('gone')).toEqual({ kind: 'released' })
    expect(await gateway().capture('gone', 1_000)).toEqual({ kind: 'released' })
    expect(await gateway().release('early')).toEqual({ kind: 'released' })
    expect(await gateway().hold({ ...about('early'), token: 'pm_card_visa' })).toEqual({ kind: 'released' })
    expect(await gateway().capture('never asked', 1_000)).toEqual({ kind: 'released' })
  })

  it.each([
    ['the payment intent', /payment_intents$/],
    ['the confirmation', /confirm$/],
  ])('R31 is made once if the response about %s is lost', async (_what, path) => {
    const key = `lost-${path.source}`
    const card = await stored(key)
    stripe.goWrong(path, 'lost')
    await expect(gateway().hold({ ...about(key), card })).rejects.toThrow(GatewayUnreachable)
    expect(await gateway().hold({ ...about(key), card })).toMatchObject({ kind: 'held' })
    expect(intentsOf(key).filter(({ status }) => status === 'requires_capture')).toHaveLength(1)
  })

  it('R31 is captured once if the response to the capture is lost', async () => {
    await held('lost-capture')
    stripe.goWrong(/capture$/, 'lost')
    await expect(gateway().capture('lost-capture', 20_000)).rejects.toThrow(GatewayUnreachable)
    expect(await gateway().capture('lost-capture', 20_000)).toMatchObject({ kind: 'captured', captured: 20_000 })
    expect(intentsOf('lost-capture')).toMatchObject([{ taken: 20_000 }])
  })

  it('R31 is placed on a card stored without a charge, once per key', async () => {
    const saved = await gateway().keep({ key: 'kept', token: 'pm_card_visa' })
    expect(saved).toMatchObject({ kind: 'kept', method: 'Visa •••• 4242' })
    expect(await gateway().keep({ key: 'kept', token: 'pm_card_visa' })).toEqual(saved)
    expect([...stripe.books.intents.values()].filter(({ metadata }) => metadata.key === 'kept')).toEqual([])
    const card = saved.kind === 'kept' ? saved.card : ''
    expect(await gateway().hold({ ...about('held on the kept one'), card })).toMatchObject({ kind: 'held', card })
    for (const [token, code] of [
      ['pm_card_chargeDeclined', 'card_declined'],
      ['pm_card_authenticationRequired', 'authentication_required'],
      ['pm_card_nobody', 'unknown_token'],
    ] as const)
      expect(await gateway().keep({ key: token, token })).toMatchObject({ kind: 'refused', code })
  })

  it('R34 a card whose bank asks is stored once the guest approves it there, but not if they decline', async () => {
    const requested = async (key: string) => {
      const answer = await gateway().keep({
        key,
        token: 'pm_card_authenticationRequired',
        returnTo: 'http://localhost/',
      })
      expect(answer).toMatchObject({ kind: 'needs_action', challengeUrl: expect.stringContaining('hooks.stripe.test') })
      const reference = answer.kind === 'needs_action' ? answer.reference : ''
      expect(await gateway().savedCard(reference)).toEqual(answer)
      return reference
    }
    const [approved, refusedThere] = [await requested('approved'), await requested('refused there')]
    stripe.books.answerSetup(approved, true)
    stripe.books.answerSetup(refusedThere, false)
    expect(await gateway().savedCard(approved)).toMatchObject({ kind: 'kept', method: 'Visa •••• 3184' })
    expect(await gateway().savedCard(refusedThere)).toMatchObject({ kind: 'refused', code: 'card_declined' })
  })
})
