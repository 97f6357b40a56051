import { type Answer, agreementContent, type ResultsOf } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import type { AgreementRequest } from './agreement-address.ts'

export type AgreementContent = ResultsOf<typeof agreementContent>
type AgreementQuery = { type: string; query?: AgreementRequest['query'] }
type Fetched = Promise<Answer<AgreementContent, string>>

const cache = new Map<string, Fetched>()

const fetchNow = ({ type, query = {} }: AgreementQuery): Fetched =>
  api(agreementContent, { params: { type }, query: query as never })

/** The text of an agreement: loaded once per page, unless its type contains “live”. */
export const loadAgreement = (request: AgreementQuery, fetching = fetchNow): Fetched => {
  if (request.type.includes('live')) return fetching(request)
  const key = JSON.stringify([request.type, request.query ?? {}])
  const known = cache.get(key)
  if (known) return known
  const fetched = fetching(request)
  cache.set(key, fetched)
  // Failures are not cached.
  fetched.then(
    (answer) => answer.ok || cache.delete(key),
    () => cache.delete(key),
  )
  return fetched
}

/** Call when a new version is in force. */
export const clearAgreementCache = (): void => cache.clear()
