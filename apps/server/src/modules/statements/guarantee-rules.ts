import { isEarned, ownerFigureKind, type PlainDate } from '@porchlight/contract'
import type { OwnerHomeMove } from '#modules/ledger'

/** What a home's stays earned an owner in a period that starts on `from`; what the company gave doesn't count. */
export const earnedAtHome = (
  moves: readonly OwnerHomeMove[],
  { homeId, currency, from }: { homeId: number; currency: string; from: PlainDate },
): number =>
  moves
    .filter((move) => move.homeId === homeId && move.currency === currency)
    .filter((move) => isEarned(ownerFigureKind(move, from)))
    .reduce((sum, { amount }) => sum + amount, 0)
