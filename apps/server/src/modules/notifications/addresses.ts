import { isSealed, type Seal } from '#kernel/seal'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { AppMethod } from './adapters/app-push.ts'
import type { Subscription } from './adapters/push.ts'
import { db } from './tables.ts'

/** A browser, or the app on a phone, whose service knows it by a token: that is its endpoint. */
export type Address = ({ way: 'web' } & Subscription) | { way: AppMethod; endpoint: string }

/** An address opens in its own row only, so that no row leads to someone else’s device. */
const placeOf = (hash: string): string => `push-address:${hash}`
const keyPlaceOf = (hash: string): string => `push-key:${hash}`

/** What a row holds of an address. The browser’s public half is no secret. */
export const sealedAddress = (seal: Seal, address: Address) => {
  const hash = sha256(address.endpoint)
  const sealed = { way: address.way, endpoint_hash: hash, endpoint: seal.close(address.endpoint, placeOf(hash)) }
  if (address.way !== 'web') return { ...sealed, p256dh: null, auth: null }
  return { ...sealed, p256dh: address.p256dh, auth: seal.close(address.auth, keyPlaceOf(hash)) }
}

type Row = {
  way: 'web' | AppMethod
  endpoint_hash: string
  endpoint: string
  p256dh: string | null
  auth: string | null
}

/** What was kept before addresses were sealed is read as it is. */
const bare = (seal: Seal, text: string, place: string): string => (isSealed(text) ? seal.open(text, place) : text)

/** @throws Error when it was sealed with a key that this installation does not have */
const opened = (seal: Seal, { way, endpoint_hash: hash, endpoint, p256dh, auth }: Row): Address => {
  const where = bare(seal, endpoint, placeOf(hash))
  if (way !== 'web') return { way, endpoint: where }
  return { way, endpoint: where, p256dh: p256dh ?? '', auth: bare(seal, auth ?? '', keyPlaceOf(hash)) }
}

const columns = ['id', 'way', 'endpoint_hash', 'endpoint', 'p256dh', 'auth'] as const

/** Where a device is reached; undefined when nobody can read that any more. */
export const addressOf = async (ctx: ReadCtx, seal: Seal, id: number): Promise<Address | undefined> => {
  const row = await db(ctx).selectFrom('notifications.device').select(columns).where('id', '=', id).executeTakeFirst()
  try {
    return row && opened(seal, row)
  } catch {
    return undefined
  }
}

/** Seals what was kept before addresses were. */
export const sealAddresses = async (ctx: WriteCtx, seal: Seal): Promise<void> => {
  const rows = await db(ctx)
    .selectFrom('notifications.device')
    .select(columns)
    .where('endpoint', 'not like', 's1.%')
    .forUpdate()
    .execute()
  for (const row of rows)
    await db(ctx)
      .updateTable('notifications.device')
      .set(sealedAddress(seal, opened(seal, row)))
      .where('id', '=', row.id)
      .execute()
}

/** How many are not sealed, or not with a key that we have. */
export const unreadableAddresses = async (ctx: ReadCtx, seal: Seal): Promise<number> => {
  const rows = await db(ctx).selectFrom('notifications.device').select(columns).execute()
  return rows.filter((row) => {
    try {
      return !isSealed(row.endpoint) || (row.auth !== null && !isSealed(row.auth)) || opened(seal, row).endpoint === ''
    } catch {
      return true
    }
  }).length
}
