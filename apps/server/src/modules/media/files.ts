/** Where files are kept. Paths are relative, made by us, with `/` between segments. */
export type FileStore = {
  /** Writes the whole file or nothing; a reader sees the old content or the new, never a part. */
  put(path: string, bytes: Uint8Array, options?: { lasting?: boolean }): Promise<void>
  /** The file's content; null when there is none. */
  read(path: string): Promise<Buffer | null>
  has(path: string): Promise<boolean>
}

declare module '#kernel/app' {
  interface Adapters {
    files: FileStore
  }
}
