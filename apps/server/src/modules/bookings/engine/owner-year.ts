import { type OwnerFigureMove, type OwnerFigures, ownerFigures, type PlainDate } from '@porchlight/contract'

/** A movement on an owner's account, on the day their statement counts it (R49). */
export type Movement = OwnerFigureMove & { dated: PlainDate }

export type OwnerYear = {
  earned: number
  paid: number
  byMonth: { month: string; earned: number; lastYear: number }[]
}

const quarterStart = (date: PlainDate): PlainDate => {
  const first = Math.floor((Number(date.slice(5, 7)) - 1) / 3) * 3 + 1
  return `${date.slice(0, 4)}-${String(first).padStart(2, '0')}-01`
}

/** A calendar year of an owner's account: the figures of its quarterly statements, and monthly earnings. */
export const ownerYear = (movements: readonly Movement[], year: number): OwnerYear => {
  const total = (prefix: string, figure: keyof OwnerFigures): number =>
    movements
      .filter(({ dated }) => dated.startsWith(prefix))
      .reduce((sum, move) => sum + ownerFigures([move], quarterStart(move.dated))[figure], 0)
  return {
    earned: total(`${year}-`, 'earned'),
    paid: total(`${year}-`, 'payouts'),
    byMonth: Array.from({ length: 12 }, (_, index) => {
      const month = String(index + 1).padStart(2, '0')
      return {
        month: `${year}-${month}`,
        earned: total(`${year}-${month}`, 'earned'),
        lastYear: total(`${year - 1}-${month}`, 'earned'),
      }
    }),
  }
}
