import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { csrfToken, newVisitorSecret } from './csrf.ts'
import { languageHeader } from './reader-language.ts'
import { visitorCookie } from './session.ts'

/** The API without a network hop, called as the person who requested the page. */
export const apiInProcess = (server: FastifyInstance, page: FastifyRequest) => {
  let refused = 0
  const { language } = page.query as { language?: unknown }
  // A form posted from our own page (`page-forms.ts`) writes as its sender, who may not have a visitor's cookie yet.
  const secret = page.visitorSecret || newVisitorSecret()
  const known = page.visitorSecret ? '' : `${visitorCookie}=${secret}`
  const cookie = [page.headers.cookie, page.method === 'POST' ? known : ''].filter(Boolean).join('; ')
  const token = page.method === 'POST' ? csrfToken(secret, page.sessionToken) : undefined
  const answerOf = (input: string | URL | Request, init: RequestInit) =>
    server.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: String(input),
      remoteAddress: page.ip,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(cookie && { cookie }),
        ...(page.headers['sec-gpc'] === '1' && { 'sec-gpc': '1' }),
        ...(token && { 'x-csrf-token': token }),
        ...(typeof language === 'string' && { [languageHeader]: language }),
      },
      ...(typeof init.body === 'string' && { payload: init.body }),
    } satisfies InjectOptions)
  return {
    fetch: (async (input: string | URL | Request, init: RequestInit = {}) => {
      const answer = await answerOf(input, init)
      if (answer.statusCode >= 400) refused += 1
      const headers = new Headers()
      for (const [name, value] of Object.entries(answer.headers))
        if (typeof value === 'string') headers.set(name, value)
      return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode, headers })
    }) as typeof fetch,
    /** How many calls did not return what they were asked for. */
    refusals: () => refused,
  }
}
