import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { CannotStart } from '../startup-error.ts'
import { columnsOf, keyOf, quoted, type Sequence, type Table, tablesOf } from './catalog.ts'

export type Reference = { table: string; name: string; definition: string }
type Trigger = { table: string; name: string }

/**
 * Drops the references between tables, so that the tables can fill in any order. They are checked when they are
 * restored.
 */
export async function takeOffReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c where c.contype = 'f' and c.conparentid = 0`,
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return rows
}

export async function putBackReferences(client: pg.Client, references: Reference[]): Promise<void> {
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

/**
 * Disables triggers so that rows are restored as they were: nothing is announced, stamped, or rejected a second time.
 */
export async function quietTriggers(client: pg.Client): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(
    `select t.tgrelid::regclass::text as table, quote_ident(t.tgname) as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgparentid = 0 and t.tgenabled = 'O' and c.relkind in ('r', 'p')`,
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} disable trigger ${name}`)
  return rows
}

export async function wakeTriggers(client: pg.Client, triggers: Trigger[]): Promise<void> {
  for (const { table, name } of triggers) await client.query(`alter table ${table} enable trigger ${name}`)
}

/** The queue's tables change with its version; a backup of an older version must not be forced into a newer one. */
function refuseUnknown(tables: Table[], present: Table[]): void {
  const known = new Set(present.flatMap((table) => table.columns.map((column) => `${keyOf(table)}.${column}`)))
  const columns = tables.flatMap((table) => table.columns.map((column) => `${keyOf(table)}.${column}`))
  const unknown = columns.filter((column) => !known.has(column))
  if (unknown.length > 0)
    throw new CannotStart(
      `The backup holds ${unknown.slice(0, 3).join(', ')}, which this Porchlight does not have. Restore it with the version that took it, then upgrade.`,
    )
}

/** Prepares for copying rows in and returns the finishing step, all inside the caller's transaction. */
export async function beginLoading(client: pg.Client, tables: Table[]): Promise<() => Promise<void>> {
  const present = await tablesOf(client)
  refuseUnknown(tables, present)
  const references = await takeOffReferences(client)
  const triggers = await quietTriggers(client)
  if (present.length > 0) await client.query(`truncate ${present.map(quoted).join(', ')}`)
  return async () => {
    await putBackReferences(client, references)
    await wakeTriggers(client, triggers)
  }
}

/** Copies one table's rows in; returns how many arrived. */
export async function loadTable(client: pg.Client, table: Table, rows: AsyncIterable<Buffer>): Promise<number> {
  const copy = client.query(copyFrom(`copy ${quoted(table)} (${columnsOf(table)}) from stdin`))
  await pipeline(Readable.from(rows, { objectMode: false }), copy)
  const { rows: count } = await client.query<{ n: string }>(`select count(*)::text as n from ${quoted(table)}`)
  return Number(count[0]?.n)
}

export async function setSequences(client: pg.Client, sequences: Sequence[]): Promise<void> {
  for (const sequence of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(sequence), sequence.last, sequence.called])
}
