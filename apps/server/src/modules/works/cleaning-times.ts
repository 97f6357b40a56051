import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

type CleaningTimes = { done: number; medianMinutes: number | null; due: number; onTime: number }

/** Turnovers done between two instants: how long they took, if someone started them, and how many were done in time. */
export const cleaningTimes = async (
  ctx: ReadCtx,
  homeIds: readonly number[],
  { from, to }: { from: Date; to: Date },
): Promise<CleaningTimes> =>
  db(ctx)
    .selectFrom('works.job')
    .select([
      sql<number>`count(*)::integer`.as('done'),
      sql<
        number | null
      >`round(percentile_cont(0.5) within group (order by extract(epoch from done_at - started_at) / 60))::integer`.as(
        'medianMinutes',
      ),
      sql<number>`count(due_at)::integer`.as('due'),
      sql<number>`(count(*) filter (where done_at <= due_at))::integer`.as('onTime'),
    ])
    .where('kind', '=', 'turnover')
    .where('state', '=', 'done')
    .where('done_at', '>=', from)
    .where('done_at', '<', to)
    .where('home_id', '=', sql<number>`any(${[...homeIds]}::bigint[])`)
    .executeTakeFirstOrThrow()
