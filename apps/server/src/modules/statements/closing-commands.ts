import type { Money } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { WriteCtx } from '#kernel/work'
import { closeAllBooks, lockSubledger } from '#modules/ledger'
import { checksOf, nextQuarterToClose } from './closing-views.ts'
import { closeQuarter } from './commands.ts'
import { addGuarantees } from './guarantees.ts'
import { datesOf, isOver, type Quarter } from './rules.ts'
import { db } from './tables.ts'
import { problems } from './words.ts'

export type BankBalanceEntry = Quarter & { balance: Money; by: number | null }

/** Records the trust balance the bank reports at the end of a quarter; the latest report counts. */
export const tellBank = async (ctx: WriteCtx, { year, quarter, balance, by }: BankBalanceEntry): Promise<void> => {
  const reported = { year, quarter, currency: balance.currency, amount_minor: balance.amount }
  await db(ctx)
    .insertInto('statements.bank_balance')
    .values({ ...reported, reported_by: by, reported_at: ctx.now })
    .execute()
}

export type BooksToClose = Quarter & { closedBy: number | null; legalName: string }

const assertNext = async (ctx: WriteCtx, { year, quarter }: Quarter): Promise<number[]> => {
  const next = await nextQuarterToClose(ctx)
  if (next.quarter.year !== year || next.quarter.quarter !== quarter)
    throw new Problem(409, 'not_next', problems.notNext, next.quarter)
  return next.owners
}

const assertSound = async (ctx: WriteCtx, quarter: Quarter) => {
  const checks = await checksOf(ctx, quarter)
  const open = checks.filter(({ holds }) => !holds).map(({ code }) => code)
  if (open.length > 0) throw new Problem(409, 'checks_open', problems.checksOpen, { open })
  return checks
}

/**
 * Closes a quarter for everyone, in order and once: every owner's statement is stored as is, and nothing is dated into
 * the quarter anymore, for any owner (R48). The preconditions are checked with the owners locked.
 * @throws Problem 422 not_over, 409 not_next, 409 checks_open, 409 operator_short
 */
export const closeBooks = async (ctx: WriteCtx, closing: BooksToClose): Promise<void> => {
  const { year, quarter, closedBy } = closing
  if (!isOver(closing, ctx.today)) throw new Problem(422, 'not_over', problems.notOver)
  // Runs before owners are listed: it may be an owner's first money.
  await addGuarantees(ctx, { year, quarter })
  for (const ownerId of (await nextQuarterToClose(ctx)).owners) await lockSubledger(ctx, 'owner', ownerId)
  const owners = await assertNext(ctx, closing)
  const checks = await assertSound(ctx, closing)
  for (const ownerId of owners) await closeQuarter(ctx, { ...closing, ownerId })
  await closeAllBooks(ctx, datesOf(closing).to)
  await db(ctx)
    .insertInto('statements.closing')
    .values({
      year,
      quarter,
      owners: owners.length,
      looked_at: JSON.stringify(checks),
      closed_by: closedBy,
      closed_at: ctx.now,
    })
    .execute()
}
