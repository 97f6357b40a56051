import {
  type AnyEndpoint,
  type Audience,
  type Endpoint,
  isLanguage,
  type Language,
  pdfPath,
} from '@porchlight/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { App } from '#kernel/app'
import type { ReadCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import type { Person } from './actor.ts'
import { assertWithin, scopeOf } from './home-scope.ts'
import { rateLimitOf } from './rate-limit.ts'
import { admit, parse, parseParams, urlOf } from './route.ts'
import { actorOf, visitorOf } from './session.ts'

type Requested<P extends z.ZodType, Q extends z.ZodType> = {
  app: App
  actor: Person
  params: z.output<P>
  query: z.output<Q>
  /** The language requested with `?language=`, otherwise the account's. */
  language: Language
  read: <T>(run: (ctx: ReadCtx) => Promise<T>) => Promise<T>
}

/** The person of a request for a file of a call, with its parsed input. @throws Problem for who may not make the call */
export const admitted = async <P extends z.ZodType, Q extends z.ZodType>(
  app: App,
  endpoint: Pick<AnyEndpoint, 'audience'> & { params?: P; query?: Q },
  request: FastifyRequest,
) => {
  const described = endpoint as unknown as AnyEndpoint
  const who = await actorOf(app, request, { evenRestricted: true })
  const actor = admit(who, described, () => visitorOf(request)) as Person
  const params = parseParams(endpoint.params, request.params)
  const query = parse(endpoint.query, request.query)
  const scope = await scopeOf(app, actor, described)
  if (scope) await assertWithin(app, scope, described, { params, query, body: undefined })
  return { actor, params, query, read: app.work.as(request.id).read }
}

/** A PDF with the file name it is saved under. */
type Pdf = { name: string; pdf: Buffer }

/**
 * The answer of a call as a document: a PDF at the call's own address followed by `/pdf`. Only people who may make the
 * call may have the document; it is never cached.
 */
export const pdfEndpoint =
  <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType, Code extends string>(
    endpoint: Endpoint<P, Q, B, R, Code> & { audience: Exclude<Audience, 'public'> },
    make: (requested: Requested<P, Q>) => Promise<Pdf>,
  ) =>
  (server: FastifyInstance, app: App): void => {
    server.get<{ Querystring: { language?: string } }>(
      urlOf({ path: pdfPath(endpoint.path) }),
      { config: { rateLimit: rateLimitOf(app, { perMinute: 30 }) } },
      async (request, reply) => {
        const { actor, params, query, read } = await admitted(app, endpoint, request)
        const wanted = request.query.language ?? (await read((ctx) => accountById(ctx, actor.accountId)))?.language
        const language = wanted !== undefined && isLanguage(wanted) ? wanted : 'en'
        const { name, pdf } = await make({ app, actor, params, query, language, read })
        return reply
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('cache-control', 'private, no-store')
          .type('application/pdf')
          .send(pdf)
      },
    )
  }
