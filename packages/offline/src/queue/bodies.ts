import type { Seal } from './seal.ts'
import type { QueueStore, Sealed } from './store.ts'
import type { Body, Head } from './write.ts'

export const closeBody = (seal: Seal, id: string, body: Body): Promise<Sealed> =>
  seal.close(new TextEncoder().encode(JSON.stringify(body)) as Sealed, id)

/** A write's content; null if it can no longer be read here. */
export const openBody = async (store: QueueStore, seal: Seal, head: Head): Promise<Body | null> => {
  const sealed = await store.body(head.seq)
  if (!sealed) return null
  try {
    return JSON.parse(new TextDecoder().decode(await seal.open(sealed, head.id))) as Body
  } catch {
    return null
  }
}

const pieceName = (file: string, index: number): string => `${file}/${index}`

type PieceOf = { file: string; index: number; blob: Blob; at: number }

export const keepPiece = async (store: QueueStore, seal: Seal, { file, index, blob, at }: PieceOf): Promise<void> => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  await store.keepPiece({ file, index, bytes: await seal.close(bytes, pieceName(file, index)), at })
}

/** A piece of a file; null if it can no longer be read here. */
export const openPiece = async (store: QueueStore, seal: Seal, file: string, index: number): Promise<Sealed | null> => {
  const sealed = await store.piece(file, index)
  if (!sealed) return null
  try {
    return await seal.open(sealed, pieceName(file, index))
  } catch {
    return null
  }
}
