import { createClient, webData } from '@porchlight/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'

type Setup = { server: FastifyInstance; address?: string; userAgent?: string }

const chrome = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

/** A browser with a cookie jar, which fetches its CSRF token as the product's pages do. */
export const browserOf = ({ server, address = '127.0.0.1', userAgent = chrome }: Setup) => {
  const jar = new Map<string, string>()
  let token = ''

  const keepCookies = (given: string | string[] | undefined) => {
    for (const line of [given ?? []].flat()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
  }
  const send = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const answer = await server.inject({
      method: init.method ?? 'GET',
      url: String(input),
      remoteAddress: address,
      headers: {
        'user-agent': userAgent,
        ...(init.headers as Record<string, string>),
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token && { 'x-csrf-token': token }),
      },
      ...(typeof init.body === 'string' && { payload: init.body }),
    } as InjectOptions)
    keepCookies(answer.headers['set-cookie'])
    const given = (answer.json() as { results?: { token?: unknown } }).results?.token
    if (typeof given === 'string') token = given
    const headers = Object.entries(answer.headers).map(([name, text]): [string, string] => [name, String(text)])
    return new Response(answer.body, { status: answer.statusCode, headers })
  }
  const call = createClient({ fetch: send as typeof fetch })
  return {
    call,
    jar,
    /** The first data request: who is logged in, and a fresh token. */
    pull: () => call(webData, {}),
    user: async () => {
      const answer = await call(webData, {})
      return answer.ok ? answer.results.loggedInUser : null
    },
  }
}

export type Browser = ReturnType<typeof browserOf>
