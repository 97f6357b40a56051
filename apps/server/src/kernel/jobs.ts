import type { App } from './app.ts'
import type { AnyEvent, PayloadOf } from './events.ts'

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

/** Something that runs as long as the process: a replica, a poller. */
export type Service = { name: string; start: (app: App) => Promise<{ stop: () => Promise<void> }> }
