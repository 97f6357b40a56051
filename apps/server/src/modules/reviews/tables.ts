import type { feedbackTopics, ReviewAspect, ReviewSide } from '@porchlight/contract'
import type { ColumnType, Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

export type Aspects = Partial<Record<ReviewAspect, number>>

type StayTable = {
  booking_id: number
  home_id: number
  guest_id: number
  closes_at: Date
  published_at: Date | null
}

type ReviewTable = {
  id: Generated<number>
  booking_id: number
  side: ReviewSide
  author_id: number
  author: string
  /** `YYYY-MM`. */
  stayed_in: string
  rating: number
  /** jsonb: read parsed, written as text. */
  aspects: ColumnType<Aspects, string, string>
  text: string
  written_at: Date
  answer: string | null
  answered_by: number | null
  answered_at: Date | null
  hidden_reason: string | null
  hidden_by: number | null
  hidden_at: Date | null
}

type FeedbackTable = {
  id: Generated<number>
  booking_id: number | null
  account_id: number | null
  email: string | null
  rating: number | null
  topics: (typeof feedbackTopics)[number][]
  text: string
  wants_answer: boolean
  at: Date
  handled_at: Date | null
  handled_by: number | null
  note: string | null
}

export type ReviewsTables = {
  'reviews.stay': StayTable
  'reviews.review': ReviewTable
  'reviews.feedback': FeedbackTable
}

export const db = tablesOf<ReviewsTables>()
