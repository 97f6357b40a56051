import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { FileStore } from '../files.ts'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

const flush = async (path: string, flags = 'r'): Promise<void> => {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Files in a local folder. */
export const folderFiles = (root: string): FileStore => {
  const base = resolve(root)
  const placeOf = (path: string): string => {
    const place = resolve(base, path)
    if (!place.startsWith(base + sep)) throw new RangeError(`${path} leads out of the file store`)
    return place
  }
  /** Writes a temporary file beside the target, which replaces it once complete. */
  const settle = async (path: string, write: (draft: string) => Promise<void>, lasting: boolean): Promise<void> => {
    const place = placeOf(path)
    const draft = `${place}.${randomUUID()}.part`
    await mkdir(dirname(place), { recursive: true })
    try {
      await write(draft)
      if (lasting) await flush(draft, 'r+')
      await rename(draft, place)
      if (lasting) await flush(dirname(place))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  return {
    put: (path, bytes, { lasting = false } = {}) =>
      settle(path, (draft) => writeFile(draft, bytes, { flag: 'wx' }), lasting),
    putFile: (path, from, { lasting = false } = {}) => settle(path, (draft) => copyFile(from, draft), lasting),
    async read(path) {
      try {
        return await readFile(placeOf(path))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async open(path) {
      const place = placeOf(path)
      try {
        const { size } = await stat(place)
        return { size, stream: (start, end) => createReadStream(place, { start, end }) }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async list() {
      try {
        const entries = await readdir(base, { recursive: true, withFileTypes: true })
        return entries
          .filter((entry) => entry.isFile())
          .map((entry) => relative(base, join(entry.parentPath, entry.name)).split(sep).join('/'))
      } catch (error) {
        if (isMissing(error)) return []
        throw error
      }
    },
    remove: (path) => rm(placeOf(path), { force: true }),
    async has(path) {
      try {
        await access(placeOf(path))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
  }
}
