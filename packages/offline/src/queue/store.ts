import type { Head, NotTaken } from './write.ts'

/** Bytes only their owner's keys decrypt. */
export type Sealed = Uint8Array<ArrayBuffer>

/**
 * A user's keys on this device. `wrapped` opens with the key of their account; `keys` are there while they are signed in.
 * `proof` opens with that same key, and tells a key that is not theirs from keys that are damaged.
 */
export type StoredKeys = {
  userId: string
  wrapped: Sealed
  proof: Sealed
  keys: { body: CryptoKey; line: CryptoKey } | null
}

/** A write that has no place yet: the store numbers it, and it takes the last place unless it has one. */
export type NewRecord = { head: Omit<Head, 'seq' | 'rev' | 'place'> & { place: number | null }; body: Sealed }

export type Change = {
  head: Head
  /** What it says, when that changes too. */
  body?: Sealed
  /** A write that is queued in the same moment. */
  followedBy?: NewRecord
}

export type Piece = { file: string; index: number; bytes: Sealed; at: number }

/**
 * Where writes are kept. Every call is one transaction: it happens as a whole or rejects with `StoreProblem`.
 * Several tabs use one store at the same time.
 */
export type QueueStore = {
  add(record: NewRecord): Promise<Head>
  /** What is not done, and the newest of what is, as `loaded` says. */
  heads(userId: string): Promise<Head[]>
  body(seq: number): Promise<Sealed | undefined>
  /** The changed head; null when the write is no longer as `from` shows it. */
  swap(from: Head, change: Change): Promise<Head | null>
  /** Takes a write away with its files; false when it is no longer as `from` shows it. */
  remove(from: Head): Promise<boolean>
  keepPiece(piece: Piece): Promise<void>
  piece(file: string, index: number): Promise<Sealed | undefined>
  forgetFiles(files: readonly string[]): Promise<void>
  /** Takes away the pieces kept before a time that no write knows of. */
  sweepPieces(before: number): Promise<void>
  keysOf(userId: string): Promise<StoredKeys | undefined>
  /** Keeps keys unless there are some with another wrapping; gives what is kept. */
  keepKeys(keys: StoredKeys): Promise<StoredKeys>
  /** Keeps keys in place of those that can no longer be opened. */
  replaceKeys(keys: StoredKeys): Promise<void>
  /** Leaves only the wrapped keys of everybody but this user (of everybody when null). */
  sealAllBut(userId: string | null): Promise<void>
  close(): void
}

/** The storage failed. */
export class StoreProblem extends Error {
  readonly reason: Exclude<NotTaken, 'locked'>
  constructor(reason: Exclude<NotTaken, 'locked'>, cause?: unknown) {
    super(`the device's storage: ${reason}`, { cause })
    this.reason = reason
  }
}

/** The head of a record as the store keeps it. */
export const placed = ({ head }: NewRecord, seq: number): Head => ({ ...head, seq, rev: 1, place: head.place ?? seq })
