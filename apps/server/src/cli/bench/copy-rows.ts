import type pg from 'pg'

export type Copies = {
  tables: readonly string[]
  /** Which copies, by number. */
  from: number
  to: number
  /** What a copy adds to an id, multiplied by its number. */
  step: number
  /** Columns with ids of rows that are also copied. */
  ids: readonly string[]
  /** How many days earlier each copy is than the previous one. */
  daysBack: number
  /** Only rows whose ids are all below this: the originals, if copies already exist. */
  below: number
  /** Which rows of a table are copied; all by default. */
  only?: Readonly<Record<string, string>>
  /** The value of a copy's column instead, in SQL. */
  instead?: Readonly<Record<string, string>>
}

type Column = { name: string; type: string; alone: boolean }

/** Stored columns, and whether a text must be unique in every row. */
const columnsOf = async (client: pg.ClientBase, table: string): Promise<Column[]> => {
  const { rows } = await client.query<Column>(
    `select a.attname as name, format_type(a.atttypid, null) as type,
            exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique and i.indpred is null and i.indnkeyatts = 1
                      and i.indkey[0] = a.attnum) as alone
       from pg_attribute a
      where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
    [table],
  )
  return rows
}

const cellOf = ({ name, type, alone }: Column, table: string, { ids, step, daysBack, instead }: Copies): string => {
  const given = instead?.[`${table}.${name}`]
  if (given !== undefined) return given
  if (ids.includes(name) && type === 'bigint') return `r.${name} + copy * ${step}::bigint`
  if (alone && type === 'text') return `r.${name} || '-' || copy * ${step}::bigint`
  if (daysBack === 0) return `r.${name}`
  if (type === 'date') return `(r.${name} - copy * ${daysBack})::date`
  if (type === 'daterange')
    return `daterange(lower(r.${name}) - copy * ${daysBack}, upper(r.${name}) - copy * ${daysBack})`
  if (type.startsWith('timestamp')) return `r.${name} - copy * interval '${daysBack} days'`
  return `r.${name}`
}

const copyTable = async (client: pg.ClientBase, table: string, copies: Copies): Promise<void> => {
  const columns = await columnsOf(client, table)
  const originals = columns
    .filter(({ name, type }) => copies.ids.includes(name) && type === 'bigint')
    .map(({ name }) => `coalesce(r.${name}, 0) < ${copies.below}`)
  const only = [...originals, copies.only?.[table] ?? 'true'].join(' and ')
  await client.query(
    `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')}) overriding system value
     select ${columns.map((column) => cellOf(column, table, copies)).join(', ')}
       from ${table} r, generate_series(${copies.from}, ${copies.to}) copy
      where ${only}
     on conflict do nothing`,
  )
}

/**
 * Copies rows within the database, with new ids and, optionally, earlier days. Skips triggers and foreign keys: that
 * saves minutes on a world that is measured and dropped.
 */
export const copyRows = async (client: pg.ClientBase, copies: Copies): Promise<void> => {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '64MB'`)
  for (const table of copies.tables) await copyTable(client, table, copies)
  await client.query(`set session_replication_role = default`)
}
