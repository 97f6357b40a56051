import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as soon } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#testing/harness'
import { createDatabase, createPool } from '../db.ts'
import { createLogger } from '../log.ts'
import { createQueue } from '../queue.ts'
import { withClient } from '../with-client.ts'
import { createWork } from '../work.ts'
import { keyOf, quoted, tablesOf } from './catalog.ts'
import { takeBackup } from './create-backup.ts'
import { manifestName } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import { archiveEnd, packed, unpacked, wholeBody } from './tar.ts'

const home = mkdtempSync(join(tmpdir(), 'backup-'))
const backup = join(home, 'whole.backup')
const filesAt = join(home, 'files')
let a: TestApp
let connection: pg.ClientConfig
let databases = 0

async function emptyDatabase(): Promise<pg.ClientConfig> {
  const database = `restored_${process.pid}_${++databases}`
  await withClient({ ...connection, database: 'postgres' }, (client) => client.query(`create database ${database}`))
  return { ...connection, database }
}

/** Every row of every table, and everything that guards them. */
const contentsOf = (at: pg.ClientConfig) =>
  withClient(at, async (client) => {
    const rows: Record<string, string[]> = {}
    for (const table of await tablesOf(client)) {
      const { rows: found } = await client.query<{ row: string }>(
        `select t::text as row from ${quoted(table)} t order by 1`,
      )
      rows[keyOf(table)] = found.map(({ row }) => row)
    }
    const { rows: guards } = await client.query(
      `select conrelid::regclass::text as on, conname as name, pg_get_constraintdef(oid) as does from pg_constraint
       where conrelid <> 0 union all
       select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2, 3`,
    )
    return { rows, guards }
  })

const restore = (to: pg.ClientConfig, path = backup, files = join(home, `files-${databases}`)) =>
  restoreBackup({
    connection: to,
    path,
    filesAt: files,
    async prepare() {
      const log = createLogger('silent')
      const database = createDatabase(createPool(to, log, 2))
      const queue = createQueue({ connection: to, work: createWork(database, a.clock), jobs: [], consumers: [], log })
      await queue.prepare()
      await queue.stop()
      await database.destroy()
    },
  })

beforeAll(async () => {
  a = await testApp()
  connection = a.connection
  for (let n = 0; n < 5; n++) await a.person('owner')
  mkdirSync(join(filesAt, 'ab'), { recursive: true })
  writeFileSync(join(filesAt, 'ab', 'picture.avif'), Buffer.alloc(1_300_000, 'porch'))
  writeFileSync(join(filesAt, 'empty'), '')
  await takeBackup({ connection, filesAt, path: backup })
})
afterAll(async () => {
  for (let n = 1; n <= databases; n++)
    await withClient({ ...connection, database: 'postgres' }, (client) =>
      client.query(`drop database restored_${process.pid}_${n} with (force)`),
    )
  await a.close()
  rmSync(home, { recursive: true })
})

describe('a backup', () => {
  it('restores the same rows, guards, and files into an empty database', async () => {
    const to = await emptyDatabase()
    const files = join(home, 'files-back')
    const restored = await restore(to, backup, files)
    const [before, after] = [await contentsOf(connection), await contentsOf(to)]
    expect(before.rows['accounts.account']).toHaveLength(5)
    expect(after).toEqual(before)
    expect(restored.files).toBe(2)
    expect(
      readFileSync(join(files, 'ab', 'picture.avif')).equals(readFileSync(join(filesAt, 'ab', 'picture.avif'))),
    ).toBe(true)
  })

  it('continues numbering where it left off', async () => {
    const to = await emptyDatabase()
    await restore(to)
    const next = `select nextval(pg_get_serial_sequence('accounts.account', 'id'))::int as id`
    const [was] = (await withClient(connection, (client) => client.query(next))).rows
    const [is] = (await withClient(to, (client) => client.query(next))).rows
    expect(is).toEqual(was)
  })

  it('captures one instant, whatever is written meanwhile', async () => {
    const path = join(home, 'instant.backup')
    let stop = false
    const writing = (async () => {
      while (!stop) await a.person('traveler').then(() => soon())
    })()
    await takeBackup({ connection, filesAt, path })
    stop = true
    await writing
    await restore(await emptyDatabase(), path)
  })

  it("is rejected by a database that isn't empty", async () => {
    await expect(restore(connection)).rejects.toThrow(/not empty/)
  })

  it('restores nothing if cut short, and the complete backup can still follow into the same database', async () => {
    const whole = readFileSync(backup)
    const cut = join(home, 'cut.backup')
    const to = await emptyDatabase()
    for (const share of [0.3, 0.7, 0.99]) {
      writeFileSync(cut, whole.subarray(0, Math.floor(whole.length * share)))
      await expect(restore(to, cut)).rejects.toThrow(/othing was restored/)
    }
    await restore(to)
    const clean = await emptyDatabase()
    await restore(clean)
    expect(await contentsOf(to)).toEqual(await contentsOf(clean))
  })

  it('never overwrites a file', async () => {
    await expect(takeBackup({ connection, filesAt, path: backup })).rejects.toThrow(/exists already/)
  })

  it("rejects a file that isn't a backup", async () => {
    const path = join(home, 'letter.txt')
    writeFileSync(path, 'Dear guest')
    await expect(restore(await emptyDatabase(), path)).rejects.toThrow(/not a whole backup/)
  })

  it('rejects a backup from before the migrations became one file per module, and names the version to use', async () => {
    const path = join(home, 'older.backup')
    const manifest = { format: 1, takenAt: '', server: '', tables: [], migrations: [{ name: '0010-accounts.sql' }] }
    writeFileSync(
      path,
      gzipSync(Buffer.concat([packed(manifestName, Buffer.from(JSON.stringify(manifest))), archiveEnd()])),
    )
    await expect(restore(await emptyDatabase(), path)).rejects.toThrow(
      /older Porchlight.*Restore it with the version that took it; then start this one/,
    )
  })
})

describe('the archive', () => {
  it('restores long names and files of all sizes', async () => {
    const files = [0, 1, 511, 512, 513, 100_000].map((size) => ({
      name: `${'folder/'.repeat(20)}file-${size}`,
      body: Buffer.alloc(size, 'x'),
    }))
    const bytes = Buffer.concat([...files.map(({ name, body }) => packed(name, body)), Buffer.alloc(1024)])
    async function* inBits(): AsyncGenerator<Buffer> {
      for (let at = 0; at < bytes.length; at += 700) yield bytes.subarray(at, at + 700)
    }
    const found: { name: string; body: Buffer }[] = []
    for await (const entry of unpacked(inBits())) found.push({ name: entry.name, body: await wholeBody(entry) })
    expect(found).toEqual(files)
  })
})
