import type { OfferedProtection, PriceConfirmation, ProtectionProduct } from '@porchlight/contract'
import type { Selectable } from 'kysely'
import { type ConfirmedBy, confirmConcerns, confirmedBy, shareConcern } from '#kernel/confirm-concerns'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { sumOf } from './engine/line.ts'
import { type Protection, protectionIn, protectionLine } from './engine/protection.ts'
import type { QuoteDocument } from './engine/quote-document.ts'
import { db, type PricingTables } from './tables.ts'

const protectionOf = ({ id, provider, basis_points }: Selectable<PricingTables['pricing.protection']>): Protection => ({
  id,
  provider,
  basisPoints: basis_points,
})

const rowInForce = (ctx: ReadCtx) =>
  db(ctx).selectFrom('pricing.protection').selectAll().where('replaced_at', 'is', null).executeTakeFirst()

/** The travel protection currently offered with every stay; null if none is offered. */
export const protectionInForce = async (ctx: ReadCtx): Promise<Protection | null> => {
  const row = await rowInForce(ctx)
  return row ? protectionOf(row) : null
}

/** Why an unusual rate for the offered protection is right; null if no confirmation was needed. */
export const protectionConfirmed = async (ctx: ReadCtx): Promise<ConfirmedBy | null> => {
  const row = await rowInForce(ctx)
  return row?.confirmed && row.created_by !== null ? confirmedBy(row.confirmed, row.created_by, row.created_at) : null
}

/** The protection in a price as it was sold, whatever is offered today. */
export const protectionAgreed = async (
  ctx: ReadCtx,
  { price, terms }: Pick<QuoteDocument, 'price' | 'terms'>,
): Promise<Protection | null> => {
  const id = protectionIn(price)
  if (id === null) return null
  if (terms) return terms.protection
  const row = await db(ctx).selectFrom('pricing.protection').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return protectionOf(row)
}

/** @throws Problem 422 protection_not_offered */
export const protectionFor = async (ctx: ReadCtx): Promise<Protection> => {
  const protection = await protectionInForce(ctx)
  if (!protection) throw new Problem(422, 'protection_not_offered', 'Travel protection is no longer offered.')
  return protection
}

/** The cost of protection with a quote's stay, included or not; null if none is offered. */
export const protectionBeside = async (ctx: ReadCtx, document: QuoteDocument): Promise<OfferedProtection | null> => {
  const { price } = document
  const agreed = await protectionAgreed(ctx, document)
  const protection = agreed ?? (await protectionInForce(ctx))
  if (!protection) return null
  const { amount } = protectionLine(protection, sumOf(price.nights), price.currency)
  if (amount === 0) return null
  return { provider: protection.provider, price: { amount, currency: price.currency }, chosen: agreed !== null }
}

/** The usual price range of protection as a share of the nights, in basis points. */
const usualShare = { least: 100, most: 2_000 }

type Offering = { product: ProtectionProduct | null; confirm?: PriceConfirmation | undefined; by: number }

/**
 * Offers this protection, or none, from the next quote on. Protection already sold stays as sold.
 * @throws Problem 422 confirmation_needed
 */
export const setProtection = async (ctx: WriteCtx, { product, confirm, by }: Offering): Promise<void> => {
  const now = await protectionInForce(ctx)
  if (now?.provider === product?.provider && now?.basisPoints === product?.basisPoints) return
  const confirmed = confirmConcerns(
    product ? shareConcern(product.provider, product.basisPoints, usualShare) : [],
    confirm,
  )
  await db(ctx)
    .updateTable('pricing.protection')
    .set({ replaced_at: ctx.now })
    .where('replaced_at', 'is', null)
    .execute()
  if (!product) return
  await db(ctx)
    .insertInto('pricing.protection')
    .values({
      provider: product.provider,
      basis_points: product.basisPoints,
      confirmed: confirmed && JSON.stringify(confirmed),
      created_at: ctx.now,
      created_by: by,
    })
    .execute()
}
