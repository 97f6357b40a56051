import type { MergedThing, MergeRefusal } from '@porchlight/contract'
import { sql } from 'kysely'
import { type ReadCtx, tablesOf, type WriteCtx } from './work.ts'

/** Two accounts of one person: references to `from` move to `to`. */
export type AccountPair = { from: number; to: number }

type MovedColumn = {
  /** What staff see these rows called before they move; without it they aren't counted. */
  shows?: MergedThing
  /**
   * A person has one row for each value of these columns; what the primary account already has stays with the other
   * account.
   */
  once?: readonly string[]
}

/**
 * Where a module refers to a person, so that two accounts of one person can be merged. Columns are written as
 * `schema.table.column`. Columns for who did something (`…_by`, `by_account`) are never rewritten and need no entry:
 * the merged account stays on record under its name.
 */
export type PersonReferences = {
  /** Rows that move to the primary account. */
  moves?: Readonly<Record<string, MovedColumn>>
  /** Rows that stay with the account they refer to. */
  stays?: readonly string[]
  /**
   * Accounting records: what they say about an account is never rewritten, so the account they refer to must be the
   * primary one.
   */
  books?: readonly string[]
  refusals?: (ctx: ReadCtx, pair: AccountPair) => Promise<readonly MergeRefusal[]>
  /** Merges what must be combined before rows move. */
  join?: (ctx: WriteCtx, pair: AccountPair) => Promise<void>
}

const anyTable = tablesOf<unknown>()

const placeOf = (reference: string) => {
  const [schema = '', table = '', column = ''] = reference.split('.')
  return { table: sql.id(schema, table), column: sql.id(column) }
}

/** Counts the rows that refer to an account in a column. */
export const countNaming = async (ctx: ReadCtx, reference: string, accountId: number): Promise<number> => {
  const { table, column } = placeOf(reference)
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from ${table} where ${column} = ${accountId}`.execute(anyTable(ctx))
  return rows[0]?.found ?? 0
}

/** Rows that move; those that `to` already has do not. */
const movable = (reference: string, { once }: MovedColumn, { from, to }: AccountPair) => {
  const { table, column } = placeOf(reference)
  const moving = sql`moving.${column} = ${from}`
  if (!once) return { table, column, where: moving }
  const same = once.map((name) => sql`and held.${sql.id(name)} is not distinct from moving.${sql.id(name)}`)
  return {
    table,
    column,
    where: sql`${moving} and not exists (
      select from ${table} as held where held.${column} = ${to} ${sql.join(same, sql` `)})`,
  }
}

export const countMovable = async (
  ctx: ReadCtx,
  reference: string,
  moved: MovedColumn,
  pair: AccountPair,
): Promise<number> => {
  const { table, where } = movable(reference, moved, pair)
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from ${table} as moving where ${where}`.execute(anyTable(ctx))
  return rows[0]?.found ?? 0
}

/** @returns how many rows moved */
export const moveRows = async (
  ctx: WriteCtx,
  reference: string,
  moved: MovedColumn,
  pair: AccountPair,
): Promise<number> => {
  const { table, column, where } = movable(reference, moved, pair)
  const { numAffectedRows } = await sql`
    update ${table} as moving set ${column} = ${pair.to} where ${where}`.execute(anyTable(ctx))
  return Number(numAffectedRows ?? 0)
}
