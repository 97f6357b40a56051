import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { sendJob, sendMessage } from './commands.ts'
import { tell, writers } from './occasions.ts'

export const jobs: readonly Job[] = [
  // Tried for some four hours, then it waits for a person.
  job({ name: sendJob, retryLimit: 13, run: (app, data) => sendMessage(app, Number(data.deliveryId)) }),
]

export const consumers: readonly Consumer[] = Object.keys(writers).map((event) =>
  onEvent(event, `notifications.${event}`, (app, payload) => tell(app, event, payload), { freshHours: 48 }),
)
