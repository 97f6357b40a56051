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
  /** The fact it tells of, such as `booking.confirmed:17`. */
  fact: string
  about: About
  /** The screen it leads to. */
  path: string
  notification: Notification
  /** The thread its email belongs to. */
  thread?: StoredThread | undefined
}

/** What an event makes us tell, and to whom. */
export type News<Name extends EventName> = (app: App, ctx: WriteCtx, payload: Payload<Name>) => Promise<Addressed[]>

export type NewsOn<Name extends EventName> = { readonly [Each in Name]: News<Each> }
