import {
  approveCommissions,
  type BodyOf,
  partnerAccounting,
  partnerDebts,
  preparePartnerRun,
  returnPartnerPayout,
  sendPartnerRun,
  setPartner,
  settlePartnerDebt,
  strikeCommission,
  undoPartnerSettlement,
} from '@porchlight/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { balanceOf, credit, debit, post } from '#modules/ledger'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { type Guest, good, refused } from '../bookings/testing/guest.ts'
import { bookingsScene } from '../bookings/testing/scene.ts'
import { checks } from './checks.ts'
import { type Move, reinstate } from './engine/machine.ts'
import { commissionsByIds, lockCommission, moveCommission, positionOf } from './store.ts'
import { taxRecords } from './tax-year.ts'
import { addCommission } from './testing/manual-commission.ts'
import { payable } from './testing/payable.ts'

const { t, as } = bookingsScene()
let broker: Guest & { email: string }
let runId: number
let invoice: string

const journal = (account: Parameters<typeof balanceOf>[1]) =>
  t.read((ctx) => balanceOf(ctx, account, { currency: 'USD' }))
const accounts = ['cash:trust', 'expense:partner-commission', 'expense:operator', 'payable:partner'] as const
type Books = Record<(typeof accounts)[number], number>
const books = async (): Promise<Books> => {
  const found = {} as Books
  for (const account of accounts) found[account] = await journal(account)
  return found
}
const changeSince = async (before: Books) => {
  const after = await books()
  return Object.fromEntries(accounts.map((account) => [account, after[account] - before[account]]))
}

const earn = (amount: number) => addCommission(t, broker.accountId, amount, 'earned')

const team = () => confirmedStaff(t)

const paid = async (amount: number): Promise<number> => {
  const id = (await earn(amount))?.id ?? 0
  const reason = 'Checked against the document'
  await good((await team()).call(approveCommissions, { body: { commissionIds: [id], reason } }))
  const payees = [{ partnerId: broker.accountId, withhold: false }]
  const { run } = await good((await team()).call(preparePartnerRun, { body: { currency: 'USD', payees } }))
  runId = run.id
  invoice = run.invoices[0]?.number ?? ''
  await good((await team()).call(sendPartnerRun, { params: { runId } }))
  return id
}

const strike = async (commissionId: number) =>
  good((await team()).call(strikeCommission, { params: { commissionId }, body: { reason: 'Not their client' } }))

type Settling = BodyOf<typeof settlePartnerDebt>
const settle = async (kind: Settling['kind'], amount: number, more: Partial<Settling> = {}) => {
  const receivedOn = t.clock.now().toISOString().slice(0, 10)
  const reason = 'Agreed by phone with the partner'
  const body = {
    partnerId: broker.accountId,
    kind,
    amount,
    currency: 'USD',
    receivedOn,
    reason,
    reference: '',
    ...more,
  }
  return (await team()).call(settlePartnerDebt, { body })
}

const debtOf = async () =>
  (await good((await team()).call(partnerDebts))).debts.find(({ partnerId }) => partnerId === broker.accountId)
const own = async () => good((await as(broker.accountId)).call(partnerAccounting))
const holds = async () => {
  for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
}

/** The company's own money in the trust account, which pays commissions that no booking brought. */
beforeAll(() =>
  t.write((ctx) =>
    post(ctx, {
      purpose: 'own-money',
      source: 'test:own-money',
      document: 'Own money',
      currency: 'USD',
      lines: [
        debit('cash:trust', 90_000_00),
        credit('payable:operator', 90_000_00),
        debit('receivable:trust', 90_000_00),
        credit('equity:operator', 90_000_00),
      ],
    }),
  ),
)
beforeEach(async () => {
  broker = await t.person('broker')
  const body = { email: broker.email, program: 'broker', rate: 1_000 } as const
  const params = { code: `debt-${broker.accountId}` }
  await good((await as((await t.person('staff')).accountId)).call(setPartner, { params, body }))
  await payable(t, broker)
  await strike(await paid(400_00))
})

describe('R60 what a partner was overpaid and no payout recovers', () => {
  it('is repaid to the trust account: the partner sees it, and the company no longer bears it', async () => {
    expect(await debtOf()).toMatchObject({ owed: { amount: 400_00 }, unpaid: { amount: 0 }, isEnded: true })
    expect(await own()).toMatchObject({ debt: { amount: 400_00 }, settlements: [] })
    const before = await books()
    const { outcome, settlements } = await good(settle('repayment', 150_00, { reference: 'ACH 4711' }))
    expect(outcome.state).toBe('done')
    expect(settlements[0]).toMatchObject({ kind: 'repayment', amount: { amount: 150_00 }, reference: 'ACH 4711' })
    expect(await changeSince(before)).toEqual({
      'cash:trust': 150_00,
      'expense:partner-commission': -150_00,
      'expense:operator': 0,
      'payable:partner': 0,
    })
    expect(await own()).toMatchObject({ debt: { amount: 250_00 }, settlements: [{ kind: 'repayment' }] })
    await holds()
    await good(settle('repayment', 250_00))
    expect(await debtOf()).toBeUndefined()
    expect(await refused(settle('repayment', 1))).toMatchObject({ code: 'more_than_debt' })
    await holds()
  })

  it('is written off as a loss of the company, and later payouts don’t deduct it', async () => {
    const before = await books()
    await good(settle('write_off', 400_00))
    expect(await changeSince(before)).toEqual({
      'cash:trust': 0,
      'expense:partner-commission': -400_00,
      'expense:operator': 400_00,
      'payable:partner': 0,
    })
    expect(await debtOf()).toBeUndefined()
    expect(await own()).toMatchObject({ debt: { amount: 0 }, settlements: [{ kind: 'write_off' }] })
    const cashless = await journal('payable:partner-in-transit')
    await paid(90_00)
    expect((await journal('payable:partner-in-transit')) - cashless).toBe(90_00)
    await holds()
  })

  it('waits for a second person above the limit, and only one settlement waits at a time', async () => {
    await strike(await paid(600_00))
    const before = await books()
    // The payout recovered the first debt.
    const { outcome, debts } = await good(settle('write_off', 600_00))
    expect(outcome.state).toBe('pending')
    expect(debts.find(({ partnerId }) => partnerId === broker.accountId)?.pending).toBe(true)
    expect(await refused(settle('write_off', 600_00))).toMatchObject({ code: 'already_pending' })
    expect((await changeSince(before))['expense:operator']).toBe(0)
    await approvedBySecond(t, outcome.id)
    expect((await changeSince(before))['expense:operator']).toBe(600_00)
    await holds()
  })

  it('is refused for more than is owed, and for a repayment of a later day or of none', async () => {
    expect(await refused(settle('write_off', 400_01))).toMatchObject({ code: 'more_than_debt' })
    expect(await refused(settle('repayment', 1_00, { receivedOn: '2099-01-01' }))).toMatchObject({
      code: 'invalid_input',
    })
    expect(await refused(settle('repayment', 1_00, { receivedOn: undefined }))).toMatchObject({ code: 'invalid_input' })
  })

  it('is owed again once a repayment or write-off is undone, once', async () => {
    const before = await books()
    await good(settle('repayment', 100_00))
    await good(settle('write_off', 300_00))
    const { settlements } = await good((await team()).call(partnerDebts))
    const recent = settlements.slice(0, 2)
    const body = { reason: 'Recorded for the wrong partner' }
    for (const { id: settlementId } of recent)
      await good((await team()).call(undoPartnerSettlement, { params: { settlementId }, body }))
    expect(Object.values(await changeSince(before))).toEqual([0, 0, 0, 0])
    expect((await debtOf())?.owed.amount).toBe(400_00)
    const settlementId = recent[0]?.id ?? 0
    expect(await refused((await team()).call(undoPartnerSettlement, { params: { settlementId }, body }))).toMatchObject(
      {
        code: 'wrong_state',
      },
    )
    expect((await own()).settlements).toEqual([])
    await holds()
  })

  it('waits for a second person to be undone above the limit, as to be recorded', async () => {
    await strike(await paid(700_00))
    const { outcome } = await good(settle('write_off', 700_00))
    await approvedBySecond(t, outcome.id)
    const { settlements } = await good((await team()).call(partnerDebts))
    const params = { settlementId: settlements[0]?.id ?? 0 }
    const ask = async () =>
      (await team()).call(undoPartnerSettlement, { params, body: { reason: 'Written off for the wrong partner' } })
    const short = (await team()).call(undoPartnerSettlement, { params, body: { reason: 'No' } })
    expect(await refused(short)).toMatchObject({ code: 'invalid_input' })
    const before = await books()
    const undoing = await good(ask())
    expect([undoing.outcome.state, undoing.settlements[0]?.undoPending]).toEqual(['pending', true])
    expect(await refused(ask())).toMatchObject({ code: 'already_pending' })
    expect((await changeSince(before))['expense:operator']).toBe(0)
    await approvedBySecond(t, undoing.outcome.id)
    expect((await changeSince(before))['expense:operator']).toBe(-700_00)
    expect((await debtOf())?.owed.amount).toBe(700_00)
    await holds()
  })

  it('is paid once if the commission is due again, whatever happens to the repayment', async () => {
    const id = await paid(500_00)
    await strike(id)
    // The payout recovered the first debt.
    await good(settle('repayment', 200_00))
    const [repayment] = (await good((await team()).call(partnerDebts))).settlements
    const due = () => t.read((ctx) => commissionsByIds(ctx, [id])).then(([row]) => row)
    await t.write(async (ctx) => {
      const row = await lockCommission(ctx, id)
      await moveCommission(ctx, row, { next: reinstate(positionOf(row), 500_00), reason: 'adjusted' }, { by: null })
    })
    expect(await due()).toMatchObject({ state: 'earned', posted_minor: 500_00, settled_minor: 300_00 })
    const params = { settlementId: repayment?.id ?? 0 }
    const body = { reason: 'The bank returned the transfer' }
    await good((await team()).call(undoPartnerSettlement, { params, body }))
    expect(await due()).toMatchObject({ state: 'paid', posted_minor: 500_00, settled_minor: 500_00 })
    await holds()
  })

  it('stays written off by a later write-off when an earlier one, which had shrunk, is undone', async () => {
    const id = await paid(480_00)
    await strike(id)
    const move = (next: (row: Parameters<typeof positionOf>[0]) => Move) =>
      t.write(async (ctx) => {
        const row = await lockCommission(ctx, id)
        await moveCommission(ctx, row, next(row), { by: null })
      })
    await good(settle('write_off', 300_00))
    await move((row) => ({ next: reinstate(positionOf(row), 480_00), reason: 'adjusted' }))
    await strike(id)
    await good(settle('write_off', 480_00))
    const [, first] = (await good((await team()).call(partnerDebts))).settlements
    const params = { settlementId: first?.id ?? 0 }
    await good((await team()).call(undoPartnerSettlement, { params, body: { reason: 'It no longer counts' } }))
    expect(await debtOf()).toBeUndefined()
    await holds()
  })

  it('R54 lowers the year’s 1099-NEC if it is repaid in the year of the payout, not if it is written off or later', async () => {
    const paidIn = (year: number) =>
      t
        .read((ctx) => taxRecords(ctx, year, broker.accountId))
        .then((records) => records.reduce((total, { row }) => total + row.paid.amount, 0))
    const year = t.clock.now().getUTCFullYear()
    expect(await paidIn(year)).toBe(400_00)
    await good(settle('repayment', 150_00))
    await good(settle('write_off', 50_00))
    expect(await paidIn(year)).toBe(250_00)
    const [, repayment] = (await good((await team()).call(partnerDebts))).settlements
    const params = { settlementId: repayment?.id ?? 0 }
    await good((await team()).call(undoPartnerSettlement, { params, body: { reason: 'Another partner paid it' } }))
    expect(await paidIn(year)).toBe(400_00)
    t.clock.set(`${year + 1}-01-20T17:00:00Z`)
    await good(settle('repayment', 350_00))
    expect([await paidIn(year), await paidIn(year + 1)]).toEqual([400_00, 0])
    await holds()
  })

  it('no longer counts as written off when the bank returns the payout; a repaid one is paid back first', async () => {
    const returned = async () =>
      (await team()).call(returnPartnerPayout, {
        params: { runId },
        body: { number: invoice, reason: 'R02 account closed' },
      })
    const before = await books()
    await good(settle('repayment', 100_00))
    expect(await refused(returned())).toMatchObject({ code: 'repayment_recorded' })
    const [repayment] = (await good((await team()).call(partnerDebts))).settlements
    const body = { reason: 'Sent back to the partner' }
    const params = { settlementId: repayment?.id ?? 0 }
    await good((await team()).call(undoPartnerSettlement, { params, body }))
    await good(settle('write_off', 400_00))
    await good(returned())
    expect(await changeSince(before)).toEqual({
      'cash:trust': 0,
      'expense:partner-commission': -400_00,
      'expense:operator': 0,
      'payable:partner': 0,
    })
    expect(await debtOf()).toBeUndefined()
    await holds()
  })
})
