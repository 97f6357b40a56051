import { createHash, randomBytes } from 'node:crypto'

/** Letters, digits, `-` and `_` that nobody guesses: for tokens, keys, and links. */
export const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url')

/**
 * By which a secret is found again, and a text recognized. Our secrets have so many random bytes that no salt is needed;
 * passwords and short codes are hashed elsewhere.
 */
export const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('base64url')
