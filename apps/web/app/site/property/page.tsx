import './property.css'
import { homeBySlug, questionsOfHome, similarHomes } from '@porchlight/contract'
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { leadToMarkdown } from '#app/features/content/read-content.ts'
import { recordViewed } from '#app/features/favorites/device-list.ts'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { amenitiesIn } from '#app/lib/amenities.server.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { contentLanguageOf } from '#app/lib/language.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { session } from '#app/lib/session.ts'
import { shareCardOf } from '#app/lib/share-card.ts'
import type { Route } from './+types/page'
import { Arrival } from './arrival.tsx'
import { Availability } from './availability.tsx'
import { fetchQuoteWith } from './fetch-quote.ts'
import { HomeDetails } from './home-details.tsx'
import { PhoneBar, PriceCard } from './price-card.tsx'
import { Questions } from './questions.tsx'
import { Reviews } from './reviews.tsx'
import { besideSimilar, Similar } from './similar.tsx'
import { parseStay, stayQueryOf, withStay } from './stay-params.ts'
import { Headline, Pictures } from './title.tsx'
import { useQuote } from './use-quote.ts'
import { useTranslatedHome } from './use-translated-home.tsx'
import { vacationRental } from './vacation-rental.ts'

/** The cancellation policy depends on dates: it loads with the first price. */
const CancellationPolicy = lazy(() => import('./cancellation-policy.tsx'))

export const handle = { pictureFirst: true } satisfies PageHandle

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  leadToMarkdown(request)
  const { api, site } = context.get(pageRequest)
  const language = contentLanguageOf(request, context.get(session).user)
  const search = new URL(request.url).searchParams
  const isAll = search.get('reviews') === 'all'
  const stay = parseStay(search)
  const [found, alike, questions] = await Promise.all([
    api(homeBySlug, { params: { slug: params.slug }, query: { language, ...(isAll && { reviews: 'all' }) } }),
    api(similarHomes, { params: { slug: params.slug }, query: stayQueryOf(stay) }),
    api(questionsOfHome, { params: { slug: params.slug } }),
  ])
  const { home: said } = resultsOf(found)
  const home = { ...said, amenities: amenitiesIn(said.amenities, language) }
  // The price is in the first HTML, even without JavaScript.
  const pricing = await fetchQuoteWith(api, home.id, stay)
  const [lead] = home.pictures
  return {
    home,
    pricing,
    similar: alike.ok ? alike.results.homes : [],
    questions: questions.ok ? questions.results.questions : [],
    // Rendered on the server only, for search engines and previews.
    head: {
      title: `${home.name}, ${home.town.name}`,
      description: `${home.headline}. Sleeps ${home.sleeps}, ${home.bedrooms} bedrooms, in ${home.town.name}, ${home.region}.`,
      path: `/properties/${home.slug}`,
      type: 'product' as const,
      image: lead && shareCardOf('home', home.slug, { alt: lead.alt }),
      jsonLd: vacationRental(home, site.publicUrl, pricing),
    },
  }
}

export const headers = sameForEverybody

export const meta = (args: Route.MetaArgs) => pageMeta(args, args.loaderData?.head)

export default function PropertyPage({
  loaderData: { home, pricing: given, similar, questions },
}: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams()
  const { shown, note } = useTranslatedHome(home)
  const selection = parseStay(search)
  const { pricing, askAgain } = useQuote(home.id, selection, given)
  const change = (part: Record<string, string | number>) =>
    setSearch(withStay(search, part), { replace: true, preventScrollReset: true })
  useEffect(() => recordViewed(home.id), [home.id])
  const hrefOf = ({ arrive, depart }: Record<'arrive' | 'depart', string>) => `?${withStay(search, { arrive, depart })}`
  const card = { home, selection, pricing, onChange: change, hrefOf, askAgain }
  return (
    <article className="property wrap">
      <Headline home={shown} note={note} compareHref={besideSimilar(home.id, similar, search)} />
      <Pictures home={shown} />
      <div className="property-columns">
        <div className="property-main">
          <HomeDetails home={shown} />
          <Availability home={home} selection={selection} onChange={change} />
          {pricing.state === 'priced' && (
            <Suspense>
              <CancellationPolicy home={home} quote={pricing.quote} />
            </Suspense>
          )}
        </div>
        <PriceCard {...card} />
      </div>
      <Reviews home={shown} />
      <Questions home={shown} questions={questions} />
      <Arrival home={shown} />
      <Similar homes={similar} search={search} to={home} />
      <PhoneBar {...card} />
    </article>
  )
}
