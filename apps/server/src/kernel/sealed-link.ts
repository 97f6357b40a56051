import { createHash, randomBytes } from 'node:crypto'
import type { Seal } from './seal.ts'

/** What a link holds, sealed so that we can send it again, and the SHA-256 by which it is found. */
export type SealedLink = { secret: string; secret_hash: string }

/** Secrets have 32 random bytes: no salt is needed, and nobody guesses one from its hash. */
export const linkHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** A new secret, sealed for one place, such as `share-of-booking:12`: moved to another it does not open. */
export const newLink = (seal: Seal, place: string): SealedLink => {
  const secret = randomBytes(32).toString('base64url')
  return { secret: seal.close(secret, place), secret_hash: linkHash(secret) }
}
