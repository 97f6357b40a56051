import { realpathSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from '../startup-error.ts'
import { withClient } from '../with-client.ts'
import { connectionOf, type SocketConnection } from './connection-file.ts'
import { type Holder, holderOf, inUse } from './lock.ts'
import { type StartOptions, startPostgres } from './supervisor.ts'

export type Connection = SocketConnection | { connectionString: string }

/** A database to work with, whatever its source. `stop()` ends only what was started here. */
export type OpenDatabase = {
  connection: Connection
  origin: 'server' | 'started' | 'joined'
  /** `smart` lets clients that joined finish first; `fast`, the default, ends them. */
  stop(how?: 'fast' | 'smart'): Promise<void>
}

export type OpenOptions = StartOptions & {
  /** An external server's address; if given, nothing is started and the data folder is not held. */
  databaseUrl?: string | undefined
  /** Work alongside the process that holds the data folder, as commands do, instead of failing. */
  join?: boolean
}

const oldestMajor = 15
const joinWithinMilliseconds = 10_000

async function versionOf(connection: Connection): Promise<number> {
  return await withClient({ ...connection, connectionTimeoutMillis: 10_000 }, async (client) => {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  })
}

async function openServer(connectionString: string): Promise<OpenDatabase> {
  const major = await versionOf({ connectionString }).catch((error: Error) => {
    throw new CannotStart(`The server named in DATABASE_URL does not answer: ${error.message}`)
  })
  if (major < oldestMajor)
    throw new CannotStart(
      `The server named in DATABASE_URL is PostgreSQL ${major}; Porchlight needs ${oldestMajor} or newer.`,
    )
  return { connection: { connectionString }, origin: 'server', stop: async () => {} }
}

const folderHolder = (dataFolder: string): Holder | undefined => {
  try {
    return holderOf(realpathSync(dataFolder))
  } catch {
    return undefined
  }
}

/** The holder may just be starting or restarting its database, so wait a little first. */
async function joinHolder(dataFolder: string, holder: Holder): Promise<OpenDatabase | undefined> {
  const until = Date.now() + joinWithinMilliseconds
  do {
    const connection = connectionOf(dataFolder, holder.pid)
    if (connection && (await versionOf(connection).catch(() => undefined)))
      return { connection, origin: 'joined', stop: async () => {} }
    if (folderHolder(dataFolder)?.pid !== holder.pid) return undefined
    await pause(100)
  } while (Date.now() < until)
  throw inUse(dataFolder, holder)
}

/**
 * Opens the configured database: the external server, or the embedded one in the data folder.
 * @throws CannotStart with the cause and the fix.
 */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  if (options.databaseUrl) return await openServer(options.databaseUrl)
  const holder = options.join ? folderHolder(options.dataFolder) : undefined
  const joined = holder && (await joinHolder(options.dataFolder, holder))
  if (joined) return joined
  const embedded = await startPostgres(options)
  return { connection: embedded.connection, origin: 'started', stop: embedded.stop }
}
