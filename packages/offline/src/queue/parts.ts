import type { Reply } from './answers.ts'
import type { Method, WriteData } from './write.ts'

/** The present, and a way to be called later; gives what calls it off. */
export type Clock = { now: () => number; after: (ms: number, run: () => void) => () => void }

/** A field of a form: a text or a file. */
export type FormPart = readonly [name: string, value: string | { bytes: Blob; name: string }]

export type Request = {
  /** The Idempotency-Key. */
  key: string
  url: string
  method: Method
} & ({ data: WriteData | null; form: null } | { data: null; form: readonly FormPart[] })

/** What the server knows of a key. Times are the server's own. */
export type ServerOutcome = {
  now: number
  /** Whatever it first heard after this it still remembers. */
  rememberedSince: number
} & ({ state: 'unknown' | 'begun' } | ({ state: 'answered' } & Reply))

/** The way to the server. Both reject with `Unsent` when there is nothing to go by. */
export type Transport = {
  send: (request: Request) => Promise<Reply & { now: number | null }>
  ask: (key: string) => Promise<ServerOutcome>
}

/** No answer: there is no connection, or someone else (or nobody) is signed in. */
export class Unsent extends Error {
  readonly why: 'no connection' | 'signed out'
  constructor(why: Unsent['why'], cause?: unknown) {
    super(why, { cause })
    this.why = why
  }
}

/** The server was reached and did not say what it knows. */
export class OutcomeUnknown extends Error {
  readonly reply: Reply
  constructor(reply: Reply) {
    super(`status ${reply.status}`)
    this.reply = reply
  }
}

/** Makes this tab the one that sends as soon as no other is; `begin` gives what ends it. Gives what leaves the line. */
export type Lead = (begin: () => () => void) => () => void

/** What tabs call out to each other. A tab does not hear itself. */
export type Call = 'changed' | 'sealed'
export type Channel = { tell: (call: Call) => void; listen: (heard: (call: Call) => void) => () => void }
