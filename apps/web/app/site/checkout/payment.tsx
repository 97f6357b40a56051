import {
  type Booking,
  bookingAgreement,
  bookingById,
  cardForm,
  depositOfStay,
  hostsOfHome,
  myInvoices,
  quoteById,
  type ResultsOf,
  wireInstructions,
} from '@porchlight/contract'
import { Badge, ButtonLink, EmptyState, Step } from '@porchlight/ui'
import { useEffect, useRef } from 'react'
import { data, href, redirect } from 'react-router'
import { CancellationTimeline } from '#app/features/booking/cancellation-timeline.tsx'
import { payableAmount } from '#app/features/booking/payable-amount.ts'
import { StayHosts } from '#app/features/hosts/stay-hosts.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { contentLanguageOf } from '#app/lib/language.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { session } from '#app/lib/session.ts'
import type { Route } from './+types/payment'
import { newTripAddress, tripAddress } from './addresses.ts'
import { AgreementStep, Signature } from './agreement-step.tsx'
import { CardUpdate } from './card-update.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { DepositCard } from './deposit-card.tsx'
import { GuestSummary } from './guest-summary.tsx'
import { HoldExpired } from './hold-expired.tsx'
import { clockSeconds, HoldTimer } from './hold-timer.tsx'
import { PartPaymentPage } from './part-payment-page.tsx'
import { PayAfterStay } from './pay-after-stay.tsx'
import { PaymentCompletion } from './payment-completion.tsx'
import { PaymentStep } from './payment-step.tsx'
import { SplitLink } from './split/split-link.tsx'
import { Summary, SummaryPeek } from './summary.tsx'
import { useBookingPayment } from './use-booking-payment.ts'
import { WirePayment } from './wire-payment.tsx'

type Stage = 'sign' | 'pay' | 'over'

const stageOf = ({ status, allowedActions }: Booking): Stage =>
  status === 'awaiting_agreement' ? 'sign' : allowedActions.includes('pay') ? 'pay' : 'over'

/** Bookings with nothing to sign or pay redirect to their own page. */
const belongsElsewhere = (booking: Booking): boolean =>
  stageOf(booking) === 'over' &&
  (booking.onItsWay !== null || !['expired', 'withdrawn', 'awaiting_payment'].includes(booking.status))

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const search = new URL(request.url).searchParams
  const id = search.get('booking')
  if (!id) return null
  if (!/^[1-9]\d{0,15}$/.test(id)) throw data(null, { status: 404 })
  const params = { id }
  const language = contentLanguageOf(request, context.get(session).user)
  const [found, text] = await Promise.all([
    api(bookingById, { params }),
    api(bookingAgreement, { params, query: { language } }),
  ])
  const { booking } = resultsOf(found)
  const terms = search.has('deposit') ? resultsOf(await api(depositOfStay, { params })).deposit : null
  const deposit = terms?.needsCard ? terms : null
  const changesCard = search.has('card') && booking.allowedActions.includes('change_card')
  // Returning from the bank to a confirmed stay counts as just booked.
  const part = search.has('part') ? payableAmount(booking) : null
  if (!deposit && !changesCard && !part && belongsElsewhere(booking))
    throw redirect(
      search.has('payment') && !search.has('card') && !search.has('part')
        ? newTripAddress(booking.id)
        : tripAddress(booking.id),
    )
  const isOver = booking.status === 'completed'
  const invoices = isOver ? await api(myInvoices, { query: { booking: id, status: 'open', perPage: 100 } }) : null
  const { id: quoteId, hash } = booking.quote
  const [quote, taker, people, wired] = await Promise.all([
    api(quoteById, { params: { id: String(quoteId), hash } }),
    api(cardForm),
    api(hostsOfHome, { params: { id: String(booking.home.id) } }),
    api(wireInstructions, { params }),
  ])
  const now = new Date()
  return {
    booking,
    deposit,
    /** For a past stay: documents with a balance. */
    invoices: invoices && resultsOf(invoices).invoices.data,
    changesCard,
    part,
    agreement: resultsOf(text),
    taker: resultsOf(taker),
    hosts: people.ok ? people.results.hosts : [],
    // People other than the guest can view the booking too.
    wire: wired.ok ? wired.results.wire : null,
    options: quote.ok
      ? chosenOptions(quote.results)
      : { promo: null, nonRefundable: false, addOns: [], protection: false, waiver: false },
    now: now.toISOString(),
    secondsLeft: booking.holdUntil ? (Date.parse(booking.holdUntil) - now.getTime()) / 1000 : 0,
  }
}

const chosenOptions = ({ promo, nonRefundable, addOns, protection, waiver }: ResultsOf<typeof quoteById>) => ({
  promo,
  nonRefundable,
  addOns: addOns.filter(({ chosen }) => chosen).map(({ id }) => id),
  protection: protection?.chosen ?? false,
  waiver: waiver?.chosen ?? false,
})

export const meta = (args: Route.MetaArgs) => {
  const { booking, invoices } = args.loaderData ?? {}
  const words = wordsIn(checkoutWords, spokenIn(args))
  const title = invoices ? words.payAfterTitle : words.payTitle
  return pageMeta(args, booking ? { title: title({ home: booking.home.name }) } : {})
}

/** No booking in the address. */
const NoBooking = () => {
  const words = useWords(checkoutWords)
  return (
    <CheckoutFrame>
      <h1 className="visually-hidden">{words.noBooking}</h1>
      <EmptyState
        title={words.noBooking}
        actions={
          <ButtonLink look="primary" href={href('/travelers')}>
            {words.yourTrips}
          </ButtonLink>
        }
      >
        {words.noBookingText}
      </EmptyState>
    </CheckoutFrame>
  )
}

const Done = ({ children }: { children: string }) => (
  <Badge tone="positive" icon="check">
    {children}
  </Badge>
)

/** Moves focus to the heading of the next step. */
const useStageFocus = (stage: Stage) => {
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    const step = document.querySelector<HTMLElement>('section[aria-current="step"]')
    step?.scrollIntoView({ block: 'start' })
    step?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, [stage])
}

/** Sign and pay; pay the balance after a stay; store a card for a deposit or later payments; or pay a part. */
export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NoBooking />
  const { booking, deposit, changesCard, part, invoices, taker, now } = loaderData
  if (deposit) return <DepositCard booking={booking} deposit={deposit} taker={taker} now={now} />
  if (changesCard) return <CardUpdate booking={booking} taker={taker} />
  if (part) return <PartPaymentPage booking={booking} open={part} taker={taker} />
  if (invoices) return <PayAfterStay booking={booking} taker={taker} invoices={invoices} />
  return <SignAndPay {...loaderData} />
}

type Found = NonNullable<Route.ComponentProps['loaderData']>

const SignAndPay = ({ booking, agreement, taker, hosts, wire, options, now, secondsLeft }: Found) => {
  const { stayDates, clock, moment, money } = useFormats()
  const words = useWords(checkoutWords)
  const stage = stageOf(booking)
  useStageFocus(stage)
  const { draft, goOn, finishing, card } = useBookingPayment(booking)
  const owed = booking.paid.amount > 0 && stage === 'pay'
  const held = stage !== 'over' && booking.holdUntil
  const zone = booking.home.timeZone
  return (
    <CheckoutFrame
      clock={<HoldTimer booking={booking} secondsLeft={secondsLeft} />}
      peek={<SummaryPeek of={booking} />}
    >
      <div className="checkout">
        <div>
          <h1 className="checkout-title">
            {stage === 'over' ? words.headlineOver : owed ? words.headlineOwed : words.headline}
          </h1>
          <p className="muted num checkout-lead">
            {words.lead({ home: booking.home.name, dates: stayDates(booking) })}{' '}
            {held && words.leadHeld({ until: (secondsLeft > clockSeconds ? moment : clock)(held, zone) })}
          </p>
          {stage === 'over' && (
            <div className="checkout-again">
              <HoldExpired booking={booking} options={options} />
            </div>
          )}
          {booking.guest && (
            <Step number={1} title={words.who} state="done" mark={<Done>{words.done}</Done>}>
              <GuestSummary person={booking.guest} party={booking.party} />
            </Step>
          )}
          {stage !== 'over' && (
            <>
              <Step
                number={2}
                title={words.agreement}
                state={stage === 'sign' ? 'current' : booking.agreement.signedAt ? 'done' : 'next'}
                mark={booking.agreement.signedAt && <Done>{words.signedMark}</Done>}
              >
                {stage === 'sign' ? (
                  <AgreementStep
                    booking={booking}
                    agreement={agreement}
                    signedName={draft.form.signedName}
                    onSignedName={(name) => draft.change('signedName', name)}
                    onSigned={(next) => void goOn(next)}
                  />
                ) : (
                  <Signature booking={booking} agreement={agreement} />
                )}
                <h3 className="checkout-sub">{words.ifYouCancel}</h3>
                <CancellationTimeline steps={booking.cancellation} zone={zone} now={now} />
              </Step>
              <Step number={3} title={words.payment} state={stage === 'pay' ? 'current' : 'next'}>
                {stage !== 'pay' ? (
                  <p className="checkout-later num">{words.paymentAfterSigning({ amount: money(booking.dueNow) })}</p>
                ) : finishing ? (
                  <PaymentCompletion />
                ) : (
                  <>
                    {wire && <WirePayment wire={wire} booking={booking} />}
                    <PaymentStep taker={taker} {...card} />
                    <SplitLink booking={booking} now={now} />
                  </>
                )}
              </Step>
            </>
          )}
        </div>
        <Summary of={booking}>
          <StayHosts className="checkout-hosts" hosts={hosts} level="h3" />
        </Summary>
      </div>
    </CheckoutFrame>
  )
}
