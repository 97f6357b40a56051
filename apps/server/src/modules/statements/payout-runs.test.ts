import {
  approvePayoutRun,
  payoutBankFile,
  payoutRuns,
  preparePayoutRun,
  returnPayout,
  sendPayoutRun,
  settlePayoutRun,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { balanceOf, credit, debit, post, trustPositions } from '#modules/ledger'
import { addPayoutAccount } from '#modules/payees'
import { withOldFactor } from '../accounts/testing/second-factor.ts'
import { usBank } from '../payees/testing/paid-to.ts'
import { approveRun, cancelRun, prepareRun, sendRun } from './run-commands.ts'
import { db } from './tables.ts'
import { fresh } from './testing/earnings.ts'
import { noLimits, statementsScene, usd } from './testing/scene.ts'

const { t, pay, runOf, desk, ownerWithHome, earned, readStatement: statementOf } = statementsScene()

const paidOwner = async (amount: number) => {
  const owner = await ownerWithHome()
  await earned(owner, amount, '2027-05-20')
  return owner
}

const prepare = (payees: { ownerId: number; amount: number }[], preparedBy: number | null = null) =>
  t.write((ctx) => prepareRun(ctx, { currency: 'USD', payees, note: '', preparedBy }))
const send = (runId: number, limits = noLimits, by: number | null = null) =>
  t.write((ctx) => sendRun(ctx, { runId, by, limits }))
const owed = (ownerId: number) => t.read((ctx) => balanceOf(ctx, 'payable:owner', { ownerId, currency: 'USD' }))
const onTheWay = (ownerId: number) =>
  t.read((ctx) => balanceOf(ctx, 'payable:in-transit', { ownerId, currency: 'USD' }))

/** What can still leave the trust. */
const freeCash = async () => (await t.read((ctx) => trustPositions(ctx, 'USD')))[0]?.cash ?? 0

/** Money refunded to a guest after their stay was earned: the owner has less. */
const refunded = ({ ownerId, homeId }: { ownerId: number; homeId: number }, amount: number) =>
  t.write((ctx) =>
    post(ctx, {
      purpose: 'adjustment',
      source: `refund:${fresh()}`,
      document: 'Refund of three nights',
      currency: 'USD',
      homeId,
      lines: [debit('payable:owner', amount, { ownerId }), credit('cash:trust', amount)],
    }),
  )

describe('a payout run', () => {
  it('R56 pays everyone in it once, through what is in transit, and is settled by the bank', async () => {
    t.clock.set('2027-07-02T15:00:00Z')
    const [one, two] = [await paidOwner(900_00), await paidOwner(400_00)]
    const payees = [one, two].map(({ ownerId }, index) => ({ ownerId, amount: index === 0 ? 900_00 : 250_00 }))
    const before = await freeCash()
    const runId = await prepare(payees)
    expect(await owed(one.ownerId)).toBe(900_00)
    await send(runId)
    expect(await freeCash()).toBe(before - 1_150_00)
    expect([await owed(one.ownerId), await onTheWay(one.ownerId)]).toEqual([0, 900_00])
    expect([await owed(two.ownerId), await onTheWay(two.ownerId)]).toEqual([150_00, 250_00])
    await expect(send(runId)).rejects.toMatchObject({ code: 'wrong_state' })

    const staff = await desk()
    // The Friday before a July 4 that is a Sunday: the bank moves it on Tuesday.
    expect(await runOf(runId)).toMatchObject({
      state: 'sent',
      effectiveOn: '2027-07-06',
      refusals: { settle: 'too_early' },
    })
    expect(await staff.call(settlePayoutRun, { params: { runId } })).toMatchObject({ error: { code: 'too_early' } })
    t.clock.set('2027-07-06T15:00:00Z')
    expect(await staff.call(settlePayoutRun, { params: { runId } })).toMatchObject({
      results: { run: { state: 'settled', refusals: { bankFile: 'nothing_to_send', settle: 'nothing_to_send' } } },
    })
    expect([await onTheWay(one.ownerId), await freeCash()]).toEqual([0, before - 1_150_00])
  })

  it('R46 R54 R56 drops payouts that became unpayable in the meantime, with the reason, and pays the rest', async () => {
    t.clock.set('2027-05-25T17:00:00Z')
    const [well, refund, moved] = [await paidOwner(300_00), await paidOwner(300_00), await paidOwner(300_00)]
    const runId = await prepare([well, refund, moved].map(({ ownerId }) => ({ ownerId, amount: 300_00 })))
    await refunded(refund, 100_00)
    await t.write((ctx) => addPayoutAccount(ctx, t.app.seal, { accountId: moved.ownerId }, usBank))
    t.clock.set('2027-05-29T17:00:00Z')
    await send(runId)
    const { lines, total } = await runOf(runId)
    const stateOf = ({ ownerId }: { ownerId: number }) => {
      const line = lines.find((each) => each.ownerId === ownerId)
      return [line?.state, line?.droppedFor]
    }
    expect(stateOf(well)).toEqual(['sent', null])
    expect(stateOf(refund)).toEqual(['dropped', 'less_money'])
    expect(stateOf(moved)).toEqual(['dropped', 'account_changed'])
    expect(total).toEqual(usd(300_00))
    expect([await owed(refund.ownerId), await owed(moved.ownerId)]).toEqual([200_00, 300_00])
  })

  it('R46 a refund that arrives while it is being sent is either before it, and nothing is paid, or after it', async () => {
    t.clock.set('2027-05-25T17:00:00Z')
    for (let round = 0; round < 5; round++) {
      const owner = await paidOwner(300_00)
      const runId = await prepare([{ ownerId: owner.ownerId, amount: 300_00 }])
      await Promise.all([refunded(owner, 100_00), send(runId)])
      const { lines } = await runOf(runId)
      const left = await owed(owner.ownerId)
      if (lines[0]?.state === 'sent') {
        expect([left, await onTheWay(owner.ownerId)]).toEqual([-100_00, 300_00])
        // What the operator covers meanwhile, for the next tests.
        await t.write((ctx) =>
          post(ctx, {
            purpose: 'adjustment',
            source: `made-good:${fresh()}`,
            document: '',
            currency: 'USD',
            homeId: owner.homeId,
            lines: [debit('cash:trust', 100_00), credit('payable:owner', 100_00, { ownerId: owner.ownerId })],
          }),
        )
      } else expect([left, await onTheWay(owner.ownerId)]).toEqual([200_00, 0])
    }
  })

  it('R56 is sent once when two people send it at once, and a payout in one run is in no other', async () => {
    t.clock.set('2027-05-25T17:00:00Z')
    const owner = await paidOwner(1_000_00)
    const runId = await prepare([{ ownerId: owner.ownerId, amount: 400_00 }])
    await expect(prepare([{ ownerId: owner.ownerId, amount: 1_00 }])).rejects.toMatchObject({
      code: 'in_another_run',
      details: { ownerId: owner.ownerId, runId },
    })
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => send(runId)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await owed(owner.ownerId)).toBe(600_00)
    const prepared = await Promise.allSettled(
      Array.from({ length: 6 }, () => prepare([{ ownerId: owner.ownerId, amount: 600_00 }])),
    )
    const made = prepared.filter((each) => each.status === 'fulfilled')
    expect(made).toHaveLength(1)
    await t.write((ctx) => cancelRun(ctx, { runId: made[0]?.value ?? 0, by: null, limits: noLimits }))
    await pay(owner.ownerId, 600_00)
  })

  it('R56 leaves approved or not at all when sent and approved by many at once', async () => {
    const owner = await paidOwner(500_00)
    const [first, second] = [await desk(), await desk()]
    const runId = await prepare([{ ownerId: owner.ownerId, amount: 500_00 }], first.accountId)
    const limits = { run: 100, single: 100 }
    const hands = [first, second].flatMap(({ accountId: by }) => [
      t.write((ctx) => approveRun(ctx, { runId, by, limits })),
      send(runId, limits, by),
    ])
    await Promise.allSettled(hands)
    const run = await runOf(runId)
    expect(run.approvedBy?.id).toBe(second.accountId)
    if (run.state !== 'sent') await send(runId, limits, first.accountId)
    expect([await owed(owner.ownerId), await onTheWay(owner.ownerId)]).toEqual([0, 500_00])
  })

  it('R56 with nothing left to pay is canceled', async () => {
    const owner = await paidOwner(500_00)
    const runId = await prepare([{ ownerId: owner.ownerId, amount: 500_00 }])
    await refunded(owner, 1_00)
    await send(runId)
    expect(await runOf(runId)).toMatchObject({ state: 'canceled', total: usd(0), dropped: 1, effectiveOn: null })
  })
})

describe('a payout the bank returns', () => {
  it('R48 R56 is owed again, whether settled or not, and waits for another account', async () => {
    t.clock.set('2027-05-25T17:00:00Z')
    for (const settled of [false, true]) {
      const owner = await paidOwner(700_00)
      const runId = await pay(owner.ownerId, 700_00)
      t.clock.set('2027-05-27T17:00:00Z')
      const staff = await desk()
      if (settled) await staff.call(settlePayoutRun, { params: { runId } })
      const payoutId = (await runOf(runId)).lines[0]?.payoutId ?? 0
      const back = await staff.call(returnPayout, { params: { runId, payoutId }, body: { reason: 'R03 no account' } })
      expect(back).toMatchObject({
        results: { run: { state: 'returned', returned: 1, lines: [{ returnedFor: 'R03 no account' }] } },
      })
      expect([await owed(owner.ownerId), await onTheWay(owner.ownerId)]).toEqual([700_00, 0])
      expect(
        await staff.call(returnPayout, { params: { runId, payoutId }, body: { reason: 'R03 no account' } }),
      ).toMatchObject({ error: { code: 'wrong_state' } })
      expect(await statementOf(owner.ownerId, 2027, 2)).toMatchObject({
        payouts: usd(0),
        closing: usd(700_00),
        payoutLines: [{ label: 'Payout' }, { label: 'Payout returned by the bank', amount: usd(700_00) }],
      })
      await expect(pay(owner.ownerId, 700_00)).rejects.toMatchObject({ code: 'no_payout_account' })
      await t.write((ctx) => addPayoutAccount(ctx, t.app.seal, { accountId: owner.ownerId }, usBank))
      t.clock.set('2027-05-30T18:00:00Z')
      await pay(owner.ownerId, 700_00)
      t.clock.set('2027-05-25T17:00:00Z')
    }
  })
})

describe('payout runs over the API', () => {
  it('R56 over the limit require two people of the team, each just confirmed, and the bank file is recorded', async () => {
    t.clock.set('2027-05-25T17:00:00Z')
    const owner = await paidOwner(20_000_00)
    const [first, second, owns] = [await desk(), await desk(), await t.as(owner.ownerId)]
    expect(await owns.call(payoutRuns, { query: {} })).toMatchObject({ error: { status: 403 } })
    const body = { currency: 'USD', payees: [{ ownerId: owner.ownerId, amount: 20_000_00 }] }
    const made = await first.call(preparePayoutRun, { body })
    if (!made.ok) throw new Error(made.error.message)
    const params = { runId: made.results.run.id }
    expect(made.results.run).toMatchObject({
      needsSecond: true,
      refusals: { approve: 'same_person', send: 'needs_second', bankFile: 'wrong_state' },
    })
    expect(await first.call(approvePayoutRun, { params })).toMatchObject({
      error: { code: 'same_person', status: 403 },
    })
    expect(await first.call(sendPayoutRun, { params })).toMatchObject({ error: { code: 'needs_second' } })
    expect(await second.call(approvePayoutRun, { params })).toMatchObject({ results: { run: { state: 'approved' } } })
    t.clock.set('2027-05-25T19:00:00Z')
    expect(await first.call(sendPayoutRun, { params })).toMatchObject({ error: { code: 'confirm_first' } })
    const byPassword = await withOldFactor(t, first.accountId)
    expect(await byPassword.call(sendPayoutRun, { params })).toMatchObject({ error: { code: 'second_factor_first' } })
    const again = await desk(first.accountId)
    expect(await again.call(sendPayoutRun, { params })).toMatchObject({ results: { run: { state: 'sent' } } })
    const file = await again.call(payoutBankFile, { params })
    if (!file.ok) throw new Error(file.error.message)
    expect(file.results).toMatchObject({ entries: 1, abroad: [] })
    expect(file.results.text.split('\r\n')[2]).toContain('000123456789')
    const { rows } = await t.read((ctx) =>
      sql<{ details: unknown }>`select details from accounts.security_event
        where account_id = ${first.accountId} and kind = 'bank_file_taken'`.execute(db(ctx)),
    )
    expect(rows).toEqual([{ details: { runId: params.runId, entries: 1, abroad: 0 } }])
    expect(await first.call(payoutBankFile, { params })).toMatchObject({ error: { code: 'confirm_first' } })
  })
})
