import '../staff.css'
import {
  type Booking,
  bookingAttribution,
  bookingById,
  type Claim,
  changeRequestsOf,
  claimsOfStay,
  endedStatuses,
  guestFlagsOfStay,
  paymentRequestsOf,
  type ResultsOf,
  scheduledMessagesOfStay,
  staffConversationOfStay,
} from '@porchlight/contract'
import { Alert, Breadcrumbs, Meter, PageHead, PriceLines, Section, Timeline, UiLink } from '@porchlight/ui'
import { useMemo } from 'react'
import { href } from 'react-router'
import { BookingState } from '#app/features/booking/booking-state.tsx'
import { partyText } from '#app/features/booking/party-text.ts'
import { PaymentPlan } from '#app/features/booking/payment-plan.tsx'
import { PaymentRequests } from '#app/features/booking/payment-requests.tsx'
import { ClaimCard } from '#app/features/claims/claim-card.tsx'
import { ClaimWindow } from '#app/features/claims/claim-window.tsx'
import { ClaimantActions } from '#app/features/claims/claimant-actions.tsx'
import { RaiseForm } from '#app/features/claims/raise-form.tsx'
import { TeamConversation } from '#app/features/conversation/conversation.tsx'
import { guestConversation } from '#app/features/conversation/conversation-calls.ts'
import { PhoneLink } from '#app/features/phone/phone-link.tsx'
import { priceLinesOf } from '#app/features/price/price-lines-of.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { priceWords } from '#app/lib/messages/site/price.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { talkWords } from '#app/lib/messages/stay/conversation.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { PersonLink } from '../person-link.tsx'
import type { Route } from './+types/page'
import { BookingActions } from './actions.tsx'
import { Attribution } from './attribution.tsx'
import { ChangeRequests } from './change-requests.tsx'
import { ScheduledMessages } from './scheduled-messages.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const id = { params: { id: params.bookingId } }
  const [found, claimed, talk, changes, requested, scheduled, credited, flags] = await Promise.all([
    api(bookingById, id),
    api(claimsOfStay, id),
    api(staffConversationOfStay, id),
    api(changeRequestsOf, id),
    api(paymentRequestsOf, id),
    api(scheduledMessagesOfStay, id),
    api(bookingAttribution, { params: { bookingId: params.bookingId } }),
    api(guestFlagsOfStay, id),
  ])
  return {
    ...resultsOf(found),
    doNotRent: resultsOf(flags).doNotRent,
    claimed: resultsOf(claimed),
    changes: resultsOf(changes).requests,
    requests: resultsOf(requested).requests,
    now: new Date().toISOString(),
    // Commissions and messages need their own permissions.
    attribution: !credited.ok && credited.error.status === 403 ? null : resultsOf(credited).attribution,
    scheduled: scheduled.ok ? scheduled.results.messages : null,
    talk: !talk.ok && talk.error.status === 403 ? null : resultsOf(talk),
  }
}

export const meta = (args: Route.MetaArgs) => {
  const booking = args.loaderData?.booking
  return pageMeta(args, booking ? { title: `${booking.number}, ${booking.home.name}` } : {})
}

const nameOf = ({ guest, number }: Booking): string => (guest ? `${guest.firstName} ${guest.lastName}` : number)

const Head = ({ booking }: { booking: Booking }) => {
  const { stayDates } = useFormats()
  const words = useWords(staffBookingsWords)
  const known = useWords(ownerBookingsWords)
  const party = useWords(bookingWords)
  const { home, number } = booking
  return (
    <>
      <Breadcrumbs
        label={known.where}
        crumbs={[{ label: words.title, href: href('/staff/bookings') }, { label: number }]}
      />
      <PageHead
        over={`${home.name}, ${home.town}`}
        title={nameOf(booking)}
        lead={`${stayDates(booking)} · ${partyText(booking.party, party)}`}
        actions={<BookingState of={booking} />}
      />
    </>
  )
}

const Guest = ({ booking: { guest } }: { booking: Booking }) => {
  const words = useWords(staffBookingsWords)
  if (!guest?.email) return null
  return (
    <Section title={words.reach}>
      <p className="staff-reach num">
        <PersonLink id={guest.id}>{`${guest.firstName} ${guest.lastName}`}</PersonLink>
        <UiLink className="inline-link" href={`mailto:${guest.email}`}>
          {guest.email}
        </UiLink>
        <PhoneLink of={guest} />
      </p>
    </Section>
  )
}

/** The company doesn’t rent to this person any more; the stay may have been booked before. */
const DoNotRent = ({ reason }: { reason: string }) => {
  const words = useWords(staffBookingsWords)
  return <Alert tone="danger">{words.doNotRent({ reason })}</Alert>
}

const Payments = ({ booking: { payments, home } }: { booking: Booking }) => {
  const words = useWords(staffBookingsWords)
  const { money, moment } = useFormats()
  if (payments.length === 0) return <p className="muted">{words.noPayment}</p>
  return (
    <ul className="staff-payments num">
      {payments.map(({ id, method, status, at, amount }) => (
        <li key={id}>
          <span className="staff-cell">
            {method}, {words.payment[status]}
            <small>{moment(at, home.timeZone)}</small>
          </span>
          <span>{money(amount)}</span>
        </li>
      ))}
    </ul>
  )
}

const Money = ({ booking }: { booking: Booking }) => {
  const formats = useFormats()
  const words = useWords(staffBookingsWords)
  const known = useWords(ownerBookingsWords)
  const prices = useWords(priceWords)
  const { netPaid, total, refunded, schedule, arrive, status } = booking
  const isOver = endedStatuses.includes(status)
  const { money } = formats
  return (
    <>
      <Section title={words.money}>
        <div className="staff-paid">
          <p className="num">
            {isOver
              ? known.guestMoneyOver({ paid: money(netPaid) })
              : known.guestMoneyText({ paid: money(netPaid), total: money(total) })}
          </p>
          {refunded.amount > 0 && <p className="num">{words.refunded({ amount: money(refunded) })}</p>}
          <Meter percent={total.amount > 0 ? (netPaid.amount / total.amount) * 100 : 0} />
        </div>
        <Payments booking={booking} />
      </Section>
      <Section title={words.due}>
        <PaymentPlan schedule={schedule} arrive={arrive} />
      </Section>
      <Section title={words.price}>
        <PriceLines lines={priceLinesOf(booking, prices, formats)} />
      </Section>
    </>
  )
}

const Happened = ({ booking }: { booking: Booking }) => {
  const { moment } = useFormats()
  const known = useWords(ownerBookingsWords)
  return (
    <Section title={known.timeline} note={known.timelineNote}>
      <Timeline
        label={known.timeline}
        items={booking.timeline.map(({ at, text, by }) => ({
          term: known.by({ moment: moment(at, booking.home.timeZone), who: by }),
          text,
          state: 'done',
        }))}
      />
    </Section>
  )
}

/** Damage claims on the booking, with a form to file one (R74). */
const Claims = ({ claimed, now }: { claimed: ResultsOf<typeof claimsOfStay>; now: string }) => {
  const words = useWords(claimWords)
  const { stay, claims, window, mayRaise } = claimed
  if (!mayRaise && claims.length === 0) return null
  return (
    <Section title={words.title}>
      <div className="claims">
        <ClaimWindow window={window} stay={stay} now={now} />
        {claims.map((claim: Claim) => (
          <ClaimCard key={claim.id} claim={claim} zone={stay.timeZone} yours="answered">
            <ClaimantActions claim={claim} />
          </ClaimCard>
        ))}
        {mayRaise && <RaiseForm bookingId={stay.bookingId} currency={stay.currency} />}
      </div>
    </Section>
  )
}

type Talk = ResultsOf<typeof staffConversationOfStay>

const Messages = ({ booking: { id, home }, talk: { conversation, person } }: { booking: Booking; talk: Talk }) => {
  const words = useWords(talkWords)
  const talk = useMemo(() => guestConversation(String(id)), [id])
  return (
    <Section title={words.withPerson({ person })}>
      <TeamConversation key={id} talk={talk} given={conversation} person={person} timeZone={home.timeZone} />
    </Section>
  )
}

/** `/staff/bookings/{id}`: everything about one booking, with its actions and damage claims. */
const StaffBookingPage = ({
  loaderData: { booking, doNotRent, claimed, changes, requests, now, talk, scheduled, attribution },
}: Route.ComponentProps) => (
  <>
    <Head booking={booking} />
    {doNotRent && <DoNotRent reason={doNotRent.reason} />}
    <div className="staff-split">
      <div>
        <Guest booking={booking} />
        {talk && <Messages booking={booking} talk={talk} />}
        <BookingActions booking={booking} guest={nameOf(booking)} />
        <ChangeRequests requests={changes} timeZone={booking.home.timeZone} />
        <PaymentRequests
          bookingId={booking.id}
          currency={booking.total.currency}
          requests={requests}
          open={booking.status === 'confirmed' || booking.status === 'checked_in'}
        />
        {scheduled && (
          <ScheduledMessages bookingId={booking.id} messages={scheduled} timeZone={booking.home.timeZone} />
        )}
        <Happened booking={booking} />
        <Claims claimed={claimed} now={now} />
      </div>
      <div>
        <Money booking={booking} />
        {attribution && <Attribution attribution={attribution} />}
      </div>
    </div>
  </>
)
export default StaffBookingPage
