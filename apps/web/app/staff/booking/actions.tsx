import { type Booking, type Canceler, payableStatuses } from '@porchlight/contract'
import { Button, ButtonLink } from '@porchlight/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useMay } from '../use-may.ts'
import { actIn, type BookingAct, homeIn, tabHref } from './booking-tabs.ts'
import type { ChargeWay } from './charge-panel.tsx'
import { useBookingKeys } from './use-booking-keys.ts'

const CancelStay = lazy(() => import('./cancel-stay.tsx'))
const ChangeStay = lazy(() => import('./change-stay.tsx'))
const StayMove = lazy(() => import('../calendar/stay-move.tsx').then(({ StayMove }) => ({ default: StayMove })))
const ChargePanel = lazy(() => import('./charge-panel.tsx'))
const RefundPanel = lazy(() => import('./refund-panel.tsx'))

/** Guest cancellation or early check-out comes first; no-show only once the stay has started. */
const cancelersOf = ({ allowedActions }: Booking): Canceler[] => [
  'guest',
  'operator',
  ...(allowedActions.includes('miss') ? (['no_show'] as const) : []),
]

/** By link until check-out; bookkeepers also record payments by wire, check, or cash while something is open. */
const chargeWays = ({ status, netPaid, total }: Booking, doesBooks: boolean): ChargeWay[] => [
  ...(status === 'confirmed' || status === 'checked_in' ? (['link'] as const) : []),
  ...(doesBooks && payableStatuses.includes(status) && netPaid.amount < total.amount ? (['received'] as const) : []),
]

/** What staff can currently do with a booking. */
const openActs = (
  { status, allowedActions, netPaid }: Booking,
  ways: readonly ChargeWay[],
): ReadonlySet<BookingAct> => {
  const isSold = status === 'confirmed' || status === 'checked_in' || status === 'completed'
  return new Set<BookingAct>([
    ...(allowedActions.includes('change') ? (['change'] as const) : []),
    ...(ways.length > 0 ? (['charge'] as const) : []),
    ...(ways.includes('received') ? (['record'] as const) : []),
    ...(isSold && netPaid.amount > 0 ? (['refund'] as const) : []),
    ...(allowedActions.includes('cancel') ? (['cancel'] as const) : []),
  ])
}

/** The actions in a booking's header, each with its key, and the form of the open one. */
export const BookingActions = ({ booking, talks }: { booking: Booking; talks: boolean }) => {
  const words = useWords(staffBookingsWords)
  const { acts } = useWords(staffBookingWords)
  const [search] = useSearchParams()
  const { key } = useLocation()
  const linked = actIn(search)
  const moveTo = homeIn(search)
  const [chosen, setChosen] = useState<BookingAct>()
  // Panels and dialogs exist only in the browser. A link to the same action, followed here, opens it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setChosen(linked), [linked, key])
  const mayDo = useMay()
  const ways = chargeWays(booking, mayDo('money', 'act'))
  // What the server would refuse is absent.
  const may: ReadonlySet<BookingAct> = mayDo('bookings', 'act') ? openActs(booking, ways) : new Set()
  const open = chosen && may.has(chosen) ? chosen : undefined
  useBookingKeys(booking.id, setChosen)
  const close = () => setChosen(undefined)
  return (
    <div className="staff-acts">
      {talks && (
        <ButtonLink look="primary" icon="message" href={tabHref(booking.id, 'messages')}>
          {acts.message}
        </ButtonLink>
      )}
      {may.has('change') && (
        <Button onClick={() => setChosen('change')}>
          {booking.status === 'checked_in' ? words.longer : acts.change}
        </Button>
      )}
      {may.has('charge') && <Button onClick={() => setChosen('charge')}>{acts.charge}</Button>}
      {may.has('refund') && <Button onClick={() => setChosen('refund')}>{acts.refund}</Button>}
      {may.has('cancel') && (
        <Button look="quiet" onClick={() => setChosen('cancel')}>
          {words.cancel}
        </Button>
      )}
      <Suspense>
        {open === 'change' &&
          (moveTo === undefined ? (
            <ChangeStay booking={booking} start={{}} onClose={close} />
          ) : (
            <StayMove bookingId={booking.id} start={{ homeId: moveTo }} onClose={close} />
          ))}
        {(open === 'charge' || open === 'record') && ways[0] && (
          <ChargePanel booking={booking} ways={ways} start={open === 'record' ? 'received' : ways[0]} onClose={close} />
        )}
        {open === 'refund' && <RefundPanel booking={booking} onClose={close} />}
        {open === 'cancel' && <CancelStay booking={booking} choices={cancelersOf(booking)} onClose={close} />}
      </Suspense>
    </div>
  )
}
