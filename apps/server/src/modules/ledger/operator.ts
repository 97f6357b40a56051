import { sql } from 'kysely'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { balanceOf } from './balances.ts'
import { lockSubledger, type NewEntry, type Posted, post } from './commands.ts'
import { credit, debit, type EntryLine } from './engine/entry.ts'
import { db } from './tables.ts'
import { type TrustPosition, trustPositions } from './trust.ts'

/** Money from the operator’s account into the trust, or with a negative amount out of it; both books follow. */
const moveLines = (amount: number): EntryLine[] =>
  amount > 0
    ? [
        debit('cash:trust', amount),
        credit('payable:operator', amount),
        debit('receivable:trust', amount),
        credit('cash:operating', amount),
      ]
    : [
        debit('payable:operator', -amount),
        credit('cash:trust', -amount),
        debit('cash:operating', -amount),
        credit('receivable:trust', -amount),
      ]

/** The operator’s part of stays that their guests have not paid up; it draws it when they do. */
const waitingForGuests = async (ctx: ReadCtx, currency: string): Promise<number> => {
  const { rows } = await sql<{ waiting: number }>`
    select coalesce(sum(least(owed, operators)), 0)::bigint as waiting
    from (
      select coalesce(sum(amount_minor) filter (where account = 'receivable:guest'), 0) as owed,
        coalesce(-sum(amount_minor) filter (where account = 'payable:operator'), 0) as operators
      from ledger.line
      where account in ('receivable:guest', 'payable:operator') and currency = ${currency} and booking_id is not null
      group by booking_id
    ) as stay
    where owed > 0 and operators > 0`.execute(db(ctx))
  return rows[0]?.waiting ?? 0
}

/** What the operator may take out of the trust now: its own, received, and needed by no owner below zero (R46). */
export const operatorMayTake = async (
  ctx: ReadCtx,
  { currency, operatorClaim, cash }: Pick<TrustPosition, 'currency' | 'operatorClaim' | 'cash'>,
): Promise<number> => Math.max(0, Math.min(operatorClaim - (await waitingForGuests(ctx, currency)), cash))

/**
 * Settles what trust and operator owe each other, as far as the cash is there: the operator fills what it owes (R55), or
 * takes out what is its own, received, and needed by no owner below zero (R46). Undefined when there is nothing to move.
 */
export const squareOperator = async (
  ctx: WriteCtx,
  currency: string,
  cause: Pick<NewEntry, 'source' | 'document'>,
): Promise<Posted | undefined> => {
  await lockSubledger(ctx, 'trust', currency)
  const [position] = await trustPositions(ctx, currency)
  if (!position) return undefined
  const amount =
    position.operatorClaim < 0
      ? Math.min(-position.operatorClaim, Math.max(0, await balanceOf(ctx, 'cash:operating', { currency })))
      : -(await operatorMayTake(ctx, position))
  if (amount === 0) return undefined
  return await post(ctx, { ...cause, purpose: 'operator-move', currency, lines: moveLines(amount) })
}
