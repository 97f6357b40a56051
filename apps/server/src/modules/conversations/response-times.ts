import { sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { db } from './tables.ts'

type ResponseTimes = { answered: number; unanswered: number; medianMinutes: number | null; withinHour: number }

/**
 * How quickly the team answered messages between two instants. Consecutive messages count once, from the first of them
 * to the team's next message; automatic messages don't count as answers.
 */
export const responseTimes = async (ctx: ReadCtx, { from, to }: { from: Date; to: Date }): Promise<ResponseTimes> => {
  const { rows } = await sql<ResponseTimes>`
    with message as (
      select id, conversation_id, from_team, at,
        lag(from_team) over (partition by conversation_id order by id) as after_team
      from conversations.message
      where conversation_id in (
        select conversation_id from conversations.message where at >= ${from} and at < ${to}
      ) and not (from_team and author_id is null)
    ), waited as (
      select (
        select extract(epoch from min(answer.at) - message.at) / 60 from conversations.message answer
        where answer.conversation_id = message.conversation_id and answer.from_team
          and answer.author_id is not null and answer.id > message.id
      ) as minutes
      from message
      where not from_team and coalesce(after_team, true) and at >= ${from} and at < ${to}
    )
    select count(minutes)::integer as answered, (count(*) - count(minutes))::integer as unanswered,
      round(percentile_cont(0.5) within group (order by minutes))::integer as "medianMinutes",
      (count(*) filter (where minutes <= 60))::integer as "withinHour"
    from waited`.execute(db(ctx))
  return rows[0] ?? { answered: 0, unanswered: 0, medianMinutes: null, withinHour: 0 }
}
