import type { AnyEndpoint } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import type { Actor } from './actor.ts'
import { isWithin, narrowed, numbersNamed, type Scope } from './home-scope-rules.ts'

/** The homes that a member of the team works with. */
export type HomeScope = Scope

/** The home that something belongs to, by the name of its segment in a path: `bookings`, `jobs`. Null: to none. */
export type HomeOf = (ctx: ReadCtx, id: number) => Promise<number | null>

declare module '#kernel/module' {
  interface Module {
    homeOf?: Readonly<Record<string, HomeOf>>
  }
}

declare module '#kernel/app' {
  interface Adapters {
    /** Null for a person who works with all homes. */
    homeScope?: (ctx: ReadCtx, accountId: number) => Promise<HomeScope | null>
    /** Those of all modules. */
    homeOf: Readonly<Record<string, HomeOf>>
  }
}

/** The homes that this call is limited to; null where it isn't. An administrator works with all. */
export const scopeOf = async (
  app: App,
  actor: Actor,
  endpoint: Pick<AnyEndpoint, 'audience' | 'permission'>,
): Promise<HomeScope | null> => {
  const { audience, permission } = endpoint
  const isForStaff = permission !== undefined || (Array.isArray(audience) && audience.includes('staff'))
  if (actor.kind !== 'person' || !isForStaff) return null
  if (!actor.roles.includes('staff') || actor.roles.includes('admin')) return null
  const { homeScope } = app.adapters
  return homeScope ? app.work.read((ctx) => homeScope(ctx, actor.accountId)) : null
}

/** What a path names, as segment and id: `staff/bookings/{id}/notes` names a booking. */
const namedInPath = (path: string, params: unknown): [segment: string, id: number][] => {
  const segments = path.split('/')
  return segments.flatMap((segment, at) => {
    const param = /^\{(\w+)\}$/.exec(segment)?.[1]
    const value = param ? Number((params as Record<string, unknown> | undefined)?.[param]) : Number.NaN
    return Number.isSafeInteger(value) ? [[segments[at - 1] ?? '', value] as [string, number]] : []
  })
}

type Sent = { params: unknown; query: unknown; body: unknown }

/** @throws Problem 404 where a call names a home, or something of a home, outside the scope */
export const assertWithin = async (app: App, scope: HomeScope, endpoint: AnyEndpoint, sent: Sent): Promise<void> => {
  const { homeOf } = app.adapters
  const inside = (homeId: number | null) => {
    if (homeId !== null && !scope.ids.has(homeId)) throw notFound()
  }
  for (const [segment, id] of namedInPath(endpoint.path, sent.params)) {
    const find = homeOf[segment]
    if (find) inside(await app.work.read((ctx) => find(ctx, id)))
  }
  const { homes, bookings } = numbersNamed([sent.query, sent.body])
  homes.forEach(inside)
  for (const id of bookings) {
    const find = homeOf.bookings
    if (find) inside(await app.work.read((ctx) => find(ctx, id)))
  }
}

/** An answer without the rows of homes outside the scope. @throws Problem 404 where it is about such a home */
export const withinScope = <Results>(scope: HomeScope, results: Results): Results => {
  if (!isWithin(scope, results)) throw notFound()
  return narrowed(scope, results) as Results
}
