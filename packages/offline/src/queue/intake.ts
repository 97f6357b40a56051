import type { Changes } from './changes.ts'
import { bytesOf, type Files, isRoomFor, keepFiles, newFiles } from './files.ts'
import type { Clock } from './parts.ts'
import { newRecord } from './records.ts'
import type { Seal } from './seal.ts'
import { type QueueStore, StoreProblem } from './store.ts'
import type { Body, NewWrite, Taken } from './write.ts'

export type IntakeParts = {
  store: QueueStore
  changes: Changes
  clock: Clock
  userId: string
  seal: () => Promise<Seal | null>
  room: () => Promise<number | null>
  newId: () => string
}

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

/** Accepts writes. Any obstacle is reported before a write is accepted, never after. */
export const createIntake = ({ store, changes, clock, userId, newId, room, ...parts }: IntakeParts) => {
  const keep = async (seal: Seal, write: NewWrite, files: Files): Promise<string> => {
    await keepFiles({ store, seal }, files, clock.now())
    const id = write.triedAs ?? newId()
    const body = bodyOf(write, files)
    const names = body.uploads.map(({ id: file }) => file)
    const more = { files: names, bytes: bytesOf(body.uploads), createdAt: clock.now(), quiet: write.quiet ?? false }
    const attempts = write.triedAs === undefined ? 0 : 1
    await changes.add(await newRecord(seal, { id, userId, body, attempts, ...more }))
    return id
  }
  return async (write: NewWrite): Promise<Taken> => {
    const files = newFiles(write.uploads ?? [], newId)
    try {
      const seal = await parts.seal()
      if (!seal) return { accepted: false, reason: 'locked' }
      if (!isRoomFor(files, await room())) return { accepted: false, reason: 'full' }
      return { accepted: true, id: await keep(seal, write, files) }
    } catch (error) {
      await store.forgetFiles(files.map(([{ id }]) => id)).catch(() => {})
      if (error instanceof StoreProblem) return { accepted: false, reason: error.reason }
      throw error
    }
  }
}
