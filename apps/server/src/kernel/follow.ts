import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, createListener } from './db.ts'
import type { Logger } from './log.ts'

/**
 * A notice that an event was committed. `homeId` is there when the event concerns a home, `hint` when its payload has
 * a word for listeners in a hurry.
 */
export type EventNotice = { eventId: number; name: string; homeId: number | null; hint: string | null }

export type FollowHandlers = {
  onNotice: (notice: EventNotice) => void
  /** The line was cut and is whole again: notices may have been missed, read everything anew. */
  onGap: () => void
}

export interface EventFollower {
  /** Hears every event of every node within milliseconds of its commit. */
  start(handlers: FollowHandlers): Promise<{ stop: () => Promise<void> }>
}

const channel = 'porchlight_event'

const parse = (payload: string): EventNotice | null => {
  const [eventId, name, homeId, hint] = payload.split(' ')
  return name ? { eventId: Number(eventId), name, homeId: homeId ? Number(homeId) : null, hint: hint || null } : null
}

export const createFollower = (connection: Connection, log: Logger): EventFollower => ({
  async start({ onNotice, onGap }) {
    let stopped = false
    let client = createListener(connection)

    const listen = async () => {
      client.on('notification', ({ payload }) => {
        const notice = parse(payload ?? '')
        if (notice) onNotice(notice)
      })
      client.on('error', () => {})
      await client.connect()
      await client.query(`listen ${channel}`)
      // Only a line that stood can break: an attempt that failed is the caller's to repeat.
      client.once('end', () => void reconnect())
    }
    const reconnect = async () => {
      for (let wait = 50; !stopped; wait = Math.min(wait * 2, 2_000)) {
        await sleep(wait)
        client.removeAllListeners('end')
        client = createListener(connection)
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
      stop: async () => {
        stopped = true
        await client.end().catch(() => {})
      },
    }
  },
})
