import type { App } from './app.ts'
import type { AnyEvent, PayloadOf } from './events.ts'

export type JobData = Record<string, unknown>

/** Work done later or by the clock. Runs at least once: it must bear being run again. */
export type Job = {
  name: string
  /** Five cron fields in UTC. */
  cron?: string
  /** Tries before it becomes a dead letter; 5 unless said. */
  retryLimit?: number
  run: (app: App, data: JobData) => Promise<void>
}

/** Work set off by an event, once per consumer. */
export type Consumer = Job & {
  event: string
  /** News older than this is not handed to the consumer at all: nobody wants last year's mail today. */
  freshHours?: number
  /**
   * It looks at the present state of what the payload names under `per`, and of several events that are handed out
   * together needs only the last. Consumers that do the same share a name, `as`.
   */
  once?: { per: string; as?: string }
  /** Whether an event concerns it at all, as far as its payload tells: decided before a job is made of it. */
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
