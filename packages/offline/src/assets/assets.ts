import { createClearing } from '../payloads/clearing.ts'
import { oncePerKey } from '../payloads/once.ts'
import { openRoom, type RoomParts } from '../payloads/room.ts'
import type { IsOnline } from '../payloads/server-reply.ts'
import type { Clock } from '../queue/parts.ts'
import { type Sealed, StoreProblem } from '../queue/store.ts'
import { limits, pageOf, piecesOf, toDispose } from './rules.ts'

/** Cached asset record (spec section 3). Times are milliseconds of the device's clock, sizes bytes. */
export type AssetRecord = {
  url: string
  stored: number
  lastAccessed: number
  name: string
  type: string
  size: number
  pieces: number
  /** What it belongs to. */
  ref: string | null
}
type Card = Omit<AssetRecord, 'url'>

/** A part of a file, and the size of the whole. */
export type FilePart = { bytes: Sealed; type: string; size: number }
export type Wanted = { url: string; ref: string | null }

export type AssetParts = RoomParts & {
  /**
   * GET `download/blob` for a part; null if the server has no such file for the caller. Rejects if it can't be reached.
   */
  fetchPart: (url: string, part: readonly [from: number, to: number] | null) => Promise<FilePart | null>
  /** The files to cache: those the stored payloads refer to. */
  wanted: () => Promise<readonly Wanted[]>
  isOnline: IsOnline
  clock: Clock
  inApp: boolean
  mostBytes?: number
}

const nameOf = (url: string): string => url.split('/').slice(-2).join('/')

/** Files cached for offline use. The least recently used are removed when space runs out. */
export const openAssets = (parts: AssetParts) => {
  const { fetchPart, wanted, isOnline, clock, inApp, mostBytes = limits.mostBytes } = parts
  const room = openRoom<Card>(parts, 'asset')
  const once = oncePerKey<boolean>()
  const clearing = createClearing()

  const list = async (): Promise<AssetRecord[]> =>
    (await room.list()).map(({ key, ...card }) => ({ ...card, url: key }))

  const dispose = async (more: number, most: number): Promise<number> => {
    const going = toDispose(await list(), more, most)
    await room.remove(going.map(({ url }) => url))
    return going.length
  }

  /**
   * The browser may have less space than our limit: then half of the cache is removed, until the file fits or nothing
   * is left.
   */
  const put = async (url: string, card: Card, content: Sealed[]): Promise<boolean> => {
    try {
      return await room.put(url, card, content)
    } catch (problem) {
      if (!(problem instanceof StoreProblem) || problem.reason !== 'full') throw problem
      const held = (await list()).reduce((sum, { size }) => sum + size, 0)
      if ((await dispose(card.size, Math.floor(held / 2))) === 0) return false
      return put(url, card, content)
    }
  }

  const download = async ({ url, ref }: Wanted): Promise<boolean> => {
    const isWanted = clearing.begin()
    const first = await fetchPart(url, inApp ? [0, limits.pieceBytes - 1] : null)
    if (!first || first.size > mostBytes) return false
    const content = [first.bytes]
    for (const part of piecesOf(first.size, inApp).slice(1)) {
      const next = await fetchPart(url, part)
      if (!next) return false
      content.push(next.bytes)
    }
    await dispose(first.size, mostBytes)
    if (!isWanted()) return false
    const now = clock.now()
    const { type, size } = first
    const card = { stored: now, lastAccessed: now, name: nameOf(url), type, size, pieces: content.length, ref }
    return clearing.write(put(url, card, content))
  }

  /** False if it couldn't be stored. */
  const keep = (one: Wanted): Promise<boolean> => once(one.url, () => download(one).catch(() => false))

  return {
    keep,
    /** A page of the list, most recently used first. */
    page: async (page: number) => pageOf(await list(), page),
    total: async () =>
      (await list()).reduce((sum, { size }) => ({ files: sum.files + 1, bytes: sum.bytes + size }), {
        files: 0,
        bytes: 0,
      }),

    read: async (url: string): Promise<Blob | undefined> => {
      const card = await room.get(url)
      const content = card && (await room.content(url))
      if (!card || content?.length !== card.pieces) return undefined
      const { key: _, ...rest } = card
      await room.put(url, { ...rest, lastAccessed: clock.now() })
      return new Blob(content, { type: card.type })
    },

    /** Fetches the missing files. */
    refresh: async ({ force = false }: { force?: boolean } = {}): Promise<void> => {
      if (!force && !isOnline()) return
      const isWanted = clearing.begin()
      const here = new Set((await list()).map(({ url }) => url))
      for (const one of await wanted()) {
        if (here.has(one.url) || !isWanted()) continue
        // Several payloads can refer to the same picture, and another tab may have fetched it.
        here.add(one.url)
        if (!(await room.get(one.url))) await keep(one)
      }
    },

    remove: (urls: readonly string[]): Promise<void> => room.remove(urls),
    /** Also cancels fetches in progress. */
    clear: (): Promise<void> => clearing.clear(async () => room.remove((await room.list()).map(({ key }) => key))),
  }
}

export type Assets = ReturnType<typeof openAssets>
