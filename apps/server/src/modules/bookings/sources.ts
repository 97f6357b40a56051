import type { Program, StaySource } from '@porchlight/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ReadCtx } from '#kernel/work'
import { programCondition, programsOf } from '#modules/attribution'
import type { Booking } from './booking.ts'
import { db } from './tables.ts'

/** A stay's source: the program that brought it, else an offer by the team, else our own site. */
export const sourceOf = (program: Program | undefined, isOffer: boolean): StaySource =>
  program ?? (isOffer ? 'offer' : 'direct')

/** The source of each of these bookings. */
export const sourcesOf = async (ctx: ReadCtx, bookings: readonly Booking[]): Promise<Map<number, StaySource>> => {
  const programs = await programsOf(
    ctx,
    bookings.map(({ id }) => id),
  )
  const offerQuotes = await db(ctx)
    .selectFrom('bookings.offer_quote')
    .select('quote_id')
    .where('quote_id', '=', sql<number>`any(${bookings.map(({ quote }) => quote.id)}::bigint[])`)
    .execute()
  const quotes = new Set(offerQuotes.map(({ quote_id }) => quote_id))
  return new Map(bookings.map(({ id, quote }) => [id, sourceOf(programs.get(id), quotes.has(quote.id))]))
}

const offerCondition = sql<boolean>`exists (select from bookings.offer_quote where offer_quote.quote_id = booking.quote_id)`

/** A condition on bookings: they came from this source. */
export const sourceCondition = (source: StaySource): RawBuilder<boolean> => {
  switch (source) {
    case 'direct':
      return sql<boolean>`(${programCondition(null)} and not ${offerCondition})`
    case 'offer':
      return sql<boolean>`(${programCondition(null)} and ${offerCondition})`
    default:
      return programCondition(source)
  }
}
