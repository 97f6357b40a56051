import { createHash } from 'node:crypto'
import type { StatementData } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import { notFound, Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { closePeriod, lockSubledger, ownerMoves } from '#modules/ledger'
import { statementClosed } from './events.ts'
import { closedQuarters, currenciesOf, quarterStatement } from './queries.ts'
import { datesOf, isClosed, isOver, previousQuarter, type Quarter } from './rules.ts'
import { db } from './tables.ts'
import { problems } from './words.ts'

export type Closing = Quarter & { ownerId: number; closedBy: number | null; legalName: string }

/** Quarters close in order, so that each opening is a final closing (R48). */
const assertClosable = async (ctx: WriteCtx, closing: Closing): Promise<void> => {
  if (!isOver(closing, ctx.today)) throw new Problem(422, 'not_over', problems.notOver)
  const closed = await closedQuarters(ctx, closing.ownerId)
  if (isClosed(closed, closing)) throw new Problem(409, 'already_closed', problems.alreadyClosed)
  const before = previousQuarter(closing)
  const [first] = await ownerMoves(ctx, closing.ownerId)
  if (first && first.dated <= datesOf(before).to && !isClosed(closed, before))
    throw new Problem(409, 'previous_open', problems.previousOpen, before)
}

export const hashOf = (document: string): string => createHash('sha256').update(document).digest('hex')

const keep = async (
  ctx: WriteCtx,
  { ownerId, closedBy }: Closing,
  statement: StatementData,
): Promise<StatementData> => {
  const closed: StatementData = { ...statement, state: 'closed', closedAt: ctx.now.toISOString() }
  const document = JSON.stringify(closed)
  await db(ctx)
    .insertInto('statements.closed')
    .values({
      owner_id: ownerId,
      year: closed.year,
      quarter: closed.quarter,
      currency: closed.currency,
      earned_minor: closed.earned.amount,
      payouts_minor: closed.payouts.amount,
      closing_minor: closed.closing.amount,
      document,
      hash: hashOf(document),
      closed_by: closedBy,
      closed_at: ctx.now,
    })
    .execute()
  return closed
}

/**
 * Closes an owner's quarter in every currency they have: statements are stored as is, and anything later is dated after
 * them (R48). Returns the statement of their main currency.
 * @throws Problem 422 not_over, 409 already_closed, 409 previous_open, 404
 */
export const closeQuarter = async (ctx: WriteCtx, closing: Closing): Promise<StatementData> => {
  const { ownerId, year, quarter } = closing
  if (!(await accountById(ctx, ownerId))) throw notFound('This owner')
  await lockSubledger(ctx, 'owner', ownerId)
  await assertClosable(ctx, closing)
  const retained: StatementData[] = []
  for (const currency of await currenciesOf(ctx, ownerId))
    retained.push(await keep(ctx, closing, await quarterStatement(ctx, { ...closing, currency })))
  await closePeriod(ctx, ownerId, datesOf(closing).to)
  await announce(ctx, statementClosed({ ownerId, year, quarter }))
  return retained[0] as StatementData
}
