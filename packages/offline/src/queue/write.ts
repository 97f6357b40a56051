/**
 * A write on its way: what someone did, waiting to reach the server (spec section 3, Queued write).
 * Its ordering data is readable on the device (`Head`); its content is encrypted (`Body`).
 */

/**
 * pending -> processing -> complete, or back to pending when it failed (spec section 4). Two states stand beside them,
 * so that nothing is lost in silence: `refused` waits for its author, `dropped` was tried too often.
 */
export type WriteState = 'pending' | 'processing' | 'complete' | 'refused' | 'dropped'

/** Why a refused write stands: the server's answer; nobody knows what became of it; it can no longer be read here. */
export type StandsFor = 'answer' | 'unknown' | 'unreadable'

export type Head = {
  /** The store's own number for it. */
  seq: number
  /** Counts changes: anyone who changes a write says which version they saw. */
  rev: number
  /** The Idempotency-Key: whatever is sent under it takes effect once. */
  id: string
  userId: string
  /** What it is about, as a mark that tells nobody what it stands for. Writes of one line keep their order. */
  line: string
  /** Its place in the line; the parts of an upload share one. */
  place: number
  state: WriteState
  standsFor: StandsFor | null
  /** Times are milliseconds of this device's clock, unless they say otherwise. */
  createdAt: number
  /** How often it has been put on the wire. */
  attempts: number
  holdUntil: number
  /** The hold is for a missing connection, and ends when there is one again. */
  unconnected: boolean
  /** Server's time before which it cannot have arrived there; null until it has been put on the wire. */
  sentAfter: number | null
  finishedAt: number | null
  /** Keys of its files in the store. */
  files: readonly string[]
  bytes: number
  /** Not something a person did, so not shown: parts of an upload that have arrived, reports. */
  quiet: boolean
}

/** How a write names a file that went ahead of it: by its id in a field, alone or in the list that the field holds. */
export type NamedAs = 'id' | 'ids'

/** A file of a write (spec section 3, Upload). */
export type Upload = {
  id: string
  /** Name of the form's field. */
  field: string
  name: string
  fileName: string
  fileType: string
  fileSize: number
  s3Path: string | null
  /** How many pieces it is sent in. */
  chunks: number
  uploadedChunk: readonly boolean[]
  /** Once it is whole: the server's id for it. */
  fileId: string | null
  /** It goes ahead of its write, however small, and the write names it. Without this it is a part of the write's form. */
  namedAs?: NamedAs
}

/** A file that is chosen for a write. */
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
  /** Where the next chunk goes, as the last answer said. */
  chunksEndPoint: string | null
  /** The last answer; status 0 when there was none. */
  response: { status: number; code: string | null; error: string | null } | null
  results: unknown
}

/** What the product hands in. */
export type NewWrite = {
  object: string
  label: string
  url: string
  method: Method
  data?: WriteData
  uploads?: readonly NewFile[]
  /** It was just sent under this key without an answer: it may have arrived. */
  triedAs?: string
  quiet?: boolean
}

/** Why a write was not accepted. */
export type NotTaken =
  | 'locked' // nobody is signed in, or this device has never been online with the account
  | 'full' // the device has no room
  | 'no_storage' // the browser keeps nothing here
  | 'damaged' // the storage cannot be read
export type Taken = { accepted: true; id: string } | { accepted: false; reason: NotTaken }
