import {
  type Booking,
  bookingAgreement,
  bookingById,
  cardForm,
  depositOfStay,
  quoteById,
  type ResultsOf,
} from '@porchlight/contract'
import { Badge, Step } from '@porchlight/ui'
import { useEffect, useRef, useState } from 'react'
import { data, redirect, useNavigate, useRevalidator } from 'react-router'
import { CancellationTimeline } from '#app/features/booking/cancellation-timeline.tsx'
import { openToPay } from '#app/features/booking/open-parts.ts'
import { record } from '#app/lib/analytics.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { contentLanguageOf } from '#app/lib/language.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { session } from '#app/lib/session.ts'
import type { Route } from './+types/payment'
import { newTripAddress, payAddress, tripAddress } from './addresses.ts'
import { AgreementStep, Signature } from './agreement-step.tsx'
import { type CardForm, emptyCard } from './card-check.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { DepositCard } from './deposit-card.tsx'
import { Finishing } from './finishing.tsx'
import { HoldOver } from './hold-over.tsx'
import { HoldTime } from './hold-time.tsx'
import { LaterCard } from './later-card.tsx'
import { Part } from './part.tsx'
import { challengeAddress, type Way } from './pay-form.tsx'
import { PaymentStep } from './payment-step.tsx'
import { Person } from './person.tsx'
import { ToSplit } from './split/to-split.tsx'
import { Summary, SummaryPeek } from './summary.tsx'
import { useBankReturn } from './use-bank-return.ts'
import { useDraft } from './use-draft.ts'
import { usePayment } from './use-payment.ts'

type Stage = 'sign' | 'pay' | 'over'

const stageOf = ({ status, allowedActions }: Booking): Stage =>
  status === 'awaiting_agreement' ? 'sign' : allowedActions.includes('pay') ? 'pay' : 'over'

/** Bookings about which nothing is left to sign or pay have a page of their own. */
const belongsElsewhere = (booking: Booking): boolean =>
  stageOf(booking) === 'over' &&
  (booking.onItsWay !== null || !['expired', 'withdrawn', 'awaiting_payment'].includes(booking.status))

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const search = new URL(request.url).searchParams
  const id = search.get('booking') ?? ''
  if (!/^[1-9]\d{0,15}$/.test(id)) throw data(null, { status: 404 })
  const params = { id }
  const language = contentLanguageOf(request, context.get(session).user)
  const [found, text] = await Promise.all([
    api(bookingById, { params }),
    api(bookingAgreement, { params, query: { language } }),
  ])
  const { booking } = resultsOf(found)
  const asked = search.has('deposit') ? resultsOf(await api(depositOfStay, { params })).deposit : null
  const deposit = asked?.needsCard ? asked : null
  const changesCard = search.has('card') && booking.allowedActions.includes('change_card')
  // Whoever comes from his bank to a stay that is confirmed meanwhile has just booked it.
  const part = search.has('part') ? openToPay(booking) : null
  if (!deposit && !changesCard && !part && belongsElsewhere(booking))
    throw redirect(
      search.has('payment') && !search.has('card') && !search.has('part')
        ? newTripAddress(booking.id)
        : tripAddress(booking.id),
    )
  const { id: quoteId, hash } = booking.quote
  const [quote, taker] = await Promise.all([api(quoteById, { params: { id: String(quoteId), hash } }), api(cardForm)])
  const now = new Date()
  return {
    booking,
    deposit,
    changesCard,
    part,
    agreement: resultsOf(text),
    taker: resultsOf(taker),
    asked: quote.ok
      ? askedIn(quote.results)
      : { promo: null, nonRefundable: false, addOns: [], protection: false, waiver: false },
    now: now.toISOString(),
    secondsLeft: booking.holdUntil ? (Date.parse(booking.holdUntil) - now.getTime()) / 1000 : 0,
  }
}

const askedIn = ({ promo, nonRefundable, addOns, protection, waiver }: ResultsOf<typeof quoteById>) => ({
  promo,
  nonRefundable,
  addOns: addOns.filter(({ chosen }) => chosen).map(({ id }) => id),
  protection: protection?.chosen ?? false,
  waiver: waiver?.chosen ?? false,
})

export const meta = (args: Route.MetaArgs) => {
  const home = args.loaderData?.booking.home
  return pageMeta(args, home ? { title: wordsIn(checkoutWords, spokenIn(args)).payTitle({ home: home.name }) } : {})
}

const Done = ({ children }: { children: string }) => (
  <Badge tone="positive" icon="check">
    {children}
  </Badge>
)

/** Where somebody stands after a press: the head of the step that follows. */
const useStageFocus = (stage: Stage) => {
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    const step = document.querySelector<HTMLElement>('[aria-current="step"]')
    step?.scrollIntoView({ block: 'start' })
    step?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
  }, [stage])
}

/** Signs and pays; takes only a card, for a deposit that needs one or for what falls due later; or is paid a part. */
export default function PaymentPage(props: Route.ComponentProps) {
  const { booking, deposit, changesCard, part, taker, now } = props.loaderData
  if (deposit) return <DepositCard booking={booking} deposit={deposit} taker={taker} now={now} />
  if (changesCard) return <LaterCard booking={booking} taker={taker} />
  if (part) return <Part booking={booking} open={part} taker={taker} />
  return <SignAndPay {...props} />
}

const booked: readonly Booking['status'][] = ['confirmed', 'checked_in', 'completed']

const SignAndPay = ({ loaderData }: Route.ComponentProps) => {
  const { stayDates, clock, money } = useFormats()
  const { booking, agreement, taker, asked, now, secondsLeft } = loaderData
  const words = useWords(checkoutWords)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const draft = useDraft(`payment-${booking.home.id}`, { signedName: '', cardName: '' })
  const [numbers, setNumbers] = useState<Omit<CardForm, 'name'>>(emptyCard)
  const [leaving, setLeaving] = useState(false)
  const stage = stageOf(booking)
  useStageFocus(stage)

  const payment = usePayment(booking.id)
  const goOn = async (next: Booking) => {
    const isBooked = booked.includes(next.status)
    if (!isBooked && !next.onItsWay) return revalidate()
    draft.drop()
    setLeaving(true)
    if (booked.includes(booking.status)) return navigate(tripAddress(next.id), { replace: true })
    if (isBooked) record('Purchase', { booking: next.number, amount: next.total.amount, currency: next.total.currency })
    await navigate(newTripAddress(next.id), { replace: true })
  }
  const pay = async (token: string, by: Way) => {
    const settled = await payment.pay(token, by)
    if (!settled) return revalidate()
    const { id, status, challengeUrl } = settled.payment
    if (status !== 'needs_action' || !challengeUrl) return goOn(settled.booking)
    setLeaving(true)
    location.assign(challengeAddress(booking.id, { id, challengeUrl }))
  }
  const returned = useBankReturn(async (paymentId) => {
    const settled = await payment.resume(paymentId)
    if (settled && settled.payment.status !== 'needs_action') return goOn(settled.booking)
    if (settled) payment.settle()
    await navigate(payAddress(booking.id), { replace: true, preventScrollReset: true })
  })
  const change = (part: Partial<CardForm>) => {
    const { name, ...rest } = part
    if (name !== undefined) draft.change('cardName', name)
    setNumbers({ ...numbers, ...rest })
    if (payment.state.kind === 'refused') payment.settle()
  }

  const owed = booking.paid.amount > 0 && stage === 'pay'
  const finishing = returned && payment.state.kind !== 'refused'
  const held = booking.holdUntil && stage !== 'over'
  const zone = booking.home.timeZone
  return (
    <CheckoutFrame clock={<HoldTime booking={booking} secondsLeft={secondsLeft} />} peek={<SummaryPeek of={booking} />}>
      <div className="checkout">
        <div>
          <h1 className="checkout-title">
            {stage === 'over' ? words.headlineOver : owed ? words.headlineOwed : words.headline}
          </h1>
          <p className="muted num checkout-lead">
            {words.lead({ home: booking.home.name, dates: stayDates(booking) })}{' '}
            {held && secondsLeft < 86_400 && words.leadHeld({ until: clock(booking.holdUntil ?? now, zone) })}
          </p>
          {stage === 'over' && (
            <div className="checkout-again">
              <HoldOver booking={booking} asked={asked} />
            </div>
          )}
          {booking.guest && (
            <Step number={1} title={words.who} state="done" mark={<Done>{words.done}</Done>}>
              <Person person={booking.guest} party={booking.party} />
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
                ) : finishing || leaving ? (
                  <Finishing />
                ) : (
                  <>
                    <PaymentStep
                      taker={taker}
                      booking={booking}
                      card={{ ...numbers, name: draft.form.cardName }}
                      onCard={change}
                      state={payment.state}
                      onPay={(token, by) => void pay(token, by)}
                    />
                    <ToSplit booking={booking} now={now} />
                  </>
                )}
              </Step>
            </>
          )}
        </div>
        <Summary of={booking} />
      </div>
    </CheckoutFrame>
  )
}
