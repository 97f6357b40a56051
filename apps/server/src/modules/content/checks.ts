import { contentDraft } from '@porchlight/contract'
import type { Check } from '#kernel/check'
import { db } from './tables.ts'

export const checks: readonly Check[] = [
  {
    code: 'content.readable_versions',
    text: 'Every published or latest version of a document is a tree of known blocks.',
    run: ({ work }) =>
      work.read(async (ctx) => {
        const rows = await db(ctx)
          .selectFrom('content.document as document')
          .innerJoin('content.version as version', 'version.document_id', 'document.id')
          .select('version.draft')
          .where((where) =>
            where.or([
              where('version.number', '=', where.ref('document.latest')),
              where('version.number', '=', where.ref('document.published')),
            ]),
          )
          .execute()
        const broken = rows.filter(({ draft }) => !contentDraft.safeParse(draft).success).length
        return { holds: broken === 0, figure: `${broken} of ${rows.length}` }
      }),
  },
]
