import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant } from './values/ids.ts'

/** The server calls used by the queue of writes on people's devices, in addition to the writes themselves. */

/** Idempotency-Key: 1 to 200 visible characters. */
const writeKey = z.string().regex(/^[\x21-\x7e]{1,200}$/)

/**
 * Called before a write is sent again. `now` and `rememberedSince` use the server's clock: a key first seen after
 * `rememberedSince` is still stored, so `unknown` means that nothing has happened under it.
 */
export const writeAnswer = endpoint({
  method: 'GET',
  path: 'writes/{key}',
  summary: 'Get the outcome of one of the caller’s writes, by its Idempotency-Key',
  audience: 'session',
  params: z.object({ key: writeKey }),
  results: z.object({
    /** The person the session belongs to: a device may have writes of several people. */
    userId: id,
    now: instant,
    rememberedSince: instant,
    /** `begun`: it continues when it is sent again under the same key. */
    state: z.enum(['unknown', 'begun', 'answered']),
    /** For an answered one: the status of that answer. */
    status: z.int().nullable(),
    envelope: z.unknown(),
  }),
  errors: {},
})

/** Held only in memory: it decrypts what waits on the device, which is useless without it. */
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

/** The maximum number of characters of a given-up write's content, as JSON. */
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
    /** Discarded by its author, or tried more than a thousand times. */
    why: z.enum(['discarded', 'dropped']),
    object: shortText.min(1),
    label: shortText,
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    path: z.string().max(1000),
    attempts: z.int().min(0).max(1_000_000),
    /** From the last answer; 0 if there was none. */
    status: z.int().min(0).max(599),
    message: shortText,
    /** The write's content, as JSON. Secrets are blanked before it is stored. */
    data: z.string().max(deadLetterDataLength),
  }),
  results: z.object({ id: z.string() }),
  errors: {},
})
