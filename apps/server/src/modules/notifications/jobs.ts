import { type Consumer, type Job, job, onEvent } from '#kernel/jobs'
import { sendJob, sendMessage } from './commands.ts'
import { tell, writers } from './occasions.ts'

export const jobs: readonly Job[] = [
  job({ name: sendJob, retryLimit: 8, run: (app, data) => sendMessage(app, Number(data.deliveryId)) }),
]

export const consumers: readonly Consumer[] = Object.keys(writers).map((event) =>
  onEvent(event, `notifications.${event}`, (app, payload) => tell(app, event, payload), { freshHours: 48 }),
)
