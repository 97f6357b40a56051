import '#app/features/prices/pricing-form.css'
import '../pricing/pricing.css'
import { addDays, dateIn, ownerHomes, pricesOfHome, stayFeesOfHome } from '@porchlight/contract'
import { Alert, ButtonLink, PageHead } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { HomeCrumbs } from '#app/features/homes/home-crumbs.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { useHomePaths } from '#app/lib/home-paths.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { pricingSetupWords } from '#app/lib/messages/owner/pricing-setup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { HomeList } from '../pricing/home-list.tsx'
import { Limits } from '../pricing/limits.tsx'
import { Seasons } from '../pricing/seasons.tsx'
import type { KnownFees } from '../pricing/stay-fees/fee-fields.ts'
import { StayFeesForm } from '../pricing/stay-fees/stay-fees-form.tsx'
import type { HomePrices } from '../pricing/year.ts'
import type { Route } from './+types/page'
import { PricingSetupForm } from './setup-form.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  if (params.propertyId === undefined)
    return { homes: resultsOf(await api(ownerHomes)).homes, prices: null, fees: null }
  const from = dateIn(site.timeZone, new Date())
  const query = { from, to: addDays(from, 1) }
  const home = { params: { id: params.propertyId } }
  const [prices, fees] = await Promise.all([api(pricesOfHome, { ...home, query }), api(stayFeesOfHome, home)])
  return { homes: null, prices: { ...resultsOf(prices), ...query }, fees: resultsOf(fees) }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { path: href('/owners/pricing/:propertyId?/initial-settings') })

/** The home's current prices, shown instead of questions that would overwrite them. */
const PricesInForce = ({ prices, year }: { prices: HomePrices; year: string }) => {
  const { over } = useWords(pricingSetupWords)
  const has = prices.plan !== null
  return (
    <>
      <Alert
        title={has ? over.title : over.titleLive}
        action={
          <ButtonLink look="primary" href={year}>
            {over.link}
          </ButtonLink>
        }
      >
        {has ? over.text : over.textLive}
      </Alert>
      <Limits prices={prices} />
      {has && <Seasons prices={prices} />}
    </>
  )
}

const Questions = ({ prices, fees }: { prices: HomePrices; fees: KnownFees }) => {
  const words = useWords(pricingSetupWords)
  const { title } = useWords(ownerPricingWords)
  const navigate = useNavigate()
  const paths = useHomePaths()
  const year = paths.pricing(prices.home.id)
  return (
    <>
      <HomeCrumbs
        label={title}
        crumbs={[
          { label: title, href: paths.pricing() },
          { label: prices.home.name, href: year },
          { label: words.link },
        ]}
      />
      <PageHead
        title={words.title({ home: prices.home.name })}
        lead={prices.takesFirstPrices ? words.lead : undefined}
      />
      {!prices.takesFirstPrices && <PricesInForce prices={prices} year={year} />}
      <StayFeesForm key={fees.decidedAt} known={fees} />
      {prices.takesFirstPrices && <PricingSetupForm prices={prices} onSaved={() => void navigate(year)} />}
    </>
  )
}

/** `/owners/pricing/{propertyId}/initial-settings`: questions that set up pricing, or the homes to choose from. */
const FirstPricesPage = ({ loaderData: { homes, prices, fees } }: Route.ComponentProps) => {
  const words = useWords(pricingSetupWords)
  if (prices && fees) return <Questions key={prices.home.id} prices={prices} fees={fees} />
  return (
    <HomeList
      homes={homes}
      lead={words.choose}
      hrefOf={(propertyId) => href('/owners/pricing/:propertyId?/initial-settings', { propertyId })}
    />
  )
}
export default FirstPricesPage
