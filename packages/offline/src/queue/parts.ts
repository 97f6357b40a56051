import type { Reply } from './answers.ts'
import type { Method, WriteData } from './write.ts'

/** The current time, and a timer; returns a cancel function. */
export type Clock = { now: () => number; after: (ms: number, run: () => void) => () => void }

/** A field of a form: a text or a file. */
export type FormPart = readonly [name: string, value: string | { bytes: Blob; name: string }]

export type Request = {
  /** The Idempotency-Key. */
  key: string
  url: string
  method: Method
} & ({ data: WriteData | null; form: null } | { data: null; form: readonly FormPart[] })

/** What the server knows about an idempotency key, in server time. */
export type ServerOutcome = {
  now: number
  /** The server still stores keys it first saw after this time. */
  rememberedSince: number
} & ({ state: 'unknown' | 'begun' } | ({ state: 'answered' } & Reply))

/** The connection to the server. Both reject with `Unsent` when there is none. */
export type Transport = {
  send: (request: Request) => Promise<Reply & { now: number | null }>
  ask: (key: string) => Promise<ServerOutcome>
}

/** No answer: there is no connection, or someone else (or no one) is logged in. */
export class Unsent extends Error {
  readonly why: 'no connection' | 'signed out'
  constructor(why: Unsent['why'], cause?: unknown) {
    super(why, { cause })
    this.why = why
  }
}

/** The server answered without the outcome. */
export class OutcomeUnknown extends Error {
  readonly reply: Reply
  constructor(reply: Reply) {
    super(`status ${reply.status}`)
    this.reply = reply
  }
}

/** Makes this tab the sender as soon as no other is; `begin` returns a stop function. Returns a function that withdraws. */
export type Lead = (begin: () => () => void) => () => void

/** Messages between tabs. A tab does not receive its own. */
export type Call = 'changed' | 'sealed'
export type Channel = { tell: (call: Call) => void; listen: (heard: (call: Call) => void) => () => void }
