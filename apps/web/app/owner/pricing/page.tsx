import './pricing.css'
import { ownerHomes, pricesOfHome } from '@porchlight/contract'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { HomeList } from './home-list.tsx'
import { HomeYear } from './home-year.tsx'
import { monthsLater } from './year.ts'

/** The month that the year begins with: the one asked for, or this one. */
const firstMonth = (request: Request): string => {
  const asked = new URL(request.url).searchParams.get('from') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? `${asked}-01` : `${new Date().toISOString().slice(0, 7)}-01`
}

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  if (params.propertyId === undefined) return { homes: resultsOf(await api(ownerHomes)).homes, prices: null }
  const from = firstMonth(request)
  const to = monthsLater(from, 12)
  const prices = resultsOf(await api(pricesOfHome, { params: { id: params.propertyId }, query: { from, to } }))
  return { homes: null, prices: { ...prices, from, to } }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, { path: href('/owners/pricing/:propertyId?') })

/** What nights cost: of one home a year at a glance, or the homes to choose from. */
const PricingPage = ({ loaderData: { homes, prices } }: Route.ComponentProps) =>
  prices ? <HomeYear key={`${prices.home.id} ${prices.from}`} prices={prices} /> : <HomeList homes={homes} />
export default PricingPage
