import { type Host, hasRole, hostsOfHome, type Offer, offerByLink, quoteById } from '@porchlight/contract'
import { ButtonLink, EmptyState, Step, UiLink } from '@porchlight/ui'
import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import { CancellationTimeline } from '#app/features/booking/cancellation-timeline.tsx'
import { StayHosts } from '#app/features/hosts/stay-hosts.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/book'
import { homeAddress } from './addresses.ts'
import { CannotBook } from './cannot-book.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { Extras } from './extras.tsx'
import { GuestForm } from './guest-form.tsx'
import { GuestSummary } from './guest-summary.tsx'
import { HoldNights, holdButtonId } from './hold-nights.tsx'
import { Summary, SummaryPeek } from './summary.tsx'
import { useDraft } from './use-draft.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const id = search.get('quote')
  const hash = search.get('hash')
  if (!id || !hash) return { now: new Date().toISOString() }
  const { api } = context.get(pageRequest)
  const offered = resultsOf(await api(quoteById, { params: { id, hash } }))
  const [offerId, link] = [search.get('offer'), search.get('link')]
  const offer =
    offerId && link ? resultsOf(await api(offerByLink, { params: { id: offerId, hash: link } })).offer : null
  const people = await api(hostsOfHome, { params: { id: String(offered.quote.homeId) } })
  return { offered, offer, hosts: people.ok ? people.results.hosts : [], now: new Date().toISOString() }
}

export const meta = (args: Route.MetaArgs) => {
  const home = args.loaderData?.offered?.home
  return pageMeta(args, home ? { title: wordsIn(checkoutWords, spokenIn(args)).title({ home: home.name }) } : {})
}

type Offered = NonNullable<Route.ComponentProps['loaderData']['offered']>

const typed = { firstName: '', lastName: '', email: '', phone: '', message: '' }

/** After sign-up or login, focus moves to the next button. */
const useNextFocus = (known: boolean) => {
  const before = useRef(known)
  useEffect(() => {
    if (known && !before.current) document.getElementById(holdButtonId)?.focus()
    before.current = known
  }, [known])
}

type Props = { offered: Offered; offer: Offer | null; hosts: readonly Host[]; now: string }

const Checkout = ({ offered, offer, hosts, now }: Props) => {
  const { money, stayDates } = useFormats()
  const words = useWords(checkoutWords)
  const user = useUser()
  const { form, change } = useDraft('checkout', typed)
  useNextFocus(user !== null)
  const { quote, home, expired, promo, nonRefundable, addOns, protection, waiver } = offered
  const { homeId, arrive, depart, party } = quote
  const chosen = addOns.filter((one) => one.chosen).map(({ id }) => id)
  const stay = {
    homeId,
    arrive,
    depart,
    party,
    promo,
    nonRefundable,
    addOns: chosen,
    protection: protection?.chosen ?? false,
    waiver: waiver?.chosen ?? false,
  }
  const summed = { ...quote, home }
  const [first] = quote.schedule
  const now1 = money(first?.amount ?? quote.total)
  return (
    <CheckoutFrame peek={<SummaryPeek of={summed} />}>
      <div className="checkout">
        <div>
          <h1 className="checkout-title">{words.headline}</h1>
          <p className="muted num checkout-lead">
            {words.lead({ home: home.name, dates: stayDates(quote) })}{' '}
            {quote.instant ? words.leadInstant : words.leadAsk}
          </p>
          <Step number={1} title={words.who} state="current">
            {user ? (
              <>
                <GuestSummary person={user} party={party}>
                  <UiLink className="inline-link" href={homeAddress(home.slug, stay)} aria-label={words.changeLabel}>
                    {words.change}
                  </UiLink>
                </GuestSummary>
                {hasRole(user, 'traveler') ? (
                  <HoldNights
                    key={quote.id}
                    quote={quote}
                    expired={expired}
                    stay={stay}
                    slug={home.slug}
                    message={form.message}
                    onMessage={(text) => change('message', text)}
                  />
                ) : (
                  <CannotBook user={user} quote={quote} stay={stay} />
                )}
              </>
            ) : (
              <GuestForm who={form} onChange={change} />
            )}
          </Step>
          <Step number={2} title={words.agreement} state="next">
            <p className="checkout-later">{words.agreementLater}</p>
            <h3 className="checkout-sub">{words.ifYouCancel}</h3>
            <CancellationTimeline steps={quote.cancellation} zone={home.timeZone} now={now} />
          </Step>
          <Step number={3} title={words.payment} state="next">
            <p className="checkout-later num">
              {quote.instant ? words.paymentLater({ amount: now1 }) : words.paymentLaterAsk({ amount: now1 })}
            </p>
          </Step>
        </div>
        <Summary of={{ ...summed, deposit: quote.deposit }}>
          <Extras stay={stay} addOns={addOns} protection={protection} waiver={waiver} offer={offer} />
          <StayHosts className="checkout-hosts" hosts={hosts} level="h3" />
        </Summary>
      </div>
    </CheckoutFrame>
  )
}

export default function BookPage({ loaderData: { offered, offer, hosts, now } }: Route.ComponentProps) {
  const words = useWords(checkoutWords)
  if (offered) return <Checkout offered={offered} offer={offer ?? null} hosts={hosts ?? []} now={now} />
  return (
    <CheckoutFrame>
      <h1 className="visually-hidden">{words.nothingChosen}</h1>
      <EmptyState
        title={words.nothingChosen}
        actions={
          <ButtonLink look="primary" href={href('/book-a-property/:mapOrAffiliate?')}>
            {words.findHome}
          </ButtonLink>
        }
      >
        {words.nothingChosenText}
      </EmptyState>
    </CheckoutFrame>
  )
}
