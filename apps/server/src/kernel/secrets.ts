import { createHash, randomFillSync } from 'node:crypto'

/** Generated in bulk: asking the system for each secret costs more than everything else about it. */
const random = Buffer.alloc(4_096)
let used = random.length

/** Letters, digits, `-` and `_` that can't be guessed: for tokens, keys, and links. At most 4,096 bytes. */
export const newSecret = (bytes = 32): string => {
  if (used + bytes > random.length) {
    randomFillSync(random)
    used = 0
  }
  const from = used
  used += bytes
  const secret = random.toString('base64url', from, used)
  random.fill(0, from, used)
  return secret
}

/**
 * The hash used to look up a secret or recognize a text. Our secrets have enough random bytes to need no salt;
 * passwords and short codes are hashed elsewhere.
 */
export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('base64url')
