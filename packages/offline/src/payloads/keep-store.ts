import type { Sealed } from '../queue/store.ts'

/** Offline data is in rooms: answers of calls, payloads, files, viewed pages. */
export const rooms = ['answer', 'payload', 'asset', 'page'] as const
export type Room = (typeof rooms)[number]

/** One stored item: a card that describes it. Its content is stored separately, in pieces, so cards load fast. */
export type Row = { userId: string; room: Room; mark: string; card: Sealed }

/** Anyone who is not signed in. */
export const visitor = 'visitor'

/**
 * The store, for one person at a time. Every call is one transaction: it completes or rejects with
 * `StoreProblem`. Several tabs and the service worker use one store at the same time.
 */
export type KeepStore = {
  /** Whose things are kept. */
  owner(): Promise<string>
  /** Sets the owner of the store and removes everyone else's data. */
  claim(userId: string): Promise<void>
  rows(userId: string, room: Room): Promise<Row[]>
  row(userId: string, room: Room, mark: string): Promise<Row | undefined>
  /**
   * Puts a card with its content, or changes the card of what is there. False when it is no longer there, or another's
   * things are kept by now.
   */
  put(row: Row, pieces?: readonly Sealed[]): Promise<boolean>
  /** The content in its order. */
  pieces(userId: string, room: Room, mark: string): Promise<Sealed[]>
  remove(userId: string, room: Room, marks: readonly string[]): Promise<void>
  close(): void
}
