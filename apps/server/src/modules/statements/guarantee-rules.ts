import { isEarned, ownerFigureKind, type PlainDate } from '@porchlight/contract'
import type { OwnerHomeMove } from '#modules/ledger'

/** What stays of a home earned an owner within a period that begins on `from`; what the company gave is no earning. */
export const earnedAtHome = (
  moves: readonly OwnerHomeMove[],
  { homeId, currency, from }: { homeId: number; currency: string; from: PlainDate },
): number =>
  moves
    .filter((move) => move.homeId === homeId && move.currency === currency)
    .filter((move) => isEarned(ownerFigureKind(move, from)))
    .reduce((sum, { amount }) => sum + amount, 0)
