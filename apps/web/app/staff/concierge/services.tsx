import '../staff.css'
import './concierge.css'
import { servicesOfDesk } from '@porchlight/contract'
import { Disclosure, EmptyState, PageHead, Section, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffConciergeWords } from '#app/lib/messages/staff/concierge.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/services'
import { ServiceForm } from './service-form.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(servicesOfDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** Concierge services, each editable, with a form for a new one at the end. */
const ConciergeServicesPage = ({ loaderData: { services } }: Route.ComponentProps) => {
  const words = useWords(staffConciergeWords)
  const { money } = useFormats()
  const [added, setAdded] = useState(0)
  return (
    <>
      <PageHead
        over={<UiLink href={href('/staff/concierge')}>{words.toOrders}</UiLink>}
        title={words.servicesTitle}
        lead={words.servicesLead}
      />
      <Section title={words.servicesTitle}>
        {services.length === 0 && <EmptyState title={words.noServices}>{words.noServicesText}</EmptyState>}
        <ul className="service-list">
          {services.map((service) => (
            <li key={service.id}>
              <Disclosure
                summary={
                  <span className="service-line num">
                    <span data-content>{service.name}</span>
                    <small>
                      {service.price === null
                        ? words.pricings.quoted
                        : `${money({ amount: service.price, currency: service.currency })} ${words.pricings[service.pricing]}`}
                    </small>
                    {!service.offered && <small>{words.notOffered}</small>}
                  </span>
                }
              >
                <ServiceForm key={service.version} service={service} />
              </Disclosure>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.newService}>
        <ServiceForm key={added} onSaved={() => setAdded(added + 1)} />
      </Section>
    </>
  )
}
export default ConciergeServicesPage
