import { type Client, createClient, webData } from '@porchlight/contract'
import { watchedFetch } from './shell/requests.ts'

let token: string | undefined
let pulling: Promise<void> | undefined

const withToken = createClient({
  fetch: watchedFetch,
  headers: (): Record<string, string> => (token === undefined ? {} : { 'x-csrf-token': token }),
})

/** Remembers the token that came with a session (login, sign-up, logout). */
export const keepToken = (next: string): void => {
  token = next
}

const pullToken = async (): Promise<void> => {
  const answer = await withToken(webData)
  if (answer.ok) token = answer.results.token
}

/** One pull at a time, however many calls wait for it. */
const freshToken = (): Promise<void> => {
  pulling ??= pullToken().finally(() => {
    pulling = undefined
  })
  return pulling
}

/** In another language than English a refusal is said by its code; the words for it come with the first one. */
const inWords = async (answer: Awaited<ReturnType<Client>>): Promise<typeof answer> => {
  const { lang } = document.documentElement
  if (answer.ok || lang === 'en') return answer
  const { saidIn } = await import('./said-refusal.ts')
  return { ...answer, error: { ...answer.error, message: saidIn(lang, answer.error) } }
}

/**
 * The typed client of the browser. Writes fetch a CSRF token first when there is none yet, and once more when the one at
 * hand has run out (419).
 */
export const api: Client = (async (...call: Parameters<Client>) => {
  const [endpoint, input] = call
  if (endpoint.method === 'GET') return inWords(await withToken(endpoint, input as never))
  // The same key for both tries, so that the second is a replay and never a second effect.
  const keyed = { idempotencyKey: crypto.randomUUID(), ...(input as object | undefined) } as never
  if (token === undefined) await freshToken()
  const answer = await withToken(endpoint, keyed)
  if (answer.ok || answer.error.status !== 419) return inWords(answer)
  await freshToken()
  return inWords(await withToken(endpoint, keyed))
}) as Client
