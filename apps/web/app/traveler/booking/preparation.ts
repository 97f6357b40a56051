import type { Booking, Identity, StayToPrepare } from '@porchlight/contract'
import { href } from 'react-router'
import type { Formats } from '#app/lib/formats.ts'
import type { PrepareWords } from '#app/lib/messages/traveler/prepare.ts'
import type { ToDo } from './use-to-dos.ts'

/** Every named guest, including those added by others. */
export const everybodyIn = ({ guests, friends }: StayToPrepare['plan']) => [...guests, ...friends]

const naming = ({ status, party }: Booking, { plan }: StayToPrepare, words: PrepareWords, path: string): ToDo => {
  const of = party.adults + party.children + party.infants
  const named = everybodyIn(plan).length
  return named < of
    ? {
        title: status === 'checked_in' ? words.todoGuestsHere : words.todoGuests,
        text: words.todoGuestsText({ named, of }),
        state: 'open',
        action: words.actGuests,
        path,
      }
    : {
        title: words.todoGuestsDone,
        text: everybodyIn(plan)
          .map(({ firstName }) => firstName)
          .join(', '),
        state: 'done',
      }
}

const arriving = ({ plan }: StayToPrepare, words: PrepareWords, { timeOfDay }: Formats, path: string): ToDo =>
  plan.arrivalTime === null
    ? { title: words.todoArrival, text: words.todoArrivalText, state: 'open', action: words.actArrival, path }
    : { title: words.todoArrivalDone({ time: timeOfDay(plan.arrivalTime) }), text: plan.note, state: 'done' }

const showing = ({ state, reason }: Identity, words: PrepareWords, path: string): ToDo => {
  const toDo = { title: words.todoIdentity, path }
  if (state === 'accepted') return { title: words.todoIdentity, text: words.todoIdentityDone, state: 'done' }
  if (state === 'sent') return { title: words.todoIdentity, text: words.todoIdentitySent, state: 'later' }
  const text = state === 'refused' ? words.todoIdentityAgain({ reason }) : words.todoIdentityText
  return { ...toDo, text, state: 'open', action: words.actIdentity }
}

/** Date formats, and the company's date at an instant. */
type DayFormats = Formats & { dayOf: (instant: string) => string }

/**
 * The to-dos of a confirmed stay: ID verification if the home requires it, guest list, arrival time until check-in, and
 * the pool rules if there is a pool.
 */
export const preparationOf = (
  booking: Booking,
  stay: StayToPrepare,
  words: PrepareWords,
  formats: DayFormats,
): ToDo[] => {
  const about = `?booking=${booking.id}`
  const path = `${href('/travelers/confirm')}${about}`
  const shows = href('/travelers/bookings/:id/identity', { id: String(booking.id) })
  const toDos = [
    ...(stay.identity ? [showing(stay.identity, words, shows)] : []),
    naming(booking, stay, words, path),
    ...(booking.status === 'checked_in' ? [] : [arriving(stay, words, formats, path)]),
  ]
  if (!stay.pool) return toDos
  const { acceptedAt } = stay.pool
  const rules: ToDo = acceptedAt
    ? {
        title: words.poolName,
        text: words.todoPoolDone({ date: formats.day(formats.dayOf(acceptedAt)) }),
        state: 'done',
      }
    : {
        title: words.todoPool,
        text: words.todoPoolText,
        state: 'open',
        action: words.actPool,
        path: `${href('/travelers/pool-policy')}${about}`,
      }
  return [...toDos, rules]
}
