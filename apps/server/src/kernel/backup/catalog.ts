import pg from 'pg'

/** A table as it is written to and read from a backup; columns the database computes itself are left out. */
export type Table = { schema: string; name: string; columns: string[] }
export type Sequence = { schema: string; name: string; last: string; called: boolean }

const quote = pg.escapeIdentifier

export const quoted = ({ schema, name }: { schema: string; name: string }): string => `${quote(schema)}.${quote(name)}`
export const columnsOf = (table: Table): string => table.columns.map(quote).join(', ')
export const keyOf = ({ schema, name }: { schema: string; name: string }): string => `${schema}.${name}`

const oursOnly = `n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'baseline')
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

// Tables the restoring program writes itself: its own record of migrations, its own version of the job queue, and notes
// of transactions, whose numbers mean nothing in another database.
const notData = ['kernel.migration', 'kernel.restoring', 'kernel.reference_change', 'pgboss.version']

/** Lists every table that holds data, by name. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and ${oursOnly} and n.nspname || '.' || c.relname <> all ($1)
     group by 1, 2 order by 1, 2`,
    [notData],
  )
  return rows
}

export async function sequencesOf(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${oursOnly} order by 1, 2`,
  )
  const sequences: Sequence[] = []
  for (const row of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted(row)}`,
    )
    sequences.push({ ...row, last: state.rows[0]?.last ?? '1', called: state.rows[0]?.called ?? false })
  }
  return sequences
}
