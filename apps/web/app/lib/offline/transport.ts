import { createClient, expand, isCondensed, webData, writeAnswer, writeSeal } from '@porchlight/contract'
import {
  accountKeyFor,
  OutcomeUnknown,
  type Request,
  type ServerOutcome,
  type Transport,
  Unsent,
} from '@porchlight/offline'
import { watchedFetch } from '#app/lib/shell/requests.ts'

/** Long enough for a slow connection, short enough to notice a dead one. */
const patienceMs = { data: 60_000, form: 300_000 }

const formOf = (parts: NonNullable<Request['form']>): FormData => {
  const form = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value.bytes, value.name)
  }
  return form
}

/** GET and DELETE put their data in the address (spec section 7). */
const placed = ({ url, method, data, form }: Request): { url: string; body?: string | FormData } => {
  const address = new URL(url, location.origin)
  if (address.origin !== location.origin) throw new Error(`a write for another site: ${address.origin}`)
  if (form) return { url: address.href, body: formOf(form) }
  if (data && (method === 'GET' || method === 'DELETE')) {
    for (const [name, value] of Object.entries(data)) address.searchParams.set(name, String(value))
    return { url: address.href }
  }
  return { url: address.href, ...(data && { body: JSON.stringify(data) }) }
}

const envelopeOf = async (response: Response): Promise<unknown> => {
  const raw: unknown = await response.json().catch(() => null)
  return isCondensed(raw) ? expand(raw) : raw
}

const serverTime = (response: Response): number | null => {
  const date = Date.parse(response.headers.get('date') ?? '')
  return Number.isNaN(date) ? null : date
}

/**
 * The queue's own connection to the server. Its CSRF token belongs to one session, and is used only if that session
 * belongs to the author of these writes: what one person wrote is never sent in another's name.
 */
export const createTransport = (userId: string): Transport & { accountKey: () => Promise<CryptoKey | null> } => {
  let token: string | undefined
  const call = createClient({ fetch: watchedFetch })

  const pullToken = async (): Promise<string> => {
    const answer = await call(webData)
    if (!answer.ok) throw new Unsent('no connection')
    if (String(answer.results.loggedInUser?.id) !== userId) throw new Unsent('signed out')
    token = answer.results.token
    return token
  }
  const post = async (request: Request): Promise<Response> => {
    const csrf = token ?? (await pullToken())
    const { url, body } = placed(request)
    try {
      return await watchedFetch(url, {
        method: request.method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          'x-csrf-token': csrf,
          'idempotency-key': request.key,
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        },
        signal: AbortSignal.timeout(request.form ? patienceMs.form : patienceMs.data),
        ...(body !== undefined && { body }),
      })
    } catch (failure) {
      throw new Unsent('no connection', failure)
    }
  }
  const send: Transport['send'] = async (request) => {
    let response = await post(request)
    if (response.status === 401 || response.status === 419) {
      await pullToken()
      response = await post(request)
    }
    return { status: response.status, envelope: await envelopeOf(response), now: serverTime(response) }
  }

  const ask = async (key: string): Promise<ServerOutcome> => {
    const answer = await call(writeAnswer, { params: { key } })
    if (!answer.ok) {
      const { code, status, message } = answer.error
      if (code === 'offline') throw new Unsent('no connection')
      if (status === 401) throw new Unsent('signed out')
      throw new OutcomeUnknown({ status, envelope: { results: { error: { code, message } } } })
    }
    const { userId: asker, now, rememberedSince, state, status, envelope } = answer.results
    if (String(asker) !== userId) throw new Unsent('signed out')
    const times = { now: Date.parse(now), rememberedSince: Date.parse(rememberedSince) }
    return state === 'answered' ? { ...times, state, status: status ?? 0, envelope } : { ...times, state }
  }
  const accountKey = async (): Promise<CryptoKey | null> => {
    const answer = await call(writeSeal)
    return accountKeyFor(userId, answer.ok ? answer.results : null)
  }
  return { send, ask, accountKey }
}
