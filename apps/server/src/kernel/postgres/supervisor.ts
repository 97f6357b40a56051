import { accessSync, chmodSync, constants, mkdirSync, realpathSync, statSync } from 'node:fs'
import { CannotStart } from '../startup-error.ts'
import { withClient } from '../with-client.ts'
import { superuser } from './cluster.ts'
import { forgetConnection, type SocketConnection, writeConnection } from './connection-file.ts'
import { install } from './install.ts'
import { keepUp, type Log, type RunningDatabase } from './keep-running.ts'
import { type Hold, holdDataFolder } from './lock.ts'
import type { Installation } from './postmaster.ts'
import { removeSocketFolder, socketPort } from './socket.ts'

export type StartOptions = {
  /** Absolute or relative path; created if missing. */
  dataFolder: string
  /** A description of this process, for the next process that finds the folder in use. */
  purpose?: string
  /** The data may be lost if the machine fails: nothing waits for the disk. For test databases. */
  passing?: boolean
  log?: Log
  /** Called when the database died and could not be restarted. */
  onLost?: (error: Error) => void
}

export type EmbeddedPostgres = {
  connection: SocketConnection
  /** `smart` lets other clients finish first (a minute at most); `fast`, the default, ends them. */
  stop(how?: 'fast' | 'smart'): Promise<void>
}

const silent: Log = { info() {}, warn() {} }

/** The database's account must be able to pass through the data folder, but not list it. */
function openDataFolder(path: string): string {
  try {
    mkdirSync(path, { recursive: true })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new CannotStart(
      `The data folder ${path} cannot be used: ${(error as Error).message}. Choose another in PORCHLIGHT_DATA.`,
    )
  }
  const { mode, uid } = statSync(path)
  if (uid === process.getuid?.()) chmodSync(path, mode | 0o111)
  return realpathSync(path)
}

async function ensureDatabase(connection: SocketConnection): Promise<void> {
  await withClient({ ...connection, database: 'postgres' }, async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [connection.database])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(connection.database)}`)
  })
}

function running(
  dataFolder: string,
  hold: Hold,
  stored: RunningDatabase,
  connection: SocketConnection,
): EmbeddedPostgres {
  return {
    connection,
    async stop(how = 'fast') {
      forgetConnection(dataFolder)
      await stored.stop(how)
      removeSocketFolder(connection.host)
      hold.release()
    },
  }
}

async function startHeld(dataFolder: string, hold: Hold, options: StartOptions): Promise<EmbeddedPostgres> {
  forgetConnection(dataFolder)
  const installation: Installation = install(dataFolder, options.passing ?? false)
  const connection = { host: installation.socketFolder, port: socketPort, user: superuser, database: 'porchlight' }
  try {
    const stored = await keepUp(installation, options.log ?? silent, options.onLost ?? (() => {}))
    await ensureDatabase(connection)
    writeConnection(dataFolder, connection)
    return running(dataFolder, hold, stored, connection)
  } catch (error) {
    removeSocketFolder(connection.host)
    throw error
  }
}

/**
 * Starts the embedded PostgreSQL on this data folder, creating it on first use, and keeps it up until `stop()`. It
 * stops with this process, even when this process is killed; whatever an earlier killed process left is cleaned up
 * first.
 * @throws CannotStart if another process holds the folder, if it belongs to another major version, or if the database
 * does not start; the message names the cause and the fix.
 */
export async function startPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const dataFolder = openDataFolder(options.dataFolder)
  const hold = holdDataFolder(dataFolder, options.purpose ?? 'Porchlight')
  try {
    return await startHeld(dataFolder, hold, options)
  } catch (error) {
    hold.release()
    throw error
  }
}
