import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import type { FileStore } from '../files.ts'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

const flush = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Files in a folder of this machine. */
export const folderFiles = (root: string): FileStore => {
  const base = resolve(root)
  const placeOf = (path: string): string => {
    const place = resolve(base, path)
    if (!place.startsWith(base + sep)) throw new RangeError(`${path} leads out of the file store`)
    return place
  }
  return {
    async put(path, bytes, { lasting = false } = {}) {
      const place = placeOf(path)
      const draft = `${place}.${randomUUID()}.part`
      await mkdir(dirname(place), { recursive: true })
      try {
        const handle = await open(draft, 'wx')
        try {
          await handle.writeFile(bytes)
          if (lasting) await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(draft, place)
        if (lasting) await flush(dirname(place))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async read(path) {
      try {
        return await readFile(placeOf(path))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
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
