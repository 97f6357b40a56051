import {
  type ApprovalOutcome,
  type BodyOf,
  dateIn,
  type partnerAccounting,
  type partnerDebts,
  type ResultsOf,
  type settlePartnerDebt,
} from '@porchlight/contract'
import { said } from '@porchlight/wording'
import { sql } from 'kysely'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { type ApprovalHandler, pendingBySubject, submitForApproval } from '#modules/approvals'
import { credit, debit, entriesOf, lockSubledger, post, reverse } from '#modules/ledger'
import { hasProgramInForce } from '#modules/partners'
import { partnerName } from './approval-facts.ts'
import { openOf, recoveriesFor, repay, unrepay } from './engine/machine.ts'
import { problems } from './messages.ts'
import { debtsOf } from './payees-due.ts'
import { owedTo } from './queries.ts'
import { refuseOwn } from './refuse-own.ts'
import { debtOf, lockCommission, moveCommission, positionOf } from './store.ts'
import { type DebtSettlementRow, db } from './tables.ts'

type Settling = BodyOf<typeof settlePartnerDebt> & { by: number }

const kinds = { repayment: 'partner_repayment', write_off: 'partner_write_off' } as const
const undoKinds = { repayment: 'partner_repayment_undo', write_off: 'partner_write_off_undo' } as const

const subjectOf = (partnerId: number, currency: string): string => `partner-debt:${partnerId}:${currency}`
const undoSubjectOf = (id: number): string => `partner-settlement:${id}`
const sourceOf = (id: number): string => `partner-repayment:${id}`

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const totalDebt = async (ctx: ReadCtx, partnerId: number, currency: string): Promise<number> =>
  sum((await debtsOf(ctx, partnerId, currency)).map(({ owedBack }) => owedBack))

const record = async (ctx: WriteCtx, settling: Settling): Promise<number> => {
  const { partnerId, kind, amount, currency, receivedOn, reference, reason, by } = settling
  const { id } = await db(ctx)
    .insertInto('commissions.debt_settlement')
    .values({
      partner_id: partnerId,
      kind,
      currency,
      amount_minor: amount,
      received_on: kind === 'repayment' ? (receivedOn ?? ctx.today) : null,
      reference,
      reason,
      recorded_by: by,
      recorded_at: ctx.now,
      undone_by: null,
      undone_at: null,
      undone_reason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A repayment arrives in the trust account that paid what it repays. */
const bookRepayment = (ctx: WriteCtx, id: number, { partnerId, amount, currency, receivedOn, reference }: Settling) =>
  post(ctx, {
    purpose: 'partner-repayment',
    source: sourceOf(id),
    document: said('entry.partner_repayment', { reference }),
    currency,
    on: receivedOn ?? ctx.today,
    lines: [debit('cash:trust', amount), credit('payable:partner', amount, { partnerId })],
  })

/** Spreads a settlement over the overpaid commissions, oldest first. @throws Problem 409 wrong_state */
const settle = async (ctx: WriteCtx, settling: Settling): Promise<void> => {
  const { partnerId, kind, amount, currency, reason, by } = settling
  await lockSubledger(ctx, 'trust', currency)
  const lines = recoveriesFor(amount, await debtsOf(ctx, partnerId, currency))
  // Meanwhile a payout may have recovered it.
  if (sum(lines.map((line) => line.amount)) < amount) throw new Problem(409, 'wrong_state', problems.debtChanged)
  const id = await record(ctx, settling)
  await db(ctx)
    .insertInto('commissions.debt_settlement_line')
    .values(lines.map((line) => ({ settlement_id: id, commission_id: line.id, amount_minor: line.amount })))
    .execute()
  for (const line of lines) {
    const row = await lockCommission(ctx, line.id)
    const position = positionOf(row)
    if (debtOf(row) < line.amount) throw new Problem(409, 'wrong_state', problems.debtChanged)
    const [move, more] =
      kind === 'repayment'
        ? [repay(position, line.amount), {}]
        : [{ next: position, reason: 'written_off' as const }, { forgiven_minor: row.forgiven_minor + line.amount }]
    if (!move) throw new Problem(409, 'wrong_state', problems.debtChanged)
    await moveCommission(ctx, row, move, { by, note: reason }, more)
  }
  if (kind === 'repayment') await bookRepayment(ctx, id, settling)
}

/** @throws Problem 422 invalid_input */
const assertReceived = ({ kind, receivedOn }: Settling, today: string): void => {
  if (kind === 'write_off' || (receivedOn && receivedOn <= today)) return
  const why = receivedOn ? problems.receivedLater : problems.receivedWhen
  throw new Problem(422, 'invalid_input', why, undefined, { required: ['receivedOn'] })
}

/**
 * Records that a partner repaid what they were overpaid, or writes it off; above the limit it waits for a second person.
 * @throws Problem 403 participant; 409 already_pending; 422 more_than_debt, invalid_input for the day of a repayment
 */
export const submitSettlement = async (ctx: WriteCtx, settling: Settling): Promise<ApprovalOutcome> => {
  const { partnerId, kind, amount, currency, reason, by } = settling
  await refuseOwn(ctx, by, [partnerId])
  assertReceived(settling, ctx.today)
  const owed = await totalDebt(ctx, partnerId, currency)
  if (amount > owed) throw new Problem(422, 'more_than_debt', problems.moreThanDebt, { owed })
  const outcome = await submitForApproval(ctx, {
    kind: kinds[kind],
    subject: subjectOf(partnerId, currency),
    amount: { amount, currency },
    facts: { partner: await partnerName(ctx, partnerId) },
    act: settling,
    reason,
    participants: [partnerId],
    by,
  })
  if (outcome.state === 'done') await settle(ctx, settling)
  return outcome
}

const carryOut: ApprovalHandler['carryOut'] = (ctx, { act }) => settle(ctx, act as Settling)

export const partnerRepaymentHandler: ApprovalHandler = { kind: 'partner_repayment', carryOut }
export const partnerWriteOffHandler: ApprovalHandler = { kind: 'partner_write_off', carryOut }

type Undoing = { id: number; reason: string; by: number }

/** Written off of a commission by the settlements that still count. */
const writtenOff = async (ctx: ReadCtx, commissionId: number, except: number): Promise<number> => {
  const lines = await db(ctx)
    .selectFrom('commissions.debt_settlement_line as line')
    .innerJoin('commissions.debt_settlement as settlement', 'settlement.id', 'line.settlement_id')
    .select('line.amount_minor')
    .where('line.commission_id', '=', commissionId)
    .where('settlement.kind', '=', 'write_off')
    .where('settlement.undone_at', 'is', null)
    .where('settlement.id', '!=', except)
    .execute()
  return sum(lines.map(({ amount_minor }) => amount_minor))
}

const undoLines = async (ctx: WriteCtx, { kind }: DebtSettlementRow, { id, reason, by }: Undoing): Promise<void> => {
  const lines = await db(ctx)
    .selectFrom('commissions.debt_settlement_line')
    .selectAll()
    .where('settlement_id', '=', id)
    .orderBy('commission_id')
    .execute()
  for (const { commission_id, amount_minor } of lines) {
    const row = await lockCommission(ctx, commission_id)
    const position = positionOf(row)
    const [move, more] =
      kind === 'repayment'
        ? [unrepay(position, amount_minor), {}]
        : [
            { next: position, reason: 'settlement_undone' as const },
            // It may have shrunk with the overpayment meanwhile, and another write-off may have followed.
            { forgiven_minor: Math.min(row.forgiven_minor, await writtenOff(ctx, commission_id, id)) },
          ]
    await moveCommission(ctx, row, move, { by, note: reason }, more)
  }
}

/** Locks a settlement that still counts. @throws Problem 409 wrong_state, 404 */
const lockSettlement = async (ctx: WriteCtx, id: number): Promise<DebtSettlementRow> => {
  const found = await db(ctx)
    .selectFrom('commissions.debt_settlement')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound('This settlement')
  if (found.undone_at) throw new Problem(409, 'wrong_state', problems.debtChanged)
  return found
}

/** It is owed again, as far as the overpayment still exists. @throws Problem 409 wrong_state, 404 */
const undo = async (ctx: WriteCtx, undoing: Undoing): Promise<void> => {
  const { id, reason, by } = undoing
  const found = await lockSettlement(ctx, id)
  await lockSubledger(ctx, 'trust', found.currency)
  await undoLines(ctx, found, undoing)
  for (const entry of (await entriesOf(ctx, { sources: [sourceOf(id)] })).reverse())
    await reverse(ctx, entry.id, said('journal.partner_repayment_undone', { reason }))
  await db(ctx)
    .updateTable('commissions.debt_settlement')
    .set({ undone_by: by, undone_at: ctx.now, undone_reason: reason })
    .where('id', '=', id)
    .execute()
}

/**
 * Undoes a repayment or write-off; above the limit that applied to recording it, a second person approves first.
 * @throws Problem 403 participant; 409 wrong_state, already_pending; 404
 */
export const submitUndo = async (ctx: WriteCtx, undoing: Undoing): Promise<ApprovalOutcome> => {
  const { id, reason, by } = undoing
  const { partner_id, kind, amount_minor, currency } = await lockSettlement(ctx, id)
  await refuseOwn(ctx, by, [partner_id])
  const outcome = await submitForApproval(ctx, {
    kind: undoKinds[kind],
    subject: undoSubjectOf(id),
    amount: { amount: amount_minor, currency },
    facts: { partner: await partnerName(ctx, partner_id) },
    act: undoing,
    reason,
    participants: [partner_id],
    by,
  })
  if (outcome.state === 'done') await undo(ctx, undoing)
  return outcome
}

const carryOutUndo: ApprovalHandler['carryOut'] = (ctx, { act }) => undo(ctx, act as Undoing)

export const partnerRepaymentUndoHandler: ApprovalHandler = {
  kind: 'partner_repayment_undo',
  carryOut: carryOutUndo,
}
export const partnerWriteOffUndoHandler: ApprovalHandler = { kind: 'partner_write_off_undo', carryOut: carryOutUndo }

type Owing = { partner_id: number; currency: string; owed: number; since: Date }

const owing = async (ctx: ReadCtx): Promise<Owing[]> => {
  const { rows } = await sql<Owing>`
    select partner_id, currency, sum(settled_minor - amount_minor - forgiven_minor)::bigint as owed,
      min(changed_at) as since
    from commissions.commission
    where settled_minor > amount_minor + forgiven_minor
    group by partner_id, currency
    order by owed desc, partner_id`.execute(db(ctx))
  return rows.map((row) => ({ ...row, owed: Number(row.owed) }))
}

/** How many of the latest settlements are listed. */
const shown = 50

const dayOf = (ctx: ReadCtx, { received_on, recorded_at }: DebtSettlementRow) =>
  received_on ?? dateIn(ctx.companyZone, recorded_at)

type View = ResultsOf<typeof partnerDebts>

const namesOf = async (ctx: ReadCtx, ids: readonly (number | null)[]) => {
  const accounts = await accountsByIds(ctx, [...new Set(ids.flatMap((id) => id ?? []))])
  return new Map([...accounts].map(([id, { firstName, lastName }]) => [id, `${firstName} ${lastName}`]))
}

const debtViews = async (ctx: ReadCtx): Promise<View['debts']> => {
  const debtors = await owing(ctx)
  const names = await namesOf(
    ctx,
    debtors.map(({ partner_id }) => partner_id),
  )
  const repayments = await pendingBySubject(ctx, 'partner_repayment')
  const writeOffs = await pendingBySubject(ctx, 'partner_write_off')
  const debts: View['debts'] = []
  for (const { partner_id: partnerId, currency, owed, since } of debtors) {
    const open = (await owedTo(ctx, partnerId)).filter((row) => row.currency === currency)
    const subject = subjectOf(partnerId, currency)
    debts.push({
      partnerId,
      name: names.get(partnerId) ?? '',
      owed: { amount: owed, currency },
      since: dateIn(ctx.companyZone, new Date(since)),
      unpaid: { amount: sum(open.map((row) => openOf(positionOf(row)))), currency },
      isEnded: !(await hasProgramInForce(ctx, partnerId)),
      pending: repayments.has(subject) || writeOffs.has(subject),
    })
  }
  return debts
}

const settlementViews = async (ctx: ReadCtx): Promise<View['settlements']> => {
  const rows = await db(ctx)
    .selectFrom('commissions.debt_settlement')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  const names = await namesOf(
    ctx,
    rows.flatMap(({ partner_id, recorded_by, undone_by }) => [partner_id, recorded_by, undone_by]),
  )
  const nameOf = (id: number | null): string | null => names.get(id ?? 0) ?? null
  const undoing = {
    repayment: await pendingBySubject(ctx, undoKinds.repayment),
    write_off: await pendingBySubject(ctx, undoKinds.write_off),
  }
  return rows.map((row) => ({
    id: row.id,
    partnerId: row.partner_id,
    name: nameOf(row.partner_id) ?? '',
    kind: row.kind,
    amount: { amount: row.amount_minor, currency: row.currency },
    on: dayOf(ctx, row),
    reference: row.reference,
    reason: row.reason,
    by: nameOf(row.recorded_by),
    undone: row.undone_at && {
      at: row.undone_at.toISOString(),
      by: nameOf(row.undone_by),
      reason: row.undone_reason ?? '',
    },
    undoPending: undoing[row.kind].has(undoSubjectOf(row.id)),
  }))
}

/** Partners who owe us, the most first, and the latest settlements. */
export const debtsView = async (ctx: ReadCtx): Promise<View> => ({
  debts: await debtViews(ctx),
  settlements: await settlementViews(ctx),
})

/** What a partner owes, and what of it they repaid or was written off. */
export const ownDebt = async (
  ctx: ReadCtx,
  partnerId: number,
  currency: string,
): Promise<Pick<ResultsOf<typeof partnerAccounting>, 'debt' | 'settlements'>> => {
  const rows = await db(ctx)
    .selectFrom('commissions.debt_settlement')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('currency', '=', currency)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  return {
    debt: { amount: await totalDebt(ctx, partnerId, currency), currency },
    settlements: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      amount: { amount: row.amount_minor, currency },
      on: dayOf(ctx, row),
    })),
  }
}
