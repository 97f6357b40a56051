import type { Clock } from '../queue/parts.ts'
import { createClearing } from './clearing.ts'
import { bytesOf, openRoom, type RoomParts, valueIn } from './room.ts'
import { isDue, pagesWanted } from './rules.ts'
import { type Ask, type IsOnline, isGone } from './server-reply.ts'

/** A person's own record stored on their device. */
export type PayloadKind = {
  type: 'Collection' | 'Object'
  url: string
  /** Stores all its pages; of other collections, the first four. */
  required: boolean
}

/** Payload dashboard record (spec section 3). Times are milliseconds of the device's clock. */
export type PayloadRecord = {
  type: 'Collection' | 'Object'
  url: string
  pages: number
  stored: number | null
  processing: number | null
  error: string | null
}

export type PayloadState = 'none' | 'processing' | 'stored' | 'error'
export const stateOf = ({ stored, processing, error }: PayloadRecord): PayloadState => {
  if (processing !== null) return 'processing'
  if (error !== null) return 'error'
  return stored === null ? 'none' : 'stored'
}

type Card = { type: PayloadKind['type']; pages: number; stored: number | null; tried: number; error: string | null }

export type PayloadParts = RoomParts & {
  kinds: readonly PayloadKind[]
  ask: Ask
  isOnline: IsOnline
  clock: Clock
  clean: (value: unknown) => unknown
}

type Page = { payload?: { numberPages?: unknown; data?: unknown } }
class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const numberPagesOf = (page: unknown): number => {
  const { numberPages } = (page as Page).payload ?? {}
  return typeof numberPages === 'number' ? numberPages : 1
}
const dataOf = (page: unknown): unknown[] => {
  const { data } = (page as Page).payload ?? {}
  return Array.isArray(data) ? data : []
}

/**
 * The payload cache: none -> processing -> stored or error, and from there again every five minutes (spec section 4).
 * The stored version stays readable during a refresh and after a failed one.
 */
export const openPayloads = (parts: PayloadParts) => {
  const { kinds, ask, isOnline, clock, clean } = parts
  const room = openRoom<Card>(parts, 'payload')
  const processing = new Map<string, { since: number; done: Promise<void> }>()
  const listeners = new Set<() => void>()
  const clearing = createClearing()
  const tell = () => {
    for (const heard of listeners) heard()
  }

  const fetched = async (url: string): Promise<unknown> => {
    const heard = await ask(url)
    if (!heard.ok) throw new Refused(heard.status, heard.message)
    return clean(heard.value)
  }

  /** Every page to store, up to the number reported by the last one. */
  const pagesOf = async ({ type, url, required }: PayloadKind): Promise<unknown[]> => {
    const pages = [await fetched(type === 'Collection' ? `${url}?page=1` : url)]
    if (type === 'Object') return pages
    while (pages.length < pagesWanted(numberPagesOf(pages.at(-1)), required))
      pages.push(await fetched(`${url}?page=${pages.length + 1}`))
    return pages
  }

  const process = async (kind: PayloadKind): Promise<void> => {
    const isWanted = clearing.begin()
    const before = await room.get(kind.url)
    const { type, url } = kind
    try {
      const pages = await pagesOf(kind)
      if (!isWanted()) return
      const now = clock.now()
      const card = { type, pages: pages.length, stored: now, tried: now, error: null }
      await clearing.write(room.put(url, card, pages.map(bytesOf)))
    } catch (failure) {
      if (!isWanted()) return
      const isLost = failure instanceof Refused && isGone(failure.status)
      const state = isLost ? { pages: 0, stored: null } : { pages: before?.pages ?? 0, stored: before?.stored ?? null }
      const error = failure instanceof Error ? failure.message : String(failure)
      const card = { type, ...state, tried: clock.now(), error }
      await clearing.write(room.put(url, card, before && !isLost ? undefined : [])).catch(() => false)
    }
  }

  /** A second call for the same thing waits for the first. */
  const fetchOne = (kind: PayloadKind): Promise<void> => {
    const already = processing.get(kind.url)
    if (already) return already.done
    const done = process(kind).finally(() => {
      processing.delete(kind.url)
      tell()
    })
    processing.set(kind.url, { since: clock.now(), done })
    tell()
    return done
  }

  const recordOf = async ({ type, url }: PayloadKind): Promise<PayloadRecord> => {
    const card = await room.get(url)
    const { pages = 0, stored = null, error = null } = card ?? {}
    return { type, url, pages, stored, processing: processing.get(url)?.since ?? null, error }
  }

  return {
    records: (): Promise<PayloadRecord[]> => Promise.all(kinds.map(recordOf)),

    /** Fetches what is due; with `force`, everything, even offline. One at a time, so that readers take priority. */
    refresh: async ({ force = false }: { force?: boolean } = {}): Promise<void> => {
      if (!force && !isOnline()) return
      const isWanted = clearing.begin()
      for (const kind of kinds) {
        if (!isWanted()) return
        const card = await room.get(kind.url)
        if (force || isDue(card?.tried ?? null, clock.now())) await fetchOne(kind)
      }
    },

    /** The stored value: the items of a collection, or the object itself. */
    read: async (url: string): Promise<{ stored: number; value: unknown } | undefined> => {
      const card = await room.get(url)
      const pages = card?.stored === undefined || card.stored === null ? [] : ((await room.content(url)) ?? [])
      if (!card?.stored || pages.length === 0) return undefined
      const values = pages.map(valueIn)
      const value = card.type === 'Collection' ? values.flatMap(dataOf) : (values[0] as Page).payload
      return { stored: card.stored, value }
    },

    /** Also cancels fetches in progress. */
    clear: async (): Promise<void> => {
      await clearing.clear(async () => room.remove((await room.list()).map(({ key }) => key)))
      tell()
    },

    /** Called when a fetch starts or ends; returns an unsubscribe function. */
    listen: (heard: () => void): (() => void) => {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
  }
}

export type Payloads = ReturnType<typeof openPayloads>
