import { closeBody } from './bodies.ts'
import type { Seal } from './seal.ts'
import type { NewRecord } from './store.ts'
import type { Body, Head } from './write.ts'

export type RecordOf = {
  id: string
  userId: string
  body: Body
  createdAt: number
  place?: number
  files?: readonly string[]
  bytes?: number
  quiet?: boolean
  attempts?: number
}

/** A write as it enters the store, before any attempt. */
export const newRecord = async (seal: Seal, write: RecordOf): Promise<NewRecord> => {
  const { id, userId, body, createdAt, place = null, files = [], bytes = 0, quiet = false, attempts = 0 } = write
  const line = await seal.lineOf(body.object)
  const untouched = { state: 'pending', standsFor: null, attempts, holdUntil: 0, unconnected: false } as const
  return {
    head: { ...untouched, id, userId, line, place, createdAt, sentAfter: null, finishedAt: null, files, bytes, quiet },
    body: await closeBody(seal, id, body),
  }
}

/** The write that follows a completed one: the next chunk, or the write its chunks were for. */
export const followerOf = (seal: Seal, { userId, createdAt, place, files, bytes }: Head, id: string, body: Body) =>
  newRecord(seal, { id, userId, body, createdAt, place, files, bytes })
