import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance } from 'fastify'
import type { App } from '#kernel/app'
import type { Files, Readiness } from '#kernel/module'
import { mountAdmission } from './admission.ts'
import { mountCallers } from './client-ip.ts'
import { answerErrors, answerUnknownCalls } from './errors.ts'
import { mountHealth } from './health.ts'
import { mountOpenapi } from './openapi.ts'
import { mountRateLimits } from './rate-limit.ts'
import { type Route, urlOf } from './route.ts'
import { mountSecurityHeaders } from './security-headers.ts'
import { mountSessions } from './session.ts'

export const bodyLimitBytes = 1_048_576

export type ServerParts = {
  routes: readonly Route[]
  /** Addresses outside the API: pictures, calendar files, the outbox page, the pages themselves. */
  raw: readonly Files[]
  readiness: readonly Readiness[]
  /** How many requests are processed at once. */
  places: number
}

const methodsByPath = (routes: readonly Route[]): Map<string, Set<string>> => {
  const methods = new Map<string, Set<string>>()
  for (const { endpoint } of routes) {
    const path = urlOf(endpoint)
    methods.set(path, (methods.get(path) ?? new Set()).add(endpoint.method))
  }
  return methods
}

/** Fastify with everything a request passes through on its way to a module. */
export const createServer = async (
  app: App,
  { routes, raw, readiness, places }: ServerParts,
): Promise<FastifyInstance> => {
  const server = fastify({
    loggerInstance: app.log,
    logController: new fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance

  answerErrors(server)
  mountCallers(server, app)
  mountAdmission(server, { places, longestWaitMs: app.config.longestWaitMs })
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  mountSecurityHeaders(server, app)
  await server.register(compress, {
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 }, flush: constants.BROTLI_OPERATION_FLUSH },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  })
  await server.register(cookie)
  await mountRateLimits(server)
  mountSessions(server, app)
  mountHealth(server, app, readiness)
  mountOpenapi(
    server,
    routes.map((entry) => entry.endpoint),
  )
  for (const entry of routes) if (!entry.endpoint.form) entry.mount(server, app)
  // Only calls that expect a form parse one.
  await server.register((forms, _options, done) => {
    void forms.register(multipart)
    for (const entry of routes) if (entry.endpoint.form) entry.mount(forms, app)
    done()
  })
  answerUnknownCalls(server, methodsByPath(routes))
  for (const mount of raw) await mount(server, app)
  return server
}
