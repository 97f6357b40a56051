import { sql } from 'kysely'
import type { App } from '#kernel/app'
import type { Check } from '#kernel/check'
import { changesToFollow } from './home-defaults.ts'
import { homesInSearch } from './queries.ts'
import { db } from './tables.ts'

const countOf = (app: App, query: ReturnType<typeof sql<{ found: number }>>): Promise<number> =>
  app.work.read(async (ctx) => (await query.execute(db(ctx))).rows[0]?.found ?? 0)

const none = (text: string, code: string, query: ReturnType<typeof sql<{ found: number }>>): Check => ({
  code,
  text,
  async run(app) {
    const found = await countOf(app, query)
    return { holds: found === 0, figure: `${found} homes` }
  },
})

/** Default values are copied to the homes that follow them, so that every reader of a home finds them there. */
const defaultsFollowed: Check = {
  code: 'homes.defaults_followed',
  text: 'Every home that follows a default has its value.',
  async run(app) {
    const changes = await app.work.snapshot(async (ctx) => changesToFollow(ctx, await homesInSearch(ctx)))
    return { holds: changes.length === 0, figure: `${changes.length} values` }
  },
}

export const checks: readonly Check[] = [
  defaultsFollowed,
  none(
    'The ownership shares of every home add up to 100% on every date.',
    'homes.shares',
    sql<{ found: number }>`
      select count(*) as found from (
        select 1 from homes.share group by home_id, valid_from having sum(basis_points) <> 10000
      ) as broken`,
  ),
  none(
    'Every live home has an owner and a contract.',
    'homes.let_by_someone',
    sql<{ found: number }>`
      select count(*) as found from homes.home where status = 'live' and (
        not exists (select 1 from homes.share where share.home_id = home.id)
        or not exists (select 1 from homes.contract where contract.home_id = home.id))`,
  ),
  none(
    'The rating of every home is that of its published reviews.',
    'homes.rating',
    sql<{ found: number }>`
      select count(*) as found from homes.home
      left join (
        select home_id, count(*) as n, sum(rating) as total from homes.review group by home_id
      ) as counted on counted.home_id = home.id
      where home.review_count <> coalesce(counted.n, 0)
        or abs(home.rating_sum - coalesce(counted.total, 0)) > 0.001`,
  ),
]
