import type { Answer } from '@porchlight/contract'
import { data } from 'react-router'

/** What an error boundary may show about a rejected call. */
export type ShownProblem = { code: string; message: string; requestId: string | undefined }

/**
 * For loaders: the results of a call, or the rejection as its own page (404 not found, 403 no access, 503 later). Codes
 * a page can handle are handled by the page before this is called.
 */
export const resultsOf = <Results, Code extends string>(answer: Answer<Results, Code>): Results => {
  if (answer.ok) return answer.results
  const { code, message, requestId, status } = answer.error
  throw data({ code, message, requestId } satisfies ShownProblem, { status: code === 'offline' ? 503 : status })
}
