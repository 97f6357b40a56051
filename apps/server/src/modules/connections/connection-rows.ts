import type { ConnectionKind } from '@porchlight/contract'
import type { Seal } from '#kernel/seal'
import { CannotStart } from '#kernel/startup-error'
import { type ReadCtx, sqlState, type WriteCtx } from '#kernel/work'
import type { StoredConnections } from './rules.ts'
import { type ConnectionRow, db } from './tables.ts'

const placeOf = (kind: ConnectionKind): string => `connections.connection.secrets:${kind}`
const undefinedTable = '42P01'

const rowsOf = async (ctx: ReadCtx): Promise<ConnectionRow[]> => {
  try {
    return await db(ctx).selectFrom('connections.connection').selectAll().execute()
  } catch (error) {
    // The schema is older than this module.
    if (sqlState(error) === undefinedTable) return []
    throw error
  }
}

/**
 * The stored settings with their secrets.
 * @throws CannotStart without the key they were sealed with: continuing without them would charge no one's card
 */
export const storedConnections = async (ctx: ReadCtx, seal: Seal): Promise<StoredConnections> => {
  const open = ({ kind, settings, secrets }: ConnectionRow) => {
    try {
      return { ...(settings as object), ...(secrets && JSON.parse(seal.open(secrets, placeOf(kind)))) }
    } catch {
      throw new CannotStart(
        `The stored settings of "${kind}" are sealed with a key that this installation doesn’t have. Bring back SECRET_KEYS or the data folder’s secret.key.`,
      )
    }
  }
  return Object.fromEntries((await rowsOf(ctx)).map((row) => [row.kind, open(row)])) as StoredConnections
}

/** Serializes changes until this transaction ends. */
export const lockConnections = async (ctx: WriteCtx): Promise<void> => {
  await db(ctx).selectFrom('connections.connection').select('kind').forUpdate().execute()
}

export const putConnection = async (
  ctx: WriteCtx,
  seal: Seal,
  kind: ConnectionKind,
  { settings, secrets }: { settings: object; secrets: object },
): Promise<void> => {
  const values = {
    settings: JSON.stringify(settings),
    secrets: seal.close(JSON.stringify(secrets), placeOf(kind)),
    changed_at: ctx.now,
  }
  await db(ctx)
    .insertInto('connections.connection')
    .values({ kind, ...values })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(values))
    .execute()
}

export const dropConnection = async (ctx: WriteCtx, kind: ConnectionKind): Promise<void> => {
  await db(ctx).deleteFrom('connections.connection').where('kind', '=', kind).execute()
}
