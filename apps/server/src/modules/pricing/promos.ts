import { nightsOf, type PlainDate, type Stay } from '@porchlight/contract'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import type { Home } from '#modules/homes'
import { covers } from './engine/rates.ts'
import type { NewPromo } from './pricing.ts'
import { promoOf } from './rows.ts'
import { db } from './tables.ts'

const shape = /^[A-Z0-9-]{2,40}$/

/** Codes are read aloud and typed by hand: case and surrounding blanks do not matter. */
const codeOf = (text: string): string => text.trim().toUpperCase()

/**
 * Creates a coupon or replaces the one of the same code for the same home.
 * @throws Problem 422 `invalid_promo`
 */
export const savePromo = async (ctx: WriteCtx, promo: NewPromo, by: number | null = null): Promise<void> => {
  const code = codeOf(promo.code)
  if (!shape.test(code)) throw new Problem(422, 'invalid_promo', 'A code is 2 to 40 letters, digits and hyphens.')
  if ((promo.kind === 'percent') !== (promo.currency === null))
    throw new Problem(422, 'invalid_promo', 'A fixed amount needs a currency; a percent has none.')
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
      created_at: ctx.now,
      created_by: by,
    })
    .execute()
}

/** The coupon of a code for a stay in a home, if it is valid for it; of two the home's own. */
export const promoIfValid = async (
  ctx: ReadCtx,
  home: Home,
  text: string,
  stay: Stay,
  bookedOn: PlainDate,
): Promise<(NewPromo & { id: number }) | null> => {
  const code = codeOf(text)
  const rows = shape.test(code) ? await promosOf(ctx, home.id, code) : []
  const promo = rows.find(
    ({ minNights, currency, booked }) =>
      minNights <= nightsOf(stay) &&
      (currency === null || currency === home.currency) &&
      (booked === null || covers(booked, bookedOn)),
  )
  return promo ?? null
}

/** The same for somebody who has typed it. @throws Problem 422 `promo_unknown` */
export const promoFor = async (...asked: Parameters<typeof promoIfValid>): Promise<NewPromo & { id: number }> => {
  const promo = await promoIfValid(...asked)
  if (!promo)
    throw new Problem(422, 'promo_unknown', 'This code is not valid for this stay.', undefined, { required: ['promo'] })
  return promo
}

const promosOf = async (ctx: ReadCtx, homeId: number, code: string) =>
  (
    await db(ctx)
      .selectFrom('pricing.promo')
      .selectAll()
      .where('code', '=', code)
      .where('replaced_at', 'is', null)
      .where((promo) => promo.or([promo('home_id', '=', homeId), promo('home_id', 'is', null)]))
      .orderBy('home_id', (order) => order.asc().nullsLast())
      .execute()
  ).map(promoOf)
