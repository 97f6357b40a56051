import { AsyncResource } from 'node:async_hooks'
import { type Kysely, sql } from 'kysely'

/**
 * A notice that an event was committed. `homeId` is set when the event concerns a home, `hint` when its payload has a
 * short note for listeners that react at once.
 */
export type EventNotice = { eventId: number; name: string; homeId: number | null; hint: string | null }

export const noticeChannel = 'porchlight_event'

const longestHint = 4_000
/** A notification must be smaller than 8,000 bytes. */
const longestPayload = 7_900

type Announced = { id: number; name: string; payload: unknown }

/** One line for a committed event. A hint that doesn't fit is left out: listeners then look up what changed. */
export const noticeLine = ({ id, name, payload }: Announced): string => {
  const { homeId, hint } = payload as { homeId?: number; hint?: string }
  const short = hint !== undefined && Buffer.byteLength(hint) <= longestHint ? hint : ''
  return `${id} ${name} ${homeId ?? ''} ${short}`
}

const parseLine = (line: string): EventNotice[] => {
  const [eventId, name, homeId, hint] = line.split(' ')
  return name ? [{ eventId: Number(eventId), name, homeId: homeId ? Number(homeId) : null, hint: hint || null }] : []
}

/** The notices in the payload of a notification. */
export const parseNotices = (payload: string): EventNotice[] => payload.split('\n').flatMap(parseLine)

/** Packs these lines into as few payloads as possible. */
export const payloadsOf = (lines: readonly string[]): string[] => {
  const payloads: string[] = []
  let bytes = 0
  for (const line of lines) {
    const more = Buffer.byteLength(line) + 1
    const last = payloads.length - 1
    if (last >= 0 && bytes + more <= longestPayload) {
      payloads[last] += `\n${line}`
      bytes += more
    } else {
      payloads.push(line)
      bytes = more
    }
  }
  return payloads
}

export type NoticeSender = { send: (lines: readonly string[]) => void }

/**
 * Sends the notices of committed events, one statement at a time: whatever is committed while one is in progress goes
 * with the next. A NOTIFY inside the announcing transaction would hold a database-wide lock until the commit reached
 * the disk. A notice that is never sent is found by listeners (`kernel/event-follower.ts`).
 */
export const createNoticeSender = (database: Kysely<unknown>): NoticeSender => {
  let waiting: string[] = []
  let isSending = false
  // Runs outside the request that happens to start it, whose turn at the database ends with its answer.
  const drain = AsyncResource.bind(async (): Promise<void> => {
    isSending = true
    while (waiting.length > 0) {
      const payloads = payloadsOf(waiting)
      waiting = []
      await sql`
        select set_config('synchronous_commit', 'off', true), pg_notify(${noticeChannel}, payload)
        from unnest(${payloads}::text[]) payload`
        .execute(database)
        .catch(() => {})
    }
    isSending = false
  })
  return {
    send(lines) {
      if (lines.length === 0) return
      waiting.push(...lines)
      if (!isSending) void drain()
    },
  }
}
