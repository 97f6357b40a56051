import type { OfferAgent } from '@porchlight/contract'
import { Disclosure, UiLink } from '@porchlight/ui'
import { offerWords } from '#app/lib/messages/site/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'

/** Who chose the stay: the agency, the agent, and how to reach them. The applicable terms are next to it. */
export const AgentBand = ({ agent }: { agent: OfferAgent }) => {
  const words = useWords(offerWords)
  const company = useSite().name
  if (!agent) return null
  const { name, agency } = agent
  return (
    <aside className="offer-agent" aria-label={words.agent}>
      {agency?.logo && (
        <img src={agency.logo.src} width={agency.logo.width} height={agency.logo.height} alt={agency.name} />
      )}
      <div>
        <p className="offer-agency">
          {agency && !agency.logo && (
            <b className="t-card" data-content>
              {agency.name}
            </b>
          )}
          <span data-content>{words.chosenBy({ name })}</span>
          {agency?.email && (
            <UiLink className="inline-link" href={`mailto:${agency.email}`}>
              {agency.email}
            </UiLink>
          )}
          {agency?.phone && (
            <UiLink className="inline-link num" href={`tel:${agency.phone}`}>
              {agency.displayPhone}
            </UiLink>
          )}
        </p>
        <p className="t-small muted">{words.agentTerms({ company })}</p>
        {agency?.terms && (
          <Disclosure className="t-small" summary={words.agencyTerms({ name: agency.name })}>
            <p className="offer-agency-terms" data-content>
              {agency.terms}
            </p>
          </Disclosure>
        )}
      </div>
    </aside>
  )
}
