import { keepPiece, openPiece } from './bodies.ts'
import type { Seal } from './seal.ts'
import type { QueueStore } from './store.ts'
import { newUpload, pieceRange } from './uploads.ts'
import type { NewFile, Upload } from './write.ts'

/** The space that must remain after accepting a write, so that answers to others can still be stored. */
const reserveBytes = 200_000

export type Files = readonly (readonly [Upload, Blob])[]
export const newFiles = (files: readonly NewFile[], newId: () => string): Files =>
  files.map((file) => [newUpload(file, newId()), file.file])

export const bytesOf = (uploads: readonly Upload[]): number => uploads.reduce((sum, { fileSize }) => sum + fileSize, 0)
export const isRoomFor = (files: Files, left: number | null): boolean =>
  left === null || left >= bytesOf(files.map(([upload]) => upload)) + reserveBytes

type Place = { store: QueueStore; seal: Seal }

/** @throws StoreProblem */
export const keepFiles = async ({ store, seal }: Place, files: Files, at: number): Promise<void> => {
  for (const [upload, blob] of files)
    for (let index = 0; index < upload.chunks; index += 1) {
      const piece = blob.slice(...pieceRange(upload, index))
      await keepPiece(store, seal, { file: upload.id, index, blob: piece, at })
    }
}

/** A file as it was selected; null if it can no longer be read here. */
export const openFile = async ({ store, seal }: Place, { id, chunks, fileType }: Upload): Promise<Blob | null> => {
  const pieces = await Promise.all(Array.from({ length: chunks }, (_, index) => openPiece(store, seal, id, index)))
  const found = pieces.filter((piece) => piece !== null)
  return found.length === chunks ? new Blob(found, { type: fileType }) : null
}
