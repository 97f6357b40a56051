import type { flatAddress } from '@porchlight/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { App } from '#kernel/app'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { geocode } from '#modules/places'
import { createDraft } from './create-draft.ts'
import { destinationAt, type Place } from './destinations.ts'
import { db } from './tables.ts'

type Address = z.output<typeof flatAddress>

/** The oldest home that the account has a share in. */
const firstHomeOf = async (ctx: ReadCtx, accountId: number): Promise<number | undefined> =>
  (
    await db(ctx)
      .selectFrom('homes.share')
      .select('home_id')
      .where('account_id', '=', accountId)
      .orderBy('home_id')
      .executeTakeFirst()
  )?.home_id

/**
 * The draft a new owner finds in their list. If the address isn’t found, it is placed at the center of the destination;
 * without a destination, no draft is created.
 */
const draftForNewOwner = async (
  ctx: WriteCtx,
  accountId: number,
  typed: Address,
  found?: Place,
): Promise<number | null> => {
  // The sign-up and its event may both arrive here at once.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`homes.first-draft ${accountId}`}, 0))`.execute(db(ctx))
  const known = await firstHomeOf(ctx, accountId)
  if (known !== undefined) return known
  if (typed.line1 === '') return null
  const address = { ...typed, country: typed.country.toUpperCase() }
  const place = found ?? (await destinationAt(ctx, address))
  return place ? (await createDraft(ctx, { ownerId: accountId, name: address.line1, address, place })).id : null
}

/** Locates the home and creates its draft. @returns its id; null if it can't be located */
export const firstDraft = async (app: App, accountId: number, address: Address): Promise<number | null> => {
  const place = await geocode(app, address)
  return app.work.write((ctx) => draftForNewOwner(ctx, accountId, address, place))
}

/** Whether a home at this address can be set up: only where we have a destination. */
export const isInDestination = async (app: App, address: Address): Promise<boolean> => {
  if (await geocode(app, address)) return true
  const typed = { ...address, country: address.country.toUpperCase() }
  return app.work.read(async (ctx) => (await destinationAt(ctx, typed)) !== undefined)
}
