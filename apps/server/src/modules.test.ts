import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#testing/harness'
import { layersOf } from '../../../tools/modules/layers.ts'
import { namesOf } from './kernel/tables.ts'
import { tablesOf } from './kernel/work.ts'
import { modules } from './modules.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const architecture = `${root}docs/architecture.md`

/** The layers as the page shows them: one row each, from the bottom up. */
const layerTable = (): string => {
  const layers = [...new Set(modules.map(({ layer }) => layer))].sort((a, b) => a - b)
  const rows = layers.map((layer) => {
    const members = modules.filter((module) => module.layer === layer)
    return `| ${layer} | ${members.map(({ name, owns }) => `${name}: ${owns}`).join('; ')} |`
  })
  return ['| layer | modules and what they own |', '|---|---|', ...rows].join('\n')
}

const between = /(?<=<!-- layers -->\n).*?(?=\n<!-- \/layers -->)/s

describe('the modules', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await testApp()
  })
  afterAll(() => t.close())

  it('are all in the list, under their folder names', () => {
    const folders = readdirSync(`${root}apps/server/src/modules`)
    expect(modules.map(({ name }) => name).sort()).toEqual(folders.sort())
  })

  it('are listed from the bottom up, on the layers the dependency rules read', () => {
    const layers = modules.map(({ layer }) => layer)
    expect(layers).toEqual([...layers].sort((a, b) => a - b))
    expect(Object.fromEntries(modules.map(({ name, layer }) => [name, layer]))).toEqual(layersOf(root))
  })

  it('own every table in the database, one module per table', async () => {
    const { rows } = await t.read((ctx) =>
      sql<{ name: string }>`
        select table_schema || '.' || table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'kernel', 'pgboss')`.execute(
        tablesOf<unknown>()(ctx),
      ),
    )
    const owned = modules.flatMap(({ tables }) => namesOf(tables))
    expect(owned.sort()).toEqual(rows.map(({ name }) => name).sort())
  })

  it('each use their own names for what they store about a person', async () => {
    const person = await t.person('traveler')
    const names = await t.read(async (ctx) => {
      const all: string[] = []
      for (const { personalData } of modules)
        all.push(...Object.keys((await personalData?.of(ctx, person.accountId)) ?? {}))
      return all
    })
    expect(names).toEqual([...new Set(names)])
  })

  it('declare for each column that refers to a person whether it follows a merge of two accounts', async () => {
    const { rows } = await t.read((ctx) =>
      sql<{ name: string }>`
        select namespace.nspname || '.' || class.relname || '.' || attribute.attname as name
        from pg_attribute attribute
        join pg_class class on class.oid = attribute.attrelid and class.relkind = 'r'
        join pg_namespace namespace on namespace.oid = class.relnamespace
        where attribute.attnum > 0 and not attribute.attisdropped and attribute.atttypid = 'bigint'::regtype
          and (attribute.attname in ('account_id', 'owner_id', 'guest_id', 'person_id', 'partner_id', 'author_id')
            or exists (
              select from pg_constraint reference where reference.conrelid = class.oid and reference.contype = 'f'
                and reference.confrelid = 'accounts.account'::regclass and attribute.attnum = any (reference.conkey)))`.execute(
        tablesOf<unknown>()(ctx),
      ),
    )
    const isWhoDidIt = (name: string) => /(_by|\.by_account|\.by_account_id|\.merged_into)$/.test(name)
    const known = modules.flatMap(({ references: { moves = {}, stays = [], books = [] } = {} }) => [
      ...Object.keys(moves),
      ...stays,
      ...books,
    ])
    const named = rows.map(({ name }) => name)
    expect(named.filter((name) => !isWhoDidIt(name) && !known.includes(name))).toEqual([])
    // `leads.entry.by_id` and what a guest requested for themselves are named without being keys of an account.
    expect(known.filter((name, at) => known.indexOf(name) !== at)).toEqual([])
    for (const { name, tables, references: { moves = {}, stays = [], books = [] } = {} } of modules)
      for (const column of [...Object.keys(moves), ...stays, ...books])
        expect([name, namesOf(tables).includes(column.split('.').slice(0, 2).join('.'))]).toEqual([name, true])
  })

  // `UPDATE_DOCS=1` writes the table into the page.
  it('are listed in docs/architecture.md as they are here', () => {
    const page = readFileSync(architecture, 'utf8')
    const table = layerTable()
    if (process.env.UPDATE_DOCS) writeFileSync(architecture, page.replace(between, table))
    else expect(page.match(between)?.[0]).toBe(table)
  })
})
