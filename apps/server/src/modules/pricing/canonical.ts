import { sha256 } from '#kernel/secrets'

const sorted = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** JSON with every object's keys in order, so that equal values produce equal text. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sorted)

/** SHA-256 over canonical JSON, base64url: the seal of a frozen quote (R16). */
export const hashOf = (value: unknown): string => sha256(canonicalJson(value))

export const sameAs = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b)
