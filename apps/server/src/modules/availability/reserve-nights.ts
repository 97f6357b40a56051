import type { Stay } from '@porchlight/contract'
import { announce } from '#kernel/outbox'
import type { WriteCtx } from '#kernel/work'
import { linkedHomes } from '#modules/homes'
import type { Claim } from './claim.ts'
import { keepsOut } from './engine/holds.ts'
import { nightsChanged } from './events.ts'
import { lapseOverlapping } from './expire-holds.ts'
import { insertClaim, insertDerived, makeRoom } from './insert-holds.ts'
import { lockLinked } from './links.ts'
import { db } from './tables.ts'

/** A way of reserving nights. Every implementation passes the same contract tests. */
export type Reserve = (ctx: WriteCtx, claim: Claim) => Promise<{ holdId: number } | null>

/** The hold and its derived holds on linked homes; if one home is unavailable, none is held (R5). */
async function insertWithLinked(ctx: WriteCtx, claim: Claim, relatives: readonly number[]): Promise<number | null> {
  const holdId = await insertClaim(ctx, claim, relatives)
  if (holdId === null || relatives.length === 0) return holdId
  if ((await insertDerived(ctx, [holdId], relatives)) === relatives.length) return holdId
  await db(ctx)
    .deleteFrom('availability.hold')
    .where((hold) => hold.or([hold('id', '=', holdId), hold('source_id', '=', holdId)]))
    .execute()
  return null
}

/** These nights are gone: search closes them when it receives this, before it reads the home again. */
const takenHint = ({ arrive, depart }: Stay): string => `${arrive}/${depart}`

/**
 * Reserves a home's nights, or returns `null` if they are unavailable. The database itself rejects overlaps, including
 * preparation between stays (R2, R3, R6), and linked homes are reserved in the same transaction (R5).
 *
 * It inserts first, since most nights are available. Only if that is rejected does it look for expired holds, end them,
 * and retry, so an expired checkout never blocks anyone, sweeper or not (R4).
 */
export const reserve: Reserve = async (ctx, claim) => {
  const relatives = keepsOut(claim.kind) ? await linkedHomes(ctx, claim.homeId) : []
  const homeIds = [claim.homeId, ...relatives]
  if (relatives.length > 0) await lockLinked(ctx, claim.homeId, relatives)
  if (claim.squeezed) await makeRoom(ctx, claim)
  const take = () => insertWithLinked(ctx, claim, relatives)
  const holdId = (await take()) ?? ((await lapseOverlapping(ctx, homeIds, claim.stay)) ? await take() : null)
  if (holdId === null) return null
  const hint = keepsOut(claim.kind) ? { hint: takenHint(claim.stay) } : {}
  for (const homeId of homeIds) await announce(ctx, nightsChanged({ homeId, ...hint }))
  return { holdId }
}
