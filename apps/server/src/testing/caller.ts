import { randomUUID } from 'node:crypto'
import { apiBase, type Client, createClient } from '@porchlight/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { csrfToken, newVisitorSecret } from '../http/csrf.ts'
import { sessionCookie, visitorCookie } from '../http/session.ts'

type Raw = { method?: string; path: string; body?: unknown; headers?: Record<string, string>; key?: string }
export type RawAnswer = {
  status: number
  body: { valid: boolean; results: Record<string, unknown> }
  headers: Record<string, unknown>
  text: string
  bytes: Buffer
}

export type Caller = {
  /** The contract's typed client, calling the app in process. */
  call: Client
  /** A request as an outside program would send it, well-formed or not. */
  raw: (request: Raw) => Promise<RawAnswer>
}

type Injected = { method: string; url: string; headers: Record<string, string>; payload?: string | FormData }

/** A caller of the API, with cookies and CSRF token handled, with or without a session. */
export const callerOf = (server: FastifyInstance, sessionToken = ''): Caller => {
  const visitor = newVisitorSecret()
  const status = () => ({
    cookie: `${visitorCookie}=${visitor}${sessionToken ? `; ${sessionCookie}=${sessionToken}` : ''}`,
    'x-csrf-token': csrfToken(visitor, sessionToken),
  })
  const inject = (request: Injected) => server.inject(request as InjectOptions)

  const fetchInProcess = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const answer = await inject({
      method: init.method ?? 'GET',
      url: String(input),
      headers: init.headers as Record<string, string>,
      ...((typeof init.body === 'string' || init.body instanceof FormData) && { payload: init.body }),
    })
    return new Response(answer.body, { status: answer.statusCode })
  }

  return {
    call: createClient({ fetch: fetchInProcess as typeof fetch, headers: status }),
    async raw({ method = 'GET', path, body, headers = {}, key }) {
      const answer = await inject({
        method,
        url: path.startsWith('/') ? path : `${apiBase}/${path}`,
        headers: {
          ...status(),
          ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
          ...(method !== 'GET' && { 'idempotency-key': key ?? randomUUID() }),
          ...headers,
        },
        ...(body !== undefined && {
          payload: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
        }),
      })
      const isJson = String(answer.headers['content-type']).includes('json')
      return {
        status: answer.statusCode,
        body: isJson ? answer.json() : { valid: false, results: {} },
        headers: answer.headers,
        text: answer.body,
        bytes: answer.rawPayload,
      }
    },
  }
}
