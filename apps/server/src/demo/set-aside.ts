import type pg from 'pg'
import type { Logger } from '#kernel/log'
import type { SocketConnection } from '#kernel/postgres/index'
import { withClient } from '#kernel/with-client'
import { demoBegun, demoFilled } from './events.ts'

/** Sample data that an administrator loaded is theirs to remove, together with what else is there. */
const isUnfinished = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('kernel.event') is not null and to_regclass('launch.sample') is not null as there",
  )
  if (!rows[0]?.there) return false
  const { rows: found } = await client.query<{ unfinished: boolean }>(
    `select exists (select from kernel.event where name = $1)
        and not exists (select from kernel.event where name = $2)
        and not exists (select from launch.sample) as unfinished`,
    [demoBegun.event, demoFilled.event],
  )
  return found[0]?.unfinished ?? false
}

/**
 * A first start that ended before its demo world was complete begins again with an empty database. Visitors may have
 * used the half-filled one, so it is renamed, not dropped. Call it before anything else connects.
 */
export const setUnfinishedAside = async (connection: SocketConnection, log: Logger): Promise<void> => {
  if (!(await withClient(connection, isUnfinished))) return
  const { database } = connection
  const aside = `${database}_unfinished_${Date.now()}`
  await withClient({ ...connection, database: 'postgres' }, async (client) => {
    const [from, to] = [database, aside].map((name) => client.escapeIdentifier(name))
    await client.query(`alter database ${from} rename to ${to}`)
    await client.query(`create database ${from}`)
  })
  log.warn({ aside }, 'the demo world was half filled when its process ended; filling it again')
}
