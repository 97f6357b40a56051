import { type Answer, agreementContent, type ResultsOf } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import type { AgreementRequest } from './agreement-address.ts'

export type AgreementContent = ResultsOf<typeof agreementContent>
type Asked = { type: string; query?: AgreementRequest['query'] }
type Fetched = Promise<Answer<AgreementContent, string>>

const kept = new Map<string, Fetched>()

const fetchNow = ({ type, query = {} }: Asked): Fetched =>
  api(agreementContent, { params: { type }, query: query as never })

/** The text of an agreement: fetched once and kept as long as the page lives, unless its type has “live” in it. */
export const contentOf = (asked: Asked, fetching = fetchNow): Fetched => {
  if (asked.type.includes('live')) return fetching(asked)
  const key = JSON.stringify([asked.type, asked.query ?? {}])
  const known = kept.get(key)
  if (known) return known
  const fetched = fetching(asked)
  kept.set(key, fetched)
  // What failed is asked for again.
  fetched.then(
    (answer) => answer.ok || kept.delete(key),
    () => kept.delete(key),
  )
  return fetched
}

/** For when another wording has come into force. */
export const forgetKept = (): void => kept.clear()
