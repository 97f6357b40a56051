import { describe, expect, it } from 'vitest'
import { migrationsIn, replacedIn } from './kernel/migrate.ts'
import { namesOf } from './kernel/tables.ts'
import { modules } from './modules.ts'

const kernel = { name: 'kernel', schemas: ['kernel'] }
const owners = [
  kernel,
  ...modules.flatMap(({ name, tables }) =>
    tables ? [{ name, schemas: [...new Set(namesOf(tables).map((table) => table.split('.')[0] ?? ''))] }] : [],
  ),
]

const last = replacedIn()?.last ?? ''
const ofModules = migrationsIn().filter(({ name }) => name <= last)
const moduleOf = (file: string): string => file.replace(/^\d+-|\.sql$/g, '')

/** The schemas whose parts a file creates, apart from its texts and the bodies of its functions. */
const schemasIn = (sql: string): string[] => {
  const statements = sql.replace(/(\$\w*\$)[\s\S]*?\1/g, '').replace(/--.*/g, '')
  const created = [
    /create schema (?:if not exists )?(\w+)/g,
    /create (?:or replace )?(?:table|function|view|sequence) (\w+)\./g,
    /create (?:unique )?index \w+\s+on (\w+)\./g,
    /create (?:constraint )?trigger \w+\s[^;]*?\son (\w+)\./g,
    /^(?:insert into|alter table|revoke [^;]*? on) (\w+)\./gm,
  ]
  return [...new Set(created.flatMap((pattern) => [...statements.matchAll(pattern)].map(([, schema = '']) => schema)))]
}

describe('the migrations', () => {
  it('are one file per module with tables, before all later ones', () => {
    expect(ofModules.map(({ name }) => moduleOf(name)).sort()).toEqual(owners.map(({ name }) => name).sort())
  })

  it.each(ofModules)('create in $name only what belongs to its module', ({ name, sql }) => {
    const owner = owners.find((owner) => owner.name === moduleOf(name))
    expect(schemasIn(sql).sort()).toEqual(owner?.schemas.sort())
  })

  it('would be caught creating a part of another module', () => {
    for (const statement of [
      'create schema homes',
      'create table homes.a (id int)',
      'create unique index a on homes.home (id)',
      'create trigger a before update or delete on homes.home for each row execute function media.b()',
      'create or replace function homes.a() returns int language sql as $$ select 1 $$',
      'alter table homes.home add a int',
      'insert into homes.home (id) values (1)',
    ])
      expect(schemasIn(`${statement};`), statement).toEqual(['homes'])
    expect(schemasIn('create table media.a (home_id bigint references homes.home); -- create schema homes')).toEqual([
      'media',
    ])
  })
})
