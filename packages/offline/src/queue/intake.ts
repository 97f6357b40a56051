import { keepPiece } from './bodies.ts'
import type { Changes } from './changes.ts'
import type { Clock } from './parts.ts'
import { newRecord } from './records.ts'
import type { Seal } from './seal.ts'
import { type QueueStore, StoreProblem } from './store.ts'
import { newUpload, pieceRange } from './uploads.ts'
import type { Body, NewWrite, Taken, Upload } from './write.ts'

export type IntakeParts = {
  store: QueueStore
  changes: Changes
  clock: Clock
  userId: string
  seal: () => Promise<Seal | null>
  room: () => Promise<number | null>
  newId: () => string
}

/** What must be left when a write has been taken, so that the answers to others can still be kept. */
const reserveBytes = 200_000

type Files = readonly (readonly [Upload, Blob])[]

const bodyOf = ({ object, label, url, method, data }: NewWrite, files: Files): Body => ({
  object,
  label,
  url,
  method,
  data: data ?? null,
  uploads: files.map(([upload]) => upload),
  chunksEndPoint: null,
  response: null,
  results: null,
})

/** Takes writes in. Whatever stands against it is said before the write is accepted, never after. */
export const createIntake = ({ store, changes, clock, userId, newId, room, ...parts }: IntakeParts) => {
  const keepFiles = async (seal: Seal, files: Files): Promise<void> => {
    for (const [upload, blob] of files)
      for (let index = 0; index < upload.chunks; index += 1) {
        const piece = blob.slice(...pieceRange(upload, index))
        await keepPiece(store, seal, { file: upload.id, index, blob: piece, at: clock.now() })
      }
  }
  const keep = async (seal: Seal, write: NewWrite, files: Files, bytes: number): Promise<string> => {
    await keepFiles(seal, files)
    const id = write.triedAs ?? newId()
    const names = files.map(([{ id: file }]) => file)
    const more = { files: names, bytes, createdAt: clock.now(), quiet: write.quiet ?? false }
    const attempts = write.triedAs === undefined ? 0 : 1
    await changes.add(await newRecord(seal, { id, userId, body: bodyOf(write, files), attempts, ...more }))
    return id
  }
  return async (write: NewWrite): Promise<Taken> => {
    const files: Files = (write.uploads ?? []).map((upload) => [newUpload(upload, newId()), upload.file])
    try {
      const seal = await parts.seal()
      if (!seal) return { accepted: false, reason: 'locked' }
      const bytes = files.reduce((sum, [{ fileSize }]) => sum + fileSize, 0)
      const left = await room()
      if (left !== null && left < bytes + reserveBytes) return { accepted: false, reason: 'full' }
      return { accepted: true, id: await keep(seal, write, files, bytes) }
    } catch (error) {
      await store.forgetFiles(files.map(([{ id }]) => id)).catch(() => {})
      if (error instanceof StoreProblem) return { accepted: false, reason: error.reason }
      throw error
    }
  }
}
