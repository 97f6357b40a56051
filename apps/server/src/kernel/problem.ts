export type ProblemDetails = Record<string, unknown>

/**
 * An expected error: HTTP status, a code from the endpoint's contract, a sentence to show. Anything else that is thrown
 * is a bug.
 */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly details: ProblemDetails | undefined
  /** Names of the fields at fault (`results.required` of the spec). */
  readonly required: readonly string[]
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    details?: ProblemDetails,
    more: { required?: readonly string[]; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.details = details
    this.required = more.required ?? []
    this.retryAfterSeconds = more.retryAfterSeconds
  }

  /** The same problem with other details. */
  with(details: ProblemDetails): Problem {
    const { required, retryAfterSeconds } = this
    return new Problem(this.status, this.code, this.message, details, {
      required,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    })
  }
}

export const notFound = (what = 'This page'): Problem => new Problem(404, 'not_found', `${what} was not found.`)
export const forbidden = (why = 'You don’t have permission to do this.'): Problem => new Problem(403, 'forbidden', why)
