import type { QueryOf, subscribersOfStaff } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { db, type SubscriberRow } from './tables.ts'

export type { SubscriberRow } from './tables.ts'

type Wanted = QueryOf<typeof subscribersOfStaff>

const matching = (ctx: ReadCtx, { list, state }: Pick<Wanted, 'list' | 'state'>) => {
  let found = db(ctx).selectFrom('newsletter.subscriber')
  if (list) found = found.where('list', '=', list)
  if (state) found = found.where('state', '=', state)
  return found
}

export const pageOfSubscribers = async (ctx: ReadCtx, wanted: Wanted) => {
  const { page, perPage } = wanted
  const { total } = await matching(ctx, wanted)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching(ctx, wanted)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { total: Number(total), rows }
}

export const countsByList = async (ctx: ReadCtx) =>
  (
    await db(ctx)
      .selectFrom('newsletter.subscriber')
      .select(['list', 'state'])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .groupBy(['list', 'state'])
      .orderBy('list')
      .orderBy('state')
      .execute()
  ).map((row) => ({ ...row, count: Number(row.count) }))

export const suppressedCount = async (ctx: ReadCtx): Promise<number> => {
  const { count } = await db(ctx)
    .selectFrom('newsletter.suppression')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const subscriberById = (ctx: ReadCtx, id: number): Promise<SubscriberRow | undefined> =>
  db(ctx).selectFrom('newsletter.subscriber').selectAll().where('id', '=', id).executeTakeFirst()

export const subscriptionsOf = (ctx: ReadCtx, email: string): Promise<SubscriberRow[]> =>
  db(ctx).selectFrom('newsletter.subscriber').selectAll().where('email', '=', email).execute()
