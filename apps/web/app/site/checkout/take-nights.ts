import { type Booking, bookingById, createBooking, type Quote, type StayNotPossible } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'

export type NearestStay = StayNotPossible['nearest'][number]

export type Taken =
  | { kind: 'taken'; booking: Booking }
  | { kind: 'lost'; nearest: readonly NearestStay[] }
  | { kind: 'expired' }
  | { kind: 'impossible'; refusal: StayNotPossible }
  | { kind: 'logged_out' }
  | { kind: 'failed'; message: string }

type LostDetails = Partial<Pick<StayNotPossible, 'nearest'>> & { bookingId?: number }

/** The nights are gone; when it was this guest who took them, in another window or before an answer was lost, he goes on there. */
const lostOrOwn = async ({ nearest = [], bookingId }: LostDetails): Promise<Taken> => {
  const own = bookingId === undefined ? undefined : await api(bookingById, { params: { id: bookingId } })
  return own?.ok ? { kind: 'taken', booking: own.results.booking } : { kind: 'lost', nearest }
}

/** Holds the nights of a quote, or asks for them where the house wants to be asked. */
export const takeNights = async ({ id, hash }: Pick<Quote, 'id' | 'hash'>, message = ''): Promise<Taken> => {
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
