import type { App } from './app.ts'
import type { Announcement, AnyEvent, PayloadOf } from './events.ts'
import type { WriteCtx } from './work.ts'

export type JobData = Record<string, unknown>

/** Work done later or on a schedule. It runs at least once, so it must be safe to run again. */
export type Job = {
  name: string
  /** Five cron fields in UTC. */
  cron?: string
  /** Attempts before it becomes a dead letter; 5 by default. */
  retryLimit?: number
  run: (app: App, data: JobData) => Promise<void>
}

/** Work triggered by an event, once per consumer. */
export type Consumer = Job & {
  event: string
  /** Events older than this are not delivered to the consumer at all: no one wants last year's mail today. */
  freshHours?: number
  /**
   * The consumer looks at the current state of what the payload names under `per`, so of several events delivered
   * together it needs only the last. Consumers that do the same work share a name, `as`.
   */
  once?: { per: string; as?: string }
  /** Whether an event concerns the consumer, as far as its payload shows: decided before a job is created. */
  when?: (payload: JobData) => boolean
  /** All it does, when that is one transaction. It may share one with others that concern the same home. */
  write?: {
    run: (ctx: WriteCtx, data: JobData, app: App) => Promise<unknown>
    /** What it locks before it reads anything; those who share a transaction lock first, in the order of the modules. */
    lock?: (ctx: WriteCtx, data: JobData) => Promise<unknown>
    /** It keeps everyone else waiting from here to the commit, so it comes after all others. */
    last?: boolean
  }
}

export const job = (definition: Job): Job => definition

export const onEvent = <Event extends AnyEvent>(
  { event }: Event,
  name: string,
  run: (app: App, payload: PayloadOf<Event>) => Promise<void>,
  {
    when,
    ...options
  }: Pick<Consumer, 'freshHours'> & {
    once?: { per: keyof PayloadOf<Event> & string; as?: string }
    when?: (payload: PayloadOf<Event>) => boolean
  } = {},
): Consumer => ({
  name,
  event,
  run: (app, data) => run(app, data as PayloadOf<Event>),
  ...(when && { when: (data) => when(data as PayloadOf<Event>) }),
  ...options,
})

type Options<Event extends AnyEvent> = NonNullable<Parameters<typeof onEvent<Event>>[3]>

/**
 * What an event sets off in one transaction, without leaving the database: it can share it with others
 * (`kernel/queue.ts`), so it opens none of its own, and its payload's `homeId` says whose turn it is.
 */
export const writeOn = <Event extends AnyEvent>(
  event: Event,
  name: string,
  write: (ctx: WriteCtx, payload: PayloadOf<Event>, app: App) => Promise<unknown>,
  {
    lock,
    last,
    ...options
  }: Options<Event> & { lock?: (ctx: WriteCtx, payload: PayloadOf<Event>) => Promise<unknown>; last?: boolean } = {},
): Consumer => ({
  ...onEvent(
    event,
    name,
    (app, payload) => app.work.write((ctx) => write(ctx, payload, app)) as Promise<void>,
    options,
  ),
  write: {
    run: (ctx, data, app) => write(ctx, data as PayloadOf<Event>, app),
    ...(lock && { lock: (ctx, data) => lock(ctx, data as PayloadOf<Event>) }),
    ...(last && { last }),
  },
})

/** Something that runs as long as the process: a replica, a poller. */
export type Service = { name: string; start: (app: App) => Promise<{ stop: () => Promise<void> }> }

/** Whether any of these consumers wants an event: the others are never handed out. */
export const concernsAny = (consumers: readonly Consumer[]): ((announcement: Announcement) => boolean) => {
  const listenersOf = Map.groupBy(consumers, ({ event }) => event)
  return ({ name, payload }) => listenersOf.get(name)?.some(({ when }) => when?.(payload) !== false) ?? false
}
