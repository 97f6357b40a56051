import type { Tables } from '#kernel/tables'
import type { Reference, TableShape } from './shapes.ts'

/** Where a table lives: `by` is the column that distributes it. */
export type Place = { by: string } | 'reference' | 'local'

/** Where each table is declared to live. A name that occurs twice is declared twice. */
export const placesOf = (declared: readonly (Tables | undefined)[]): [string, Place][] =>
  declared.flatMap(({ distributed = {}, reference = [], local = [] } = {}) => [
    ...Object.entries(distributed).flatMap(([by, names]) => names.map((name): [string, Place] => [name, { by }])),
    ...reference.map((name): [string, Place] => [name, 'reference']),
    ...local.map((name): [string, Place] => [name, 'local']),
  ])

const isDistributed = (place: Place | undefined): place is { by: string } => typeof place === 'object'

/** Whether both rows of a foreign key are always on one node, or the other one is on every node. */
const isAllowed = (from: Place, { columns, toColumns }: Reference, to: Place | undefined): boolean => {
  if (!isDistributed(from)) return !isDistributed(to)
  if (!isDistributed(to)) return to === 'reference'
  return columns.some((column, at) => column === from.by && toColumns[at] === to.by)
}

const kindOf = (place: Place | undefined): string => (isDistributed(place) ? 'distributed' : (place ?? 'undeclared'))

/** What keeps one table from living where it is declared to, as sentences without a verb. */
const gapsOfTable = (table: TableShape, place: Place, places: ReadonlyMap<string, Place>): string[] => {
  const references = table.references
    .filter((reference) => !isAllowed(place, reference, places.get(reference.to)))
    .map(({ columns, to }) => `(${columns.join(', ')}) refers to ${kindOf(places.get(to))} ${to}`)
  if (!isDistributed(place)) return references
  const { by } = place
  const column = table.columns.includes(by)
    ? table.nullable.filter((name) => name === by).map(() => `${by} can be null`)
    : [`no ${by}`]
  const keys = table.keys
    .filter(({ columns }) => !columns.includes(by))
    .map(({ kind, text }) => `${kind} (${text}) without ${by}`)
  return [...column, ...keys, ...references]
}

/** Everything that keeps tables from living where they are declared to: `schema.table: what`. */
export const gapsOf = (tables: readonly TableShape[], places: ReadonlyMap<string, Place>): string[] =>
  tables.flatMap((table) => {
    const place = places.get(table.name)
    return place ? gapsOfTable(table, place, places).map((gap) => `${table.name}: ${gap}`) : []
  })

/**
 * Distributed tables whose rows would have to move to another node, because accounts can be merged.
 * @param moves the columns that follow a merge: `schema.table.column`
 */
export const movesOf = (moves: readonly string[], places: ReadonlyMap<string, Place>): string[] =>
  [...places]
    .filter(([table, place]) => isDistributed(place) && moves.includes(`${table}.${place.by}`))
    .map(([table]) => `${table}: follows a merge of two accounts`)
