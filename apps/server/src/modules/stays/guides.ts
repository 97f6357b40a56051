import type { HouseGuide } from '@porchlight/contract'
import type { Seal } from '#kernel/seal'
import { refuseUnread, versionOf } from '#kernel/versions'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { lockHome } from '#modules/homes'
import { db } from './tables.ts'

/** Access details. */
export type Keys = { doorCode: string; wifiKey: string }
export type StoredGuide = { guide: HouseGuide; sealed: { doorCode: string | null; wifiKey: string | null } }

/** A key is sealed for its home and door: moved elsewhere, it does not open. */
const placeOf = (homeId: number, what: keyof Keys): string => `guide:${homeId}:${what}`

export const nothingWritten: HouseGuide = { directions: '', wifiName: '', sections: [] }

export const guideOf = async (ctx: ReadCtx, homeId: number): Promise<StoredGuide | undefined> => {
  const row = await db(ctx).selectFrom('stays.guide').selectAll().where('home_id', '=', homeId).executeTakeFirst()
  return (
    row && {
      guide: { directions: row.directions, wifiName: row.wifi_name, sections: row.sections },
      sealed: { doorCode: row.door_code, wifiKey: row.wifi_key },
    }
  )
}

/** Made from the sealed access details, so that it says nothing about them. */
export const versionOfGuide = (stored: StoredGuide | undefined): string => versionOf(stored ?? {})

/** Access details, unsealed: only for someone who may have them right now. */
export const keysOf = (seal: Seal, homeId: number, { sealed }: StoredGuide): Keys => ({
  doorCode: sealed.doorCode === null ? '' : seal.open(sealed.doorCode, placeOf(homeId, 'doorCode')),
  wifiKey: sealed.wifiKey === null ? '' : seal.open(sealed.wifiKey, placeOf(homeId, 'wifiKey')),
})

/** @throws Problem 409 settings_changed */
export const saveGuide = async (
  ctx: WriteCtx,
  seal: Seal,
  homeId: number,
  { guide, doorCode, wifiKey, version, by }: { guide: HouseGuide; version?: string | undefined; by: number } & Keys,
): Promise<void> => {
  await lockHome(ctx, homeId)
  refuseUnread(version, versionOfGuide(await guideOf(ctx, homeId)))
  const closed = (what: keyof Keys, key: string) => (key === '' ? null : seal.close(key, placeOf(homeId, what)))
  const values = {
    directions: guide.directions,
    wifi_name: guide.wifiName,
    sections: JSON.stringify(guide.sections),
    door_code: closed('doorCode', doorCode),
    wifi_key: closed('wifiKey', wifiKey),
    changed_at: ctx.now,
    changed_by: by,
  }
  await db(ctx)
    .insertInto('stays.guide')
    .values({ home_id: homeId, ...values })
    .onConflict((conflict) => conflict.column('home_id').doUpdateSet(values))
    .execute()
}

/** How many homes have a key that isn't sealed, or not sealed with a key we have. */
export const unreadableGuides = async (ctx: ReadCtx, seal: Seal): Promise<number> => {
  const rows = await db(ctx).selectFrom('stays.guide').select(['home_id', 'door_code', 'wifi_key']).execute()
  return rows.filter(({ home_id, door_code, wifi_key }) => {
    try {
      keysOf(seal, home_id, { guide: nothingWritten, sealed: { doorCode: door_code, wifiKey: wifi_key } })
      return false
    } catch {
      return true
    }
  }).length
}
