import { type Database, databaseName, type HeadRow, openDatabase, telling } from '../database.ts'
import { limits, loaded } from './rules.ts'
import { type NewRecord, placed, type QueueStore, type StoredKeys, StoreProblem } from './store.ts'
import type { Head } from './write.ts'

type NewRow = Omit<HeadRow, 'seq'>

const rowOf = (head: Head): HeadRow => {
  const isDone = head.state === 'complete'
  return { ...head, done: isDone ? 1 : 0, rank: isDone ? -head.seq : head.seq }
}
const headOf = ({ done: _done, rank: _rank, ...head }: HeadRow): Head => head

/**
 * A browser may accept writes and store nothing, so this reads a test value back. It stays stored: tabs opening at the
 * same time would delete it from under each other.
 */
const prove = async (db: Database): Promise<void> => {
  const userId = ''
  await db.put('keys', { userId, wrapped: Uint8Array.of(7), proof: new Uint8Array(), keys: null })
  const keys = await db.get('keys', userId)
  if (keys?.wrapped[0] !== 7) throw new StoreProblem('no_storage')
}

const everything = ['heads', 'bodies', 'pieces'] as const

/**
 * The browser's store, shared by all its tabs.
 * @throws StoreProblem if this browser stores nothing, or its storage is damaged
 */
export const indexedStore = async (name = databaseName): Promise<QueueStore> => {
  if (typeof indexedDB === 'undefined') throw new StoreProblem('no_storage')
  const db = await telling(async () => {
    const opened = await openDatabase(name)
    await prove(opened)
    return opened
  })

  /** All stores in one transaction. `strict`: resolves only once it is on disk. */
  const change = <T>(run: (tx: Writing) => Promise<T>, durability: 'strict' | 'relaxed' = 'relaxed'): Promise<T> =>
    telling(async () => {
      const tx = db.transaction(everything, 'readwrite', { durability })
      const ended = tx.done.then(
        () => null,
        (error: unknown) => error ?? tx.error,
      )
      try {
        const result = await run(tx)
        const failure = await ended
        if (failure) throw failure
        return result
      } catch (error) {
        try {
          tx.abort()
        } catch {
          // It has already ended.
        }
        throw (await ended) ?? error
      }
    })

  return {
    add: (record) => change((tx) => add(tx, record), 'strict'),
    heads: (userId) =>
      telling(async () => {
        const { store } = db.transaction('heads')
        const order = store.index('order')
        const of = (done: 0 | 1) => IDBKeyRange.bound([userId, done, -Infinity], [userId, done, Infinity])
        const rows = await Promise.all([order.getAll(of(0)), order.getAll(of(1), limits.history)])
        return loaded(rows.flat().map(headOf))
      }),
    body: (seq) => telling(async () => (await db.get('bodies', seq))?.body),
    swap: (from, { head, body, followedBy }) =>
      change(async (tx) => {
        if (!(await isAsSeen(tx, from))) return null
        const next = { ...head, seq: from.seq, rev: from.rev + 1 }
        await tx.objectStore('heads').put(rowOf(next))
        if (body) await tx.objectStore('bodies').put({ seq: from.seq, body })
        if (followedBy) await add(tx, followedBy)
        return next
      }),
    remove: (from) =>
      change(async (tx) => {
        if (!(await isAsSeen(tx, from))) return false
        await tx.objectStore('heads').delete(from.seq)
        await tx.objectStore('bodies').delete(from.seq)
        await forget(tx, from.files)
        return true
      }),
    keepPiece: (piece) =>
      change(
        (tx) =>
          tx
            .objectStore('pieces')
            .put(piece)
            .then(() => {}),
        'strict',
      ),
    piece: (file, index) => telling(async () => (await db.get('pieces', [file, index]))?.bytes),
    forgetFiles: (files) => change((tx) => forget(tx, files)),
    sweepPieces: (before) =>
      change(async (tx) => {
        const old = await tx.objectStore('pieces').index('at').getAllKeys(IDBKeyRange.upperBound(before, true))
        for (const [file] of old)
          if ((await tx.objectStore('heads').index('files').count(file)) === 0) await forget(tx, [file])
      }),
    keysOf: (userId) => telling(() => db.get('keys', userId)),
    keepKeys: (keys) => telling(() => keepKeys(db, keys)),
    replaceKeys: (keys) => telling(() => db.put('keys', keys).then(() => {})),
    sealAllBut: (userId) => telling(() => sealAllBut(db, userId)),
    close: () => db.close(),
  }
}

type Writing = ReturnType<typeof writing>
const writing = (db: Database) => db.transaction(everything, 'readwrite')

const add = async (tx: Writing, record: NewRecord): Promise<Head> => {
  const heads = tx.objectStore('heads')
  const row: NewRow = { ...record.head, rev: 1, place: 0, done: 0, rank: 0 }
  const seq = await heads.add(row as HeadRow)
  const head = placed(record, seq)
  await heads.put(rowOf(head))
  await tx.objectStore('bodies').put({ seq, body: record.body })
  return head
}

const isAsSeen = async (tx: Writing, { seq, rev }: Head): Promise<boolean> =>
  (await tx.objectStore('heads').get(seq))?.rev === rev

const forget = async (tx: Writing, files: readonly string[]): Promise<void> => {
  for (const file of files) await tx.objectStore('pieces').delete(IDBKeyRange.bound([file, 0], [file, Infinity]))
}

const keepKeys = async (db: Database, keys: StoredKeys): Promise<StoredKeys> => {
  const tx = db.transaction('keys', 'readwrite', { durability: 'strict' })
  const before = await tx.store.get(keys.userId)
  const isOther = before && !before.wrapped.every((byte, at) => byte === keys.wrapped[at])
  if (!isOther) await tx.store.put(keys)
  await tx.done
  return isOther ? before : keys
}

const sealAllBut = async (db: Database, userId: string | null): Promise<void> => {
  const tx = db.transaction('keys', 'readwrite', { durability: 'strict' })
  for (const keys of await tx.store.getAll()) if (keys.userId !== userId) await tx.store.put({ ...keys, keys: null })
  await tx.done
}
