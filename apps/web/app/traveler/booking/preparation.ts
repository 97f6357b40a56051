import type { Booking, StayPrepared } from '@porchlight/contract'
import { href } from 'react-router'
import type { Formats } from '#app/lib/formats.ts'
import type { PrepareWords } from '#app/lib/messages/traveler/prepare.ts'
import type { ToDo } from './to-dos.tsx'

/** Everybody who is named, by the guest or by himself. */
export const everybodyIn = ({ guests, friends }: StayPrepared['plan']) => [...guests, ...friends]

const naming = ({ party }: Booking, { plan }: StayPrepared, words: PrepareWords, path: string): ToDo => {
  const of = party.adults + party.children + party.infants
  const named = everybodyIn(plan).length
  return named < of
    ? {
        title: words.todoGuests,
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

const arriving = ({ plan }: StayPrepared, words: PrepareWords, path: string): ToDo =>
  plan.arrivalTime === null
    ? { title: words.todoArrival, text: words.todoArrivalText, state: 'open', action: words.actArrival, path }
    : { title: words.todoArrivalDone({ time: plan.arrivalTime }), text: plan.note, state: 'done' }

/** What a guest of a confirmed stay still prepares: who comes, when, and the rules of the water where there is any. */
export const preparationOf = (booking: Booking, stay: StayPrepared, words: PrepareWords, { day }: Formats): ToDo[] => {
  const about = `?booking=${booking.id}`
  const path = `${href('/travelers/confirm')}${about}`
  const toDos = [naming(booking, stay, words, path), arriving(stay, words, path)]
  if (!stay.pool) return toDos
  const { acceptedAt } = stay.pool
  const rules: ToDo = acceptedAt
    ? { title: words.poolName, text: words.todoPoolDone({ date: day(acceptedAt.slice(0, 10)) }), state: 'done' }
    : {
        title: words.todoPool,
        text: words.todoPoolText,
        state: 'open',
        action: words.actPool,
        path: `${href('/travelers/pool-policy')}${about}`,
      }
  return [...toDos, rules]
}
