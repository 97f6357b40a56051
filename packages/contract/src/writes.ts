import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './values/ids.ts'

/** What the queue of writes that waits on people's devices asks of the server, beside the writes themselves. */

/** Idempotency-Key: 1 to 200 visible characters. */
const writeKey = z.string().regex(/^[\x21-\x7e]{1,200}$/)

/**
 * Asked before a write is sent again. `now` and `rememberedSince` are of the server's clock: a key it first saw after
 * `rememberedSince` is still known, so that `unknown` means for sure that nothing happened under it.
 */
export const writeAnswer = endpoint({
  method: 'GET',
  path: 'writes/{key}',
  summary: 'Get the outcome of one of the caller’s writes, by its Idempotency-Key',
  audience: 'session',
  params: z.object({ key: writeKey }),
  results: z.object({
    /** Whose session it is: a device may hold writes of several people. */
    userId: id,
    now: instant,
    rememberedSince: instant,
    /** `begun`: it goes on when it is sent again under the same key. */
    state: z.enum(['unknown', 'begun', 'answered']),
    /** Of an answered one: what was answered then. */
    status: z.int().nullable(),
    envelope: z.unknown(),
  }),
  errors: {},
})

/** Held in memory alone: it opens what waits on the device, which is of no use to anybody without it. */
export const writeSeal = endpoint({
  method: 'GET',
  path: 'write-seal',
  summary: 'Get the key that encrypts the caller’s queued writes on their devices',
  audience: 'session',
  results: z.object({
    userId: id,
    /** 32 bytes in base64url. */
    key: z.string(),
  }),
  errors: {},
})

/** Most characters of what a given-up write said, as JSON. */
export const deadLetterDataLength = 10_000

const shortText = z.string().trim().max(300)

export const reportDeadLetter = endpoint({
  method: 'POST',
  path: 'writes/dead-letters',
  summary: 'Report a queued write that was dropped, by its author or after too many tries',
  audience: 'session',
  status: 201,
  body: z.object({
    key: writeKey,
    /** Given up by its author, or tried more than a thousand times. */
    why: z.enum(['discarded', 'dropped']),
    object: shortText.min(1),
    label: shortText,
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    path: z.string().max(1000),
    attempts: z.int().min(0).max(1_000_000),
    /** Of the last answer; 0 when there was none. */
    status: z.int().min(0).max(599),
    message: shortText,
    /** What it said, as JSON. Secrets are blanked before it is kept. */
    data: z.string().max(deadLetterDataLength),
  }),
  results: z.object({ id: z.string() }),
  errors: {},
})
