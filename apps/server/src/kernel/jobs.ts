import type { App } from './app.ts'
import type { EventPayload } from './outbox.ts'

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
export type Consumer = Job & { event: string }

export const job = (definition: Job): Job => definition

export const onEvent = (
  event: string,
  name: string,
  run: (app: App, payload: EventPayload) => Promise<void>,
): Consumer => ({ name, event, run })

/** Something that runs as long as the process: a replica, a poller. */
export type Service = { name: string; start: (app: App) => Promise<{ stop: () => Promise<void> }> }
