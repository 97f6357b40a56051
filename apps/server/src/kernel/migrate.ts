import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { CannotStart } from './startup-error.ts'
import { withClient } from './with-client.ts'

export type Migration = { name: string; sql: string; checksum: string }
export type Recorded = { name: string; checksum: string }

export type MigrateOptions = {
  connection: pg.ClientConfig
  /** Folder of `NNNN-name.sql` files; defaults to the product's own. */
  folder?: string
  /** Stops after this migration, as needed to restore an older backup. */
  upTo?: string
  onApplied?: (name: string) => void
}

const ownFolder = fileURLToPath(new URL('../../migrations/', import.meta.url))
// Any number works, as long as nothing else in the database locks it.
const lockNumber = 7_316_498_201

const checksumOf = (sql: string): string => createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')

/** The migrations in a folder, in the order they run. */
export function migrationsIn(folder: string = ownFolder): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const odd = names.find((name) => !/^\d{4}-[a-z0-9-]+\.sql$/.test(name))
  if (odd) throw new Error(`${odd} is not named like a migration (NNNN-name.sql)`)
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, checksum: checksumOf(sql) }
  })
}

/**
 * The migrations that the files numbered up to `last` replace, from the folder's `replaced/`: how the last one was
 * called, and a digest of all. `adopt` brings their schema to that of the files.
 */
type Replaced = { last: string; digest: string; adopt: string }

export function replacedIn(folder: string = ownFolder): Replaced | undefined {
  const at = (name: string) => join(folder, 'replaced', name)
  if (!existsSync(at('history.json'))) return undefined
  return { ...JSON.parse(readFileSync(at('history.json'), 'utf8')), adopt: readFileSync(at('adopt.sql'), 'utf8') }
}

/** A digest of a history: the names of its migrations and their texts, in any order. */
export const digestOf = (recorded: Recorded[]): string => {
  const lines = recorded.map(({ name, checksum }) => `${name} ${checksum}\n`)
  return checksumOf(lines.sort().join(''))
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    // Held until commit, so that two starting nodes take turns, even behind a connection pooler.
    await client.query('select pg_advisory_xact_lock($1)', [lockNumber])
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function readyRecord(client: pg.Client): Promise<void> {
  await client.query('create schema if not exists kernel')
  await client.query(`create table if not exists kernel.migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default clock_timestamp()
  )`)
}

/** The migrations already applied to this database, in order; empty if the database has no record. */
export async function recordedMigrations(client: pg.Client): Promise<Recorded[]> {
  const known = await client.query(`select to_regclass('kernel.migration') is not null as known`)
  if (!known.rows[0].known) return []
  return (await client.query<Recorded>('select name, checksum from kernel.migration order by name')).rows
}

/** Whether a history has migrations that these files replaced. */
export const hasReplaced = (recorded: Recorded[], folder?: string): boolean => {
  const last = replacedIn(folder)?.last
  const names = new Set(migrationsIn(folder).map(({ name }) => name))
  return last !== undefined && recorded.some(({ name }) => name <= last && !names.has(name))
}

/** Records the files in place of the migrations they replaced, if exactly all of these ran. */
async function adopt(client: pg.Client, recorded: Recorded[], migrations: Migration[], folder?: string): Promise<void> {
  const replaced = replacedIn(folder)
  if (!replaced || !hasReplaced(recorded, folder)) return
  const { last, digest } = replaced
  const past = recorded.filter(({ name }) => name <= last)
  if (digestOf(past) !== digest)
    throw new CannotStart(
      `This database comes from an older Porchlight: it has had some of the migrations up to ${last}, but not all, or not as they were. Start the version that has them, which runs the rest; then start this one.`,
    )
  await client.query(replaced.adopt)
  await client.query('delete from kernel.migration where name = any ($1)', [past.map(({ name }) => name)])
  for (const { name, checksum } of migrations.filter(({ name }) => name <= last))
    await client.query('insert into kernel.migration (name, checksum) values ($1, $2)', [name, checksum])
}

/** Rejects a database whose history differs from these files. */
function checkPast(recorded: Recorded[], migrations: Migration[]): void {
  for (const past of recorded) {
    const file = migrations.find(({ name }) => name === past.name)
    if (!file)
      throw new CannotStart(
        `The database has had the migration ${past.name}, which this Porchlight does not know. It was last used by a newer version: start that one.`,
      )
    if (file.checksum !== past.checksum)
      throw new CannotStart(
        `This database comes from another version: the migration ${past.name} has changed since it ran. For a demo world, delete its data folder and start again. Otherwise restore the file and write the change as a new migration.`,
      )
  }
}

function checkOrder(recorded: Recorded[], waiting: Migration[]): void {
  const last = recorded.at(-1)
  const late = waiting.find(({ name }) => last && name < last.name)
  if (last && late)
    throw new CannotStart(
      `The migration ${late.name} comes before ${last.name}, which has already run. Number new migrations after the last one.`,
    )
}

async function apply(client: pg.Client, migration: Migration): Promise<boolean> {
  return await inTransaction(client, async () => {
    const done = await client.query('select from kernel.migration where name = $1', [migration.name])
    if (done.rowCount) return false
    try {
      await client.query(migration.sql)
    } catch (error) {
      throw new Error(`migration ${migration.name} failed: ${(error as Error).message}`, { cause: error })
    }
    await client.query('insert into kernel.migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    return true
  })
}

async function migrateWith(client: pg.Client, { folder, upTo, onApplied }: MigrateOptions): Promise<string[]> {
  const migrations = migrationsIn(folder)
  const recorded = await inTransaction(client, async () => {
    await readyRecord(client)
    await adopt(client, await recordedMigrations(client), migrations, folder)
    return await recordedMigrations(client)
  })
  checkPast(recorded, migrations)
  const past = new Set(recorded.map(({ name }) => name))
  const waiting = migrations.filter(({ name }) => !past.has(name) && (upTo === undefined || name <= upTo))
  checkOrder(recorded, waiting)
  const applied: string[] = []
  for (const migration of waiting) {
    if (!(await apply(client, migration))) continue
    applied.push(migration.name)
    onApplied?.(migration.name)
  }
  return applied
}

/**
 * Brings the schema up to date: each file in one transaction together with its record, one process at a time. If killed
 * halfway and run again, it reaches the same schema.
 * @returns the names of the migrations that ran now.
 * @throws CannotStart if the database's history isn't a prefix of the files.
 */
export const migrate = (options: MigrateOptions): Promise<string[]> =>
  withClient(options.connection, (client) => migrateWith(client, options))
