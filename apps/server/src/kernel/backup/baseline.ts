import type pg from 'pg'
import type { Connection } from '../db.ts'
import { withClient } from '../with-client.ts'
import { columnsOf, keyOf, quoted, type Table, tablesOf } from './catalog.ts'
import { putBackReferences, quietTriggers, type Reference, takeOffReferences, wakeTriggers } from './load-tables.ts'

const schema = 'baseline'
/** Jobs belong to the queue and are ended separately. */
const isOurs = (table: Table): boolean => table.schema !== 'pgboss'
const copyOf = (table: Table): string => quoted({ schema, name: keyOf(table) })

const oursIn = async (client: pg.Client): Promise<Table[]> => (await tablesOf(client)).filter(isOurs)

/** Runs the caller's statements between ours. */
export type Sql = <Row extends object = Record<string, unknown>>(query: string, values?: unknown[]) => Promise<Row[]>

const sqlOf =
  (client: pg.Client): Sql =>
  async (query, values = []) =>
    (await client.query(query, values)).rows as never

/**
 * Stores a copy of every row, and the list of existing files, beside the tables themselves. There is one baseline at a
 * time: an older one is dropped.
 */
export const rememberBaseline = (connection: Connection, files: readonly string[]): Promise<void> =>
  withClient(connection, async (client) => {
    const tables = await oursIn(client)
    await client.query('begin isolation level repeatable read')
    await client.query(`drop schema if exists ${schema} cascade`)
    await client.query(`create schema ${schema}`)
    for (const table of tables) await client.query(`create table ${copyOf(table)} as table ${quoted(table)}`)
    await client.query(`create table ${schema}.stored_file as select unnest($1::text[]) as path`, [files])
    await client.query('commit')
  })

export type Retained = {
  /** Tables, as `schema.name`, whose current rows are retained, apart from those about people who are removed. */
  tables: (key: string) => boolean
  /** Of these, tables where a row that names a removed person stops the whole operation instead of being deleted. */
  isSettings: (key: string) => boolean
  /** A condition on an `account` row that selects the accounts to remove. */
  gone: string
  /** A text that appears in rows about removed people, and in no others. */
  mark: string
  /** What else to delete from the retained tables before references are checked. */
  also: (sql: Sql) => Promise<void>
}

export type Proof = {
  /** Number of tables examined. */
  tables: number
  removed: number
  /** Rows that are neither in the baseline nor retained; nothing is committed unless there are none. */
  remaining: number
}

const countIn = async (client: pg.Client, query: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await client.query<{ n: string }>(query, values)
  return Number(rows[0]?.n)
}

type Link = { child: string; parent: string; childColumns: string[]; parentColumns: string[] }

const linksIn = async (client: pg.Client): Promise<Link[]> => {
  const { rows } = await client.query<Link>(
    `select cn.nspname || '.' || c.relname as child, pn.nspname || '.' || p.relname as parent,
       (select array_agg(quote_ident(a.attname) order by k.at) from unnest(f.conkey) with ordinality k(num, at)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num) as "childColumns",
       (select array_agg(quote_ident(a.attname) order by k.at) from unnest(f.confkey) with ordinality k(num, at)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.num) as "parentColumns"
     from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace cn on cn.oid = c.relnamespace
       join pg_class p on p.oid = f.confrelid join pg_namespace pn on pn.oid = p.relnamespace
     where f.contype = 'f' and f.conparentid = 0`,
  )
  return rows
}

const accounts = 'accounts.account'

type People = Pick<Retained, 'gone' | 'mark' | 'isSettings'>

/**
 * Deletes the removed accounts from the retained tables, and then every row that names them or refers to a deleted row.
 */
const forgetPeople = async (
  client: pg.Client,
  retained: Map<string, Table>,
  links: Link[],
  { gone, mark, isSettings }: People,
): Promise<void> => {
  await client.query(`delete from ${accounts} account where ${gone}`)
  for (const table of retained.values())
    if (!isSettings(keyOf(table)))
      await client.query(`delete from ${quoted(table)} t where strpos(t::text, $1) > 0`, [mark])
  // `account_id` also appears where no constraint declares it.
  for (const table of retained.values())
    if (table.columns.includes('account_id') && keyOf(table) !== accounts)
      await client.query(
        `delete from ${quoted(table)} t where account_id is not null
           and not exists (select from ${accounts} a where a.id = t.account_id)`,
      )
  for (let deleted = 1; deleted > 0; ) {
    deleted = 0
    for (const { child, parent, childColumns, parentColumns } of links) {
      const [from, to] = [retained.get(child), retained.get(parent)]
      if (!from || !to) continue
      const isFilled = childColumns.map((column) => `c.${column} is not null`).join(' and ')
      const matches = childColumns.map((column, at) => `p.${parentColumns[at]} = c.${column}`).join(' and ')
      const { rowCount } = await client.query(
        `delete from ${quoted(from)} c where ${isFilled} and not exists (select from ${quoted(to)} p where ${matches})`,
      )
      deleted += rowCount ?? 0
    }
  }
}

/**
 * Restores every table except the retained ones, and counts, over all tables, rows that should not be there. References
 * are checked when they are restored.
 */
const putBack = async (
  client: pg.Client,
  { tables: isRetained, isSettings, gone, mark, also }: Retained,
): Promise<Proof> => {
  const tables = await oursIn(client)
  const links = await linksIn(client)
  const total = () =>
    tables.reduce(
      async (sum, table) => (await sum) + (await countIn(client, `select count(*) as n from ${quoted(table)}`)),
      Promise.resolve(0),
    )
  const before = await total()
  const references: Reference[] = await takeOffReferences(client)
  const triggers = await quietTriggers(client)
  const restored = tables.filter((table) => !isRetained(keyOf(table)))
  const retained = new Map(tables.filter((table) => isRetained(keyOf(table))).map((table) => [keyOf(table), table]))
  await client.query(`truncate ${restored.map(quoted).join(', ')}`)
  for (const table of restored) {
    const columns = columnsOf(table)
    await client.query(
      `insert into ${quoted(table)} (${columns}) overriding system value select ${columns} from ${copyOf(table)}`,
    )
  }
  await also(sqlOf(client))
  await forgetPeople(client, retained, links, { gone, mark, isSettings })
  await putBackReferences(client, references)
  await wakeTriggers(client, triggers)

  let remaining = 0
  for (const table of restored)
    remaining += await countIn(
      client,
      `select count(*) as n from (select t::text from ${quoted(table)} t except all select b::text from ${copyOf(table)} b) more`,
    )
  for (const table of retained.values())
    remaining += await countIn(client, `select count(*) as n from ${quoted(table)} t where strpos(t::text, $1) > 0`, [
      mark,
    ])
  remaining += await countIn(client, `select count(*) as n from ${accounts} account where ${gone}`)
  return { tables: tables.length, removed: before - (await total()), remaining }
}

/** Limits how long anyone waits for locks other requests hold. */
const patience = "set local lock_timeout = '20s'"

/**
 * Returns to the baseline in one transaction, and drops it; undefined if there is none. Commits only when nothing
 * remains. `finish` runs inside the transaction; `after` runs once it is committed, with the files that aren't in the
 * baseline.
 */
export const returnToBaseline = (
  connection: Connection,
  retained: Retained,
  {
    finish,
    after,
  }: {
    finish: (sql: Sql, proof: Proof) => Promise<void>
    after: (sql: Sql, files: ReadonlySet<string>) => Promise<void>
  },
): Promise<Proof | undefined> =>
  withClient(connection, async (client) => {
    const sql = sqlOf(client)
    const [known] = await sql('select from pg_namespace where nspname = $1', [schema])
    if (!known) return undefined
    await sql('begin')
    await sql(patience)
    const proof = await putBack(client, retained)
    if (proof.remaining > 0) {
      await sql('rollback')
      return proof
    }
    const files = new Set(
      (await sql<{ path: string }>(`select path from ${schema}.stored_file`)).map(({ path }) => path),
    )
    await finish(sql, proof)
    await sql(`drop schema ${schema} cascade`)
    await sql('commit')
    await after(sql, files)
    return proof
  })
