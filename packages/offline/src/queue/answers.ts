/** The response to a write: status and envelope. */
export type Reply = { status: number; envelope: unknown }

type Fields = Readonly<Record<string, unknown>>
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const errorOf = (envelope: unknown): unknown => fieldsOf(fieldsOf(envelope).results).error

/** Spec section 8: `results.error.message` or `results.error`, otherwise 'Request failed'. */
export const failureMessage = (envelope: unknown): string => {
  const error = errorOf(envelope)
  return textOf(fieldsOf(error).message) ?? textOf(error) ?? 'Request failed'
}

export const failureCode = (envelope: unknown): string | null => textOf(fieldsOf(errorOf(envelope)).code)

/** Errors caused by the moment or the sender, not by the write: a retry can succeed. */
const healing = [401, 403, 408, 419, 423, 425, 429, 459, 469]

export type Verdict = 'done' | 'refused' | 'failed'

/** Decided by status and envelope, never by parsing text. A response that isn't ours counts as none. */
export const verdictOn = ({ status, envelope }: Reply): Verdict => {
  const { valid } = fieldsOf(envelope)
  if (status >= 200 && status < 300) return valid === true ? 'done' : 'failed'
  return status >= 400 && status < 500 && valid === false && !healing.includes(status) ? 'refused' : 'failed'
}
