import { isSealed, type Seal } from '#kernel/seal'
import { sha256 } from '#kernel/secrets'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { AppMethod } from './adapters/app-push.ts'
import type { Subscription } from './adapters/push.ts'
import { db } from './tables.ts'

/** A browser, or the app on a phone, which its service knows by a token: that token is its endpoint. */
export type Address = ({ way: 'web' } & Subscription) | { way: AppMethod; endpoint: string }

/** An address can be unsealed only in its own row, so that no row leads to someone else’s device. */
const placeOf = (hash: string): string => `push-address:${hash}`
const keyPlaceOf = (hash: string): string => `push-key:${hash}`

/** What a row stores of an address. The browser’s public key is no secret. */
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

/** Addresses stored before sealing was introduced are read as plain text. */
const bare = (seal: Seal, text: string, place: string): string => (isSealed(text) ? seal.open(text, place) : text)

/** @throws Error if it was sealed with a key this installation doesn't have */
const opened = (seal: Seal, { way, endpoint_hash: hash, endpoint, p256dh, auth }: Row): Address => {
  const where = bare(seal, endpoint, placeOf(hash))
  if (way !== 'web') return { way, endpoint: where }
  return { way, endpoint: where, p256dh: p256dh ?? '', auth: bare(seal, auth ?? '', keyPlaceOf(hash)) }
}

const columns = ['id', 'way', 'endpoint_hash', 'endpoint', 'p256dh', 'auth'] as const

/** A device's address; undefined if it can no longer be unsealed. */
export const addressOf = async (ctx: ReadCtx, seal: Seal, id: number): Promise<Address | undefined> => {
  const row = await db(ctx).selectFrom('notifications.device').select(columns).where('id', '=', id).executeTakeFirst()
  try {
    return row && opened(seal, row)
  } catch {
    return undefined
  }
}

/** Seals addresses stored before sealing was introduced. */
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

/** How many aren't sealed, or not with a key we have. */
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
