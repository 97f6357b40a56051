import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { digestOf, migrate, recordedMigrations } from './migrate.ts'
import { type EmbeddedPostgres, startPostgres } from './postgres/index.ts'

let postgres: EmbeddedPostgres
const home = mkdtempSync(join(tmpdir(), 'migrate-'))
let folder: string
let databases = 0

beforeAll(async () => {
  postgres = await startPostgres({ dataFolder: home })
})
afterAll(async () => {
  await postgres.stop()
  rmSync(home, { recursive: true })
})
beforeEach(() => {
  folder = mkdtempSync(join(home, 'migrations-'))
})

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)

async function emptyDatabase() {
  const database = `fresh_${++databases}`
  const client = new pg.Client(postgres.connection)
  await client.connect()
  await client.query(`create database ${database}`)
  await client.end()
  return { ...postgres.connection, database }
}

async function ask(connection: pg.ClientConfig, sql: string) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const schemaOf = (connection: pg.ClientConfig) =>
  ask(
    connection,
    `select table_schema, table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
     where table_schema not in ('pg_catalog', 'information_schema') order by 1, 2, 3`,
  )

const waitingForLock = async (connection: pg.ClientConfig): Promise<boolean> =>
  (
    await ask(
      connection,
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
    )
  ).length > 0

/**
 * Runs the migrations in a separate process and kills it inside the migration after the first `done` ones, which waits
 * there for a lock with its number.
 */
async function migrateKilledAfter(connection: pg.ClientConfig, done: number): Promise<void> {
  const holder = new pg.Client(connection)
  await holder.connect()
  await holder.query('select pg_advisory_lock($1)', [done + 1])
  const program = `import { migrate } from ${JSON.stringify(new URL('./migrate.ts', import.meta.url).href)}
    await migrate(${JSON.stringify({ connection, folder })})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!(await waitingForLock(connection))) await pause(10)
  child.kill('SIGKILL')
  await ended
  await holder.end()
}

describe('migrations', () => {
  it('run in order, once, and report which ran', async () => {
    const connection = await emptyDatabase()
    write('0002-b.sql', 'alter table a add column b text')
    write('0001-a.sql', 'create table a (id int)')
    expect(await migrate({ connection, folder })).toEqual(['0001-a.sql', '0002-b.sql'])
    expect(await migrate({ connection, folder })).toEqual([])
  })

  it('leave nothing of a failed file, and keep the ones before it', async () => {
    const connection = await emptyDatabase()
    write('0001-a.sql', 'create table a (id int)')
    write('0002-b.sql', 'create table b (id int); select nonsense')
    await expect(migrate({ connection, folder })).rejects.toThrow('0002-b.sql')
    expect(await ask(connection, `select to_regclass('a')::text as a, to_regclass('b')::text as b`)).toEqual([
      { a: 'a', b: null },
    ])
  })

  it('reject a past file that was edited', async () => {
    const connection = await emptyDatabase()
    write('0001-a.sql', 'create table a (id int)')
    await migrate({ connection, folder })
    write('0001-a.sql', 'create table a (id bigint)')
    await expect(migrate({ connection, folder })).rejects.toThrow(/0001-a\.sql has changed since it ran/)
  })

  it('reject a database from a newer version', async () => {
    const connection = await emptyDatabase()
    write('0001-a.sql', 'create table a (id int)')
    write('0002-b.sql', 'create table b (id int)')
    await migrate({ connection, folder })
    rmSync(join(folder, '0002-b.sql'))
    await expect(migrate({ connection, folder })).rejects.toThrow(/newer version/)
  })

  it('reject a new file numbered before one that has run', async () => {
    const connection = await emptyDatabase()
    write('0002-b.sql', 'create table b (id int)')
    await migrate({ connection, folder })
    write('0001-a.sql', 'create table a (id int)')
    await expect(migrate({ connection, folder })).rejects.toThrow(/0001-a\.sql comes before/)
  })

  it('run once when several nodes start together', async () => {
    const connection = await emptyDatabase()
    write('0001-a.sql', 'create table a (id int); select pg_sleep(0.2)')
    write('0002-b.sql', 'create table b (id int)')
    const runs = await Promise.all(Array.from({ length: 5 }, () => migrate({ connection, folder })))
    expect(runs.flat().sort()).toEqual(['0001-a.sql', '0002-b.sql'])
  })

  it('reach the same schema when killed halfway and run again', async () => {
    write(
      '0001-a.sql',
      'create table a (id int primary key); select pg_advisory_xact_lock(1); alter table a add b text',
    )
    write('0002-b.sql', 'create table b (id int references a); select pg_advisory_xact_lock(2); create index on b (id)')
    write('0003-c.sql', 'create schema c; select pg_advisory_xact_lock(3); create table c.d (id int)')
    const whole = await emptyDatabase()
    await migrate({ connection: whole, folder })
    const expected = await schemaOf(whole)

    for (const done of [0, 1, 2]) {
      const connection = await emptyDatabase()
      await migrateKilledAfter(connection, done)
      const recorded = `select count(*)::int as n from kernel.migration`
      expect(await ask(connection, recorded)).toEqual([{ n: done }])
      await migrate({ connection, folder })
      expect(await schemaOf(connection)).toEqual(expected)
      expect(await ask(connection, recorded)).toEqual([{ n: 3 }])
    }
  })

  it('of the product run on an empty database', async () => {
    const connection = await emptyDatabase()
    expect((await migrate({ connection })).length).toBeGreaterThan(0)
  })
})

describe('migrations that replace earlier ones', () => {
  const earlier = {
    '0001-a.sql': 'create table a (id int)',
    '0005-b.sql': 'create table b (id int); alter table a add constraint old_name check (id > 0)',
  }

  const recordIn = async (connection: pg.ClientConfig) => {
    const client = new pg.Client(connection)
    await client.connect()
    try {
      return await recordedMigrations(client)
    } finally {
      await client.end()
    }
  }

  const useEarlier = () => {
    for (const [name, sql] of Object.entries(earlier)) write(name, sql)
  }

  /** Puts the files of the next version into the folder, which replace those that ran on `connection`. */
  const useNext = async (connection: pg.ClientConfig) => {
    const digest = digestOf((await recordIn(connection)).filter(({ name }) => name in earlier))
    for (const name of Object.keys(earlier)) rmSync(join(folder, name))
    write('0000-all.sql', 'create table a (id int constraint new_name check (id > 0)); create table b (id int)')
    mkdirSync(join(folder, 'replaced'))
    write('replaced/history.json', JSON.stringify({ last: '0005-b.sql', digest }))
    write('replaced/adopt.sql', 'alter table a rename constraint old_name to new_name')
    write('0006-c.sql', 'create table c (id int)')
  }

  const upgraded = async () => {
    const connection = await emptyDatabase()
    useEarlier()
    await migrate({ connection, folder })
    await useNext(connection)
    return connection
  }

  const constraintOf = (connection: pg.ClientConfig) =>
    ask(connection, `select conname as name from pg_constraint where conrelid = 'a'::regclass`)

  it('are recorded instead, without running, where all of them ran; later ones run', async () => {
    const connection = await upgraded()
    await ask(connection, 'insert into b values (1)')
    expect(await migrate({ connection, folder })).toEqual(['0006-c.sql'])
    expect((await recordIn(connection)).map(({ name }) => name)).toEqual(['0000-all.sql', '0006-c.sql'])
    expect(await ask(connection, 'select id from b')).toEqual([{ id: 1 }])
    expect(await constraintOf(connection)).toEqual([{ name: 'new_name' }])
    expect(await migrate({ connection, folder })).toEqual([])
  })

  it('run on an empty database, which has nothing to adopt', async () => {
    await upgraded()
    const connection = await emptyDatabase()
    expect(await migrate({ connection, folder })).toEqual(['0000-all.sql', '0006-c.sql'])
    expect(await constraintOf(connection)).toEqual([{ name: 'new_name' }])
  })

  it('take the place of earlier ones where later ones have run already', async () => {
    const connection = await emptyDatabase()
    useEarlier()
    await migrate({ connection, folder })
    write('0006-c.sql', 'create table c (id int)')
    await migrate({ connection, folder })
    await useNext(connection)
    expect(await migrate({ connection, folder })).toEqual([])
    expect((await recordIn(connection)).map(({ name }) => name)).toEqual(['0000-all.sql', '0006-c.sql'])
  })

  it('reject a database where only some of the earlier ones ran, and change nothing', async () => {
    await upgraded()
    const connection = await emptyDatabase()
    const next = folder
    folder = mkdtempSync(join(home, 'migrations-'))
    write('0001-a.sql', earlier['0001-a.sql'])
    await migrate({ connection, folder })
    await expect(migrate({ connection, folder: next })).rejects.toThrow(
      /some of the migrations up to 0005-b\.sql, but not all.*Start the version that has them/,
    )
    expect((await recordIn(connection)).map(({ name }) => name)).toEqual(['0001-a.sql'])
  })

  it('reject a database where an earlier one ran with another text', async () => {
    await upgraded()
    const connection = await emptyDatabase()
    const next = folder
    folder = mkdtempSync(join(home, 'migrations-'))
    write('0001-a.sql', `${earlier['0001-a.sql']}; create table of_our_own (id int)`)
    write('0005-b.sql', earlier['0005-b.sql'])
    await migrate({ connection, folder })
    await expect(migrate({ connection, folder: next })).rejects.toThrow(/some of the migrations up to 0005-b\.sql/)
  })

  it('are adopted once when several nodes start together', async () => {
    const connection = await upgraded()
    const runs = await Promise.all(Array.from({ length: 5 }, () => migrate({ connection, folder })))
    expect(runs.flat()).toEqual(['0006-c.sql'])
  })
})
