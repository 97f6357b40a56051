/**
 * A write in the queue: a person's action, waiting to reach the server (spec section 3, Queued write). Its ordering
 * data is readable on the device (`Head`); its content is encrypted (`Body`).
 */

/**
 * pending -> processing -> complete, or back to pending after a failure (spec section 4). Two more states ensure that
 * nothing is lost silently: `refused` waits for its author, `dropped` was tried too often.
 */
export type WriteState = 'pending' | 'processing' | 'complete' | 'refused' | 'dropped'

/** Why a write is stuck: the server's answer; its outcome is unknown; it can no longer be read here. */
export type StandsFor = 'answer' | 'unknown' | 'unreadable'

export type Head = {
  /** The number assigned by the store. */
  seq: number
  /** Counts changes: every change states the version it is based on. */
  rev: number
  /** The Idempotency-Key: anything sent under it takes effect once. */
  id: string
  userId: string
  /** The object it is about, as a mark that doesn't reveal it. Writes of one line stay in order. */
  line: string
  /** Its place in the line; the parts of an upload share one. */
  place: number
  state: WriteState
  standsFor: StandsFor | null
  /** Times are milliseconds of this device's clock, unless they say otherwise. */
  createdAt: number
  /** The number of attempts to send it. */
  attempts: number
  holdUntil: number
  /** The hold is due to a missing connection, and ends when there is one again. */
  unconnected: boolean
  /** The server time before which it can't have arrived; null until it has been sent. */
  sentAfter: number | null
  finishedAt: number | null
  /** Keys of its files in the store. */
  files: readonly string[]
  bytes: number
  /** Not a person's own action, so not shown: uploaded parts, reports. */
  quiet: boolean
}

/** How a write references a file sent before it: by its id in a field, either alone or in that field's list. */
export type NamedAs = 'id' | 'ids'

/** A file of a write (spec section 3, Upload). */
export type Upload = {
  id: string
  /** The name of the form field. */
  field: string
  name: string
  fileName: string
  fileType: string
  fileSize: number
  s3Path: string | null
  /** The number of chunks it is sent in. */
  chunks: number
  uploadedChunk: readonly boolean[]
  /** The server's id for it, once complete. */
  fileId: string | null
  /**
   * It is sent before its write, however small, and the write references it. Otherwise it is part of the write's form.
   */
  namedAs?: NamedAs
}

/** A file selected for a write. */
export type NewFile = { field: string; file: Blob; name: string; namedAs?: NamedAs }

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type WriteData = Readonly<Record<string, unknown>>

export type Body = {
  /** `booking:12`. */
  object: string
  /** A description for its author. */
  label: string
  url: string
  method: Method
  data: WriteData | null
  uploads: readonly Upload[]
  /** The address for the next chunk, from the last answer. */
  chunksEndPoint: string | null
  /** The last answer; status 0 if there was none. */
  response: { status: number; code: string | null; error: string | null } | null
  results: unknown
}

/** The product's input for a write. */
export type NewWrite = {
  object: string
  label: string
  url: string
  method: Method
  data?: WriteData
  uploads?: readonly NewFile[]
  /** It was just sent under this key without an answer, so it may have arrived. */
  triedAs?: string
  quiet?: boolean
}

/** Why a write was not accepted. */
export type NotTaken =
  | 'locked' // no one is logged in, or this device has never been online with the account
  | 'full' // the device has no room
  | 'no_storage' // the browser stores nothing here
  | 'damaged' // the storage can't be read
export type Taken = { accepted: true; id: string } | { accepted: false; reason: NotTaken }
