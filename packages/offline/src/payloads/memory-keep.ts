import type { Sealed } from '../queue/store.ts'
import { type KeepStore, type Row, visitor } from './keep-store.ts'

/** Everything that outlives a tab, so that several stores (tabs) can share it. */
export type KeepShelf = { owner: string; rows: Map<string, { row: Row; pieces: readonly Sealed[] }> }
export const emptyKeepShelf = (): KeepShelf => ({ owner: visitor, rows: new Map() })

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts)

/** A store that lives as long as its shelf: for tests, and for browsers that store nothing. */
export const memoryKeep = (shelf: KeepShelf = emptyKeepShelf()): KeepStore => ({
  owner: async () => shelf.owner,
  claim: async (userId) => {
    shelf.owner = userId
    for (const [key, { row }] of shelf.rows) if (row.userId !== userId) shelf.rows.delete(key)
  },
  rows: async (userId, room) =>
    [...shelf.rows.values()].map(({ row }) => row).filter((row) => row.userId === userId && row.room === room),
  row: async (userId, room, mark) => shelf.rows.get(keyOf(userId, room, mark))?.row,
  put: async (row, pieces) => {
    if (shelf.owner !== row.userId) return false
    const key = keyOf(row.userId, row.room, row.mark)
    const content = pieces ?? shelf.rows.get(key)?.pieces
    if (content) shelf.rows.set(key, { row, pieces: content })
    return content !== undefined
  },
  pieces: async (userId, room, mark) => [...(shelf.rows.get(keyOf(userId, room, mark))?.pieces ?? [])],
  remove: async (userId, room, marks) => {
    for (const mark of marks) shelf.rows.delete(keyOf(userId, room, mark))
  },
  close: () => {},
})
