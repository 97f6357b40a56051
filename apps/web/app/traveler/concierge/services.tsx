import './concierge.css'
import type { ConciergeService, ConciergeStay } from '@porchlight/contract'
import { Alert, Button, EmptyState, UiLink } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { conciergeWords } from '#app/lib/messages/traveler/concierge.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { priceText, termsText } from './terms.ts'

const OrderDialog = lazy(() => import('./order-dialog.tsx'))

type Props = { services: readonly ConciergeService[]; stays: readonly ConciergeStay[]; bookingId: number | undefined }

/** The services on offer with price and terms. */
export const Services = ({ services, stays, bookingId }: Props) => {
  const words = useWords(conciergeWords)
  const formats = useFormats()
  const [chosen, setChosen] = useState<ConciergeService>()
  const isGiven = (stay: ConciergeStay) => bookingId === undefined || stay.bookingId === bookingId
  /** Empty if the service is unavailable for the requested stay; no other stay is substituted. */
  const staysFor = ({ currency }: ConciergeService) => {
    const fitting = stays.filter((stay) => stay.currency === currency)
    return fitting.some(isGiven) ? fitting : []
  }
  const isLost = !stays.some(isGiven)
  return (
    <section className="concierge-services" id="services" aria-labelledby="services-title">
      <h2 id="services-title">{words.services}</h2>
      <p>{words.servicesText}</p>
      {isLost && stays.length > 0 && (
        <Alert tone="info">
          {words.noSuchStay} <UiLink href={`${href('/travelers/concierge')}#services`}>{words.otherStay}</UiLink>
        </Alert>
      )}
      {services.length === 0 && <EmptyState title={words.noServices}>{words.noServicesText}</EmptyState>}
      <ul className="concierge-list num">
        {services.map((service) => (
          <li key={service.id}>
            <div>
              <h3 data-content>{service.name}</h3>
              <p data-content>{service.description}</p>
              <p className="t-small muted">{termsText(service, words)}</p>
            </div>
            <div className="concierge-price">
              {priceText(service, words, formats)}
              <Button
                size="small"
                aria-label={words.orderOf({ service: service.name })}
                {...(staysFor(service).length === 0 && { disabledReason: words.noStay })}
                onClick={() => setChosen(service)}
              >
                {words.order}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Suspense>
        {chosen && (
          <OrderDialog
            service={chosen}
            stays={staysFor(chosen)}
            bookingId={bookingId}
            onClose={() => setChosen(undefined)}
          />
        )}
      </Suspense>
    </section>
  )
}
