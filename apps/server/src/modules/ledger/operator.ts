import type { WriteCtx } from '#kernel/work'
import { lockSubledger, type NewEntry, type Posted, post } from './commands.ts'
import { credit, debit, type EntryLine } from './engine/entry.ts'
import { balanceOf } from './queries.ts'
import { trustPositions } from './trust.ts'

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

/**
 * Settles what trust and operator owe each other, as far as the cash is there: the operator fills what it owes (R55), or
 * takes out what is its own and no owner below zero needs (R46). Undefined when there is nothing to move.
 */
export const squareOperator = async (
  ctx: WriteCtx,
  currency: string,
  cause: Pick<NewEntry, 'source' | 'document'>,
): Promise<Posted | undefined> => {
  await lockSubledger(ctx, 'trust', currency)
  const [position] = await trustPositions(ctx, currency)
  if (!position) return undefined
  const { operatorClaim, cash } = position
  const operating = await balanceOf(ctx, 'cash:operating', { currency })
  const amount =
    operatorClaim < 0 ? Math.min(-operatorClaim, Math.max(0, operating)) : -Math.min(operatorClaim, Math.max(0, cash))
  if (amount === 0) return undefined
  return await post(ctx, { ...cause, purpose: 'operator-move', currency, lines: moveLines(amount) })
}
