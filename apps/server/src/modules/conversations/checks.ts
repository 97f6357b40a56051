import { sql } from 'kysely'
import type { Check } from '#kernel/check'
import { db } from './tables.ts'

export const checks: readonly Check[] = [
  {
    code: 'conversations.standing',
    text: 'Every conversation knows its last message, and waits for the team only when the person wrote it.',
    async run({ work }) {
      const { rows } = await work.read((ctx) =>
        sql<{ found: number }>`
          select count(*)::int as found from conversations.conversation conversation
          left join lateral (
            select id, from_team from conversations.message where conversation_id = conversation.id
            order by id desc limit 1
          ) as last on true
          where conversation.last_message_id is distinct from last.id
            or (conversation.waiting_since is not null and (last.id is null or last.from_team))
            or greatest(person_read_up_to, team_read_up_to) > coalesce(last.id, 0)`.execute(db(ctx)),
      )
      const found = rows[0]?.found ?? 0
      return { holds: found === 0, figure: `${found} off` }
    },
  },
]
