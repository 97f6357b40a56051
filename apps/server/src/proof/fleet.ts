import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { dataFolder, type ServerProcess, startServer, worldFolder } from './processes.ts'

type Socket = { host: string; port: number; user: string; database: string }

/** Where a data folder's embedded database listens. */
export const socketOf = (folder: string): Socket =>
  (JSON.parse(readFileSync(join(folder, 'database.json'), 'utf8')) as { connection: Socket }).connection

export const databaseUrlOf = ({ host, port, user, database }: Socket): string =>
  `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`

export type Fleet = {
  first: ServerProcess
  second: ServerProcess
  folder: string
  /** Queries the database directly, bypassing the product. */
  ask: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  stop: () => Promise<void>
}

/** Two server processes on one database, with a demo world of at least this many homes. */
export const startFleet = async (homes: number): Promise<Fleet> => {
  const [own, other] = [await worldFolder(homes), dataFolder()]
  const first = startServer(await freePort(), { PORCHLIGHT_DATA: own.path })
  await first.ready()
  const socket = socketOf(own.path)
  // What one seals the other can open, as `SECRET_KEYS` ensures on several machines.
  copyFileSync(join(own.path, 'secret.key'), join(other.path, 'secret.key'))
  const second = startServer(await freePort(), { PORCHLIGHT_DATA: other.path, DATABASE_URL: databaseUrlOf(socket) })
  await second.ready()
  const pool = new pg.Pool({ ...socket, max: 2 })
  pool.on('error', () => {})
  return {
    first,
    second,
    folder: own.path,
    ask: async (text, values) => (await pool.query(text, values)).rows,
    async stop() {
      await pool.end()
      await second.kill('SIGTERM')
      await first.kill('SIGTERM')
      own.remove()
      other.remove()
    },
  }
}
