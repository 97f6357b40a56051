import { sql } from 'kysely'
import type { App } from '../kernel/app.ts'
import { kernelTables } from '../kernel/outbox.ts'

/** Counts undelivered events, and jobs that are due or running. */
export const unfinished = async (app: App): Promise<number> => {
  const { rows } = await app.work.read((ctx) =>
    sql<{ left: number }>`
      select (select count(*) from kernel.event where dispatched_at is null)::int
           + (select count(*) from pgboss.job
              where name = 'work' and start_after <= now() and state in ('created', 'retry', 'active'))::int as left
    `.execute(kernelTables(ctx)),
  )
  return rows[0]?.left ?? 0
}
