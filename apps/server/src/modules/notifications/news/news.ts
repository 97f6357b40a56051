import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import type { Account } from '#modules/accounts'
import type { Notification } from '../compose.ts'
import type { About } from '../notices.ts'
import type { StoredThread } from '../tables.ts'
import type { EventName, Payload } from './notified-events.ts'

/** One message to one reader. */
export type Addressed = {
  reader: Account
  /** The fact it announces, such as `booking.confirmed:17`. */
  fact: string
  about: About
  /** The screen it links to. */
  path: string
  notification: Notification
  /** The thread its email belongs to. */
  thread?: StoredThread | undefined
}

/** The messages an event triggers, and their readers. */
export type News<Name extends EventName> = (app: App, ctx: WriteCtx, payload: Payload<Name>) => Promise<Addressed[]>

export type NewsOn<Name extends EventName> = { readonly [Each in Name]: News<Each> }
