import '#app/features/prices/pricing-form.css'
import '../pricing/pricing.css'
import { dateIn, ownerHomes, pricesOfHome } from '@porchlight/contract'
import { ButtonLink, PageHead, Section } from '@porchlight/ui'
import { href } from 'react-router'
import { HomeCrumbs } from '#app/features/homes/home-crumbs.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { useHomePaths } from '#app/lib/home-paths.ts'
import { pricePadWords } from '#app/lib/messages/owner/price-pad.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { HomeList } from '../pricing/home-list.tsx'
import { type HomePrices, monthInUrl, monthsLater } from '../pricing/year.ts'
import type { Route } from './+types/page'
import { PadForm } from './pad-form.tsx'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  if (params.propertyId === undefined) return { homes: resultsOf(await api(ownerHomes)).homes, prices: null }
  const from = monthInUrl(request.url, dateIn(site.timeZone, new Date()))
  const query = { from, to: monthsLater(from, 1) }
  const prices = resultsOf(await api(pricesOfHome, { params: { id: params.propertyId }, query }))
  return { homes: null, prices: { ...prices, ...query } }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, { path: href('/owners/pricing/:propertyId?/pad') })

/** Past months can’t be priced; prices reach two years ahead. */
const Turning = ({ prices: { from, home } }: { prices: HomePrices }) => {
  const words = useWords(pricePadWords)
  const thisMonth = monthsLater(home.today, 0)
  const at = (months: number): string => `?from=${monthsLater(from, months).slice(0, 7)}`
  return (
    <span className="pricing-turn">
      {from > thisMonth && (
        <ButtonLink size="small" look="bare" icon="chevron-left" href={at(-1)} aria-label={words.earlier} />
      )}
      {from < monthsLater(thisMonth, 23) && (
        <ButtonLink size="small" look="bare" icon="chevron-right" href={at(1)} aria-label={words.later} />
      )}
    </span>
  )
}

const Pad = ({ prices }: { prices: HomePrices }) => {
  const words = useWords(pricePadWords)
  const paths = useHomePaths()
  const { title } = useWords(ownerPricingWords)
  const { monthName } = useFormats()
  const { home, from, nights, version } = prices
  const ahead = nights.filter(({ date }) => date >= home.today)
  return (
    <div className="pricing">
      <HomeCrumbs
        label={title}
        crumbs={[
          { label: title, href: paths.pricing() },
          { label: home.name, href: paths.pricing(home.id) },
          { label: words.link },
        ]}
      />
      <PageHead title={words.title({ home: home.name })} lead={words.lead} />
      <Section title={monthName(from)} side={<Turning prices={prices} />}>
        {ahead.length === 0 ? (
          <p className="muted">{words.over}</p>
        ) : (
          <PadForm key={`${home.id} ${from} ${version}`} prices={prices} nights={ahead} />
        )}
      </Section>
    </div>
  )
}

/** `/owners/pricing/{propertyId}/pad`: a month of nightly prices to edit by keyboard, or the homes to choose from. */
const PadPage = ({ loaderData: { homes, prices } }: Route.ComponentProps) => {
  const words = useWords(pricePadWords)
  if (prices) return <Pad prices={prices} />
  return (
    <HomeList
      homes={homes}
      lead={words.choose}
      hrefOf={(propertyId) => href('/owners/pricing/:propertyId?/pad', { propertyId })}
    />
  )
}
export default PadPage
