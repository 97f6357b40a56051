import { createHash, randomBytes } from 'node:crypto'

/** Letters, digits, `-` and `_` that can't be guessed: for tokens, keys, and links. */
export const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url')

/**
 * The hash used to look up a secret or recognize a text. Our secrets have enough random bytes to need no salt;
 * passwords and short codes are hashed elsewhere.
 */
export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('base64url')
