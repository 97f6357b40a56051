import { isEssential, noticeTopics } from '@porchlight/contract'
import type { Check } from '#kernel/check'
import { unreadableAddresses } from './addresses.ts'
import { leadsToScreen } from './engine/product-path.ts'
import { settledBy } from './resolve-todos.ts'
import { unreadableSecrets } from './secrets.ts'
import { db } from './tables.ts'

const counted = (count: number, of: number) => ({ holds: count === 0, figure: `${count} of ${of}` })

export const checks: readonly Check[] = [
  {
    code: 'notifications.to_dos',
    text: 'No to-do list shows an item that is already done.',
    run: ({ work }) =>
      work.read(async (ctx) => {
        const rows = await db(ctx)
          .selectFrom('notifications.notice')
          .select('about_id')
          .distinct()
          .where('about_kind', '=', 'booking')
          .where('to_do', '=', true)
          .where('done_at', 'is', null)
          // Very recent messages are still on their way to the list.
          .where('created_at', '<', new Date(ctx.now.getTime() - 300_000))
          .execute()
        let stale = 0
        for (const { about_id } of rows) stale += (await settledBy(ctx, about_id ?? 0)).length
        return counted(stale, rows.length)
      }),
  },
  {
    code: 'notifications.screens',
    text: 'Every notification links to a screen that exists.',
    run: ({ work }) =>
      work.read(async (ctx) => {
        const rows = await db(ctx).selectFrom('notifications.notice').select('path').distinct().execute()
        return counted(rows.filter(({ path }) => !leadsToScreen(path)).length, rows.length)
      }),
  },
  {
    code: 'notifications.essential',
    text: 'Everyone gets money and security notifications on the site or by email.',
    run: ({ work }) =>
      work.read(async (ctx) => {
        const rows = await db(ctx)
          .selectFrom('notifications.preference')
          .select(['product', 'email'])
          .where('topic', 'in', noticeTopics.filter(isEssential))
          .execute()
        return counted(rows.filter(({ product, email }) => !product && !email).length, rows.length)
      }),
  },
  {
    code: 'notifications.sealed',
    text: 'Push endpoints, push keys, and unsubscribe keys are encrypted and can be decrypted with a key of this installation.',
    async run({ work, seal }) {
      const unreadable = await work.read(
        async (ctx) => (await unreadableAddresses(ctx, seal)) + (await unreadableSecrets(ctx, seal)),
      )
      return { holds: unreadable === 0, figure: `${unreadable} not` }
    },
  },
]
