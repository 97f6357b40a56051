import type { Check } from '#kernel/check'
import { db } from './tables.ts'

const hourMs = 3_600_000

export const checks: readonly Check[] = [
  {
    code: 'correspondence.originals',
    text: 'Every email received in the last 30 days has its original in the file store.',
    async run({ work, adapters, clock }) {
      const rows = await work.read((ctx) =>
        db(ctx)
          .selectFrom('correspondence.received')
          .select('raw_path')
          .where('received_at', '>', new Date(clock.now().getTime() - 30 * 24 * hourMs))
          .where('raw_path', 'is not', null)
          .execute(),
      )
      const present = await Promise.all(rows.map(({ raw_path }) => adapters.files.has(raw_path ?? '')))
      const missing = present.filter((has) => !has).length
      return { holds: missing === 0, figure: `${missing} of ${rows.length} missing` }
    },
  },
  {
    code: 'correspondence.filing',
    text: 'No received email waits longer than an hour to be read.',
    async run({ work, clock }) {
      const rows = await work.read((ctx) =>
        db(ctx)
          .selectFrom('correspondence.received')
          .select('id')
          .where('state', '=', 'received')
          .where('received_at', '<', new Date(clock.now().getTime() - hourMs))
          .execute(),
      )
      return { holds: rows.length === 0, figure: `${rows.length} waiting` }
    },
  },
]
