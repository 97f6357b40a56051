import { type DBSchema, type IDBPDatabase, openDB, unwrap } from 'idb'
import type { Row } from './payloads/keep-store.ts'
import { type Piece, type Sealed, type StoredKeys, StoreProblem } from './queue/store.ts'
import type { Head } from './queue/write.ts'

/** Completed writes are indexed newest first, so that the newest thousand can be read on their own. */
export type HeadRow = Head & { done: 0 | 1; rank: number }

/** Everything this product stores in a browser: queued writes, encryption keys, and offline data. */
export interface Schema extends DBSchema {
  heads: { key: number; value: HeadRow; indexes: { order: [string, number, number]; files: string } }
  bodies: { key: number; value: { seq: number; body: Sealed } }
  pieces: { key: [string, number]; value: Piece; indexes: { at: number } }
  keys: { key: string; value: StoredKeys }
  saved: { key: [string, string, string]; value: Row }
  savedPieces: { key: [string, string, string, number]; value: StoredPiece }
  /** One row: the owner of the stored data. */
  owner: { key: 'owner'; value: string }
}
export type StoredPiece = Pick<Row, 'userId' | 'room' | 'mark'> & { index: number; bytes: Sealed }
export type Database = IDBPDatabase<Schema>

export const problemOf = (error: unknown): StoreProblem => {
  if (error instanceof StoreProblem) return error
  const { name } = error as { name?: string }
  if (name === 'QuotaExceededError') return new StoreProblem('full', error)
  if (name === 'SecurityError' || name === 'InvalidStateError') return new StoreProblem('no_storage', error)
  return new StoreProblem('damaged', error)
}

/** @throws StoreProblem in place of the browser's error */
export const telling = async <T>(run: () => Promise<T>): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    throw problemOf(error)
  }
}

export const databaseName = 'porchlight-queue'

/** The stores of version 1 and their names since; the owner's row has the store's name as its key. */
const renamed = [
  ['kept', 'saved'],
  ['keptPieces', 'savedPieces'],
  ['keeper', 'owner'],
] as const

const renameStores = (transaction: IDBTransaction): void => {
  for (const [former, name] of renamed) transaction.objectStore(former).name = name
  const store = transaction.objectStore('owner')
  const row = store.get('keeper')
  row.onsuccess = () => row.result !== undefined && store.put(row.result, 'owner')
}

export const openDatabase = (name: string): Promise<Database> =>
  openDB<Schema>(name, 2, {
    upgrade(db, from, _to, transaction) {
      if (from === 1) return void renameStores(unwrap(transaction))
      const heads = db.createObjectStore('heads', { keyPath: 'seq', autoIncrement: true })
      heads.createIndex('order', ['userId', 'done', 'rank'])
      heads.createIndex('files', 'files', { multiEntry: true })
      db.createObjectStore('bodies', { keyPath: 'seq' })
      db.createObjectStore('pieces', { keyPath: ['file', 'index'] }).createIndex('at', 'at')
      db.createObjectStore('keys', { keyPath: 'userId' })
      db.createObjectStore('saved', { keyPath: ['userId', 'room', 'mark'] })
      db.createObjectStore('savedPieces', { keyPath: ['userId', 'room', 'mark', 'index'] })
      db.createObjectStore('owner')
    },
    // A newer version of the product, in another tab, must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
