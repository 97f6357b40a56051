import { sql } from 'kysely'
import { type ReadCtx, tablesOf } from '#kernel/work'

/** A primary key, a unique constraint or index, or an exclusion. */
type Key = {
  kind: 'primary key' | 'unique' | 'exclusion'
  /** The columns it compares for equality; expressions and other operators are left out. */
  columns: string[]
  /** Everything it compares, as PostgreSQL writes it. */
  text: string
}

/** A foreign key: its columns, and the ones they refer to, in the same order. */
export type Reference = { columns: string[]; to: string; toColumns: string[] }

export type TableShape = { name: string; columns: string[]; nullable: string[]; keys: Key[]; references: Reference[] }

/** Every table of the database with what a distributed database is strict about, without those of PostgreSQL and pg-boss. */
export const tableShapes = async (ctx: ReadCtx): Promise<TableShape[]> => {
  const { rows } = await sql<TableShape>`
    with ours as (
      select class.oid, namespace.nspname || '.' || class.relname as name
      from pg_class class
      join pg_namespace namespace on namespace.oid = class.relnamespace
      where class.relkind in ('r', 'p') and namespace.nspname not in ('pg_catalog', 'information_schema', 'pgboss')
    )
    select ours.name, attributes.columns, attributes.nullable,
      coalesce(keys.keys, '[]') as keys, coalesce(refs.refs, '[]') as references
    from ours
    cross join lateral (
      select array_agg(attname::text order by attnum) as columns,
        coalesce(array_agg(attname::text order by attnum) filter (where not attnotnull), '{}') as nullable
      from pg_attribute where attrelid = ours.oid and attnum > 0 and not attisdropped
    ) attributes
    left join lateral (
      select jsonb_agg(jsonb_build_object(
        'kind', case
          when index.indisprimary then 'primary key' when index.indisexclusion then 'exclusion' else 'unique' end,
        'columns', compared.columns, 'text', compared.text) order by index.indexrelid) as keys
      from pg_index index
      left join pg_constraint exclusion on exclusion.conindid = index.indexrelid and exclusion.contype = 'x'
      cross join lateral (
        select coalesce(array_agg(attribute.attname::text order by position)
            filter (where attribute.attname is not null and coalesce(operator.oprname = '=', true)), '{}') as columns,
          string_agg(pg_get_indexdef(index.indexrelid, position, true)
            || case when operator.oprname <> '=' then ' ' || operator.oprname else '' end, ', ' order by position) as text
        from generate_series(1, index.indnkeyatts) position
        left join pg_attribute attribute
          on attribute.attrelid = ours.oid and attribute.attnum = index.indkey[position - 1] and attribute.attnum > 0
        left join pg_operator operator on operator.oid = exclusion.conexclop[position]
      ) compared
      where index.indrelid = ours.oid and (index.indisunique or index.indisexclusion)
    ) keys on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('columns', named.columns, 'to', target.name, 'toColumns', named.to_columns)
        order by reference.oid) as refs
      from pg_constraint reference
      join ours target on target.oid = reference.confrelid
      cross join lateral (
        select array_agg(own.attname::text order by position) as columns,
          array_agg(other.attname::text order by position) as to_columns
        from generate_subscripts(reference.conkey, 1) position
        join pg_attribute own on own.attrelid = reference.conrelid and own.attnum = reference.conkey[position]
        join pg_attribute other on other.attrelid = reference.confrelid and other.attnum = reference.confkey[position]
      ) named
      where reference.conrelid = ours.oid and reference.contype = 'f'
    ) refs on true
    order by ours.name`.execute(tablesOf<unknown>()(ctx))
  return rows
}
