import { closeDeadLetter, deadLetters, retryDeadLetter } from '@porchlight/contract'
import { notFound } from '#kernel/problem'
import { redact } from '#kernel/redact'
import { type Route, route } from './route.ts'

const list = route(deadLetters, async ({ app }) => {
  const items = await app.queue.deadLetters()
  return {
    items: items.map(({ failedAt, data, ...letter }) => ({
      ...letter,
      failedAt: failedAt.toISOString(),
      data: redact(data) as Record<string, unknown>,
    })),
  }
})

const retry = route(retryDeadLetter, async ({ app, params }) => {
  if (!(await app.queue.retryDeadLetter(params.failureId))) throw notFound('This letter')
  return { queued: true as const }
})

const close = route(closeDeadLetter, async ({ app, params }) => {
  if (!(await app.queue.closeDeadLetter(params.failureId))) throw notFound('This letter')
  return { closed: true as const }
})

/** Items waiting for staff: jobs that failed permanently here, and writes abandoned on people's devices. */
export const routes: readonly Route[] = [list, retry, close]
