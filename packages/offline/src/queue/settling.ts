import { failureCode, failureMessage, fieldsOf, type Reply, verdictOn } from './answers.ts'
import { completed, failed, stands } from './rules.ts'
import { afterChunk, type ChunkRoute, isUploadOnly, nextStep } from './uploads.ts'
import type { Body, Head } from './write.ts'

/** How an answer changes a write. */
export type Settled = {
  head: Head
  body: Body
  /** The write that replaces it: the next chunk, or the write its chunks were for. */
  follower?: Body
  /** Files no longer needed. */
  forget?: readonly string[]
}

const answered = (body: Body, { status, envelope }: Reply): Body => ({
  ...body,
  response: { status, code: failureCode(envelope), error: failureMessage(envelope) },
})

export const settledFailure = (head: Head, body: Body, reply: Reply, now: number, unconnected = false): Settled => ({
  head: failed(head, now, unconnected),
  body: answered(body, reply),
})

const done = (head: Head, body: Body, now: number): Settled => ({
  head: completed(head, now),
  body,
  forget: head.files,
})

const settledSuccess = (head: Head, body: Body, reply: Reply, now: number, route: ChunkRoute): Settled => {
  const { results } = fieldsOf(reply.envelope)
  const response = { status: reply.status, code: null, error: null }
  const step = nextStep(body)
  if (step.kind === 'write') return done(head, { ...body, response, results }, now)
  const next = afterChunk(body, step, results)
  if (!next) return settledFailure(head, body, reply, now)
  if (nextStep(next).kind === 'write' && isUploadOnly(next, route))
    return done(head, { ...next, response, results }, now)
  return { head: { ...completed(head, now), quiet: true }, body: { ...body, response, results }, follower: next }
}

/** Decides what an answer means for a write and its followers. */
export const settled = (head: Head, body: Body, reply: Reply, now: number, route: ChunkRoute): Settled => {
  switch (verdictOn(reply)) {
    case 'done':
      return settledSuccess(head, body, reply, now, route)
    case 'refused':
      return { head: stands(head, 'answer', now), body: answered(body, reply) }
    case 'failed':
      return settledFailure(head, body, reply, now)
  }
}
