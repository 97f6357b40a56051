import '../bookings/bookings.css'
import {
  dateIn,
  endedStatuses,
  type GuestHistory,
  guestOfStay,
  liveStatuses,
  type OwnerBooking,
  ownerBookingById,
  type Party,
  paymentRequestsOf,
  type StayReviews as Reviews,
  reviewsOfStay,
  type StayPrepared,
  stayOfBooking,
} from '@porchlight/contract'
import { Breadcrumbs, ButtonLink, Meter, PageHead, Section, Timeline, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { AnswerRequest } from '#app/features/answer-request/answer-request.tsx'
import { BookingState } from '#app/features/booking/booking-state.tsx'
import { GuestRecord } from '#app/features/booking/guest-record.tsx'
import { PaymentRequests } from '#app/features/booking/payment-requests.tsx'
import { StayReviews } from '#app/features/reviews/stay-reviews.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { type ownerBookingsWords as area, ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { ownerJobsWords } from '#app/lib/messages/owner/jobs.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { reviewWords } from '#app/lib/messages/stay/reviews.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { statementPath } from '../statement-path.ts'
import type { Route } from './+types/page'
import { OwnerPayout } from './owner-payout.tsx'

type Words = (typeof area)['en']

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const id = { params: { id: params.bookingId } }
  const [booking, reviews, prepared, requests, guest] = await Promise.all([
    api(ownerBookingById, id),
    api(reviewsOfStay, id),
    api(stayOfBooking, id),
    api(paymentRequestsOf, id),
    api(guestOfStay, id),
  ])
  const found = resultsOf(booking)
  return {
    ...resultsOf(requests),
    today: dateIn(found.booking.home.timeZone, new Date()),
    ...found,
    ...resultsOf(reviews),
    ...resultsOf(guest),
    plan: resultsOf(prepared).stay.plan,
  }
}

export const meta = (args: Route.MetaArgs) => {
  const booking = args.loaderData?.booking
  return pageMeta(args, booking ? { title: `${booking.guestName}, ${booking.home.name}` } : {})
}

const partyText = (party: Party, words: Words): string =>
  (['adults', 'children', 'infants', 'pets'] as const)
    .filter((kind) => party[kind] > 0)
    .map((kind) => words.sort({ kind, number: party[kind] }))
    .join(', ')

const Head = ({ booking }: { booking: OwnerBooking }) => {
  const { stayDates } = useFormats()
  const words = useWords(ownerBookingsWords)
  const claims = useWords(claimWords)
  const jobs = useWords(ownerJobsWords)
  const { home, arrive } = booking
  return (
    <>
      <Breadcrumbs
        label={words.where}
        crumbs={[{ label: words.allBookings, href: href('/owners/bookings') }, { label: booking.number }]}
      />
      <PageHead
        over={`${home.name}, ${home.town}`}
        title={booking.guestName}
        lead={`${stayDates(booking)} · ${words.stayOf({ number: booking.nights, party: partyText(booking.party, words) })}`}
        actions={
          <>
            <BookingState of={booking} />
            {booking.status === 'completed' && (
              <ButtonLink href={href('/owners/resolution-center/:bookingId', { bookingId: String(booking.id) })}>
                {claims.link}
              </ButtonLink>
            )}
            {booking.status === 'completed' && (
              <ButtonLink href={href('/owners/post-inspection-report/:bookingId', { bookingId: String(booking.id) })}>
                {jobs.report}
              </ButtonLink>
            )}
            <ButtonLink
              icon="calendar"
              href={href('/owners/calendar/:propertyId?/:date?', { propertyId: String(home.id), date: arrive })}
            >
              {words.toCalendar}
            </ButtonLink>
          </>
        }
      />
    </>
  )
}

const Request = ({ booking, guest }: { booking: OwnerBooking; guest: GuestHistory }) => {
  const { moment } = useFormats()
  const words = useWords(ownerBookingsWords)
  const mayAnswer = booking.allowedActions.includes('accept')
  if (!mayAnswer && booking.message === null) return null
  return (
    <Section title={mayAnswer ? words.request : words.messageOf({ guest: booking.guestName })}>
      {booking.message && <blockquote className="booking-message">“{booking.message}”</blockquote>}
      {mayAnswer && (
        <div className="booking-answer">
          <GuestRecord guest={guest} />
          {booking.answerBy && <p>{words.answerBy({ moment: moment(booking.answerBy, booking.home.timeZone) })}</p>}
          <AnswerRequest bookingId={booking.id} guest={booking.guestName} yours={booking.money.yours} />
        </div>
      )}
    </Section>
  )
}

/** Guest list and arrival time once the guest provides them. */
const Expected = ({ plan }: { plan: StayPrepared['plan'] }) => {
  const { timeOfDay } = useFormats()
  const words = useWords(ownerBookingsWords)
  const named = [...plan.guests, ...plan.friends]
  if (!plan.savedAt && named.length === 0) return null
  return (
    <Section title={words.expected}>
      <p>{plan.arrivalTime ? words.arrivesAt({ time: timeOfDay(plan.arrivalTime) }) : words.hourOpen}</p>
      {named.length > 0 && <p>{named.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}</p>}
      {plan.note && <blockquote className="booking-message">“{plan.note}”</blockquote>}
    </Section>
  )
}

const GuestMoney = ({ booking }: { booking: OwnerBooking }) => {
  const { money } = useFormats()
  const words = useWords(ownerBookingsWords)
  const { guestPaid, guestTotal, guestRefunded, onItsWay, status } = booking
  const isOver = endedStatuses.includes(status)
  return (
    <Section title={words.guestMoney}>
      <div className="booking-paid">
        <p className="num">
          {isOver
            ? words.guestMoneyOver({ paid: money(guestPaid) })
            : words.guestMoneyText({ paid: money(guestPaid), total: money(guestTotal) })}
        </p>
        {guestRefunded.amount > 0 && <p className="num">{words.guestRefunded({ amount: money(guestRefunded) })}</p>}
        {onItsWay && <p className="num">{words.bankPaysAmount({ amount: money(onItsWay) })}</p>}
        <Meter percent={guestTotal.amount > 0 ? (guestPaid.amount / guestTotal.amount) * 100 : 0} />
        <p className="booking-why t-small">{words.guestMoneyWhy}</p>
      </div>
    </Section>
  )
}

const Happened = ({ booking }: { booking: OwnerBooking }) => {
  const { moment } = useFormats()
  const words = useWords(ownerBookingsWords)
  return (
    <Section title={words.timeline} note={words.timelineNote}>
      <div className="booking-timeline">
        <Timeline
          label={words.timeline}
          items={booking.timeline.map(({ at, text, by }) => ({
            term: words.by({ moment: moment(at, booking.home.timeZone), who: by }),
            text,
            state: 'done',
          }))}
        />
      </div>
    </Section>
  )
}

const StatementLink = ({ on }: { on: string }) => {
  const words = useWords(ownerBookingsWords)
  const quarter = { year: Number(on.slice(0, 4)), quarter: Math.ceil(Number(on.slice(5, 7)) / 3) }
  return (
    <UiLink className="inline-link" href={statementPath(quarter)}>
      {words.toStatement}
    </UiLink>
  )
}

/** Reviews by guest and owner after the stay. */
const Reviewed = ({ booking, reviews }: { booking: OwnerBooking; reviews: Reviews }) => {
  const words = useWords(reviewWords)
  if (reviews.state === 'none' || reviews.state === 'early') return null
  return (
    <Section title={words.title}>
      <StayReviews key={booking.id} bookingId={booking.id} timeZone={booking.home.timeZone} given={reviews} />
    </Section>
  )
}

const BookingPage = ({ loaderData: { booking, guest, reviews, plan, requests, today } }: Route.ComponentProps) => (
  <>
    <Head booking={booking} />
    <div className="booking-split">
      <div>
        <Request booking={booking} guest={guest} />
        <Expected plan={plan} />
        <Reviewed booking={booking} reviews={reviews} />
        <OwnerPayout
          booking={booking}
          side={booking.money.recognizedOn && <StatementLink on={booking.money.recognizedOn} />}
        />
      </div>
      <div>
        <GuestMoney booking={booking} />
        <PaymentRequests
          bookingId={booking.id}
          currency={booking.guestTotal.currency}
          requests={requests}
          open={liveStatuses.includes(booking.status) && booking.depart >= today}
        />
        <Happened booking={booking} />
      </div>
    </div>
  </>
)
export default BookingPage
