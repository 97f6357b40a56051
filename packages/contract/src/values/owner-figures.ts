import type { PlainDate } from './dates.ts'

export type OwnerFigureKind = 'stay' | 'fee' | 'expense' | 'adjustment' | 'payout' | 'owner_stay'

const kinds: Record<string, OwnerFigureKind> = {
  recognition: 'stay',
  collection: 'stay',
  retention: 'fee',
  expense: 'expense',
  'owner-stay': 'owner_stay',
  payout: 'payout',
}

export type OwnerFigureMove = {
  purpose: string
  occurredOn: PlainDate
  amount: number
  reversed: { purpose: string; dated: PlainDate } | null
}

/**
 * The statement figure a movement belongs to. An entry from before the period that could no longer be dated there,
 * because that period was closed, is an adjustment (R48); so is the reversal of an entry from an earlier one.
 */
export const ownerFigureKind = (
  { purpose, occurredOn, reversed }: OwnerFigureMove,
  from: PlainDate,
): OwnerFigureKind => {
  if (purpose === 'payout') return 'payout'
  if (occurredOn < from || (reversed && reversed.dated < from)) return 'adjustment'
  return kinds[reversed?.purpose ?? purpose] ?? 'adjustment'
}

export type OwnerFigures = { earned: number; adjustments: number; expenses: number; payouts: number }

const figureOfKind: Record<OwnerFigureKind, { figure: keyof OwnerFigures; sign: 1 | -1 }> = {
  stay: { figure: 'earned', sign: 1 },
  fee: { figure: 'earned', sign: 1 },
  adjustment: { figure: 'adjustments', sign: 1 },
  expense: { figure: 'expenses', sign: -1 },
  owner_stay: { figure: 'expenses', sign: -1 },
  payout: { figure: 'payouts', sign: -1 },
}

/** The figures of a period. Expenses and payouts are positive and are subtracted (R48). */
export const ownerFigures = (moves: readonly OwnerFigureMove[], from: PlainDate): OwnerFigures => {
  const figures: OwnerFigures = { earned: 0, adjustments: 0, expenses: 0, payouts: 0 }
  for (const move of moves) {
    const { figure, sign } = figureOfKind[ownerFigureKind(move, from)]
    figures[figure] += sign * move.amount
  }
  return figures
}

export const isEarned = (kind: OwnerFigureKind): boolean => figureOfKind[kind].figure === 'earned'
export const isExpense = (kind: OwnerFigureKind): boolean => figureOfKind[kind].figure === 'expenses'
