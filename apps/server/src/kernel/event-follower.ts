import type { Connection } from './db.ts'
import { type EventLine, openEventLine, type Pace } from './event-line.ts'
import type { Logger } from './log.ts'
import type { EventNotice } from './notices.ts'

export type FollowHandlers = {
  onNotice: (notice: EventNotice) => void
  /** Called when a broken connection is restored: notices may have been missed, so reload everything. */
  onGap: () => void
}

export interface EventFollower {
  /**
   * Receives every event from every node within milliseconds of its commit, some of them twice. An event whose notice
   * was lost is found later, without its hint.
   */
  start(handlers: FollowHandlers): Promise<{ stop: () => Promise<void> }>
}

const usual: Pace = { lookMs: 20_000, answerMs: 10_000 }

/** All listeners share one connection: with several, the database would wake each at every commit. */
export const createFollower = (connection: Connection, log: Logger, pace: Pace = usual): EventFollower => {
  const listeners = new Set<FollowHandlers>()
  let line: Promise<EventLine> | undefined

  const tellAll: FollowHandlers = {
    onNotice: (notice) => {
      for (const { onNotice } of listeners) onNotice(notice)
    },
    onGap: () => {
      for (const { onGap } of listeners) onGap()
    },
  }
  return {
    async start(handlers) {
      line ??= openEventLine(connection, log, pace, tellAll).catch((error) => {
        line = undefined
        throw error
      })
      listeners.add(handlers)
      await line.catch((error) => {
        listeners.delete(handlers)
        throw error
      })
      return {
        async stop() {
          listeners.delete(handlers)
          if (listeners.size > 0) return
          const last = line
          line = undefined
          await (await last)?.close()
        },
      }
    },
  }
}
