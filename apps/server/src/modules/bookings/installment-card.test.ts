import { bookingById, changeCard, resumeCard } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { canceled, good, refused } from './testing/guest.ts'
import { julyScene } from './testing/scene.ts'

const { t, run, guest, booked } = julyScene()

const give = async (id: number, token: string) => (await guest()).call(changeCard, { params: { id }, body: { token } })
const resumed = async (id: number, cardId: number) => (await guest()).call(resumeCard, { params: { id, cardId } })
const seen = async (id: number) => (await good((await guest()).call(bookingById, { params: { id } }))).booking

/** The second installment is charged at midnight of its day. */
const due = '2027-06-02T05:00:00Z'
const chargedTo = async (id: number) => {
  t.clock.set(due)
  await run('payments.installments')
  return (await seen(id)).payments.map(({ method, status }) => `${method}, ${status}`)
}

/** Answers as the guest would on the sandbox bank's page. */
const atTheBank = (challengeUrl: string | null, approve: boolean) => {
  if (!('answerChallenge' in t.app.adapters.gateway)) throw new Error('this is not the sandbox')
  const { answerChallenge } = t.app.adapters.gateway as { answerChallenge(id: string, approve: boolean): Promise<void> }
  return answerChallenge((challengeUrl ?? '').replace(/.*\//, ''), approve)
}

describe('R34 the card that later installments are charged to', () => {
  it('is shown to the guest, and can be replaced without a charge', async () => {
    const { id, paid, laterFrom, allowedActions } = await booked()
    expect(laterFrom).toBe('Visa •••• 4242')
    expect(allowedActions).toContain('change_card')
    expect((await good(give(id, 'sandbox_no_holds'))).card).toMatchObject({ state: 'kept', challengeUrl: null })
    expect(await seen(id)).toMatchObject({ laterFrom: 'Visa •••• 0119', paid })
    expect(await chargedTo(id)).toEqual(['Visa •••• 4242, succeeded', 'Visa •••• 0119, succeeded'])
  })

  it("stays if the new card’s bank doesn't allow it to be stored", async () => {
    const { id } = await booked()
    for (const token of ['sandbox_declined', 'sandbox_insufficient'])
      expect(await refused(give(id, token))).toEqual({ status: 402, code: 'card_declined' })
    expect(await refused(give(id, 'tok_bank'))).toEqual({ status: 422, code: 'unknown_token' })
    expect(await seen(id)).toMatchObject({ laterFrom: 'Visa •••• 4242' })
    expect(await chargedTo(id)).toEqual(['Visa •••• 4242, succeeded', 'Visa •••• 4242, succeeded'])
  })

  it('is replaced once the new card’s bank has been answered, and then charged without asking again', async () => {
    const { id } = await booked()
    const { card } = await good(give(id, 'sandbox_challenge'))
    expect(card.state).toBe('needs_action')
    expect((await good(resumed(id, card.id))).card.state).toBe('needs_action')
    expect(await seen(id)).toMatchObject({ laterFrom: 'Visa •••• 4242' })
    await atTheBank(card.challengeUrl, true)
    expect((await good(resumed(id, card.id))).card.state).toBe('kept')
    expect(await seen(id)).toMatchObject({ laterFrom: 'Visa •••• 3220' })
    expect(await chargedTo(id)).toEqual(['Visa •••• 4242, succeeded', 'Visa •••• 3220, succeeded'])
  })

  it("stays if the guest declines at the new card’s bank, or doesn't return from it", async () => {
    const { id } = await booked()
    const { card } = await good(give(id, 'sandbox_challenge'))
    await atTheBank(card.challengeUrl, false)
    expect(await refused(resumed(id, card.id))).toEqual({ status: 402, code: 'card_declined' })
    const left = (await good(give(id, 'sandbox_challenge'))).card
    t.clock.advance(21)
    await run('payments.sweep-left-cards')
    expect(await refused(resumed(id, left.id))).toEqual({ status: 402, code: 'card_declined' })
    expect(await seen(id)).toMatchObject({ laterFrom: 'Visa •••• 4242' })
  })

  it('is also replaced if the answer about it was lost in transit', async () => {
    const { id } = await booked()
    expect(await refused(give(id, 'sandbox_timeout'))).toMatchObject({ status: 503 })
    t.clock.advance(5)
    await run('payments.sweep-left-cards')
    expect(await seen(id)).toMatchObject({ laterFrom: 'Visa •••• 0341' })
  })

  it('is between the guest and the operator: to strangers, neither the stay nor the card exists', async () => {
    const { id } = await booked()
    const { card } = await good(give(id, 'sandbox_visa'))
    const stranger = await t.person('traveler')
    const notThere = { status: 404, code: 'not_found' }
    expect(await refused(stranger.call(changeCard, { params: { id }, body: { token: 'sandbox_visa' } }))).toEqual(
      notThere,
    )
    expect(await refused(stranger.call(resumeCard, { params: { id, cardId: card.id } }))).toEqual(notThere)
    expect(await refused(resumed(id, card.id + 1))).toEqual(notThere)
  })

  it('is no longer requested once everything is paid, or the stay is canceled', async () => {
    const { id } = await booked()
    await chargedTo(id)
    const notNow = { status: 409, code: 'not_allowed_now' }
    expect(await refused(give(id, 'sandbox_visa'))).toEqual(notNow)
    expect((await seen(id)).allowedActions).not.toContain('change_card')
    await canceled(await guest(), id)
    expect(await refused(give(id, 'sandbox_visa'))).toEqual(notNow)
  })
})
