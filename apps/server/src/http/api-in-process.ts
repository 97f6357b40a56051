import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { languageHeader } from './reader-language.ts'

/** The API without a network between, as the person who asked for a page. */
export const apiInProcess = (server: FastifyInstance, page: FastifyRequest) => {
  let refused = 0
  const { language } = page.query as { language?: unknown }
  const answerOf = (input: string | URL | Request, init: RequestInit) =>
    server.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: String(input),
      remoteAddress: page.ip,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(page.headers.cookie && { cookie: page.headers.cookie }),
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
    /** How many calls were not answered with what they were asked for. */
    refusals: () => refused,
  }
}
