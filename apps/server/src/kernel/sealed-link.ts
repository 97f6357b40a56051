import type { Seal } from './seal.ts'
import { newSecret, sha256 } from './secrets.ts'

/** A link's secret, sealed so that we can send it again, and the SHA-256 used to look it up. */
export type SealedLink = { secret: string; secret_hash: string }

/** A new secret, sealed for one place, such as `share-of-booking:12`: moved to another place, it does not open. */
export const newLink = (seal: Seal, place: string): SealedLink => {
  const secret = newSecret()
  return { secret: seal.close(secret, place), secret_hash: sha256(secret) }
}
