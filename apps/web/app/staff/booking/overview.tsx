import type { Booking } from '@porchlight/contract'
import { Section, UiLink } from '@porchlight/ui'
import { AnswerRequest } from '#app/features/answer-request/answer-request.tsx'
import { PaymentRequests } from '#app/features/booking/payment-requests.tsx'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { tabHref } from './booking-tabs.ts'
import { ChangeRequests } from './change-requests.tsx'
import { GuestContact } from './guest-contact.tsx'
import { guestNameOf } from './guest-name.ts'
import { History } from './history.tsx'
import type { DataOf } from './page.tsx'
import { Payments } from './payments.tsx'
import { ScheduledMessages } from './scheduled-messages.tsx'
import { Tags } from './tags.tsx'

const newestRows = 5

/** What is waiting for an answer, a summary of the money, and what happened last. */
export const Overview = ({
  booking,
  changes,
  requests,
  scheduled,
  tags,
}: { booking: Booking } & DataOf<'overview'>) => {
  const words = useWords(staffBookingsWords)
  const { more } = useWords(staffBookingWords)
  const { id, timeline, home } = booking
  const waiting = requests.filter(({ state }) => state === 'open')
  return (
    <div className="staff-split">
      <div>
        {booking.allowedActions.includes('accept') && (
          <Section title={words.asks}>
            <AnswerRequest bookingId={id} guest={guestNameOf(booking)} />
          </Section>
        )}
        <ChangeRequests requests={changes} timeZone={home.timeZone} />
        {waiting.length > 0 && (
          <PaymentRequests bookingId={id} currency={booking.total.currency} requests={waiting} open={false} />
        )}
        {scheduled && <ScheduledMessages bookingId={id} messages={scheduled} timeZone={home.timeZone} />}
        <History
          booking={booking}
          rows={timeline.slice(-newestRows)}
          side={
            timeline.length > newestRows && (
              <UiLink className="inline-link" href={tabHref(id, 'history')}>
                {more.history({ number: timeline.length })}
              </UiLink>
            )
          }
        />
      </div>
      <div>
        <Payments
          booking={booking}
          side={
            <UiLink className="inline-link" href={tabHref(id, 'money')}>
              {more.money}
            </UiLink>
          }
        />
        <GuestContact booking={booking} />
        <Tags bookingId={id} tags={tags} />
      </div>
    </div>
  )
}
