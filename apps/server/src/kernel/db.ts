import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { currentTicket } from './admission.ts'
import type { Logger } from './log.ts'
import { StatementNames, withNames } from './named-statements.ts'

const int8 = 20
const date = 1082
const daterange = 3912
const datemultirange = 4535

const safeInteger = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the integers JavaScript holds exactly`)
  return value
}

// Ids and minor units fit in 2^53; dates stay text, since a Date would bring in a time zone (R71).
const parsers: Record<number, (text: string) => unknown> = {
  [int8]: safeInteger,
  [date]: (text) => text,
  [daterange]: (text) => text,
  [datemultirange]: (text) => text,
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}

export type Connection = pg.ConnectionConfig

export const createPool = (connection: Connection, log: Logger, max = 20): pg.Pool => {
  const pool = new pg.Pool({ ...connection, types, max, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 10_000 })
  // Without a listener, a connection dropped by the server would end the process, whether idle or between two
  // statements.
  pool.on('error', (error) => log.warn({ error }, 'an idle database connection was dropped'))
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** A connection for an admitted request (`kernel/admission.ts`), or for a job. */
const connectInTurn = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  const ticket = currentTicket()
  if (!ticket) return pool.connect()
  await ticket.enter()
  ticket.borrow()
  try {
    const client = await pool.connect()
    const release = client.release.bind(client)
    client.release = (error) => {
      ticket.giveBack()
      release(error)
    }
    return client
  } catch (error) {
    ticket.giveBack()
    throw error
  }
}

export const createDatabase = (pool: pg.Pool): Kysely<unknown> => {
  const names = new StatementNames()
  const connect = async () => withNames(await connectInTurn(pool), names)
  return new Kysely({
    dialect: new PostgresDialect({ pool: { options: pool.options, connect, end: () => pool.end() } }),
  })
}

/** A single connection outside the pool, for LISTEN. */
export const createListener = (connection: Connection): pg.Client => new pg.Client({ ...connection, types })

/** A LIKE pattern that finds `text` anywhere; wildcards that someone types are matched literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
