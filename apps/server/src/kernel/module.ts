import type { AnyEndpoint } from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Adapters, App } from './app.ts'
import type { Check } from './check.ts'
import type { Consumer, Job, Service } from './jobs.ts'
import type { PersonReferences } from './person-references.ts'
import type { Tables } from './tables.ts'
import type { ReadCtx } from './work.ts'

/** A call in the contract, mounted by `route` of `#http/route`. */
export type Route = {
  endpoint: AnyEndpoint
  allowance?: { perMinute: number }
  mount: (server: FastifyInstance, app: App) => void
}

/** Addresses outside the API: pages independent of the app, files, calendars, webhooks. */
export type Files = (server: FastifyInstance, app: App) => void | Promise<void>

/** A part that must be ready before requests are sent to this node. */
export type Readiness = { name: string; isReady: (app: App) => boolean }

/** What a module stores about a person; `personal-data.ts` combines all modules' parts. */
export type PersonalDataPart = {
  /** The data they can export, under names that no other module uses. */
  of: (ctx: ReadCtx, accountId: number) => Promise<Record<string, unknown>>
  /** Reasons why their account can't be closed now, as sentences. */
  needs?: (ctx: ReadCtx, accountId: number) => Promise<readonly string[]>
}

/**
 * Everything a module adds to the product, in its `module.ts`; `modules.ts` lists the modules. Parts that one module
 * collects from all others (`approvals`) are merged in by that module.
 */
export interface Module {
  /** The name of its folder. */
  name: string
  /** Modules may import only from lower layers. A literal, because the dependency rules read it from the source. */
  layer: number
  /** What it owns, for the table in `docs/architecture.md`. */
  owns: string
  /** Its tables, with their schemas. No other module queries them. */
  tables?: Tables
  routes?: readonly Route[]
  files?: readonly Files[]
  jobs?: readonly Job[]
  consumers?: readonly Consumer[]
  /** What must always hold; `doctor` checks them. */
  checks?: readonly Check[]
  /** The entries of `app.adapters` it provides, depending on configuration. */
  adapters?: (app: App) => Partial<Adapters> | Promise<Partial<Adapters>>
  closeAdapters?: (adapters: Adapters) => Promise<void>
  /** Services that run wherever requests are answered. */
  services?: readonly Service[]
  readiness?: readonly Readiness[]
  personalData?: PersonalDataPart
  references?: PersonReferences
}

export const defineModule = (module: Module): Module => module
