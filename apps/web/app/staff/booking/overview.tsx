import type { Booking } from '@porchlight/contract'
import { Section, UiLink } from '@porchlight/ui'
import { useMemo } from 'react'
import { AnswerRequest } from '#app/features/answer-request/answer-request.tsx'
import { PaymentRequests } from '#app/features/booking/payment-requests.tsx'
import { TeamConversation } from '#app/features/conversation/conversation.tsx'
import { guestConversation } from '#app/features/conversation/conversation-calls.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { AreaActions } from '../area-actions.tsx'
import { useMay } from '../use-may.ts'
import { tabHref } from './booking-tabs.ts'
import { ChangeRequests } from './change-requests.tsx'
import { guestNameOf } from './guest-name.ts'
import { GuestSection } from './guest-section.tsx'
import { History } from './history.tsx'
import { MilestoneStrip } from './milestone-strip.tsx'
import { MoneySummary } from './money-summary.tsx'
import type { DataOf } from './page.tsx'
import { ScheduledMessages } from './scheduled-messages.tsx'
import { StaffNotes } from './staff-notes.tsx'
import { Tags } from './tags.tsx'
import { Todos } from './todos.tsx'
import { Turnovers } from './turnovers.tsx'

const newestRows = 5
const newestMessages = 3

type Props = { booking: Booking; today: string } & DataOf<'overview'>

/** The newest messages, answered in place. */
const LatestMessages = ({ booking: { id, home }, talk }: { booking: Booking; talk: NonNullable<Props['talk']> }) => {
  const { overview: words } = useWords(staffBookingWords)
  const calls = useMemo(() => guestConversation(String(id)), [id])
  const { unread } = talk.conversation
  return (
    <Section
      className="booking-messages"
      title={words.messages}
      note={unread > 0 && words.newMessages({ number: unread })}
      side={
        <UiLink className="inline-link" href={tabHref(id, 'messages')}>
          {words.allMessages}
        </UiLink>
      }
    >
      <AreaActions area="people">
        <TeamConversation
          talk={calls}
          given={talk.conversation}
          person={talk.person}
          timeZone={home.timeZone}
          latest={newestMessages}
        />
      </AreaActions>
    </Section>
  )
}

/** The stay from booking to check-out, its to-dos, the money, the guest, and what happened last. */
export const Overview = (props: Props) => {
  const { booking, today, changes, requests, scheduled, talk, deposit, tags, overview } = props
  const words = useWords(staffBookingsWords)
  const { more } = useWords(staffBookingWords)
  const { id, timeline, home } = booking
  const mayAct = useMay()('bookings', 'act')
  const waiting = requests.filter(({ state }) => state === 'open')
  return (
    <>
      <MilestoneStrip booking={booking} deposit={deposit} today={today} />
      <div className="staff-split booking-overview">
        <div>
          {mayAct && booking.allowedActions.includes('accept') && (
            <Section title={words.asks}>
              <AnswerRequest bookingId={id} guest={guestNameOf(booking)} />
            </Section>
          )}
          <Todos booking={booking} deposit={deposit} overview={overview} />
          <ChangeRequests requests={changes} timeZone={home.timeZone} />
          {waiting.length > 0 && (
            <PaymentRequests bookingId={id} currency={booking.total.currency} requests={waiting} open={false} />
          )}
          {talk && <LatestMessages booking={booking} talk={talk} />}
          <Turnovers booking={booking} guest={guestNameOf(booking)} turnovers={overview.turnovers} />
          <StaffNotes bookingId={id} notes={overview.notes} />
        </div>
        <div>
          <MoneySummary booking={booking} deposit={deposit} ownersNet={overview.ownersNet} />
          <div className="booking-next">
            {scheduled && (
              <AreaActions area="people">
                <ScheduledMessages bookingId={id} messages={scheduled} timeZone={home.timeZone} />
              </AreaActions>
            )}
          </div>
          <div className="booking-late">
            <GuestSection booking={booking} summary={overview.guest} />
            <Tags bookingId={id} tags={tags} />
            <History
              booking={booking}
              rows={timeline.slice(-newestRows).reverse()}
              newestFirst
              side={
                timeline.length > newestRows && (
                  <UiLink className="inline-link" href={tabHref(id, 'history')}>
                    {more.history({ number: timeline.length })}
                  </UiLink>
                )
              }
            />
          </div>
        </div>
      </div>
    </>
  )
}
