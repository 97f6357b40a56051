import type { Head, NotTaken } from './write.ts'

/** Bytes only their owner's keys can decrypt. */
export type Sealed = Uint8Array<ArrayBuffer>

/**
 * A user's keys on this device. `wrapped` is decrypted with their account's key; `keys` are present while they are
 * logged in. `proof` is decrypted with that same key, and distinguishes someone else's key from damaged keys.
 */
export type StoredKeys = {
  userId: string
  wrapped: Sealed
  proof: Sealed
  keys: { body: CryptoKey; line: CryptoKey } | null
}

/** A write without a number yet: the store assigns one, and puts it last unless it already has a place. */
export type NewRecord = { head: Omit<Head, 'seq' | 'rev' | 'place'> & { place: number | null }; body: Sealed }

export type Change = {
  head: Head
  /** The content, if it changes too. */
  body?: Sealed
  /** A write queued in the same transaction. */
  followedBy?: NewRecord
}

export type Piece = { file: string; index: number; bytes: Sealed; at: number }

/**
 * The store of the writes. Every call is one transaction: it completes as a whole or rejects with `StoreProblem`.
 * Several tabs use one store at the same time.
 */
export type QueueStore = {
  add(record: NewRecord): Promise<Head>
  /** The unfinished writes and the newest finished ones, as defined by `loaded`. */
  heads(userId: string): Promise<Head[]>
  body(seq: number): Promise<Sealed | undefined>
  /** The changed head; null if the write is no longer as in `from`. */
  swap(from: Head, change: Change): Promise<Head | null>
  /** Removes a write with its files; false if it is no longer as in `from`. */
  remove(from: Head): Promise<boolean>
  keepPiece(piece: Piece): Promise<void>
  piece(file: string, index: number): Promise<Sealed | undefined>
  forgetFiles(files: readonly string[]): Promise<void>
  /** Removes orphaned pieces stored before the given time. */
  sweepPieces(before: number): Promise<void>
  keysOf(userId: string): Promise<StoredKeys | undefined>
  /** Stores keys unless there are some with another wrapping; returns the stored ones. */
  keepKeys(keys: StoredKeys): Promise<StoredKeys>
  /** Stores keys in place of those that can no longer be decrypted. */
  replaceKeys(keys: StoredKeys): Promise<void>
  /** Leaves only the wrapped keys of everyone except this user (of everyone if null). */
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

/** The head of a record as stored. */
export const placed = ({ head }: NewRecord, seq: number): Head => ({ ...head, seq, rev: 1, place: head.place ?? seq })
