import { type Database, databaseName, openDatabase, telling } from '../database.ts'
import { type KeepStore, type Row, visitor } from './keep-store.ts'

/** Everything with the given first parts of a key: an array sorts after every string and number. */
const under = (...parts: readonly string[]) => IDBKeyRange.bound([...parts], [...parts, []])
const all = ['saved', 'savedPieces', 'owner'] as const

/** Everyone's data except one person's: the keys before and after theirs. */
const others = (userId: string) => [IDBKeyRange.upperBound([userId], true), IDBKeyRange.lowerBound([userId, []], true)]

/**
 * The browser's store, shared by its tabs and the service worker, in the queue's database.
 * @throws StoreProblem if this browser stores nothing, or its storage is damaged
 */
export const indexedKeep = async (name = databaseName): Promise<KeepStore> => {
  let db: Database = await telling(() => openDatabase(name))

  /** A newer version of the product may have closed it meanwhile. */
  const using = <T>(run: (db: Database) => Promise<T>): Promise<T> =>
    telling(async () => {
      try {
        return await run(db)
      } catch (error) {
        if ((error as { name?: string }).name !== 'InvalidStateError') throw error
        db = await openDatabase(name)
        return run(db)
      }
    })

  return {
    owner: () => using(async (db) => (await db.get('owner', 'owner')) ?? visitor),
    claim: (userId) =>
      using(async (db) => {
        const tx = db.transaction(all, 'readwrite', { durability: 'strict' })
        await tx.objectStore('owner').put(userId, 'owner')
        for (const range of others(userId)) {
          await tx.objectStore('saved').delete(range)
          await tx.objectStore('savedPieces').delete(range)
        }
        await tx.done
      }),
    rows: (userId, room) => using((db) => db.getAll('saved', under(userId, room))),
    row: (userId, room, mark) => using((db) => db.get('saved', [userId, room, mark])),
    put: (row, pieces) => using((db) => put(db, row, pieces)),
    pieces: (userId, room, mark) =>
      using(async (db) => (await db.getAll('savedPieces', under(userId, room, mark))).map(({ bytes }) => bytes)),
    remove: (userId, room, marks) =>
      using(async (db) => {
        const tx = db.transaction(all, 'readwrite')
        for (const mark of marks) {
          await tx.objectStore('saved').delete([userId, room, mark])
          await tx.objectStore('savedPieces').delete(under(userId, room, mark))
        }
        await tx.done
      }),
    close: () => db.close(),
  }
}

/** Checks the owner in the same transaction: data that arrives after a logout is not stored. */
const put = async (db: Database, row: Row, pieces: Parameters<KeepStore['put']>[1]): Promise<boolean> => {
  const tx = db.transaction(all, 'readwrite')
  const ended = tx.done.then(
    () => null,
    (error: unknown) => error ?? tx.error,
  )
  try {
    const { userId, room, mark } = row
    const isOwner = ((await tx.objectStore('owner').get('owner')) ?? visitor) === userId
    const mayPut = isOwner && (pieces || (await tx.objectStore('saved').getKey([userId, room, mark])) !== undefined)
    if (mayPut) await tx.objectStore('saved').put(row)
    if (mayPut && pieces) {
      await tx.objectStore('savedPieces').delete(under(userId, room, mark))
      for (const [index, bytes] of pieces.entries())
        await tx.objectStore('savedPieces').put({ userId, room, mark, index, bytes })
    }
    const failure = await ended
    if (failure) throw failure
    return Boolean(mayPut)
  } catch (error) {
    try {
      tx.abort()
    } catch {
      // It has already ended.
    }
    throw (await ended) ?? error
  }
}
