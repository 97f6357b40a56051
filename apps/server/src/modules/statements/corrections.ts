import type { Money, PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { type ApprovalHandler, requestById, submitForApproval } from '#modules/approvals'
import { homeById } from '#modules/homes'
import { credit, debit, type EntryLine, lockSubledger, operatorLacks, type Posted, post } from '#modules/ledger'
import { grantRead } from '#modules/media'
import { db } from './tables.ts'
import { problems } from './words.ts'

export type Correction = {
  ownerId: number
  homeId: number
  kind: 'correction' | 'owner_stay'
  /** In the owner's favor if positive; for an owner stay, the amount is its cost. */
  amount: Money
  /** What it is for, as shown on the statement. */
  document: string
  /** What caused it; posted once. */
  source: string
  on: PlainDate
}

/** The cleaning of an owner stay: no rent, no commission (R52). */
const ownStayLines = ({ ownerId, amount: { amount }, document }: Correction): EntryLine[] => [
  debit('payable:owner', amount, { ownerId, why: document }),
  credit('payable:operator', amount),
  debit('receivable:trust', amount),
  credit('income:cleaning', amount),
]

const correctionLines = ({ ownerId, amount: { amount }, document }: Correction): EntryLine[] => {
  const [give, take] = amount > 0 ? [credit, debit] : [debit, credit]
  const minor = Math.abs(amount)
  return [
    give('payable:owner', minor, { ownerId, why: document }),
    take('payable:operator', minor),
    give('receivable:trust', minor),
    take('expense:operator', minor),
  ]
}

const assertAmount = ({ kind, amount: { amount } }: Correction): void => {
  if (amount === 0 || (kind === 'owner_stay' && amount < 0))
    throw new Problem(422, 'invalid_input', problems.noAmount, undefined, { required: ['amount'] })
}

type Explanation = { reason: string; files: readonly number[]; madeBy: number | null; approvedBy: number | null }

/** Gives the owner the reason and access to the files. */
const explain = async (
  ctx: WriteCtx,
  { entryId }: Posted,
  ownerId: number,
  { reason, files, madeBy, approvedBy }: Explanation,
): Promise<void> => {
  await db(ctx)
    .insertInto('statements.correction')
    .values({ entry_id: entryId, reason, files: [...files], made_by: madeBy, approved_by: approvedBy })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await grantRead(ctx, files, ownerId)
}

/**
 * Posts an amount between an owner and the operator, on its day or on the first open day after a closed period (R48).
 * If it costs an owner more than they have, they owe it to the operator, and no one else's money moves (R46, R53). The
 * operator must have what an owner is given.
 * @throws Problem 422 invalid_input, 409 operator_short, 404
 */
export const correctOwner = async (
  ctx: WriteCtx,
  correction: Correction,
  explanation?: Explanation,
): Promise<Posted> => {
  const { ownerId, kind, amount, document, source, on } = correction
  assertAmount(correction)
  if (!(await accountById(ctx, ownerId))) throw notFound('This owner')
  const home = await homeById(ctx, correction.homeId)
  const posted = await post(ctx, {
    purpose: kind === 'owner_stay' ? 'owner-stay' : 'adjustment',
    source,
    document,
    currency: amount.currency,
    homeId: home.id,
    on,
    lines: kind === 'owner_stay' ? ownStayLines(correction) : correctionLines(correction),
  })
  await lockSubledger(ctx, 'trust', amount.currency)
  const takesFromUs = kind === 'correction' && amount.amount > 0
  if (takesFromUs && (await operatorLacks(ctx, amount.currency)) > 0)
    throw new Problem(409, 'operator_short', problems.operatorShort)
  if (explanation) await explain(ctx, posted, ownerId, explanation)
  return posted
}

/** Why corrections were made, by whom, and the supporting files. */
export const correctionsOf = async (
  ctx: ReadCtx,
  entryIds: readonly number[],
): Promise<(Explanation & { entryId: number })[]> => {
  const rows = await db(ctx)
    .selectFrom('statements.correction')
    .selectAll()
    .where('entry_id', '=', sql<number>`any(${[...entryIds]}::bigint[])`)
    .execute()
  return rows.map(({ entry_id, reason, files, made_by, approved_by }) => ({
    entryId: entry_id,
    reason,
    files: files.map(Number),
    madeBy: made_by,
    approvedBy: approved_by,
  }))
}

type Asking = { by: number; reason: string; evidence: readonly number[] }

/**
 * A correction requested by a team member: posted at once within one person's limit, otherwise when a second one has
 * approved it. One that can no longer be posted is rejected on approval.
 * @throws Problem those of `correctOwner` and of `submitForApproval`
 */
export const submitCorrection = async (ctx: WriteCtx, correction: Correction, { by, reason, evidence }: Asking) => {
  const { ownerId, kind, amount, document, source, homeId } = correction
  assertAmount(correction)
  const owner = await accountById(ctx, ownerId)
  if (!owner) throw notFound('This owner')
  const home = await homeById(ctx, homeId)
  const outcome = await submitForApproval(ctx, {
    kind: 'correction',
    subject: source,
    amount,
    facts: {
      owner: `${owner.firstName} ${owner.lastName}`,
      home: home.name,
      note: document,
      type: kind,
      direction: kind === 'correction' && amount.amount > 0 ? 'to_owner' : 'from_owner',
    },
    act: correction,
    reason,
    evidence,
    participants: [ownerId],
    affected: [ownerId],
    by,
  })
  if (outcome.state === 'pending') return { outcome, correction: null }
  const explanation = { reason, files: evidence, madeBy: by, approvedBy: null }
  const { dated } = await correctOwner(ctx, correction, explanation)
  return { outcome, correction: { amount, countsOn: dated } }
}

export const correctionHandler: ApprovalHandler = {
  kind: 'correction',
  carryOut: async (ctx, { act, requestId, requestedBy, approvedBy }) => {
    const { reason, evidence } = await requestById(ctx, requestId)
    const explanation = { reason, files: evidence.map(Number), madeBy: requestedBy, approvedBy }
    await correctOwner(ctx, act as Correction, explanation)
  },
}
