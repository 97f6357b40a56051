import '../checkout/checkout.css'
import './offer.css'
import { agentOfOffer, hostsOfHome, type Offer, offerByLink } from '@porchlight/contract'
import { Alert, ButtonLink, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { partyText } from '#app/features/booking/party-text.ts'
import { PromiseNote } from '#app/features/hosts/promise-note.tsx'
import { StayHosts } from '#app/features/hosts/stay-hosts.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { offerWords } from '#app/lib/messages/site/offers.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { homeAddress } from '../checkout/addresses.ts'
import { Summary } from '../checkout/summary.tsx'
import type { Route } from './+types/page'
import { AgentBand } from './agent-band.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { offerId: id, hash } = params
  const { api } = context.get(pageRequest)
  const [found, by] = await Promise.all([
    api(offerByLink, { params: { id, hash } }),
    api(agentOfOffer, { params: { id, hash } }),
  ])
  const { offer } = resultsOf(found)
  const people = await api(hostsOfHome, { params: { id: String(offer.quote.homeId) } })
  return { offer, agent: by.ok ? by.results.agent : null, hosts: people.ok ? people.results.hosts : [] }
}

export const meta = (args: Route.MetaArgs) => {
  const home = args.loaderData?.offer.home.name
  const title = home && wordsIn(offerWords, spokenIn(args)).metaTitle({ home })
  return pageMeta(args, { noindex: true, ...(title && { title }) })
}

/** The regular price next to the offer; nothing if equal. */
const Compared = ({ offer: { normal, quote } }: { offer: Offer }) => {
  const { money } = useFormats()
  const words = useWords(offerWords)
  const less = normal.headline.amount - quote.headline.amount
  if (less <= 0) return null
  return (
    <>
      <h2 className="visually-hidden">{words.compare}</h2>
      <dl className="offer-compare num">
        <div>
          <dt>{words.normal}</dt>
          <dd>
            <s>{money(normal.headline)}</s>
          </dd>
        </div>
        <div>
          <dt>{words.offered}</dt>
          <dd>
            {money(quote.headline)}
            <small>{words.saving({ amount: money({ ...quote.headline, amount: less }) })}</small>
          </dd>
        </div>
      </dl>
    </>
  )
}

const Open = ({ offer }: { offer: Offer }) => {
  const { moment } = useFormats()
  const words = useWords(offerWords)
  const until = words.until({ until: moment(offer.expiresAt, offer.home.timeZone) })
  const params = { offerId: String(offer.id), hash: offer.hash }
  return (
    <>
      <Compared offer={offer} />
      <p className="num">
        {until} {offer.held ? words.held : words.notHeld}
      </p>
      <p className="offer-actions">
        <ButtonLink look="primary" size="big" href={href('/offer/book/:offerId/:hash', params)}>
          {words.book}
        </ButtonLink>
        <UiLink className="inline-link" href={homeAddress(offer.home.slug, offer.quote)}>
          {words.viewHome}
        </UiLink>
      </p>
    </>
  )
}

/** Expired, withdrawn, unavailable, or booked: why, and what to do next. */
const Over = ({ offer, state }: { offer: Offer; state: Exclude<Offer['state'], 'open'> }) => {
  const words = useWords(offerWords)
  const home = homeAddress(offer.home.slug, offer.quote)
  const on =
    state === 'booked'
      ? { to: href('/travelers'), label: words.trips }
      : { to: home, label: state === 'taken' ? words.otherNights : words.normalPrice }
  return (
    <Alert
      tone={state === 'booked' ? 'positive' : 'warning'}
      title={words.states[state]}
      action={
        <ButtonLink look="primary" href={on.to}>
          {on.label}
        </ButtonLink>
      }
    >
      {words.stateTexts[state]}
    </Alert>
  )
}

export default function OfferPage({ loaderData: { offer, agent, hosts } }: Route.ComponentProps) {
  const { stayDates } = useFormats()
  const words = useWords(offerWords)
  const booking = useWords(bookingWords)
  const { home, quote, state, message } = offer
  return (
    <article className="wrap checkout offer">
      <div>
        <AgentBand agent={agent} />
        <h1 className="t-h1">{words.title({ home: home.name })}</h1>
        <p className="t-lead num">
          {words.lead({
            dates: stayDates(quote),
            nights: booking.nights({ number: quote.nights }),
            party: partyText(quote.party, booking),
          })}
        </p>
        {message && (
          <blockquote className="offer-message">
            <p className="t-small muted">{words.theyWrite}</p>
            <p>{message}</p>
          </blockquote>
        )}
        {state === 'open' ? <Open offer={offer} /> : <Over offer={offer} state={state} />}
        <StayHosts className="offer-hosts" hosts={hosts}>
          <PromiseNote />
        </StayHosts>
      </div>
      <Summary of={{ ...quote, home }} />
    </article>
  )
}
