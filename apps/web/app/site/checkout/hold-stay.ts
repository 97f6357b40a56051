import { type Booking, bookingById, createBooking, type Quote, type StayNotPossible } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'

export type NearestStay = StayNotPossible['nearest'][number]

export type HoldResult =
  | { kind: 'taken'; booking: Booking }
  | { kind: 'lost'; nearest: readonly NearestStay[] }
  | { kind: 'expired' }
  | { kind: 'impossible'; refusal: StayNotPossible }
  | { kind: 'logged_out' }
  | { kind: 'failed'; message: string }

type LostDetails = Partial<Pick<StayNotPossible, 'nearest'>> & { bookingId?: number }

/** The nights are booked. If this guest holds them from another window or a lost response, checkout continues there. */
const lostOrOwn = async ({ nearest = [], bookingId }: LostDetails): Promise<HoldResult> => {
  const own = bookingId === undefined ? undefined : await api(bookingById, { params: { id: bookingId } })
  return own?.ok ? { kind: 'taken', booking: own.results.booking } : { kind: 'lost', nearest }
}

/** Holds the nights of a quote, or sends a request for homes without Instant Book. */
export const holdStay = async ({ id, hash }: Pick<Quote, 'id' | 'hash'>, message = ''): Promise<HoldResult> => {
  const body = { quoteId: id, quoteHash: hash, ...(message.trim() && { message: message.trim() }) }
  const answer = await api(createBooking, { body })
  if (answer.ok) return { kind: 'taken', booking: answer.results.booking }
  const { code, status, details, message: said } = answer.error
  switch (code) {
    case 'nights_taken':
      return await lostOrOwn((details as LostDetails | undefined) ?? {})
    case 'quote_expired':
      return { kind: 'expired' }
    case 'stay_not_possible':
      return { kind: 'impossible', refusal: details as StayNotPossible }
    default:
      return status === 401 ? { kind: 'logged_out' } : { kind: 'failed', message: said }
  }
}
