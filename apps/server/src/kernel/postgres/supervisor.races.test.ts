import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SocketConnection } from './connection-file.ts'
import { openDatabase } from './open.ts'
import { liveProcesses } from './processes.ts'
import { startPostgres } from './supervisor.ts'

const rounds = Number(process.env.SUPERVISOR_KILLS ?? 1)
const home = mkdtempSync(join(tmpdir(), 'supervisor-'))
// A folder that the database's account can't pass through would move the cluster to /var/lib.
chmodSync(home, 0o711)
let dataFolder: string
let children: ChildProcess[] = []

beforeEach(() => {
  dataFolder = join(realpathSync(mkdtempSync(join(home, 'x-'))), 'data')
  chmodSync(dirname(dataFolder), 0o711)
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children = []
})
afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

type Server = { child: ChildProcess; connection: SocketConnection; ended: Promise<number | null> }

/** A separate process that runs the database, as a server does, and stops it in order on SIGTERM. */
async function serverProcess(): Promise<Server> {
  const program = `import { startPostgres } from ${JSON.stringify(new URL('./supervisor.ts', import.meta.url).href)}
    const postgres = await startPostgres({ dataFolder: ${JSON.stringify(dataFolder)}, purpose: 'a test server' })
    process.once('SIGTERM', async () => { await postgres.stop(); process.exit(0) })
    console.log(JSON.stringify(postgres.connection))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (text) => resolve(String(text)))
    void ended.then((code) => reject(new Error(`the server ended with ${code}`)))
  })
  return { child, connection: JSON.parse(line) as SocketConnection, ended }
}

async function ask(connection: SocketConnection, sql: string) {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

async function askUntilAnswered(connection: SocketConnection, sql: string) {
  for (;;) {
    const rows = await ask(connection, sql).catch(() => undefined)
    if (rows) return rows
    await pause(20)
  }
}

const databaseLog = (): string => readFileSync(join(dataFolder, 'database.log'), 'utf8')
const postmasterPid = (): number =>
  Number.parseInt(readFileSync(join(dataFolder, 'database', 'postmaster.pid'), 'utf8'), 10)
const postgresProcesses = () => liveProcesses().filter(({ command }) => command.includes(`-D ${dataFolder}/database`))

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return (performance.now() - since) / 1000
}

describe('the embedded database', () => {
  it('rejects a second process within a second and says who holds the folder', async () => {
    const { child } = await serverProcess()
    const refusal = await seconds(() =>
      expect(startPostgres({ dataFolder })).rejects.toThrow(
        new RegExp(`in use by process ${child.pid} \\(a test server, since 20`),
      ),
    )
    expect(refusal).toBeLessThan(1)
  })

  it('stops cleanly on SIGTERM and leaves nothing running', async () => {
    const { child, ended, connection } = await serverProcess()
    await ask(connection, 'create table kept (id int)')
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(postgresProcesses()).toEqual([])
    expect(databaseLog()).toContain('database system is shut down')
    const again = await serverProcess()
    expect(databaseLog()).not.toContain('not properly shut down')
    expect(await ask(again.connection, 'select from kept')).toEqual([])
  })

  it('stops with a process that is killed, without needing another start', async () => {
    const { child, ended } = await serverProcess()
    expect(postgresProcesses()).not.toEqual([])
    child.kill('SIGKILL')
    await ended
    expect(
      await seconds(async () => {
        while (postgresProcesses().length > 0) await pause(20)
      }),
    ).toBeLessThan(3)
  })

  it('loses no committed row when the process is killed, and serves again within five seconds', async () => {
    let { child, connection, ended } = await serverProcess()
    const address = connection
    await ask(connection, 'create table kept (id int)')
    for (let round = 1; round <= rounds; round++) {
      await ask(connection, `insert into kept values (${round})`)
      child.kill('SIGKILL')
      await ended
      const took = await seconds(async () => ({ child, connection, ended } = await serverProcess()))
      expect(took).toBeLessThan(5)
      expect(connection).toEqual(address)
      expect(await ask(connection, 'select count(*)::int as n from kept')).toEqual([{ n: round }])
    }
  })

  it('restarts within five seconds, at the same address, when PostgreSQL is killed', async () => {
    const postgres = await startPostgres({ dataFolder })
    await ask(postgres.connection, 'create table kept (id int)')
    for (let round = 1; round <= rounds; round++) {
      await ask(postgres.connection, `insert into kept values (${round})`)
      process.kill(postmasterPid(), 'SIGKILL')
      const took = await seconds(async () => {
        expect(await askUntilAnswered(postgres.connection, 'select count(*)::int as n from kept')).toEqual([
          { n: round },
        ])
      })
      expect(took).toBeLessThan(5)
    }
    await postgres.stop()
    expect(postgresProcesses()).toEqual([])
  })

  it('serves again within five seconds when both are killed at once', async () => {
    const { child, ended } = await serverProcess()
    process.kill(postmasterPid(), 'SIGKILL')
    child.kill('SIGKILL')
    await ended
    expect(await seconds(serverProcess)).toBeLessThan(5)
  })

  it('starts even if a stale pid file names a living unrelated process', async () => {
    await (await startPostgres({ dataFolder })).stop()
    // Under the same account; otherwise PostgreSQL itself would see that it can't be a postmaster.
    const { uid, gid } = statSync(join(dataFolder, 'database'))
    const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/' })
    children.push(stranger)
    writeFileSync(join(dataFolder, 'database', 'postmaster.pid'), `${stranger.pid}\n${dataFolder}/database\n1\n`)
    await (await startPostgres({ dataFolder })).stop()
    expect(stranger.exitCode).toBeNull()
  })

  it('rejects a folder of another major version, says how to fix it, and changes nothing', async () => {
    await (await startPostgres({ dataFolder })).stop()
    const version = join(dataFolder, 'database', 'PG_VERSION')
    writeFileSync(version, '17\n')
    await expect(startPostgres({ dataFolder })).rejects.toThrow(
      /made by PostgreSQL 17.*brings PostgreSQL 18[\s\S]*backup[\s\S]*restore/,
    )
    expect(readFileSync(version, 'utf8')).toBe('17\n')
    writeFileSync(version, '18\n')
    await (await startPostgres({ dataFolder })).stop()
  })

  it('starts over after a first start that was killed while the cluster was being created', async () => {
    mkdirSync(join(dataFolder, 'database.new-1a2b3c', 'base'), { recursive: true })
    await (await startPostgres({ dataFolder })).stop()
    expect(readdirSync(dataFolder).filter((name) => name.includes('.new'))).toEqual([])
  })

  it("reports why it did not start, in PostgreSQL's words", async () => {
    await (await startPostgres({ dataFolder })).stop()
    rmSync(join(dataFolder, 'database', 'global', 'pg_control'))
    await expect(startPostgres({ dataFolder })).rejects.toThrow(/did not start[\s\S]*pg_control/)
  })

  it.runIf(process.getuid?.() === 0)("runs from a clone in root's private home", async () => {
    chmodSync(dirname(dataFolder), 0o700)
    const first = await startPostgres({ dataFolder })
    await ask(first.connection, 'create table kept (id int)')
    await first.stop()
    const again = await startPostgres({ dataFolder })
    expect(await ask(again.connection, 'select from kept')).toEqual([])
    await again.stop()
    rmSync(dirname(readlinkSync(join(dataFolder, 'database'))), { recursive: true })
  })
})

describe('a command', () => {
  it('works alongside the running server, in its database', async () => {
    const { connection, child, ended } = await serverProcess()
    const beside = await openDatabase({ dataFolder, join: true })
    expect(beside.origin).toBe('joined')
    expect(beside.connection).toEqual(connection)
    await beside.stop()
    expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    child.kill('SIGTERM')
    await ended
  })

  it('starts the database just for its own duration when none is running', async () => {
    const database = await openDatabase({ dataFolder, join: true })
    expect(database.origin).toBe('started')
    expect(await ask(database.connection as SocketConnection, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
    expect(postgresProcesses()).toEqual([])
  })

  it('reports when the server named in DATABASE_URL does not answer', async () => {
    await expect(openDatabase({ dataFolder, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(
      /DATABASE_URL does not answer/,
    )
  })
})
