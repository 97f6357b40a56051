export type Quarter = { year: number; quarter: number }

/** Quarters as consecutive numbers. */
const numberOf = ({ year, quarter }: Quarter): number => year * 4 + quarter - 1
const quarterOf = (number: number): Quarter => ({ year: Math.floor(number / 4), quarter: (number % 4) + 1 })

/** The previous and next statement, if any. */
export const neighbors = (here: Quarter, known: readonly Quarter[]): { before?: Quarter; after?: Quarter } => {
  const numbers = known.map(numberOf)
  const [before, after] = [numberOf(here) - 1, numberOf(here) + 1]
  return {
    ...(before >= Math.min(...numbers) && { before: quarterOf(before) }),
    ...(after <= Math.max(...numbers) && { after: quarterOf(after) }),
  }
}
