import type { Clock } from '../queue/parts.ts'
import { oncePerKey } from './once.ts'
import { bytesOf, openRoom, type RoomParts, valueIn } from './room.ts'
import { type AnswerCard, type Flags, howGiven, isExpired, isStale, limits, usual } from './rules.ts'
import { type Ask, type IsOnline, isGone, type ServerReply } from './server-reply.ts'

export type Got =
  | { found: true; value: unknown; storedAt: number }
  /** Nothing is stored, and the server can't be reached or refuses. */
  | { found: false; because: 'offline' | 'failed' | 'refused'; status: number }

export type AnswerParts = RoomParts & {
  ask: Ask
  isOnline: IsOnline
  clock: Clock
  /** Removes what must not be stored on a device. */
  clean: (value: unknown) => unknown
}

type GetOptions = {
  flags?: Flags
  /** Fetches even if the stored answer is valid, and even offline. */
  force?: boolean
}

/**
 * Answers of GET calls, one per address. Concurrent requests for an address share one fetch; an
 * answer is valid for five minutes, served offline at any age, and removed half an hour after its last use.
 */
export const openAnswers = (parts: AnswerParts) => {
  const { ask, isOnline, clock, clean } = parts
  const room = openRoom<AnswerCard>(parts, 'answer')
  const once = oncePerKey<ServerReply>()

  const keep = async (url: string, heard: ServerReply & { ok: true }, flags: Flags): Promise<Got> => {
    const now = clock.now()
    const value = clean(heard.value)
    // If the device is full, the caller still gets the answer.
    await room.put(url, { storedAt: now, usedAt: now, flags }, [bytesOf(value)]).catch(() => false)
    return { found: true, value: heard.value, storedAt: now }
  }

  const fromRoom = async (url: string, card: AnswerCard): Promise<Got | undefined> => {
    const [bytes] = (await room.content(url)) ?? []
    if (!bytes) return undefined
    const { storedAt, flags } = card
    await room.put(url, { storedAt, flags, usedAt: clock.now() })
    return { found: true, value: valueIn(bytes), storedAt }
  }

  const fromServer = async (url: string, flags: Flags, stored: AnswerCard | undefined): Promise<Got> => {
    const heard = await once(url, () => ask(url)).catch(() => null)
    if (heard?.ok) return keep(url, heard, flags)
    if (heard && isGone(heard.status)) {
      await room.remove([url])
      return { found: false, because: 'refused', status: heard.status }
    }
    return (stored && (await fromRoom(url, stored))) ?? { found: false, because: 'failed', status: heard?.status ?? 0 }
  }

  return {
    get: async (url: string, { flags = usual, force = false }: GetOptions = {}): Promise<Got> => {
      const stored = await room.get(url)
      if (!force && stored) {
        const how = isOnline() ? howGiven(stored, clock.now()) : 'kept'
        const given = how === 'asked' ? undefined : await fromRoom(url, stored)
        if (how === 'kept, asked behind') void fromServer(url, flags, undefined)
        if (given) return given
      }
      if (!force && !isOnline()) return { found: false, because: 'offline', status: 0 }
      return fromServer(url, flags, stored)
    },

    /** Every five minutes: removes unused answers and refreshes live ones. */
    sweep: async (): Promise<void> => {
      const now = clock.now()
      const cards = await room.list()
      await room.remove(cards.filter((card) => isExpired(card, now)).map(({ key }) => key))
      if (!isOnline()) return
      await Promise.all(
        cards.filter((card) => isStale(card, now)).map(({ key, flags }) => fromServer(key, flags, undefined)),
      )
    },
    sweepMs: limits.sweepMs,
  }
}

export type Answers = ReturnType<typeof openAnswers>
