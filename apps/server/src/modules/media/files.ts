import type { Readable } from 'node:stream'

/** A file of the store, to be read in part. Both ends belong to the part. */
export type OpenFile = { size: number; stream(from: number, to: number): Readable }

/** Where files are kept. Paths are relative, made by us, with `/` between segments. */
export type FileStore = {
  /** Writes the whole file or nothing; a reader sees the old content or the new, never a part. */
  put(path: string, bytes: Uint8Array, options?: { lasting?: boolean }): Promise<void>
  /** The same with a file of this machine, whatever its size. */
  putFile(path: string, from: string, options?: { lasting?: boolean }): Promise<void>
  /** The file's content; null when there is none. */
  read(path: string): Promise<Buffer | null>
  has(path: string): Promise<boolean>
  open(path: string): Promise<OpenFile | null>
  /** The paths of all files. */
  list(): Promise<string[]>
  /** Takes it away, if it is there. */
  remove(path: string): Promise<void>
}

declare module '#kernel/app' {
  interface Adapters {
    files: FileStore
  }
}
