import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { withoutTicket } from '#kernel/admission'
import type { App } from '#kernel/app'
import type { Readiness } from '#kernel/module'
import { tablesOf } from '#kernel/work'

const db = tablesOf<unknown>()

const databaseAnswers = async (app: App): Promise<boolean> => {
  try {
    await withoutTicket(() => app.work.read((ctx) => sql`select 1`.execute(db(ctx))))
    return true
  } catch {
    return false
  }
}

/**
 * `/healthz`: the process is alive. `/readyz`: database, migrations, and replicas are ready, or 503 with what is
 * missing.
 */
export const mountHealth = (server: FastifyInstance, app: App, parts: readonly Readiness[]): void => {
  server.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }))
  server.get('/readyz', async (_request, reply) => {
    const checks: Record<string, boolean> = { database: await databaseAnswers(app) }
    for (const part of parts) checks[part.name] = part.isReady(app)
    const ready = Object.values(checks).every(Boolean)
    if (!ready) reply.header('retry-after', '1')
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, checks })
  })
}
