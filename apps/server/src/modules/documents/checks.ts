import { sql } from 'kysely'
import type { Check } from '#kernel/check'
import { sha256 } from '#kernel/secrets'
import { db } from './tables.ts'

export const checks: readonly Check[] = [
  {
    code: 'documents.texts_unchanged',
    text: 'Every document that owners sign matches its fingerprint.',
    async run({ work }) {
      const rows = await work.read((ctx) =>
        db(ctx).selectFrom('documents.document').select(['text', 'text_hash']).execute(),
      )
      const changed = rows.filter(({ text, text_hash }) => sha256(text) !== text_hash).length
      return { holds: changed === 0, figure: `${rows.length} documents, ${changed} changed` }
    },
  },
  {
    code: 'documents.signed_by_all',
    text: 'A document is signed only when every required signer has signed.',
    async run({ work }) {
      const { rows } = await work.read((ctx) =>
        sql<{ off: number }>`
          select count(*)::int as off
          from documents.document document join documents.template template on template.id = document.template_id
          where document.state = 'signed' and not exists (
            select from documents.signer where document_id = document.id and side = 'owner' and signed_at is not null)`.execute(
          db(ctx),
        ),
      )
      const off = rows[0]?.off ?? 0
      return { holds: off === 0, figure: `${off} off` }
    },
  },
]
