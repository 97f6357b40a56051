import { type ConnectionDesk, connectionKinds } from '@porchlight/contract'
import type { ReadCtx } from '#kernel/work'
import { accountsByIds } from '#modules/accounts'
import { db } from './tables.ts'

/** The latest changes, with who made them. */
export const changesNow = async (ctx: ReadCtx): Promise<ConnectionDesk['history']> => {
  const rows = await db(ctx).selectFrom('connections.change').selectAll().orderBy('id', 'desc').limit(50).execute()
  const names = await accountsByIds(ctx, [...new Set(rows.flatMap(({ by_account: by }) => (by === null ? [] : [by])))])
  return rows.map(({ id, at, by_account, kind, fields, reason }) => {
    const person = by_account === null ? undefined : names.get(by_account)
    return {
      id,
      at: at.toISOString(),
      by: person ? `${person.firstName} ${person.lastName}` : null,
      kind,
      fields,
      reason,
    }
  })
}

/** The id of the latest change of each connection. */
export const latestChanges = async (ctx: ReadCtx): Promise<ConnectionDesk['latest']> => {
  const rows = await db(ctx)
    .selectFrom('connections.change')
    .select(['kind', ({ fn }) => fn.max('id').as('id')])
    .groupBy('kind')
    .execute()
  const idOf = (kind: string) => rows.find((row) => row.kind === kind)?.id ?? null
  return Object.fromEntries(connectionKinds.map((kind) => [kind, idOf(kind)])) as ConnectionDesk['latest']
}
