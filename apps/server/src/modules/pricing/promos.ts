import type { PlainDate, Stay } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import { type ReadCtx, takeTurn, type WriteCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import { promoApplies } from './engine/coupon.ts'
import { inForce } from './priced-homes.ts'
import type { NewPromo } from './pricing.ts'
import { usedUp, usesOf } from './promo-uses.ts'
import { promoOf } from './row-mapping.ts'
import { db } from './tables.ts'

const shape = /^[A-Z0-9-]{2,40}$/

/** Codes are read aloud and typed by hand, so case and surrounding spaces don't matter. */
const codeOf = (text: string): string => text.trim().toUpperCase()

const unlimited = { stays: null, mostUses: null, onceEach: false, paused: false }
type Unlimited = Omit<NewPromo, keyof typeof unlimited> & Partial<NewPromo>

const invalid = (text: string): Problem => new Problem(422, 'invalid_promo', text)

/**
 * Creates a coupon or replaces the one with the same code for the same home.
 * @throws Problem 422 `invalid_promo`
 */
export const savePromo = async (ctx: WriteCtx, given: Unlimited, by: number | null = null): Promise<void> => {
  const promo = { ...unlimited, ...given }
  const code = codeOf(promo.code)
  if (!shape.test(code)) throw invalid('A code is 2 to 40 letters, digits and hyphens.')
  if ((promo.kind === 'percent') !== (promo.currency === null))
    throw invalid('A fixed amount needs a currency; a percent has none.')
  await db(ctx)
    .updateTable('pricing.promo')
    .set({ replaced_at: ctx.now })
    .where('code', '=', code)
    .where('home_id', promo.homeId === null ? 'is' : '=', promo.homeId)
    .where('replaced_at', 'is', null)
    .execute()
  await db(ctx)
    .insertInto('pricing.promo')
    .values({
      code,
      label: promo.label,
      kind: promo.kind,
      amount: promo.amount,
      currency: promo.currency,
      home_id: promo.homeId,
      min_nights: promo.minNights,
      booked_from: promo.booked?.from ?? null,
      booked_to: promo.booked?.to ?? null,
      stay_from: promo.stays?.from ?? null,
      stay_to: promo.stays?.to ?? null,
      most_uses: promo.mostUses,
      once_each: promo.onceEach,
      paused: promo.paused,
      created_at: ctx.now,
      created_by: by,
    })
    .execute()
}

/** Locks a code until the end of the transaction, even one that doesn't exist yet. */
export const lockPromo = (ctx: WriteCtx, code: string): Promise<void> =>
  takeTurn(ctx, `pricing.promo:${codeOf(code)}`, 0)

/** Takes a code out of use; anyone who booked with it keeps the discount. */
export const endPromo = async (ctx: WriteCtx, text: string): Promise<void> => {
  await lockPromo(ctx, text)
  await db(ctx)
    .updateTable('pricing.promo')
    .set({ replaced_at: ctx.now })
    .where('code', '=', codeOf(text))
    .where('replaced_at', 'is', null)
    .execute()
}

/** A code with the homes it is for; none named means all. */
export type PromoOffer = Omit<NewPromo, 'homeId'> & { homeIds: number[] }

/** Replaces the code's previous offer. @throws Problem 422 `invalid_promo` */
export const setPromo = async (ctx: WriteCtx, { homeIds, ...promo }: PromoOffer, by: number): Promise<void> => {
  await endPromo(ctx, promo.code)
  const homes = homeIds.length > 0 ? [...new Set(homeIds)] : [null]
  for (const homeId of homes) await savePromo(ctx, { ...promo, homeId }, by)
}

/** Every code in force, by name, with its number of uses; codes from offers and for single people are left out. */
export const promosInForce = async (ctx: ReadCtx): Promise<(PromoOffer & { uses: number })[]> => {
  const rows = await db(ctx)
    .selectFrom('pricing.promo as promo')
    .selectAll()
    .where('replaced_at', 'is', null)
    .where('code', 'not like', 'OFFER-%')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pricing.promo_owner as owner').select('owner.email').whereRef('owner.code', '=', 'promo.code'),
        ),
      ),
    )
    .orderBy('code')
    .orderBy('id')
    .execute()
  const uses = await usesOf(ctx, [...new Set(rows.map(({ code }) => code))])
  return [...Map.groupBy(rows.map(promoOf), ({ code }) => code)].flatMap(([code, promos]) => {
    const [first] = promos
    if (!first) return []
    const { homeId: _, id: __, ...promo } = first
    const homeIds = promos.flatMap(({ homeId }) => homeId ?? [])
    return [{ ...promo, homeIds, uses: uses.filter((use) => use.code === code).length }]
  })
}

type SavedPromo = NewPromo & { id: number }

/**
 * A code's coupons for a home, the home's own first.
 * @param at the instant to look up, if not now
 */
const promosIn = async (ctx: ReadCtx, home: Home, text: string, at?: Date): Promise<SavedPromo[]> => {
  const code = codeOf(text)
  const rows = shape.test(code) ? await promosOf(ctx, home.id, code, at) : []
  return rows.filter(({ currency }) => currency === null || currency === home.currency)
}

/** A code's coupon for a stay in a home, if it is valid; the home's own if there are two. */
export const promoIfValid = async (
  ctx: ReadCtx,
  home: Home,
  text: string,
  stay: Stay,
  bookedOn: PlainDate,
): Promise<SavedPromo | null> =>
  (await promosIn(ctx, home, text)).find((promo) => promoApplies(promo, stay, bookedOn)) ?? null

/** The coupon a code stood for in a home at an instant, for a stay or, if it wasn't valid for that one, for others. */
export const promoInHome = async (
  ctx: ReadCtx,
  home: Home,
  text: string,
  { stay, bookedOn, at }: { stay: Stay; bookedOn: PlainDate; at: Date },
): Promise<SavedPromo | null> => {
  const promos = await promosIn(ctx, home, text, at)
  return promos.find((promo) => promoApplies(promo, stay, bookedOn)) ?? promos[0] ?? null
}

/**
 * The same for someone who typed the code. Whether they can still use it is checked again when they book.
 * @throws Problem 422 `promo_unknown`, `promo_used_up`
 */
export const promoFor = async (
  ctx: ReadCtx,
  ...requested: Parameters<typeof promoIfValid> extends [unknown, ...infer Rest] ? Rest : never
): Promise<SavedPromo> => {
  const promo = await promoIfValid(ctx, ...requested)
  const typed = { required: ['promo'] }
  if (!promo || promo.paused)
    throw new Problem(422, 'promo_unknown', 'This code isn’t valid for this stay.', undefined, typed)
  if (promo.mostUses !== null && (await usesOf(ctx, [promo.code])).length >= promo.mostUses) throw usedUp(422, typed)
  return promo
}

/** The coupon of a price line, as of when the price was made; for quotes that didn't freeze it. */
export const promoById = async (ctx: ReadCtx, id: number): Promise<SavedPromo | null> => {
  const row = await db(ctx).selectFrom('pricing.promo').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? promoOf(row) : null
}

const promosOf = async (ctx: ReadCtx, homeId: number, code: string, at?: Date) =>
  (
    await db(ctx)
      .selectFrom('pricing.promo')
      .selectAll()
      .where('code', '=', code)
      .where(inForce('pricing.promo', at))
      .where((promo) => promo.or([promo('home_id', '=', homeId), promo('home_id', 'is', null)]))
      .orderBy('home_id', (order) => order.asc().nullsLast())
      .execute()
  ).map(promoOf)
