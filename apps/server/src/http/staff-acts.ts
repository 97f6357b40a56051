import { randomUUID } from 'node:crypto'
import type { AnyEndpoint } from '@porchlight/contract'
import type { FastifyRequest } from 'fastify'
import type { App } from '#kernel/app'
import { redact, redacted } from '#kernel/redact'
import type { WriteCtx } from '#kernel/work'
import { noteStaffAct, watchChanges } from '#modules/accounts'
import { type Actor, hasRole, type Person } from './actor.ts'
import { lookupOf, namedInPath } from './home-scope.ts'

/** Maximum facts per action, and maximum items of a list in one of them. */
const mostFacts = 60
const mostParts = 20

/** A choice, one of our codes, a date, or an instant: never a sentence, or anyone’s name or address. */
const choice = /^[\w.:+-]{1,40}$/
const ofPerson = /name|email|phone|address|street|line[12]|zip|city|birth|reason|note|text|message|body|title|label/i

const factOf = (name: string, value: unknown): unknown => {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value !== 'string' || value === redacted) return undefined
  return choice.test(value) && !ofPerson.test(name) ? value : undefined
}

/**
 * What was sent, as facts by path: `plan.base`, `nights.0.amount`. Numbers, dates, and choices are included; free text,
 * contact details, names, and secrets are left out.
 */
export const factsOf = (sent: unknown): Record<string, unknown> => {
  const facts: Record<string, unknown> = {}
  const walk = (path: string, name: string, value: unknown): void => {
    if (Object.keys(facts).length >= mostFacts) return
    if (Array.isArray(value)) {
      const plain = value.map((part) => factOf(name, part))
      if (plain.every((part) => part !== undefined && part !== null))
        facts[path] = value.length > mostParts ? [...plain.slice(0, mostParts), '…'] : plain
      else for (const [at, part] of value.slice(0, mostParts).entries()) walk(`${path}.${at}`, name, part)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) walk(path ? `${path}.${key}` : key, key, part)
    } else {
      const fact = factOf(name, value)
      if (fact !== undefined) facts[path] = fact
    }
  }
  walk('', '', redact(sent))
  return facts
}

const reasonIn = (body: unknown): string | null => {
  const reason = (body as { reason?: unknown } | undefined)?.reason
  return typeof reason === 'string' && reason.trim() !== '' ? reason.trim().slice(0, 500) : null
}

/**
 * Whether a write by this caller counts as staff activity: in an area of the console, or while impersonating someone.
 */
const isOfTeam = (actor: Actor, { audience, permission }: AnyEndpoint): actor is Person => {
  if (actor.kind !== 'person') return false
  if (actor.impersonatedBy !== null) return true
  const isForStaff =
    permission !== undefined ||
    (Array.isArray(audience) && audience.some((role) => role === 'staff' || role === 'admin'))
  return isForStaff && hasRole(actor, 'staff', 'admin')
}

/** Hashes in paths grant access to what they identify. */
const isOpen = (param: string): boolean => !/hash|token|secret|key/i.test(param)

type Sent = { params: unknown; body: unknown }

const homeNamed = async (
  app: App,
  ctx: WriteCtx,
  { path }: AnyEndpoint,
  { params, body }: Sent,
): Promise<number | null> => {
  for (const named of namedInPath(path)) {
    const find = lookupOf(app.adapters.homeOf, named)
    const text = String((params as Record<string, unknown> | undefined)?.[named.param])
    const home = find ? await find(ctx, Number(text), text) : null
    if (typeof home === 'number') return home
  }
  const { homeId, propertyId } = (body ?? {}) as Record<string, unknown>
  return [homeId, propertyId].find((id): id is number => Number.isSafeInteger(id)) ?? null
}

type Act = { begin: (ctx: WriteCtx) => Promise<void>; end: (ctx: WriteCtx) => Promise<void> }

/** The record of a staff write, stored beside its effect; undefined if no staff member is acting. */
export const staffActOf = (
  app: App,
  actor: Actor,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  sent: Sent,
): Act | undefined => {
  if (endpoint.passive || !isOfTeam(actor, endpoint)) return undefined
  const [key, by] = [randomUUID(), actor.impersonatedBy ?? actor.accountId]
  const params = (sent.params ?? {}) as Record<string, unknown>
  return {
    begin: (ctx) => watchChanges(ctx, key),
    end: async (ctx) =>
      noteStaffAct(ctx, {
        request: key,
        by_account_id: by,
        as_account_id: actor.impersonatedBy === null ? null : actor.accountId,
        call: `${endpoint.method} ${endpoint.path}`,
        subject: endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
          isOpen(name) ? String(params[name] ?? '') : '…',
        ),
        area: endpoint.permission ?? null,
        home_id: await homeNamed(app, ctx, endpoint, sent),
        facts: factsOf(sent.body),
        reason: reasonIn(sent.body),
        address: request.ip,
      }),
  }
}

/** Runs a write's transaction with the staff action recorded in it. */
export const notedActs =
  (act: Act | undefined) =>
  <T>(run: (ctx: WriteCtx) => Promise<T>) =>
  async (ctx: WriteCtx): Promise<T> => {
    await act?.begin(ctx)
    const results = await run(ctx)
    await act?.end(ctx)
    return results
  }
