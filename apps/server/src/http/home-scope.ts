import type { AnyEndpoint } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import type { Actor } from './actor.ts'
import { isWithin, narrowed, numbersNamed, type Scope } from './home-scope-rules.ts'

/** The homes that a team member works with. */
export type HomeScope = Scope

/**
 * Finds the home or homes that something belongs to, by its path segment: `bookings`, or with the preceding segment
 * where another list has the same name: `concierge/orders`. Null: none. `text` is the id as it was sent.
 */
export type HomeOf = (ctx: ReadCtx, id: number, text: string) => Promise<number | readonly number[] | null>

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

/** The homes that a team member is limited to; null for anyone else. An administrator works with all. */
export const teamScope = async ({ adapters }: App, ctx: ReadCtx, actor: Actor): Promise<HomeScope | null> => {
  if (actor.kind !== 'person' || !actor.roles.includes('staff') || actor.roles.includes('admin')) return null
  return (await adapters.homeScope?.(ctx, actor.accountId)) ?? null
}

/** The homes that this call is limited to; null where it isn't. */
export const scopeOf = async (
  app: App,
  actor: Actor,
  endpoint: Pick<AnyEndpoint, 'audience' | 'permission'>,
): Promise<HomeScope | null> => {
  const { audience, permission } = endpoint
  const isForStaff = permission !== undefined || (Array.isArray(audience) && audience.includes('staff'))
  return isForStaff ? app.work.read((ctx) => teamScope(app, ctx, actor)) : null
}

/** What a path identifies: in `staff/bookings/{id}/notes`, `id` is one of `bookings`. */
export const namedInPath = (path: string): { list: string; under: string; param: string }[] => {
  const segments = path.split('/')
  return segments.flatMap((segment, at) => {
    const param = /^\{(\w+)\}$/.exec(segment)?.[1]
    const list = segments[at - 1] ?? ''
    return param === undefined ? [] : { list, under: `${segments[at - 2] ?? ''}/${list}`, param }
  })
}

/** How to find the home of what a path identifies, if it has one. */
export const lookupOf = (
  homeOf: Readonly<Record<string, HomeOf>>,
  { list, under }: Pick<ReturnType<typeof namedInPath>[number], 'list' | 'under'>,
): HomeOf | undefined => homeOf[under] ?? homeOf[list]

type Sent = { params: unknown; query: unknown; body: unknown }

/** @throws Problem 404 when a call refers to a home, or something of a home, outside the scope */
export const assertWithin = async (app: App, scope: HomeScope, endpoint: AnyEndpoint, sent: Sent): Promise<void> => {
  const { homeOf } = app.adapters
  const inside = (homes: number | readonly number[] | null) => {
    if ([homes ?? []].flat().some((id) => !scope.ids.has(id))) throw notFound()
  }
  for (const named of namedInPath(endpoint.path)) {
    const find = lookupOf(homeOf, named)
    const text = String((sent.params as Record<string, unknown> | undefined)?.[named.param])
    if (find) inside(await app.work.read((ctx) => find(ctx, Number(text), text)))
  }
  const { homes, bookings } = numbersNamed([sent.query, sent.body])
  inside(homes)
  for (const id of bookings) {
    const find = homeOf.bookings
    if (find) inside(await app.work.read((ctx) => find(ctx, id, String(id))))
  }
}

/** An answer without the rows of homes outside the scope. @throws Problem 404 when it is about such a home */
export const withinScope = <Results>(scope: HomeScope, results: Results): Results => {
  if (!isWithin(scope, results)) throw notFound()
  return narrowed(scope, results) as Results
}
