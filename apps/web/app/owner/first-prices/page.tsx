import '../pricing/pricing.css'
import { addDays, ownerHomes, pricesOfHome } from '@porchlight/contract'
import { Breadcrumbs, PageHead } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { pricingFirstWords } from '#app/lib/messages/owner/pricing-first.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { HomeList } from '../pricing/home-list.tsx'
import type { HomePrices } from '../pricing/year.ts'
import type { Route } from './+types/page'
import { FirstForm } from './first-form.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  if (params.propertyId === undefined) return { homes: resultsOf(await api(ownerHomes)).homes, prices: null }
  const from = new Date().toISOString().slice(0, 10)
  const query = { from, to: addDays(from, 1) }
  const prices = resultsOf(await api(pricesOfHome, { params: { id: params.propertyId }, query }))
  return { homes: null, prices: { ...prices, ...query } }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { path: href('/owners/pricing/:propertyId?/initial-settings') })

const Questions = ({ prices }: { prices: HomePrices }) => {
  const words = useWords(pricingFirstWords)
  const { title } = useWords(ownerPricingWords)
  const navigate = useNavigate()
  const year = href('/owners/pricing/:propertyId?', { propertyId: String(prices.home.id) })
  return (
    <>
      <Breadcrumbs
        label={title}
        crumbs={[
          { label: title, href: href('/owners/pricing/:propertyId?') },
          { label: prices.home.name, href: year },
          { label: words.link },
        ]}
      />
      <PageHead
        title={words.title({ home: prices.home.name })}
        lead={prices.plan ? `${words.lead} ${words.replaces}` : words.lead}
      />
      <FirstForm prices={prices} onSaved={() => void navigate(year)} />
    </>
  )
}

/** The first questions, of which a price list is made; or the homes they can be answered for. */
const FirstPricesPage = ({ loaderData: { homes, prices } }: Route.ComponentProps) => {
  const words = useWords(pricingFirstWords)
  if (prices) return <Questions key={prices.home.id} prices={prices} />
  return (
    <HomeList
      homes={homes}
      lead={words.choose}
      hrefOf={(propertyId) => href('/owners/pricing/:propertyId?/initial-settings', { propertyId })}
    />
  )
}
export default FirstPricesPage
