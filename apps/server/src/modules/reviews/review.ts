import type { ReviewSide } from '@porchlight/contract'
import type { Selectable } from 'kysely'
import type { Aspects, ReviewsTables } from './tables.ts'

export type Review = {
  id: number
  bookingId: number
  side: ReviewSide
  authorId: number
  author: string
  /** `YYYY-MM`. */
  stayedIn: string
  rating: number
  aspects: Aspects
  text: string
  writtenAt: Date
  answer: string | null
  answeredAt: Date | null
  /** Why staff hid it. */
  hidden: string | null
}

export const reviewOf = (row: Selectable<ReviewsTables['reviews.review']>): Review => ({
  id: row.id,
  bookingId: row.booking_id,
  side: row.side,
  authorId: row.author_id,
  author: row.author,
  stayedIn: row.stayed_in,
  rating: row.rating,
  aspects: row.aspects,
  text: row.text,
  writtenAt: row.written_at,
  answer: row.answer,
  answeredAt: row.answered_at,
  hidden: row.hidden_reason,
})

/** Both reviews of a stay; `publishedAt` is set once they are public. */
export type Pair = { publishedAt: Date | null; reviews: readonly Review[] }
