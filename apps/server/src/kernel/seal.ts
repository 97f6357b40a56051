import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { newSecret, sha256 } from './secrets.ts'
import { CannotStart } from './startup-error.ts'

/**
 * Encrypts what the database must store so that only we can read it. The key is stored outside the database, so a copy
 * of the database alone reveals nothing.
 */
export type Seal = {
  /** Seals a text for one place, such as `authenticator:12`: moved to another place, it does not open. */
  close: (text: string, place: string) => string
  /** @throws Error if it was sealed with another key or for another place, or was changed */
  open: (sealed: string, place: string) => string
}

const mark = 's1'
const ivBytes = 12
const tagBytes = 16

const nameOf = (key: Buffer): string => sha256(key).slice(0, 8)

export const isSealed = (text: string): boolean => text.startsWith(`${mark}.`)

/** Seals with AES-256-GCM. The first key seals; the others open what was sealed before they were replaced. */
export const sealWith = (keys: readonly [Buffer, ...Buffer[]]): Seal => ({
  close(text, place) {
    const [key] = keys
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
    const inside = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return [mark, nameOf(key), Buffer.concat([iv, cipher.getAuthTag(), inside]).toString('base64url')].join('.')
  },
  open(sealed, place) {
    const [, name, content = ''] = sealed.split('.')
    const key = keys.find((each) => nameOf(each) === name)
    if (!isSealed(sealed) || !key) throw new Error(`${place} is sealed with a key that this installation does not have`)
    const bytes = Buffer.from(content, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  },
})

/** The data folder's key, created on first use; if two processes create it at once, both get the one that stays. */
const keyOfFolder = (folder: string): Buffer => {
  const path = join(folder, 'secret.key')
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, `${newSecret()}\n`, { mode: 0o600 })
    try {
      linkSync(draft, path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft)
    }
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url')
  if (key.length !== 32) throw new CannotStart(`${path} does not hold a key; bring back the file it was.`)
  return key
}

/** The configured keys, otherwise the data folder's. */
export const sealOf = ({ secretKeys, dataFolder }: Pick<Config, 'secretKeys' | 'dataFolder'>): Seal => {
  const [first, ...others] = secretKeys.map((key) => Buffer.from(key, 'base64url'))
  return sealWith([first ?? keyOfFolder(dataFolder), ...others])
}
