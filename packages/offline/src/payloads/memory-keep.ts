import type { Sealed } from '../queue/store.ts'
import { type KeepStore, type Row, visitor } from './keep-store.ts'

/** Everything that outlives a tab, so that several stores (tabs) can share it. */
export type KeepShelf = { keeper: string; kept: Map<string, { row: Row; pieces: readonly Sealed[] }> }
export const emptyKeepShelf = (): KeepShelf => ({ keeper: visitor, kept: new Map() })

const keyOf = (...parts: readonly string[]): string => JSON.stringify(parts)

/** A store that lives as long as its shelf: for tests, and where a browser keeps nothing. */
export const memoryKeep = (shelf: KeepShelf = emptyKeepShelf()): KeepStore => ({
  keeper: async () => shelf.keeper,
  claim: async (userId) => {
    shelf.keeper = userId
    for (const [key, { row }] of shelf.kept) if (row.userId !== userId) shelf.kept.delete(key)
  },
  rows: async (userId, room) =>
    [...shelf.kept.values()].map(({ row }) => row).filter((row) => row.userId === userId && row.room === room),
  row: async (userId, room, mark) => shelf.kept.get(keyOf(userId, room, mark))?.row,
  put: async (row, pieces) => {
    if (shelf.keeper !== row.userId) return false
    const key = keyOf(row.userId, row.room, row.mark)
    const content = pieces ?? shelf.kept.get(key)?.pieces
    if (content) shelf.kept.set(key, { row, pieces: content })
    return content !== undefined
  },
  pieces: async (userId, room, mark) => [...(shelf.kept.get(keyOf(userId, room, mark))?.pieces ?? [])],
  remove: async (userId, room, marks) => {
    for (const mark of marks) shelf.kept.delete(keyOf(userId, room, mark))
  },
  close: () => {},
})
