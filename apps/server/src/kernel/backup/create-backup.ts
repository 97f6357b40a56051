import { createReadStream, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { recordedMigrations } from '../migrate.ts'
import { CannotStart } from '../startup-error.ts'
import { withClient } from '../with-client.ts'
import { columnsOf, keyOf, quoted, sequencesOf, type Table, tablesOf } from './catalog.ts'
import { filesFolder, type Manifest, manifestName, type Totals, tablesFolder, totalsName } from './manifest.ts'
import { archiveEnd, packed, packedStream } from './tar.ts'

export type TakeOptions = {
  connection: pg.ClientConfig
  /** The folder of uploaded files; skipped if it does not exist. */
  filesAt: string
  /** Where to write the backup; must not exist yet. */
  path: string
  onProgress?: (done: string) => void
}

const pieceBytes = 4_000_000

/** A table in chunks: a stream's size isn't known in advance, but an archive needs it first. */
async function* tableEntries(client: pg.Client, table: Table, totals: Totals): AsyncGenerator<Buffer> {
  const rows = client.query(copyTo(`copy ${quoted(table)} (${columnsOf(table)}) to stdout`))
  let piece: Buffer[] = []
  let size = 0
  let number = 0
  const flush = () => {
    const name = `${tablesFolder}${keyOf(table)}/${String(number++).padStart(6, '0')}`
    const entry = packed(name, Buffer.concat(piece))
    piece = []
    size = 0
    return entry
  }
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    piece.push(chunk)
    size += chunk.length
    if (size >= pieceBytes) yield flush()
  }
  yield flush()
  totals.rows[keyOf(table)] = rows.rowCount
}

async function* fileEntries(folder: string, totals: Totals): AsyncGenerator<Buffer> {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const size = statSync(path, { throwIfNoEntry: false })?.size
    // A file may have been removed after the folder was listed.
    if (size === undefined) continue
    yield* packedStream(`${filesFolder}${relative(folder, path)}`, size, createReadStream(path))
    totals.files++
  }
}

async function manifestOf(client: pg.Client): Promise<Manifest> {
  const { rows } = await client.query<{ server: string; at: Date }>(
    `select current_setting('server_version') as server, now() as at`,
  )
  const migrations = await recordedMigrations(client)
  if (migrations.length === 0)
    throw new CannotStart('This database holds no Porchlight, so there is nothing to back up.')
  return {
    format: 1,
    takenAt: rows[0]?.at.toISOString() ?? '',
    server: rows[0]?.server ?? '',
    migrations,
    tables: await tablesOf(client),
  }
}

async function* archive(client: pg.Client, options: TakeOptions, totals: Totals): AsyncGenerator<Buffer> {
  const json = (name: string, content: object) => packed(name, Buffer.from(JSON.stringify(content, null, 1)))
  const manifest = await manifestOf(client)
  yield json(manifestName, manifest)
  for (const table of manifest.tables) {
    yield* tableEntries(client, table, totals)
    options.onProgress?.(`${keyOf(table)}: ${totals.rows[keyOf(table)]} rows`)
  }
  yield* fileEntries(options.filesAt, totals)
  totals.sequences = await sequencesOf(client)
  yield json(totalsName, totals)
  yield archiveEnd()
}

async function writeWhole(path: string, content: AsyncIterable<Buffer>): Promise<void> {
  const draft = `${path}.partial`
  const file = await open(draft, 'w', 0o600)
  try {
    await pipeline(Readable.from(content), createGzip(), file.createWriteStream({ flush: true }))
    renameSync(draft, path)
  } finally {
    await file.close().catch(() => {})
    rmSync(draft, { force: true })
  }
}

/**
 * Writes everything, as of one instant and without blocking anyone, to one compressed file.
 * @returns the number of rows and files written.
 * @throws CannotStart if the file already exists or the database isn't one of ours.
 */
export async function takeBackup(options: TakeOptions): Promise<Totals> {
  if (existsSync(options.path)) throw new CannotStart(`${options.path} exists already; name a new file.`)
  const totals: Totals = { rows: {}, sequences: [], files: 0 }
  await withClient(options.connection, async (client) => {
    await client.query('begin isolation level repeatable read, read only')
    await writeWhole(options.path, archive(client, options, totals))
  })
  return totals
}
