import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '../startup-error.ts'
import type { Binaries } from './binaries.ts'
import { bareEnvironment } from './cluster.ts'
import type { Owner } from './owner.ts'
import { signal } from './processes.ts'
import { socketPort } from './socket.ts'

export type Installation = {
  binaries: Binaries
  owner: Owner
  cluster: { folder: string; name: string }
  socketFolder: string
  logFile: string
  passing: boolean
}
export type Postmaster = { pid: number; exited: Promise<string>; stop(how: 'fast' | 'smart'): Promise<void> }

const settings: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '200',
  shared_buffers: '128MB',
  fsync: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  // After a kill, one sync call instead of one per file: it takes a tenth of the time to serve again.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  // Locks of a killed client must not outlive it.
  client_connection_check_interval: '1s',
}

/** Nothing waits for the disk: for data that may be lost if the machine fails. */
const passingSettings: Record<string, string> = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

const storedLogBytes = 10_000_000

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > storedLogBytes) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

function argumentsFor({ cluster, socketFolder, passing }: Installation): string[] {
  const all = {
    ...settings,
    ...(passing && passingSettings),
    port: String(socketPort),
    unix_socket_directories: socketFolder,
    cluster_name: cluster.name,
  }
  return ['-D', cluster.folder, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** A separate process group: Ctrl-C in the terminal reaches us, and we stop the database in order. */
function launch(installation: Installation, log: number): ChildProcess {
  return spawn(installation.binaries.postgres, argumentsFor(installation), {
    ...installation.owner,
    cwd: '/',
    env: bareEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  })
}

/** Stops the database when this process dies unexpectedly: the pipe closes, the shell reads end of file and signals. */
function tieToUs(pid: number, owner: Owner): ChildProcess {
  const tie = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(pid)], {
    ...owner,
    cwd: '/',
    env: bareEnvironment,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  tie.unref()
  return tie
}

function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, name) => resolve(name ? `killed by ${name}` : `exit code ${code}`))
    child.once('error', (error) => resolve(error.message))
  })
}

/** Line 8 of postmaster.pid shows whether the database accepts connections. */
function isReady(cluster: string, pid: number): boolean {
  const path = join(cluster, 'postmaster.pid')
  if (!existsSync(path)) return false
  const lines = readFileSync(path, 'utf8').split('\n')
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

/** What the database logged from that offset on: its reason for not starting. */
function wordsSince(logFile: string, offset: number): string {
  const file = openSync(logFile, 'r')
  try {
    const buffer = Buffer.alloc(Math.min(4000, Math.max(0, fstatSync(file).size - offset)))
    readSync(file, buffer, 0, buffer.length, offset)
    return buffer.toString('utf8').trim()
  } finally {
    closeSync(file)
  }
}

async function untilReady(
  installation: Installation,
  pid: number,
  exited: Promise<string>,
  logFrom: number,
): Promise<void> {
  let reason: string | undefined
  void exited.then((end) => {
    reason = end
  })
  while (!isReady(installation.cluster.folder, pid)) {
    if (reason)
      throw new CannotStart(
        `The database did not start (${reason}). It said:\n${wordsSince(installation.logFile, logFrom)}\n(${installation.logFile})`,
      )
    await pause(10)
  }
}

async function shutDown(pid: number, exited: Promise<string>, how: 'fast' | 'smart'): Promise<void> {
  const within = (milliseconds: number) => Promise.race([exited, pause(milliseconds, undefined, { ref: false })])
  if (how === 'smart') {
    signal(pid, 'SIGTERM')
    if (await within(60_000)) return
  }
  for (const [name, milliseconds] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 1000],
  ] as const) {
    signal(pid, name)
    if (await within(milliseconds)) return
  }
}

/** Starts the database and waits until it accepts connections, however long its recovery takes. */
export async function startPostmaster(installation: Installation): Promise<Postmaster> {
  const log = openLog(installation.logFile)
  const logFrom = fstatSync(log).size
  const child = launch(installation, log)
  closeSync(log)
  const exited = exitOf(child)
  const pid = child.pid
  if (pid === undefined) throw new CannotStart(`The database did not start: ${await exited}.`)
  const tie = tieToUs(pid, installation.owner)
  void exited.then(() => tie.kill('SIGKILL'))
  await untilReady(installation, pid, exited, logFrom)
  return { pid, exited, stop: (how) => shutDown(pid, exited, how) }
}
