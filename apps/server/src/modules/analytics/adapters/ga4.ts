import type { AnalyticsEvent } from '@porchlight/contract'
import { postJson } from './post-json.ts'
import { major, type SentEvent, type Sink } from './sink.ts'

const names: Readonly<Record<AnalyticsEvent, string>> = {
  PageView: 'page_view',
  ViewContent: 'view_item',
  AddToCart: 'add_to_cart',
  InitiateCheckout: 'begin_checkout',
  Purchase: 'purchase',
  Lead: 'generate_lead',
  Subscribe: 'subscribe',
  CompleteRegistration: 'sign_up',
}

/** Maximum events per request. */
const batch = 25

const eventOf = ({ name, id, at, screen, home, value }: SentEvent) => ({
  name: names[name],
  timestamp_micros: at.getTime() * 1_000,
  params: {
    page_location: screen,
    ...(value && { value: major(value), currency: value.currency }),
    ...(home && { items: [{ item_id: home }] }),
    ...(name === 'Purchase' && { transaction_id: id }),
  },
})

type Keys = { measurementId: string; secret: string; url?: string | undefined; onlyPublic: boolean }

/** Google Analytics 4, Measurement Protocol: developers.google.com/analytics/devguides/collection/protocol/ga4. */
export const ga4 = ({ measurementId, secret, url = 'https://www.google-analytics.com', onlyPublic }: Keys): Sink => ({
  name: 'ga4',
  async send(events) {
    const target = new URL('/mp/collect', url)
    target.searchParams.set('measurement_id', measurementId)
    target.searchParams.set('api_secret', secret)
    for (const [visitor, theirs] of Map.groupBy(events, (event) => event.visitor))
      for (let from = 0; from < theirs.length; from += batch)
        await postJson({
          url: target.href,
          onlyPublic,
          body: JSON.stringify({
            client_id: visitor,
            non_personalized_ads: true,
            events: theirs.slice(from, from + batch).map(eventOf),
          }),
        })
  },
})
