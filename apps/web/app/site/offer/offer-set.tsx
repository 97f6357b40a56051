import './offer.css'
import { agentOfOfferSet, type Offer, offerSetByLink } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { offerWords } from '#app/lib/messages/site/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/offer-set'
import { AgentBand } from './agent-band.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { offerSetId: id, hash } = params
  const { api } = context.get(pageRequest)
  const [found, by] = await Promise.all([
    api(offerSetByLink, { params: { id, hash } }),
    api(agentOfOfferSet, { params: { id, hash } }),
  ])
  return { ...resultsOf(found), agent: by.ok ? by.results.agent : null }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, { noindex: true })

const Card = ({ offer }: { offer: Offer }) => {
  const { money, moment, stayDates } = useFormats()
  const words = useWords(offerWords)
  const { home, quote, normal, state, expiresAt } = offer
  const less = normal.headline.amount - quote.headline.amount
  const extras = quote.lines.filter(({ optional }) => optional).map(({ label }) => label)
  return (
    <li>
      <UiLink href={href('/offer/:offerId/:hash', { offerId: String(offer.id), hash: offer.hash })}>
        {home.image && (
          <HomePicture
            image={home.image}
            evening={home.evening}
            sizes="(width <= 768px) 100vw, 33vw"
            ratio="3 / 2"
            silent
          />
        )}
        <h2 className="t-card">{home.name}</h2>
        <p className="t-small muted num">
          {home.town}. {stayDates(quote)}
        </p>
        <p className="num">
          <b>{money(quote.headline)}</b>{' '}
          {less > 0 && (
            <span className="t-small muted">
              {words.saving({ amount: money({ ...quote.headline, amount: less }) })}
            </span>
          )}
        </p>
        {extras.length > 0 && <p className="t-small">{words.withExtras({ extras: extras.join(', ') })}</p>}
        <p className="t-small num">{words.withTaxes({ amount: money(quote.total) })}</p>
        {state === 'open' && (
          <p className="t-small muted num">{words.until({ until: moment(expiresAt, home.timeZone) })}</p>
        )}
        <p className="t-small">{state === 'open' ? words.see : words.states[state]}</p>
      </UiLink>
    </li>
  )
}

export default function OfferSetPage({ loaderData: { message, offers, agent } }: Route.ComponentProps) {
  const words = useWords(offerWords)
  return (
    <section className="wrap offer-set">
      <AgentBand agent={agent} />
      <h1 className="t-h1">{words.setTitle}</h1>
      <p className="t-lead">{words.setLead({ number: offers.length })}</p>
      {message && (
        <blockquote className="offer-message">
          <p className="t-small muted">{words.theyWrite}</p>
          <p>{message}</p>
        </blockquote>
      )}
      <ul>
        {offers.map((offer) => (
          <Card key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  )
}
