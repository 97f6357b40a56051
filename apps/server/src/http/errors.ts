import { apiBase } from '@porchlight/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isTooBusy } from '#kernel/admission'
import { Problem } from '#kernel/problem'
import { sqlState } from '#kernel/work'
import { commonProblem, sendProblem } from './answer.ts'
import { sendBusyPage } from './busy-page.ts'

const unreadable = new Set([
  'FST_ERR_CTP_INVALID_JSON_BODY',
  'FST_ERR_CTP_EMPTY_JSON_BODY',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
  'FST_ERR_CTP_INVALID_MEDIA_TYPE',
])

/** The database is down or restarting: connection failures (class 08), shutdown (57P), and a refused socket. */
const databaseAway = (error: unknown): boolean => {
  const code = sqlState(error) ?? ''
  if (/^(08|57P)/.test(code) || ['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', '53300'].includes(code)) return true
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  )
}

/**
 * What a thrown value means to the client: its own problem, a known kind of bad request, or a server error without
 * details.
 */
export const problemOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error
  const { code, statusCode } = error as FastifyError
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413)
    return commonProblem(413, 'too_large', 'This is more than you can send at once.')
  if (unreadable.has(code) || error instanceof SyntaxError)
    return commonProblem(400, 'unreadable', 'The request couldn’t be read.')
  if (statusCode === 429) return commonProblem(429, 'rate_limited', 'Too many requests. Wait a moment and try again.')
  if (databaseAway(error))
    return new Problem(503, 'unavailable', 'The server is busy. Try again in a few seconds.', undefined, {
      retryAfterSeconds: 2,
    })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return commonProblem(statusCode, 'unreadable', 'The request couldn’t be read.')
  return commonProblem(500, 'internal', 'Could not complete request')
}

const countEveryMs = 5_000

/** Logs unexpected errors; rejections for lack of capacity come by the thousands and are counted instead. */
const reporter = () => {
  let turnedAway = 0
  let countedAt = Number.NEGATIVE_INFINITY
  return (request: FastifyRequest, error: unknown, problem: Problem) => {
    if (problem.status < 500) return
    if (!isTooBusy(error)) return request.log.error({ err: error, requestId: request.id }, 'request failed')
    turnedAway += 1
    if (performance.now() - countedAt < countEveryMs) return
    request.log.warn({ requests: turnedAway }, 'overloaded: requests rejected')
    turnedAway = 0
    countedAt = performance.now()
  }
}

export const answerErrors = (server: FastifyInstance): void => {
  const report = reporter()
  server.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOf(error)
    report(request, error, problem)
    return sendBusyPage(request, reply, problem) ? reply : sendProblem(request, reply, problem)
  })
}

type MethodsByPath = ReadonlyMap<string, ReadonlySet<string>>

const isParameter = (segment: string): boolean => segment.startsWith(':')

type Form = { segments: readonly string[]; methods: ReadonlySet<string> }

const formsOf = (methodsByPath: MethodsByPath): Form[] => {
  const forms = [...methodsByPath].map(([path, methods]) => ({ segments: path.split('/'), methods }))
  const parameters = new Map(forms.map((form) => [form, form.segments.filter(isParameter).length]))
  return forms.sort((one, other) => (parameters.get(one) ?? 0) - (parameters.get(other) ?? 0))
}

const isLike = ({ segments }: Form, sent: readonly string[]): boolean =>
  segments.length === sent.length &&
  segments.every((segment, at) => (isParameter(segment) ? sent[at] !== '' : segment === sent[at]))

/**
 * Finds the form of an address; undefined if no call has a path like it. Literal names take precedence over parameters.
 */
const formFinder = (forms: readonly Form[]) => {
  const byLength = Map.groupBy(forms, ({ segments }) => segments.length)
  return (sent: readonly string[]): Form | undefined => byLength.get(sent.length)?.find((form) => isLike(form, sent))
}

const refuseMethod =
  (methods: ReadonlySet<string>) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.header('allow', [...methods].join(', '))
    return sendProblem(
      request,
      reply,
      commonProblem(405, 'method_not_allowed', 'This address doesn’t accept that method.'),
    )
  }

const methodsOfCalls = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Where a literal name takes the place of another path's parameter, that other path's call would answer the method this
 * one doesn't accept.
 */
const refuseHidden = (server: FastifyInstance, forms: readonly Form[]): void => {
  const withParameters = Map.groupBy(
    forms.filter(({ segments }) => segments.some(isParameter)),
    ({ segments }) => segments.length,
  )
  for (const form of forms) {
    const alike = withParameters.get(form.segments.length) ?? []
    const others = alike.filter((other) => other !== form && isLike(other, form.segments))
    const hidden = methodsOfCalls.filter(
      (method) => !form.methods.has(method) && others.some(({ methods }) => methods.has(method)),
    )
    if (hidden.length > 0)
      server.route({ method: hidden, url: form.segments.join('/'), handler: refuseMethod(form.methods) })
  }
}

/**
 * Under the API base, an unknown path gets a JSON error, never a page; a known path with another method lists the
 * methods it accepts. One handler looks that up, because a route for each method a path doesn't accept would mean
 * thousands of routes at every start.
 */
export const answerUnknownCalls = (server: FastifyInstance, methodsByPath: MethodsByPath): void => {
  const forms = formsOf(methodsByPath)
  const formOf = formFinder(forms)
  refuseHidden(server, forms)
  for (const url of [apiBase, `${apiBase}/*`])
    server.all(url, (request, reply) => {
      const sent = (request.url.split('?', 1)[0] ?? '').replace(/\/$/, '').split('/')
      const form = methodsOfCalls.includes(request.method) ? formOf(sent) : undefined
      if (form) return refuseMethod(form.methods)(request, reply)
      return sendProblem(request, reply, commonProblem(404, 'not_found', 'There’s no such endpoint.'))
    })
}
