import type { ComparedHome } from '@porchlight/contract'

/** A comparison row: one value per home, in column order. */
export type CompareRow = { key: string; label: string; cells: string[]; isSame: boolean }

export const rowOf = (key: string, label: string, cells: string[]): CompareRow => ({
  key,
  label,
  cells,
  isSame: cells.every((cell) => cell === cells[0]),
})

/** Measured facts of the homes, in display order; empty where a home has none. */
export const factRows = (homes: readonly ComparedHome[], count: (value: number) => string): CompareRow[] => {
  const kinds = new Map(homes.flatMap(({ facts }) => facts.map((fact) => [fact.code, fact.label] as const)))
  return [...kinds].map(([code, label]) =>
    rowOf(
      code,
      label,
      homes.map(({ facts }) => {
        const fact = facts.find((one) => one.code === code)
        return fact ? `${count(fact.value)} ${fact.unit}` : ''
      }),
    ),
  )
}

export type Having = { code: string; label: string; has: boolean[]; isSame: boolean }

/** Amenities by group; those all homes share come last. */
export const amenityRows = (homes: readonly ComparedHome[]): Having[] => {
  const kinds = new Map(homes.flatMap(({ amenities }) => amenities.map(({ code, label }) => [code, label] as const)))
  return [...kinds]
    .map(([code, label]) => {
      const has = homes.map(({ amenities }) => amenities.some((one) => one.code === code))
      return { code, label, has, isSame: has.every(Boolean) }
    })
    .toSorted((a, b) => Number(a.isSame) - Number(b.isSame) || a.label.localeCompare(b.label, 'en'))
}
