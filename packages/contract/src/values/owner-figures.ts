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
 * Which figure of the statement a movement belongs to. What happened before the period began, and could not be dated
 * there any more since that period was closed, is an adjustment (R48); so is what reverses an entry of an earlier one.
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

/** The figures of a period. Expenses and payouts are positive and are taken off (R48). */
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
