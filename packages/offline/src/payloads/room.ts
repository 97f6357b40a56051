import type { Seal } from '../queue/seal.ts'
import type { Sealed } from '../queue/store.ts'
import type { KeepStore, Room, Row } from './keep-store.ts'

/** A visitor's data isn't encrypted and has plain names. */
export const openSeal: Seal = {
  close: async (bytes) => bytes,
  open: async (bytes) => bytes,
  lineOf: async (name) => name,
}

export type RoomParts = { store: KeepStore; seal: Seal; userId: string }

const utf8 = new TextEncoder()
export const bytesOf = (value: unknown): Sealed => utf8.encode(JSON.stringify(value)) as Sealed
export const valueIn = (bytes: Sealed): unknown => JSON.parse(new TextDecoder().decode(bytes))

/**
 * One person's data of one kind. Only they can read it on the device, including its names: cards and contents are
 * encrypted, and stored under a mark.
 */
export const openRoom = <Card extends object>({ store, seal, userId }: RoomParts, room: Room) => {
  type StoredCard = Card & { key: string }
  const markOf = (key: string) => seal.lineOf(`${room} ${key}`)
  const aboutCard = (mark: string) => `${room} ${mark}`
  const aboutPiece = (mark: string, index: number) => `${room} ${mark} ${index}`

  /** Undefined if it was encrypted with other keys and can't be read. */
  const read = async ({ mark, card }: Row): Promise<StoredCard | undefined> => {
    try {
      return valueIn(await seal.open(card, aboutCard(mark))) as StoredCard
    } catch {
      await store.remove(userId, room, [mark])
      return undefined
    }
  }

  return {
    list: async (): Promise<StoredCard[]> =>
      (await Promise.all((await store.rows(userId, room)).map(read))).filter((storedRow) => storedRow !== undefined),
    get: async (key: string): Promise<StoredCard | undefined> => {
      const row = await store.row(userId, room, await markOf(key))
      return row && read(row)
    },
    /** False if the store belongs to someone else by now. @throws StoreProblem */
    put: async (key: string, card: Card, content?: readonly Sealed[]): Promise<boolean> => {
      const mark = await markOf(key)
      const pieces = content?.map((bytes, index) => seal.close(bytes, aboutPiece(mark, index)))
      const closed = await seal.close(bytesOf({ ...card, key }), aboutCard(mark))
      return store.put({ userId, room, mark, card: closed }, pieces && (await Promise.all(pieces)))
    },
    content: async (key: string): Promise<Sealed[] | undefined> => {
      const mark = await markOf(key)
      try {
        const pieces = await store.pieces(userId, room, mark)
        return await Promise.all(pieces.map((bytes, index) => seal.open(bytes, aboutPiece(mark, index))))
      } catch {
        return undefined
      }
    },
    remove: async (keys: readonly string[]): Promise<void> =>
      store.remove(userId, room, await Promise.all(keys.map(markOf))),
  }
}

export type OfflineRoom<Card extends object> = ReturnType<typeof openRoom<Card>>
