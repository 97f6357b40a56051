import { sql } from 'kysely'
import type { Check } from '#kernel/check'
import { sha256 } from '#kernel/secrets'
import { db } from './tables.ts'

export const checks: readonly Check[] = [
  {
    code: 'agreements.acceptances_hold',
    text: 'Every acceptance names a version that was in force and the text that was shown.',
    async run({ work }) {
      const { rows } = await work.read((ctx) =>
        sql<{ total: number; lost: number }>`
          select count(*)::int as total,
            (count(*) filter (where template.type is null or shown.hash is null
              or template.published_at > acceptance.accepted_at))::int as lost
          from agreements.acceptance acceptance
          left join agreements.template template using (type, version)
          left join agreements.accepted_text shown
            on shown.type = acceptance.type and shown.version = acceptance.version and shown.hash = acceptance.text_hash
        `.execute(db(ctx)),
      )
      const { total = 0, lost = 0 } = rows[0] ?? {}
      return { holds: lost === 0, figure: `${total} acceptances, ${lost} of nothing` }
    },
  },
  {
    code: 'agreements.texts_unchanged',
    text: 'Every signed or accepted text matches its hash.',
    async run({ work }) {
      const texts = await work.read((ctx) =>
        db(ctx)
          .selectFrom('agreements.accepted_text')
          .select(['hash', 'text'])
          .unionAll(db(ctx).selectFrom('agreements.signature').select(['text_hash as hash', 'text']))
          .unionAll(db(ctx).selectFrom('agreements.home_signature').select(['text_hash as hash', 'text']))
          .execute(),
      )
      const wrong = texts.filter(({ hash, text }) => sha256(text) !== hash).length
      return { holds: wrong === 0, figure: `${texts.length} texts, ${wrong} changed` }
    },
  },
]
