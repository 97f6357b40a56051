import type { addVendor, BodyOf, changeVendor, PlainDate } from '@porchlight/contract'
import { sql } from 'kysely'
import { requirePhone, rereadPhone } from '#kernel/phone'
import { notFound } from '#kernel/problem'
import { isSpelledLike, spellingOf } from '#kernel/search-text'
import { refuseUnread, versionOf } from '#kernel/versions'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { homesInBrief } from '#modules/homes'
import { retainedTags } from './rules.ts'
import { db, type VendorRow } from './tables.ts'

export type { VendorRow } from './tables.ts'

const all = (ctx: ReadCtx) => db(ctx).selectFrom('vendors.vendor').selectAll()
const among = (ids: readonly number[]) => sql<number>`any(${[...ids]}::bigint[])`

/** Active ones first, by name. */
export const allVendors = (ctx: ReadCtx): Promise<VendorRow[]> =>
  all(ctx).orderBy(sql`retired_at is not null`).orderBy('name').orderBy('id').execute()

/** Those whose name, trade, contact, or a tag contains this text, in any spelling. */
export const vendorsLike = async (ctx: ReadCtx, q: string): Promise<VendorRow[]> =>
  (await allVendors(ctx)).filter(
    ({ name, trade, contact, tags }) => q === '' || isSpelledLike(q, [name, trade, contact, ...tags]),
  )

export const vendorsByIds = async (ctx: ReadCtx, ids: readonly number[]): Promise<Map<number, VendorRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await all(ctx).where('id', '=', among(ids)).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Active vendors that serve any of these homes, by name. */
export const vendorsServing = (ctx: ReadCtx, homeIds: readonly number[]): Promise<VendorRow[]> =>
  all(ctx)
    .where('retired_at', 'is', null)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('vendors.serving').select('vendor_id').where('home_id', '=', among(homeIds)),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Active vendors whose insurance expires by a day or has expired, earliest first. */
export const insuranceEnding = (ctx: ReadCtx, by: PlainDate, limit: number): Promise<VendorRow[]> =>
  all(ctx)
    .where('retired_at', 'is', null)
    .where('insured_until', '<=', by)
    .orderBy('insured_until')
    .orderBy('id')
    .limit(limit)
    .execute()

/** The homes each vendor serves. */
export const homesServed = async (ctx: ReadCtx, vendorIds: readonly number[]): Promise<Map<number, number[]>> => {
  const rows = await db(ctx)
    .selectFrom('vendors.serving')
    .selectAll()
    .where('vendor_id', '=', among(vendorIds))
    .orderBy('home_id')
    .execute()
  const served = Map.groupBy(rows, ({ vendor_id }) => vendor_id)
  return new Map([...served].map(([id, of]) => [id, of.map(({ home_id }) => home_id)]))
}

/** @param homeIds in ascending order */
export const versionOfVendor = (row: VendorRow, homeIds: readonly number[]): string => {
  const { name, category, trade, contact, email, phone, note, tags, insured_until, contract_until } = row
  return versionOf({ name, category, trade, contact, email, phone, note, tags, insured_until, contract_until, homeIds })
}

type Fields = BodyOf<typeof addVendor>

const countryOfHomes = async (ctx: ReadCtx, homeIds: readonly number[]): Promise<string | null> => {
  const countries = new Set((await homesInBrief(ctx, homeIds)).map(({ country }) => country))
  return (countries.size === 1 && [...countries][0]) || null
}

/** A number without a country code is read by the country of the homes the vendor serves, if they are all in one. */
const phoneOf = async (ctx: ReadCtx, { phone, homes }: Pick<Fields, 'phone' | 'homes'>): Promise<string> =>
  phone === '' ? '' : requirePhone(phone, await countryOfHomes(ctx, homes)).e164

const rowOf = async (ctx: ReadCtx, { homes, insuredUntil, contractUntil, phone, tags, ...fields }: Fields) => ({
  ...fields,
  tags: retainedTags(tags, spellingOf),
  phone: await phoneOf(ctx, { phone, homes }),
  phone_state: 'certain' as const,
  insured_until: insuredUntil,
  contract_until: contractUntil,
})

/** @throws Problem 404 when one of the homes doesn't exist */
const serve = async (ctx: WriteCtx, vendorId: number, homeIds: readonly number[]): Promise<void> => {
  const wanted = [...new Set(homeIds)]
  if ((await homesInBrief(ctx, wanted)).length < wanted.length) throw notFound('One of these homes')
  await db(ctx).deleteFrom('vendors.serving').where('vendor_id', '=', vendorId).execute()
  if (wanted.length === 0) return
  const rows = wanted.map((id) => ({ vendor_id: vendorId, home_id: id }))
  await db(ctx).insertInto('vendors.serving').values(rows).execute()
}

/** @throws Problem 404 when one of the homes doesn't exist */
export const saveVendor = async (ctx: WriteCtx, fields: Fields, by: number): Promise<VendorRow> => {
  const row = await db(ctx)
    .insertInto('vendors.vendor')
    .values({ ...(await rowOf(ctx, fields)), made_by: by, made_at: ctx.now, retired_at: null })
    .returningAll()
    .executeTakeFirstOrThrow()
  await serve(ctx, row.id, fields.homes)
  return row
}

/** @throws Problem 404, 409 settings_changed */
export const updateVendor = async (
  ctx: WriteCtx,
  id: number,
  { version, ...fields }: BodyOf<typeof changeVendor>,
): Promise<VendorRow> => {
  const before = await all(ctx).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!before) throw notFound('This vendor')
  refuseUnread(version, versionOfVendor(before, (await homesServed(ctx, [id])).get(id) ?? []))
  const row = await db(ctx)
    .updateTable('vendors.vendor')
    .set(await rowOf(ctx, fields))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await serve(ctx, id, fields.homes)
  return row
}

/** @throws Problem 404 */
export const setRetired = async (ctx: WriteCtx, id: number, retired: boolean): Promise<VendorRow> => {
  const row = await db(ctx)
    .updateTable('vendors.vendor')
    .set({ retired_at: retired ? ctx.now : null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound('This vendor')
  return row
}

export const noteReminded = async (ctx: WriteCtx, { id, reminded_of }: VendorRow, of: readonly string[]) => {
  await db(ctx)
    .updateTable('vendors.vendor')
    .set({ reminded_of: [...reminded_of, ...of] })
    .where('id', '=', id)
    .execute()
}

/** How many numbers are read at once. */
const atOnce = 500

/** Parses phone numbers that were stored as typed, by the same rule as new ones. Returns how many were parsed. */
export const readStoredPhones = async (ctx: WriteCtx): Promise<number> => {
  const rows = await db(ctx)
    .selectFrom('vendors.vendor')
    .select(['id', 'phone'])
    .where('phone', '<>', '')
    .where('phone_state', '=', 'unread')
    .orderBy('id')
    .limit(atOnce)
    .forUpdate()
    .execute()
  const served = await homesServed(
    ctx,
    rows.map(({ id }) => id),
  )
  for (const { id, phone } of rows) {
    const read = rereadPhone(phone, await countryOfHomes(ctx, served.get(id) ?? []))
    await db(ctx).updateTable('vendors.vendor').set(read).where('id', '=', id).execute()
  }
  return rows.length
}
