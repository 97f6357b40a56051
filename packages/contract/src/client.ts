import type { z } from 'zod'
import { expand, isCondensed } from './condense.ts'
import { type AnyEndpoint, apiBase, type CommonCode, type Endpoint } from './endpoint.ts'
import type { Envelope, ProblemBody } from './envelope.ts'

type In<S> = S extends z.ZodType ? z.input<S> : undefined
type Nothing = Record<never, never>
type Part<Name extends string, S extends z.ZodType> = [In<S>] extends [undefined]
  ? { [K in Name]?: undefined }
  : Nothing extends In<S>
    ? { [K in Name]?: In<S> }
    : { [K in Name]: In<S> }

type CallOptions = {
  idempotencyKey?: string
  signal?: AbortSignal
  /**
   * Sends even though the product is offline: a service worker may have the answer, or the call checks whether it
   * really is.
   */
  force?: boolean
}
/** No answer returns null instead of an assumed status 500 (platform spec section 8). */
type RawOption = { raw: true }
export type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B> &
  CallOptions

type NoNeed<T> = Nothing extends T ? true : false

export type Refusal<Code extends string> = Omit<ProblemBody, 'code'> & {
  code: Code | CommonCode | 'offline'
  status: number
  required: string[]
}
/** The result of a call: the results, or an error whose code the caller must distinguish. */
export type Answer<Results, Code extends string> =
  | { ok: true; results: Results; status: number }
  | { ok: false; error: Refusal<Code> }

export type ClientOptions = {
  /** The browser's `fetch`, or one bound to the server during rendering. */
  fetch: typeof fetch
  /** The origin before the API base; empty in the browser. */
  origin?: string
  /** Headers for every call, evaluated each time: X-CSRF-TOKEN, cookies during rendering. */
  headers?: () => Record<string, string>
  /** Whether the product is online; if not, calls that aren't forced are skipped (platform spec section 4). */
  isOnline?: () => boolean
}

/** Calls an endpoint: returns its results, or an error. With `raw`, null if there was no answer. */
export type Client = {
  <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType, Code extends string>(
    target: Endpoint<P, Q, B, R, Code>,
    input: Input<P, Q, B> & RawOption,
  ): Promise<Answer<z.output<R>, Code> | null>
  <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType, Code extends string>(
    target: Endpoint<P, Q, B, R, Code>,
    ...rest: NoNeed<Input<P, Q, B>> extends true ? [input?: Input<P, Q, B>] : [input: Input<P, Q, B>]
  ): Promise<Answer<z.output<R>, Code>>
}

const fill = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))

const queryText = (query: Record<string, unknown> = {}) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    search.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  const text = search.toString()
  return text ? `?${text}` : ''
}

/** No answer; the spec treats it as status 500 (section 8). */
const offline = () =>
  ({
    ok: false as const,
    error: { code: 'offline' as const, message: 'Could not complete request', status: 500, required: [] as string[] },
  }) satisfies Answer<unknown, never>

const formOf = (body: Record<string, unknown>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  return form
}

/** The request body: a form sets its own type, including the boundary. */
const payload = (target: AnyEndpoint, body: unknown): { headers: Record<string, string>; body?: string | FormData } => {
  if (body === undefined) return { headers: {} }
  if (target.form) return { headers: {}, body: formOf(body as Record<string, unknown>) }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

type AddressParts = { params?: unknown; query?: unknown }
type CallInput = AddressParts & { body?: unknown } & CallOptions & Partial<RawOption>

/** The address of a call: its path with the parameters filled in, and its query. */
export const addressOf = ({ path }: Pick<AnyEndpoint, 'path'>, { params, query }: AddressParts = {}): string =>
  `${apiBase}/${fill(path, params as Record<string, unknown>)}${queryText(query as Record<string, unknown>)}`

/** The address of a call's PDF: the call's address followed by `/pdf`. */
export const pdfAddress = ({ path }: Pick<AnyEndpoint, 'path'>, parts: AddressParts = {}): string =>
  addressOf({ path: pdfPath(path) }, parts)

export const pdfPath = (path: string): string => `${path}/pdf`

/** The typed API client: one function, one endpoint, one union as the answer. */
export const createClient = (options: ClientOptions) => {
  const send = async (target: AnyEndpoint, input: CallInput) => {
    const url = `${options.origin ?? ''}${addressOf(target, input)}`
    const writes = target.method !== 'GET'
    const sent = payload(target, input.body)
    return options.fetch(url, {
      method: target.method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(writes && { 'idempotency-key': input.idempotencyKey ?? crypto.randomUUID() }),
        ...sent.headers,
        ...options.headers?.(),
      },
      ...(sent.body !== undefined && { body: sent.body }),
      ...(input.signal && { signal: input.signal }),
    })
  }

  const call = async (target: AnyEndpoint, input: CallInput = {}): Promise<Answer<unknown, string> | null> => {
    let response: Response
    try {
      if (options.isOnline?.() === false && !input.force) throw new TypeError('The product is offline')
      response = await send(target, input)
    } catch (failure) {
      if (failure instanceof Error && failure.name === 'AbortError') throw failure
      return input.raw ? null : offline()
    }
    const raw: unknown = await response.json().catch(() => null)
    const body = (isCondensed(raw) ? expand(raw) : raw) as Envelope<unknown> | null
    if (body?.valid) return { ok: true, results: body.results, status: response.status }
    const problem = body?.results.error ?? { code: 'internal', message: 'Could not complete request' }
    return { ok: false, error: { ...problem, status: response.status, required: body?.results.required ?? [] } }
  }
  return call as Client
}
