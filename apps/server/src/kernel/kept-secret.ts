import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const readSecret = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A secret of this installation, made on first use and kept in the data folder for its owner's eyes only. */
export function keptSecret(dataFolder: string, name: string): string {
  const path = join(dataFolder, name)
  const known = readSecret(path)
  if (known) return known
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return keptSecret(dataFolder, name)
}
