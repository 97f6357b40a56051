import { type Answer, type AnyEndpoint, type Client, createClient, webData } from '@porchlight/contract'
import { patient } from './patient-fetch.ts'
import { isOnline, watchedFetch } from './shell/requests.ts'

let token: string | undefined
let pulling: Promise<void> | undefined

const withToken = createClient({
  fetch: patient(watchedFetch),
  isOnline,
  headers: () => ({
    'x-reader-language': document.documentElement.lang,
    ...(token !== undefined && { 'x-csrf-token': token }),
  }),
})

/** Stores the token that came with a session (login, sign-up, logout). */
export const keepToken = (next: string): void => {
  token = next
}

const pullToken = async (): Promise<void> => {
  const answer = await withToken(webData, { raw: true })
  if (answer?.ok) token = answer.results.token
}

/** One request at a time, however many calls wait for it. */
const freshToken = (): Promise<void> => {
  pulling ??= pullToken().finally(() => {
    pulling = undefined
  })
  return pulling
}

type AnyAnswer = Answer<unknown, string> | null
const send = withToken as (endpoint: AnyEndpoint, input?: object) => Promise<AnyAnswer>

/** In languages other than English, an error is translated by its code; the messages load with the first one. */
const inWords = async (answer: AnyAnswer): Promise<AnyAnswer> => {
  const { lang } = document.documentElement
  if (!answer || answer.ok || lang === 'en') return answer
  const { saidIn } = await import('./said-refusal.ts')
  return { ...answer, error: { ...answer.error, message: saidIn(lang, answer.error) } }
}

/**
 * The browser's typed client. Writes fetch a CSRF token first if there is none, and again if the current one has
 * expired (419).
 */
export const api = (async (endpoint: AnyEndpoint, input?: object) => {
  if (endpoint.method === 'GET') return inWords(await send(endpoint, input))
  // The same key for both tries, so that the second is a replay and never takes effect twice.
  const keyed = { idempotencyKey: crypto.randomUUID(), ...input }
  if (token === undefined) await freshToken()
  const answer = await send(endpoint, keyed)
  if (!answer || answer.ok || answer.error.status !== 419) return inWords(answer)
  await freshToken()
  return inWords(await send(endpoint, keyed))
}) as Client
