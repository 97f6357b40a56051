import { describe, expect, it } from 'vitest'
import { balanceOf, credit, debit, post, trustPositions } from '#modules/ledger'
import { addPayoutAccount, signTaxForm } from '#modules/payees'
import { a } from '#testing/builders'
import { confirmedStay } from '#testing/stays'
import { usBank, w9 } from '../payees/testing/paid-to.ts'
import { fresh } from './testing/earnings.ts'
import { statementsScene, usd } from './testing/scene.ts'

const { t, statementOf, pay, runOf, ownerWithHome, earned } = statementsScene()

describe('a payout', () => {
  it('R46 is what is earned and received, and not a cent more', async () => {
    t.clock.set('2027-05-25T17:00:00Z')
    const owner = await ownerWithHome()
    await earned(owner, 1_000_00, '2027-05-20')
    await earned(owner, 500_00, '2027-05-21', { unpaid: 200_00 })
    await expect(pay(owner.ownerId, 1_300_01)).rejects.toMatchObject({
      status: 422,
      code: 'more_than_earned',
      details: { available: usd(1_300_00), earned: usd(1_500_00), notReceived: usd(200_00) },
    })
    await pay(owner.ownerId, 1_300_00)
    await expect(pay(owner.ownerId, 1)).rejects.toMatchObject({ code: 'more_than_earned' })
    const statement = await statementOf(owner.ownerId, 2027, 2)
    expect(statement).toMatchObject({ earned: usd(1_500_00), payouts: usd(1_300_00), closing: usd(200_00) })
    expect(statement.payoutLines).toMatchObject([{ kind: 'payout', amount: usd(-1_300_00) }])
  })

  it('R54 R56 waits for an account past its cooling-off, and for a W-9', async () => {
    const owner = await t.write(async (ctx) => {
      const { id } = await a.account(ctx, { roles: ['owner'], firstName: 'Eleanor', lastName: 'Whitcombe' })
      return { ownerId: id, homeId: (await a.pricedHome(ctx, { ownerId: id })).id }
    })
    await earned(owner, 100_00, '2027-05-20')
    await expect(pay(owner.ownerId, 1_00)).rejects.toMatchObject({
      status: 409,
      code: 'no_payout_account',
      details: { waitsUntil: null },
    })
    await t.write((ctx) => addPayoutAccount(ctx, t.app.seal, { accountId: owner.ownerId }, usBank))
    await expect(pay(owner.ownerId, 1_00)).rejects.toMatchObject({
      details: { waitsUntil: '2027-05-28T17:00:00.000Z' },
    })
    t.clock.set('2027-05-28T17:00:00Z')
    await expect(pay(owner.ownerId, 1_00)).rejects.toMatchObject({ status: 409, code: 'no_tax_form' })
    const signer = { accountId: owner.ownerId, address: '127.0.0.1', userAgent: 'test' }
    await t.write((ctx) => signTaxForm(ctx, t.app.seal, signer, w9))
    expect(await runOf(await pay(owner.ownerId, 1_00))).toMatchObject({
      lines: [{ account: { ending: '6789' }, state: 'sent' }],
    })
    t.clock.set('2027-05-25T17:00:00Z')
  })

  it('R46 from ten screens at once takes no more than there is', async () => {
    const owner = await ownerWithHome()
    await earned(owner, 1_000_00, '2027-05-20')
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => pay(owner.ownerId, 300_00)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await t.read((ctx) => balanceOf(ctx, 'payable:owner', { ownerId: owner.ownerId, currency: 'USD' }))).toBe(
      100_00,
    )
  })

  it("R45 R47 takes nothing from a guest's advance, however large", async () => {
    t.clock.set('2027-05-26T17:00:00Z')
    const owner = await ownerWithHome()
    await confirmedStay(t, { homeId: owner.homeId, arrive: '2027-06-20', depart: '2027-06-23' })
    await expect(pay(owner.ownerId, 1)).rejects.toMatchObject({ code: 'more_than_earned' })
  })

  it('R46 R55 waits while the operator owes the trust, and while the bank does not hold the money', async () => {
    const owner = await ownerWithHome()
    const gbp = { currency: 'GBP', homeId: owner.homeId }
    const bookingId = fresh()
    await t.write((ctx) =>
      post(ctx, {
        ...gbp,
        purpose: 'recognition',
        source: `pounds:${bookingId}`,
        document: '',
        lines: [debit('cash:trust', 100_00), credit('payable:owner', 100_00, { ownerId: owner.ownerId })],
      }),
    )
    const payPounds = (amount: number) => pay(owner.ownerId, amount, 'GBP')
    const disputed = (source: string, sign: 1 | -1) =>
      t.write((ctx) =>
        post(ctx, {
          ...gbp,
          purpose: 'dispute',
          source,
          document: '',
          bookingId,
          lines: [
            { ...debit('payable:operator', 50_00), side: sign > 0 ? 'debit' : 'credit' },
            { ...credit('cash:trust', 50_00), side: sign > 0 ? 'credit' : 'debit' },
            { ...debit('receivable:dispute', 50_00), side: sign > 0 ? 'debit' : 'credit' },
            { ...credit('receivable:trust', 50_00), side: sign > 0 ? 'credit' : 'debit' },
          ],
        }),
      )
    await disputed(`dispute:${bookingId}`, 1)
    const refusal = {
      status: 422,
      code: 'trust_short',
      details: { owedByOperator: { amount: 50_00, currency: 'GBP' } },
    }
    await expect(payPounds(40_00)).rejects.toMatchObject(refusal)
    await disputed(`won:${bookingId}`, -1)

    await t.write((ctx) =>
      post(ctx, {
        ...gbp,
        purpose: 'remittance',
        source: `tax:${bookingId}`,
        document: '',
        lines: [debit('processor:clearing', 70_00), credit('cash:trust', 70_00)],
      }),
    )
    await expect(payPounds(60_00)).rejects.toMatchObject({
      code: 'trust_short',
      details: { inTrust: { amount: 30_00 } },
    })
    const [position] = await t.read((ctx) => trustPositions(ctx, 'GBP'))
    expect(position?.held).toBe(position?.owed)
  })
})
