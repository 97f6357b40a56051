import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { pipeline as pipeThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { hasReplaced, migrate, migrationsIn } from '../migrate.ts'
import { CannotStart } from '../startup-error.ts'
import { keyOf, type Table, tablesOf } from './catalog.ts'
import { beginLoading, loadTable, setSequences } from './load-tables.ts'
import { filesFolder, type Manifest, manifestName, type Totals, tablesFolder, totalsName } from './manifest.ts'
import { type Entry, unpacked, wholeBody } from './tar.ts'

export type RestoreOptions = {
  connection: pg.ClientConfig
  filesAt: string
  path: string
  /** Creates the tables that no migration creates: those of the job queue. */
  prepare(): Promise<void>
  onProgress?: (done: string) => void
}

type Restored = { takenAt: string; rows: number; files: number }

const unreadable = (path: string, reason: string): CannotStart =>
  new CannotStart(`${path} is not a whole backup of Porchlight (${reason}). Nothing was restored.`)

async function* contentOf(path: string): AsyncGenerator<Buffer> {
  try {
    // An error in either stream surfaces in the iteration.
    yield* pipeThrough(createReadStream(path), createGunzip(), () => {}) as AsyncIterable<Buffer>
  } catch (error) {
    throw unreadable(path, (error as Error).message)
  }
}

/** The entries of the archive with one entry of lookahead, since a table is spread over several. */
class Archive {
  private readonly path: string
  private readonly entries: AsyncIterator<Entry>
  private ahead: Entry | undefined

  constructor(path: string) {
    this.path = path
    this.entries = unpacked(contentOf(path))[Symbol.asyncIterator]()
  }

  async peek(): Promise<Entry | undefined> {
    if (!this.ahead) this.ahead = (await this.entries.next()).value as Entry | undefined
    return this.ahead
  }

  async next(): Promise<Entry | undefined> {
    const entry = await this.peek()
    this.ahead = undefined
    return entry
  }

  async json<T>(name: string): Promise<T> {
    const entry = await this.next()
    if (entry?.name !== name) throw unreadable(this.path, `${name} is missing`)
    return JSON.parse((await wholeBody(entry)).toString('utf8')) as T
  }

  /** The bodies of all upcoming entries under this folder. */
  async *under(folder: string): AsyncGenerator<Buffer> {
    for (let entry = await this.peek(); entry?.name.startsWith(folder); entry = await this.peek()) {
      await this.next()
      yield* entry.body
    }
  }
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select to_regclass('kernel.restoring') is not null as unfinished`)
  if (rows[0].unfinished) return
  const tables = await tablesOf(client)
  if (tables.length > 0)
    throw new CannotStart(
      `This database is not empty (it holds ${tables.slice(0, 3).map(keyOf).join(', ')} …). A backup is restored into an empty one only:\n` +
        'name a new data folder in PORCHLIGHT_DATA, or an empty database in DATABASE_URL.',
    )
}

function refuseForeignPast(manifest: Manifest): string {
  if (hasReplaced(manifest.migrations))
    throw new CannotStart(
      'The backup was taken by an older Porchlight, whose migrations this one has replaced. Restore it with the version that took it; then start this one.',
    )
  const known = new Map(migrationsIn().map(({ name, checksum }) => [name, checksum]))
  const foreign = manifest.migrations.find(({ name, checksum }) => known.get(name) !== checksum)
  const last = manifest.migrations.at(-1)
  if (manifest.format !== 1 || foreign || !last)
    throw new CannotStart(
      `The backup was taken by another Porchlight${foreign ? ` (its migration ${foreign.name} differs)` : ''}. Restore it with the version that took it, or a later one.`,
    )
  return last.name
}

/**
 * Creates the schema as it was when the backup was taken. The marker records that a restore began, in case it doesn't
 * finish.
 */
async function readySchema(client: pg.Client, options: RestoreOptions, upTo: string): Promise<void> {
  await client.query('create schema if not exists kernel')
  await client.query('create table if not exists kernel.restoring ()')
  await migrate({ connection: options.connection, upTo })
  await options.prepare()
}

async function loadTables(client: pg.Client, archive: Archive, tables: Table[], options: RestoreOptions) {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    counts[keyOf(table)] = await loadTable(client, table, archive.under(`${tablesFolder}${keyOf(table)}/`))
    options.onProgress?.(`${keyOf(table)}: ${counts[keyOf(table)]} rows`)
  }
  return counts
}

async function loadFiles(archive: Archive, folder: string): Promise<number> {
  let count = 0
  for (let entry = await archive.peek(); entry?.name.startsWith(filesFolder); entry = await archive.peek()) {
    await archive.next()
    const path = join(folder, entry.name.slice(filesFolder.length))
    if (!normalize(path).startsWith(normalize(`${folder}/`))) throw new Error(`${entry.name} leads out of the folder`)
    mkdirSync(dirname(path), { recursive: true })
    await pipeline(Readable.from(entry.body), createWriteStream(path))
    count++
  }
  return count
}

function compare(found: Record<string, number>, files: number, totals: Totals): void {
  const wrong = Object.entries(totals.rows).find(([table, count]) => found[table] !== count)
  if (wrong) throw new Error(`${wrong[0]} has ${found[wrong[0]]} rows instead of ${wrong[1]}; nothing was restored`)
  if (files !== totals.files)
    throw new Error(`${files} files came out instead of ${totals.files}; nothing was restored`)
}

/** Files are set aside until the rows are in, so that a failed restore can simply be run again. */
const asideOf = (filesAt: string): string => `${filesAt}.restoring`

async function load(
  client: pg.Client,
  archive: Archive,
  manifest: Manifest,
  options: RestoreOptions,
): Promise<Restored> {
  await client.query('begin')
  const finish = await beginLoading(client, manifest.tables)
  const counts = await loadTables(client, archive, manifest.tables, options)
  const files = await loadFiles(archive, asideOf(options.filesAt))
  const totals = await archive.json<Totals>(totalsName)
  compare(counts, files, totals)
  await finish()
  await setSequences(client, totals.sequences)
  await client.query('commit')
  return { takenAt: manifest.takenAt, rows: Object.values(counts).reduce((sum, count) => sum + count, 0), files }
}

async function restoreWith(client: pg.Client, options: RestoreOptions): Promise<Restored> {
  await refuseUnlessEmpty(client)
  if (existsSync(options.filesAt) && readdirSync(options.filesAt).length > 0)
    throw new CannotStart(`${options.filesAt} already holds files. Restore into a new data folder.`)
  const archive = new Archive(options.path)
  const manifest = await archive.json<Manifest>(manifestName)
  await readySchema(client, options, refuseForeignPast(manifest))
  rmSync(asideOf(options.filesAt), { recursive: true, force: true })
  const restored = await load(client, archive, manifest, options)
  if (restored.files > 0) renameSync(asideOf(options.filesAt), options.filesAt)
  await client.query('drop table kernel.restoring')
  await migrate({ connection: options.connection })
  await client.query('analyze')
  return restored
}

/**
 * Fills an empty database, and the folder of uploaded files, from a backup: all or nothing, with each table's rows
 * counted against the backup. Newer migrations run afterward.
 * @throws CannotStart if the database isn't empty, or the backup is incomplete or from a newer version.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  if (!existsSync(options.path)) throw new CannotStart(`There is no file ${options.path}.`)
  const client = new pg.Client(options.connection)
  await client.connect()
  try {
    return await restoreWith(client, options)
  } finally {
    await client.end().catch(() => {})
  }
}
