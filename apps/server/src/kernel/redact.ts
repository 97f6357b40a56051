export const redacted = '[redacted]'

const secretName =
  /^(code|codes|otp|pin|pan|cookies?|set-cookie|authorization|proxy-authorization|csrf|ssn|iban)$|passw|passphrase|secret|token|credential|(api|access|private|session|idempotency)[-_]?key|(verification|recovery|backup|login|reset|mfa|totp)[-_]?codes?|^card|card[-_]?number|cvc|cvv|security[-_]?code|tax[-_]?id|account[-_]?number/i

const inUrl = /([?&#][^=&#\s]*(?:token|code|password|secret|signature|key)[^=&#\s]*=)[^&#\s"']+/gi
const inPath = /(\/(?:invitations|shares|booking-us-open\/\d+)\/)[\w-]{8,}/gi
const inAuthority = /(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@]*:)[^\s@/]+@/gi
const inHeader = /\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi
const cardNumber = /\b(?:\d[ -]?){12,18}\d\b/g

const deepest = 8

/** Luhn's checksum tells card numbers apart from other long numbers. */
function isCardNumber(text: string): boolean {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number)
  const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2)
  return digits.reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : doubled(digit)), 0) % 10 === 0
}

/** Blanks sensitive parts of a sentence or an address: tokens in URLs, server passwords, card numbers. */
export const redactText = (text: string): string =>
  text
    .replace(inUrl, `$1${redacted}`)
    .replace(inPath, `$1${redacted}`)
    .replace(inAuthority, `$1${redacted}@`)
    .replace(inHeader, `$1 ${redacted}`)
    .replace(cardNumber, (digits) => (isCardNumber(digits) ? redacted : digits))

function redactError(error: Error, depth: number): object {
  const { name, message, stack, cause, ...rest } = error as Error & Record<string, unknown>
  const own = redactFields(rest, depth)
  // An error's code names its kind; it is never the secret that the word "code" means in a request.
  const code = (error as { code?: unknown }).code
  return {
    ...own,
    type: error.constructor.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    ...(code === undefined ? {} : { code }),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  }
}

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function redactFields(fields: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, secretName.test(name) ? redacted : redact(value, depth + 1)]),
  )
}

/**
 * A copy of a value that is safe to log: fields whose names indicate a secret are blanked at any depth, and so are
 * secrets inside text. Objects of other classes are left to their serializer at the top level and named below it.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return '[deeper]'
  if (value instanceof Error) return redactError(value, depth)
  if (value instanceof Date) return value
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  if (value instanceof Map) return redactFields(Object.fromEntries(value), depth)
  if (isPlain(value)) return redactFields(value, depth)
  return depth <= 1 ? value : `[${value.constructor.name}]`
}
