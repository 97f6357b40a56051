import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Connection, createListener } from './db.ts'
import type { FollowHandlers } from './event-follower.ts'
import type { Logger } from './log.ts'
import { noticeChannel, parseNotices } from './notices.ts'
import { ReceivedEvents } from './received-events.ts'

/** The name of this connection in the database. */
export const lineName = 'porchlight events'

export type EventLine = { close: () => Promise<void> }
/** How often to check for lost notices, and how long to wait for an answer before giving up. */
export type Pace = { lookMs: number; answerMs: number }

/**
 * A listening connection that is restored when it breaks. Every `lookMs` it checks for events whose notice never
 * arrived, which also detects a connection whose other end disappeared silently.
 */
export const openEventLine = async (
  connection: Connection,
  log: Logger,
  { lookMs, answerMs }: Pace,
  { onNotice, onGap }: FollowHandlers,
): Promise<EventLine> => {
  const heard = new ReceivedEvents()
  let closed = false
  let client = createListener({ ...connection, application_name: lineName })
  let timer: NodeJS.Timeout | undefined

  const listen = async () => {
    client.on('notification', ({ payload }) => {
      for (const notice of parseNotices(payload ?? '')) {
        heard.hear(notice.eventId)
        onNotice(notice)
      }
    })
    client.on('error', () => {})
    await client.connect()
    await client.query(`listen ${noticeChannel}`)
    const { rows } = await client.query<{ last: number }>('select coalesce(max(id), 0) as last from kernel.event')
    heard.startAfter(rows[0]?.last ?? 0)
    // Only an established connection can break; a failed attempt is the caller's to retry.
    client.once('end', () => void reconnect())
    lookSoon(client)
  }
  const lookSoon = (own: pg.Client) => {
    timer = setTimeout(() => void look(own), lookMs).unref()
  }
  const look = async (own: pg.Client) => {
    try {
      for (const { id, name, homeId } of heard.missed(await eventsAfter(own, heard.floor, answerMs)))
        onNotice({ eventId: id, name, homeId, hint: null })
      if (own === client && !closed) lookSoon(own)
    } catch (error) {
      if (!closed) log.warn({ error }, 'event connection lost; reconnecting')
      await own.end().catch(() => {})
    }
  }
  const reconnect = async () => {
    clearTimeout(timer)
    for (let wait = 50; !closed; wait = Math.min(wait * 2, 2_000)) {
      await sleep(wait)
      client.removeAllListeners('end')
      client = createListener({ ...connection, application_name: lineName })
      try {
        await listen()
        return onGap()
      } catch (error) {
        log.debug({ error }, 'still waiting for the database to announce events')
      }
    }
  }

  await listen()
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client.end().catch(() => {})
    },
  }
}

type Event = { id: number; name: string; homeId: number | null }

const eventsAfter = async (client: pg.Client, floor: number, answerMs: number): Promise<Event[]> => {
  const text = `select id, name, payload->>'homeId' as "homeId" from kernel.event where id > $1`
  const question = { text, values: [floor], query_timeout: answerMs }
  const { rows } = await client.query<{ id: number; name: string; homeId: string | null }>(question)
  return rows.map((row) => ({ ...row, homeId: row.homeId ? Number(row.homeId) : null }))
}
