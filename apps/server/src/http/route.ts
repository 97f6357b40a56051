import {
  type AnyEndpoint,
  type Audience,
  apiBase,
  type Endpoint,
  type Restriction,
  type Role,
  scopesAllow,
} from '@porchlight/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { App } from '#kernel/app'
import type { Route } from '#kernel/module'
import { notFound, Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { type Actor, actsFor, forWriting, type Person } from './actor.ts'
import { commonProblem, sendAgain, sendResults } from './answer.ts'
import { assertCsrf } from './csrf.ts'
import { receiveForm } from './form.ts'
import { assertWithin, scopeOf, withinScope } from './home-scope.ts'
import { Replay, writeInSteps, writeKeyOf, writeOnce } from './idempotency.ts'
import { type Allowance, rateLimitOf } from './rate-limit.ts'
import { isReadable, visibleText } from './readable-text.ts'
import { inReadersLanguage } from './reader-language.ts'
import { actorOf, bearerOf, visitorOf } from './session.ts'
import { notedActs, staffActOf } from './staff-acts.ts'

type Out<S extends z.ZodType> = z.output<S>

/** What a handler receives. `write` is one transaction and honors Idempotency-Key; so do `steps` across several. */
export type Call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, Who extends Actor> = {
  app: App
  actor: Who
  params: Out<P>
  query: Out<Q>
  body: Out<B>
  read: <T>(run: (ctx: ReadCtx) => Promise<T>) => Promise<T>
  snapshot: <T>(run: (ctx: ReadCtx) => Promise<T>) => Promise<T>
  write: <T>(run: (ctx: WriteCtx) => Promise<T>) => Promise<T>
  steps: ReturnType<typeof writeInSteps>
  /** The caller's key for this write, or one we generate if they sent none. */
  idempotencyKey: string
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType, Who extends Actor> = (
  call: Call<P, Q, B, Who>,
) => Promise<z.input<R>>

export type { Route }

/** How the validator's own messages begin: those are meant for programs, and so is any phrase in lowercase. */
const forPrograms = /^(Too (small|big)|Invalid|Unrecognized|\p{Ll})/u

/** What the validator rejects by size, in words; undefined: something else is wrong. */
const sizeText = (issue: z.core.$ZodIssue): string | undefined => {
  if (issue.code === 'too_big' && issue.origin === 'string') return `Use at most ${issue.maximum} characters`
  if (issue.code === 'too_big' && (issue.origin === 'number' || issue.origin === 'int'))
    return `Enter ${issue.maximum} or less`
  if (issue.code === 'too_small' && (issue.origin === 'number' || issue.origin === 'int'))
    return issue.inclusive === false ? `Enter more than ${issue.minimum}` : `Enter ${issue.minimum} or more`
  return undefined
}

const inputProblem = (error: z.ZodError): Problem => {
  const fields = [...new Set(error.issues.map((issue) => issue.path.join('.')).filter(Boolean))]
  // A person reads the contract's own message about the error if there is one; every issue is in the details.
  const own = error.issues.find(({ message: text }) => !forPrograms.test(text))?.message
  const said = own ?? error.issues.map(sizeText).find((text) => text !== undefined)
  const message = said ? `${said.replace(/\.$/, '')}.` : 'Please check what you sent.'
  const details = {
    issues: error.issues.slice(0, 20).map(({ path, message: text }) => ({ field: path.join('.'), message: text })),
  }
  return new Problem(422, 'invalid_input', message, details, { required: fields })
}

/** The request as the contract parses it. @throws Problem 422 invalid_input, 400 unreadable */
export const parse = <S extends z.ZodType>(schema: S | undefined, value: unknown): Out<S> => {
  if (!schema) return undefined as Out<S>
  if (!isReadable(value)) throw commonProblem(400, 'unreadable', 'The request contains invalid characters.')
  const parsed = schema.safeParse(visibleText(value))
  if (!parsed.success) throw inputProblem(parsed.error)
  return parsed.data as Out<S>
}

/** Parses path parameters; a path that can't name anything is not found. @throws Problem 404 */
export const parseParams = <S extends z.ZodType>(schema: S | undefined, value: unknown): Out<S> => {
  const parsed = schema?.safeParse(value)
  if (parsed && !parsed.success) throw notFound()
  return parsed?.data as Out<S>
}

const restricted = (restriction: Restriction, isKey: boolean): Problem => {
  if (restriction === 'staff_factor')
    return commonProblem(
      403,
      'second_factor_first',
      isKey
        ? 'This API key was created without a second factor. Create a new key in your account.'
        : 'Confirm it’s you with your passkey or authenticator app.',
    )
  if (restriction === 'enroll_factor')
    return commonProblem(
      403,
      'enroll_factor_first',
      'Staff accounts need a second factor. Add a passkey or an authenticator app to your account first.',
    )
  if (restriction === 'password_expired')
    return commonProblem(459, 'password_expired', 'Your password has expired. Please reset it.')
  if (restriction === 'password_temporary')
    return commonProblem(403, 'password_temporary', 'Choose your own password first.')
  return commonProblem(
    469,
    'device_unknown',
    'Your device requires verification. After you verify the device, this page will refresh.',
  )
}

/**
 * Admits a caller: 401 for a visitor where a person is needed, 403 for a person without the role or a staff member
 * without the permission. A person whose password has expired (459), whose device is not verified (469), whose password
 * is temporary or whose staff account lacks its second factor (403) can call only what resolves that; calls open to
 * anyone treat them as a visitor.
 */
export const admit = (actor: Actor, endpoint: AnyEndpoint, visitor: () => Actor): Actor => {
  const { audience, allowedWhile, inPerson, holderOnly, permission } = endpoint
  if (actor.kind !== 'person') {
    if (audience === 'public') return actor
    throw commonProblem(401, 'unauthenticated', 'Log in first.')
  }
  if (actor.restriction && !allowedWhile?.includes(actor.restriction)) {
    if (audience === 'public') return visitor()
    throw restricted(actor.restriction, actor.scopes !== null)
  }
  if (actor.scopes && !scopesAllow(actor.scopes, endpoint)) {
    if (audience === 'public' && !inPerson) return visitor()
    throw commonProblem(403, 'forbidden', 'This API key doesn’t have the scope for this.')
  }
  if ((inPerson || holderOnly) && actor.impersonatedBy !== null)
    throw commonProblem(403, 'forbidden', 'Only the account holder can do this.')
  const opens = (role: Role) => role !== 'staff' || permission === undefined || actsFor(actor, permission)
  if (audience === 'public' || audience === 'session') return actor
  if (audience.some((role) => actor.roles.includes(role) && opens(role))) return actor
  const isReader = permission !== undefined && actor.levels[permission] === 'read'
  throw commonProblem(
    403,
    'forbidden',
    isReader
      ? 'You can view this area but not change it. Ask an administrator for access.'
      : 'Your account does not have access to this.',
  )
}

const checkOutput = (app: App, endpoint: AnyEndpoint, results: unknown): unknown => {
  if (!app.config.checksAnswers) return results
  const parsed = endpoint.results.safeParse(JSON.parse(JSON.stringify(results)))
  if (!parsed.success)
    throw new Error(`${endpoint.method} ${endpoint.path} answers outside its contract: ${parsed.error.message}`)
  return parsed.data
}

/**
 * The stored answer of a write is its result before the contract ordered it; rejections were sent as they are stored.
 */
const asSent = (app: App, endpoint: AnyEndpoint, envelope: unknown): unknown => {
  const { valid, results } = envelope as { valid: boolean; results: unknown }
  if (!valid || !app.config.checksAnswers) return envelope
  const parsed = endpoint.results.safeParse(results)
  return parsed.success ? { valid, results: parsed.data } : envelope
}

const keyGiven = ({ headers }: FastifyRequest): string | undefined => {
  const given = headers['idempotency-key']
  return typeof given === 'string' ? given : undefined
}

/** Mounts one call of the contract: who may call it, what comes in, what goes out. */
export const route = <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
  Code extends string,
  const A extends Audience,
>(
  endpoint: Endpoint<P, Q, B, R, Code> & { audience: A },
  handle: Handler<P, Q, B, R, A extends 'public' ? Actor : Person>,
  options: { allowance?: Allowance } = {},
): Route => {
  const described = endpoint as unknown as AnyEndpoint
  const status = endpoint.status ?? 200
  const writes = endpoint.method !== 'GET'
  const changes = writes && !endpoint.computes
  return {
    endpoint: described,
    mount(server, app) {
      server.route({
        method: endpoint.method,
        url: urlOf(described),
        ...(options.allowance && { config: { rateLimit: rateLimitOf(app, options.allowance) } }),
        handler: async (request, reply) => {
          if (writes && bearerOf(request) === undefined)
            assertCsrf(request.visitorSecret, request.sessionToken, request.headers['x-csrf-token'])
          await request.ticket.enter()
          const caller = await actorOf(app, request, { evenRestricted: true })
          const actor = admit(changes ? forWriting(caller) : caller, described, () => visitorOf(request))
          // A slow sender doesn't block others; the place is reclaimed when the database is needed.
          if (endpoint.form) request.ticket.leave()
          const form = endpoint.form && (await receiveForm(request, endpoint.form.fileBytes))
          try {
            const sent = form ? form.fields : request.body
            const body = parse(endpoint.body, sent ?? undefined)
            const key = writes ? writeKeyOf(actor.scope, keyGiven(request), endpoint.method, request.url, sent) : null
            const work = app.work.as(request.id)
            const params = parseParams(endpoint.params, request.params)
            const query = parse(endpoint.query, request.query)
            const scope = await scopeOf(app, actor, described)
            if (scope) await assertWithin(app, scope, described, { params, query, body })
            const noted = notedActs(changes ? staffActOf(app, actor, described, request, { params, body }) : undefined)
            const steps = writeInSteps(work, key, status)
            const results = await handle({
              app,
              actor: actor as A extends 'public' ? Actor : Person,
              params,
              query,
              body,
              read: work.read,
              snapshot: work.snapshot,
              write: (run) => writeOnce(work, key, status, noted(run)),
              steps: { first: (run) => steps.first(noted(run)), last: (run) => steps.last(noted(run)) },
              idempotencyKey: key ? `${key.scope}/${key.key}` : `request/${request.id}`,
              request,
              reply,
            })
            app.adapters.analytics.noteCall(request, `${endpoint.method} ${endpoint.path}`, results)
            const seen = scope && !changes ? withinScope(scope, results) : results
            const read = await inReadersLanguage(app, request, actor, seen)
            return sendResults(request, reply, status, checkOutput(app, described, read))
          } catch (error) {
            if (error instanceof Replay) {
              const envelope = await inReadersLanguage(app, request, actor, error.envelope)
              return sendAgain(request, reply, error.status, asSent(app, described, envelope))
            }
            if (error instanceof Problem && error.details)
              throw error.with(await inReadersLanguage(app, request, actor, error.details))
            throw error
          } finally {
            await form?.discard()
          }
        },
      })
    },
  }
}

/** An endpoint's path in Fastify's form: `{id}` becomes `:id`. */
export const urlOf = (endpoint: Pick<AnyEndpoint, 'path'>): string =>
  `${apiBase}/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`
