import { type AnalyticsDesk, type AnalyticsEvent, addDays } from '@porchlight/contract'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { db } from './tables.ts'

export type Count = { kind: 'event' | 'screen'; name: string; count: number }

export const addCounts = async (ctx: WriteCtx, counts: readonly Count[]): Promise<void> => {
  await db(ctx)
    .insertInto('analytics.daily_count')
    .values(counts.map((one) => ({ day: ctx.today, ...one })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind', 'name']).doUpdateSet(({ ref, eb }) => ({
        count: eb(ref('analytics.daily_count.count'), '+', ref('excluded.count')),
      })),
    )
    .execute()
}

const reportDays = 30

export const countsOf = async (ctx: ReadCtx): Promise<Pick<AnalyticsDesk, 'events' | 'screens' | 'consents'>> => {
  const from = addDays(ctx.today, -reportDays)
  const rows = await db(ctx)
    .selectFrom('analytics.daily_count')
    .select(['kind', 'name'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('day', '>', from)
    .groupBy(['kind', 'name'])
    .orderBy('count', 'desc')
    .orderBy('name')
    .execute()
  const choices = await db(ctx)
    .selectFrom('analytics.consent')
    .select('choice')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('at', '>', new Date(ctx.now.getTime() - reportDays * 86_400_000))
    .groupBy('choice')
    .execute()
  const chose = (choice: 'granted' | 'declined') => Number(choices.find((one) => one.choice === choice)?.count ?? 0)
  const ofKind = (kind: Count['kind']) =>
    rows.filter((row) => row.kind === kind).map(({ name, count }) => ({ name, count: Number(count) }))
  return {
    events: ofKind('event') as { name: AnalyticsEvent; count: number }[],
    screens: ofKind('screen')
      .slice(0, 50)
      .map(({ name, count }) => ({ path: name, count })),
    consents: { granted: chose('granted'), declined: chose('declined') },
  }
}
