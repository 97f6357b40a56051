import { permissionNames } from '@porchlight/contract'
import type { Person } from '#http/actor'
import type { App } from '#kernel/app'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { type Account, accountById, type HandoverPart } from '#modules/accounts'
import { failedJobsFor } from './sources.ts'
import { db } from './tables.ts'
import { openList } from './views.ts'

/** A team member as the inbox reads for them, without a session. */
const readerFor = ({ id, roles, permissions, levels }: Account): Person => ({
  kind: 'person',
  scope: `account:${id}`,
  accountId: id,
  roles,
  permissions: roles.includes('admin') ? permissionNames : permissions,
  levels,
  sessionId: 0,
  scopes: null,
  restriction: null,
  confirmedAt: null,
  secondFactorAt: null,
  deviceId: null,
  impersonatedBy: null,
  language: null,
  sessionEnds: null,
})

const openOf = async (app: App, ctx: ReadCtx, accountId: number) => {
  const account = await accountById(ctx, accountId)
  if (!account) throw notFound('This account')
  const reader = readerFor(account)
  return { reader, items: await openList(app, ctx, reader, await failedJobsFor(app, reader)) }
}

/** Inbox items assigned to someone. Items a colleague can’t open return to the whole team. */
export const inboxHandover: HandoverPart = {
  what: 'inbox',
  permission: null,
  count: async (app, ctx, accountId) =>
    (await openOf(app, ctx, accountId)).items.filter(({ assignee }) => assignee?.id === accountId).length,
  pass: async (app, ctx, { from, to, by }) => {
    const { reader, items } = await openOf(app, ctx, to)
    const visible = new Set(items.map(({ kind, key }) => `${kind}:${key}`))
    const rows = await db(ctx)
      .selectFrom('inbox.item')
      .select(['kind', 'key'])
      .where('assignee_id', '=', from)
      .execute()
    for (const { kind, key } of rows) {
      // An answered conversation can be opened, too.
      const opens = visible.has(`${kind}:${key}`) || (kind === 'message' && reader.permissions.includes('people'))
      await db(ctx)
        .updateTable('inbox.item')
        .set({ assignee_id: opens ? to : null, changed_by: by, changed_at: ctx.now })
        .where('kind', '=', kind)
        .where('key', '=', key)
        .execute()
    }
  },
}
