import type { Place } from './gaps.ts'

/** Without quotes, comments, and line breaks. */
const plain = (text: string): string =>
  text
    .replace(/\/\*.*?\*\//gs, '')
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')

const captured = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, capture = '']) => capture)),
]

/** The columns that conditions compare for equality, without their tables. */
const comparedIn = (text: string): string[] => captured(text, /\b(?:where|and|or|on) \(*(?:\w+\.)*(\w+) (?:=|in) /g)

const insertsIn = (text: string): { table: string; columns: string[] }[] =>
  [...text.matchAll(/insert into (\w+\.\w+) \(([^)]*)\)/g)].map(([, table = '', columns = '']) => ({
    table,
    columns: columns.split(', '),
  }))

/**
 * What a distributed database couldn't send to one node, of one statement: the distributed tables it reads or changes
 * without comparing the column they are split by, and those it inserts into without that column. One comparison counts
 * for all its tables that are split by the same column.
 */
export const spreadOf = (statement: string, places: ReadonlyMap<string, Place>): string[] => {
  const text = plain(statement)
  const compared = comparedIn(text)
  const isSpread = (table: string, columns: readonly string[]): boolean => {
    const place = places.get(table)
    return typeof place === 'object' && !columns.includes(place.by)
  }
  const found = (verb: string, tables: readonly string[]): string[] =>
    tables
      .filter((table) => isSpread(table, compared))
      .map((table) => `${verb} ${table} by ${compared.join(', ') || 'nothing'}`)
  return [
    ...found('read', captured(text, /(?<!delete )(?:from|join) (\w+\.\w+)/g)),
    ...found('change', captured(text, /(?:update|delete from) (\w+\.\w+)/g)),
    ...insertsIn(text)
      .filter(({ table, columns }) => isSpread(table, columns))
      .map(({ table }) => `insert into ${table}`),
  ]
}
