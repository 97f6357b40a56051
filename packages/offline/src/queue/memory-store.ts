import { loaded } from './rules.ts'
import { type NewRecord, type Piece, placed, type QueueStore, type Sealed, type StoredKeys } from './store.ts'
import type { Head } from './write.ts'

/** Everything that outlives a tab, so that several stores (tabs) can share it. */
export type Shelf = {
  heads: Map<number, Head>
  bodies: Map<number, Sealed>
  pieces: Map<string, Piece>
  keys: Map<string, StoredKeys>
  last: number
}
export const emptyShelf = (): Shelf => ({
  heads: new Map(),
  bodies: new Map(),
  pieces: new Map(),
  keys: new Map(),
  last: 0,
})

const pieceKey = (file: string, index: number): string => `${file}/${index}`

/** A store that lives as long as its shelf: for tests, and for browsers that store nothing. */
export const memoryStore = (shelf: Shelf = emptyShelf()): QueueStore => {
  const add = (record: NewRecord): Head => {
    const seq = ++shelf.last
    const head = placed(record, seq)
    shelf.heads.set(seq, head)
    shelf.bodies.set(seq, record.body)
    return head
  }
  const isAsSeen = ({ seq, rev }: Head): boolean => shelf.heads.get(seq)?.rev === rev
  const forgetFiles = (files: readonly string[]): void => {
    for (const [key, { file }] of shelf.pieces) if (files.includes(file)) shelf.pieces.delete(key)
  }
  return {
    add: async (record) => add(record),
    heads: async (userId) => loaded([...shelf.heads.values()].filter((head) => head.userId === userId)),
    body: async (seq) => shelf.bodies.get(seq),
    swap: async (from, { head, body, followedBy }) => {
      if (!isAsSeen(from)) return null
      const next = { ...head, seq: from.seq, rev: from.rev + 1 }
      shelf.heads.set(from.seq, next)
      if (body) shelf.bodies.set(from.seq, body)
      if (followedBy) add(followedBy)
      return next
    },
    remove: async (from) => {
      if (!isAsSeen(from)) return false
      shelf.heads.delete(from.seq)
      shelf.bodies.delete(from.seq)
      forgetFiles(from.files)
      return true
    },
    keepPiece: async (piece) => void shelf.pieces.set(pieceKey(piece.file, piece.index), piece),
    piece: async (file, index) => shelf.pieces.get(pieceKey(file, index))?.bytes,
    forgetFiles: async (files) => forgetFiles(files),
    sweepPieces: async (before) => {
      const known = new Set([...shelf.heads.values()].flatMap(({ files }) => files))
      for (const [key, { file, at }] of shelf.pieces) if (at < before && !known.has(file)) shelf.pieces.delete(key)
    },
    keysOf: async (userId) => shelf.keys.get(userId),
    keepKeys: async (keys) => {
      const before = shelf.keys.get(keys.userId)
      const isOther = before && !before.wrapped.every((byte, at) => byte === keys.wrapped[at])
      if (isOther) return before
      shelf.keys.set(keys.userId, keys)
      return keys
    },
    replaceKeys: async (keys) => void shelf.keys.set(keys.userId, keys),
    sealAllBut: async (userId) => {
      for (const keys of shelf.keys.values())
        if (keys.userId !== userId) shelf.keys.set(keys.userId, { ...keys, keys: null })
    },
    close: () => {},
  }
}
