import type { Sealed } from '../queue/store.ts'

/** Offline data is organized in rooms: answers of calls, payloads, files, viewed pages. */
export const rooms = ['answer', 'payload', 'asset', 'page'] as const
export type Room = (typeof rooms)[number]

/** One stored item: a card that describes it. Its content is stored separately, in pieces, so that cards load fast. */
export type Row = { userId: string; room: Room; mark: string; card: Sealed }

/** Anyone who isn't logged in. */
export const visitor = 'visitor'

/**
 * The store, for one person at a time. Every call is one transaction: it completes or rejects with
 * `StoreProblem`. Several tabs and the service worker use one store at the same time.
 */
export type KeepStore = {
  /** The current owner of the stored data. */
  owner(): Promise<string>
  /** Sets the owner of the store and removes everyone else's data. */
  claim(userId: string): Promise<void>
  rows(userId: string, room: Room): Promise<Row[]>
  row(userId: string, room: Room, mark: string): Promise<Row | undefined>
  /**
   * Stores a card with its content, or changes the card of existing content. False if it no longer exists, or the store
   * belongs to someone else by now.
   */
  put(row: Row, pieces?: readonly Sealed[]): Promise<boolean>
  /** The content, in order. */
  pieces(userId: string, room: Room, mark: string): Promise<Sealed[]>
  remove(userId: string, room: Room, marks: readonly string[]): Promise<void>
  close(): void
}
