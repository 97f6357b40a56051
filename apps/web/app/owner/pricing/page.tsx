import '#app/features/prices/pricing-form.css'
import './pricing.css'
import { dateIn, ownerHomes, pricesOfHome, stayFeesOfHome } from '@porchlight/contract'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { HomeYear } from './home-year.tsx'
import { HomesWithBulkPrice } from './homes-with-bulk-price.tsx'
import { monthInUrl, monthsLater } from './year.ts'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  if (params.propertyId === undefined)
    return { homes: resultsOf(await api(ownerHomes)).homes, prices: null, fees: null }
  const from = monthInUrl(request.url, dateIn(site.timeZone, new Date()))
  const to = monthsLater(from, 12)
  const home = { params: { id: params.propertyId } }
  const [prices, fees] = await Promise.all([
    api(pricesOfHome, { ...home, query: { from, to } }),
    api(stayFeesOfHome, home),
  ])
  return { homes: null, prices: { ...resultsOf(prices), from, to }, fees: resultsOf(fees) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, { path: href('/owners/pricing/:propertyId?') })

/** `/owners/pricing`: a year of prices of one home, or the homes to choose from. */
const PricingPage = ({ loaderData: { homes, prices, fees } }: Route.ComponentProps) =>
  prices && fees ? (
    <HomeYear key={`${prices.home.id} ${prices.from}`} prices={prices} fees={fees} />
  ) : (
    <HomesWithBulkPrice homes={homes ?? []} />
  )
export default PricingPage
