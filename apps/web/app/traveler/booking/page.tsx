import {
  type Booking,
  bookingById,
  changeRequestsOf,
  conversationAbout,
  dateIn,
  depositOfStay,
  extraNights,
  hostsOfHome,
  issuesOfStay,
  myInvoices,
  myReceipts,
  openStatuses,
  paymentRequestsOf,
  protectionOfStay,
  type StayReviews as Reviews,
  reviewsOfStay,
  type Stay,
  stayAgain,
  stayOfBooking,
} from '@porchlight/contract'
import { Alert, ButtonLink, UiLink } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'
import { BookingState } from '#app/features/booking/booking-state.tsx'
import { partyText } from '#app/features/booking/party-text.ts'
import { Conversation } from '#app/features/conversation/conversation.tsx'
import { PromiseNote } from '#app/features/hosts/promise-note.tsx'
import { StayHosts } from '#app/features/hosts/stay-hosts.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { talkWords } from '#app/lib/messages/stay/conversation.ts'
import { feedbackWords } from '#app/lib/messages/stay/feedback.ts'
import { conciergeWords } from '#app/lib/messages/traveler/concierge.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { tripHeadline } from '../trip-headline.ts'
import { TripScene } from '../trip-scene.tsx'
import type { Route } from './+types/page'
import { AccessSection } from './access-section.tsx'
import { ArrivalSection } from './arrival-section.tsx'
import { BookAgain } from './book-again.tsx'
import { CancelSection } from './cancel-section.tsx'
import { ChangeSection } from './change-section.tsx'
import { Documents } from './documents.tsx'
import { ExtendStay } from './extend-stay.tsx'
import { Friends } from './friends.tsx'
import { Guide } from './guide.tsx'
import { History } from './history.tsx'
import { Issues } from './issues.tsx'
import { NextSteps } from './next-steps.tsx'
import { RebookedNights } from './rebooked-nights.tsx'
import { ToDos } from './to-dos.tsx'
import { TripBank } from './trip-bank.tsx'
import { TripDeclined } from './trip-declined.tsx'
import { TripMoney } from './trip-money.tsx'
import { TripProtection } from './trip-protection.tsx'
import { TripTabs } from './trip-tabs.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const { booking } = resultsOf(await api(bookingById, { params }))
  const now = new Date()
  const [
    reviews,
    talk,
    invoices,
    prepared,
    more,
    paymentRequests,
    proposed,
    reported,
    held,
    cover,
    receipts,
    people,
    next,
  ] = await Promise.all([
    api(reviewsOfStay, { params }),
    api(conversationAbout, { params: { about: params.id } }),
    api(myInvoices, { query: { booking: params.id } }),
    api(stayOfBooking, { params }),
    api(extraNights, { params }),
    api(paymentRequestsOf, { params }),
    api(changeRequestsOf, { params }),
    api(issuesOfStay, { params }),
    api(depositOfStay, { params }),
    api(protectionOfStay, { params }),
    api(myReceipts, { query: { booking: params.id } }),
    api(hostsOfHome, { params: { id: String(booking.home.id) } }),
    overStatuses.includes(booking.status) ? api(stayAgain, { params }) : null,
  ])
  return {
    booking,
    ...resultsOf(reviews),
    ...resultsOf(talk),
    ...resultsOf(prepared),
    ...resultsOf(more),
    ...resultsOf(paymentRequests),
    changes: resultsOf(proposed).requests,
    ...resultsOf(reported),
    ...resultsOf(held),
    ...resultsOf(cover),
    ...resultsOf(receipts),
    hosts: people.ok ? people.results.hosts : [],
    again: next?.ok ? next.results.again : null,
    invoices: resultsOf(invoices).invoices.data,
    now: now.toISOString(),
    today: dateIn(booking.home.timeZone, now),
  }
}

export const meta = (args: Route.MetaArgs) => {
  const data = args.loaderData
  return pageMeta(
    args,
    data ? { title: tripHeadline(data.booking, wordsIn(travelerWords, spokenIn(args)), data.today) } : {},
  )
}

/** Statuses after which the home can be booked again. */
const overStatuses = ['completed', 'canceled']
/** Shown once, right after checkout. */
const CheckoutNotice = ({ booking }: { booking: Booking }) => {
  const { moment, money } = useFormats()
  const words = useWords(travelerWords)
  const [search] = useSearchParams()
  if (!search.has('new')) return null
  if (booking.status === 'requested' && booking.holdUntil)
    return (
      <Alert tone="info" title={words.requestSent}>
        {words.requestSentText({ until: moment(booking.holdUntil, booking.home.timeZone) })}
      </Alert>
    )
  if (booking.status !== 'confirmed') return null
  return (
    <Alert tone="positive" title={words.confirmed}>
      {words.confirmedText({ paid: money(booking.paid), mail: booking.guest?.email ?? '' })}
    </Alert>
  )
}

/** After the stay: a review within its deadline, and private feedback. */
type Over = { booking: Booking; reviews: Reviews; again: Stay | null }

const ReviewPrompt = ({ booking, reviews, again }: Over) => {
  const words = useWords(feedbackWords)
  const claims = useWords(claimWords)
  const id = String(booking.id)
  return (
    <div className="trip-actions">
      <ButtonLink
        look={reviews.mayWrite && !reviews.guest ? 'primary' : 'quiet'}
        href={href('/travelers/bookings/:id/review', { id })}
      >
        {reviews.mayWrite && !reviews.guest ? words.review : words.reviews}
      </ButtonLink>
      <ButtonLink href={href('/travelers/feedback/bookings/:id', { id })}>{words.tell}</ButtonLink>
      <ButtonLink href={href('/travelers/resolution-center/bookings/:id', { id })}>{claims.link}</ButtonLink>
      <BookAgain booking={booking} again={again} />
    </div>
  )
}

const ToConcierge = ({ bookingId }: { bookingId: number }) => {
  const words = useWords(conciergeWords)
  return (
    <p className="trip-note">
      <UiLink href={`${href('/travelers/concierge')}?booking=${bookingId}#services`}>{words.arrange}</UiLink>
    </p>
  )
}

export default function BookingPage({
  loaderData: {
    booking,
    stay,
    extra,
    requests,
    changes,
    issues,
    mayReport,
    promiseUntil,
    hosts,
    reviews,
    conversation,
    invoices,
    receipts,
    deposit,
    protection,
    again,
    now,
    today,
  },
}: Route.ComponentProps) {
  const { stayDates, moment } = useFormats()
  const words = useWords(travelerWords)
  const party = useWords(bookingWords)
  const talk = useWords(talkWords)
  const { home, holdUntil, status, timeline } = booking
  const isActive = openStatuses.includes(status)
  // Access details come first once they are available; before that, next to the house guide.
  const isOpen = stay.keys.state === 'open'
  const access = isActive && stay.guide && (
    <AccessSection booking={booking} keys={stay.keys} wifiName={stay.guide.wifiName} />
  )
  return (
    <article>
      <TripScene image={home.image} evening={home.evening}>
        <BookingState of={booking} />
        <h1 className="trip-title">{tripHeadline(booking, words, today)}</h1>
        <p className="trip-lead num">
          {words.lead({ dates: `${stayDates(booking)}, ${home.town}`, party: partyText(booking.party, party) })}
          {holdUntil && isActive && ` ${words.heldUntil({ moment: moment(holdUntil, home.timeZone) })}`}
        </p>
        {status === 'declined' && <p className="trip-lead">{timeline.find(({ what }) => what === 'decline')?.text}</p>}
        <p className="t-small muted num">{words.number({ number: booking.number })}</p>
        {status === 'completed' && <ReviewPrompt booking={booking} reviews={reviews} again={again} />}
        {!isActive && status !== 'completed' && (
          <div className="trip-actions">
            <BookAgain booking={booking} again={again} />
          </div>
        )}
      </TripScene>
      <TripTabs
        tabs={[
          ...(isActive ? (['todo', 'arrival'] as const) : []),
          'messages',
          'money',
          'people',
          'documents',
          ...(booking.allowedActions.includes('cancel') ? (['cancel'] as const) : []),
        ]}
      />
      <div className="wrap trip-columns">
        <div>
          <CheckoutNotice booking={booking} />
          <TripBank booking={booking} />
          <TripDeclined booking={booking} />
          <NextSteps booking={booking} />
          {isOpen && access}
          <ToDos booking={booking} stay={stay} requests={requests} changes={changes} deposit={deposit} />
          <ExtendStay booking={booking} extra={extra} />
          {(isActive || status === 'completed') && <ArrivalSection booking={booking} />}
          {stay.open && <Friends bookingId={booking.id} stay={stay} timeZone={home.timeZone} />}
          {!isOpen && access}
          {stay.guide && <Guide guide={stay.guide} />}
          <Issues
            bookingId={booking.id}
            timeZone={home.timeZone}
            issues={issues}
            mayReport={mayReport}
            promiseUntil={promiseUntil}
          />
          <section className="trip-block" id="messages">
            <h2>{talk.title}</h2>
            {(status === 'confirmed' || status === 'checked_in') && <ToConcierge bookingId={booking.id} />}
            <Conversation key={booking.id} about={String(booking.id)} given={conversation} timeZone={home.timeZone} />
          </section>
        </div>
        <div>
          <TripMoney booking={booking} deposit={deposit} receipts={receipts} />
          {booking.resale && <RebookedNights resale={booking.resale} />}
          {protection && isActive && (
            <TripProtection protection={protection} bookingId={booking.id} zone={home.timeZone} now={now} />
          )}
          <StayHosts className="trip-panel" id="people" hosts={hosts}>
            {isActive && <PromiseNote />}
          </StayHosts>
          <Documents booking={booking} invoices={invoices} toCome={isActive} />
          {status !== 'checked_in' && <ChangeSection booking={booking} extra={extra} />}
          <CancelSection booking={booking} now={now} />
        </div>
      </div>
      <div className="wrap trip-last">
        <History booking={booking} />
      </div>
    </article>
  )
}
