import { Button, OverlayLoading, PageHead, UiLink } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { HomeCrumbs } from '#app/features/homes/home-crumbs.tsx'
import { useHomePaths } from '#app/lib/home-paths.ts'
import { pricePadWords } from '#app/lib/messages/owner/price-pad.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { pricingSetupWords } from '#app/lib/messages/owner/pricing-setup.ts'
import { pricingStrategyWords } from '#app/lib/messages/owner/pricing-strategy.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Discounts } from './discounts.tsx'
import { Limits } from './limits.tsx'
import { NightPanel } from './night-panel.tsx'
import { PriceHistory } from './price-history.tsx'
import { Seasons } from './seasons.tsx'
import type { KnownFees } from './stay-fees/fee-fields.ts'
import { StayFeesForm } from './stay-fees/stay-fees-form.tsx'
import { StayRules } from './stay-rules.tsx'
import type { HomePrices } from './year.ts'
import { YearMap } from './year-map.tsx'

const Editor = lazy(() => import('./editor/editor.tsx'))

/** The part being edited; for nights, the first night. */
export type Editing = { part: 'plan' | 'seasons' | 'stays' | 'discounts' } | { part: 'nights'; night: string }

/** A year of a home: nightly prices with their breakdown, seasons and price history. */
export const HomeYear = ({ prices, fees }: { prices: HomePrices; fees: KnownFees }) => {
  const words = useWords(ownerPricingWords)
  const { home, plan, nights } = prices
  const [night, setNight] = useState(() => nights.find(({ date }) => date >= home.today)?.date ?? nights[0]?.date)
  const [editing, setEditing] = useState<Editing>()
  const first = useWords(pricingSetupWords)
  const pad = useWords(pricePadWords)
  const strategy = useWords(pricingStrategyWords)
  const paths = useHomePaths()
  const atHand = nights.find(({ date }) => date === night)
  return (
    <div className="pricing">
      <HomeCrumbs label={words.title} crumbs={[{ label: words.title, href: paths.pricing() }, { label: home.name }]} />
      <PageHead
        over={home.town}
        title={home.name}
        lead={plan ? undefined : words.firstLead}
        actions={
          <>
            <Limits prices={prices} />
            <Button look={plan ? 'quiet' : 'primary'} onClick={() => setEditing({ part: 'plan' })}>
              {plan ? words.edit : words.first}
            </Button>
          </>
        }
      />
      <p className="pricing-links">
        {prices.takesFirstPrices && (
          <UiLink className="inline-link" href={paths.firstPrices(home.id)}>
            {first.link}
          </UiLink>
        )}
        {plan && (
          <UiLink className="inline-link" href={paths.pricePad(home.id)}>
            {pad.link}
          </UiLink>
        )}
        {plan && (
          <UiLink className="inline-link" href={paths.strategy(home.id)}>
            {strategy.link}
          </UiLink>
        )}
      </p>
      {plan && (
        <>
          <div className="pricing-year">
            <YearMap prices={prices} night={night} onNight={setNight} />
            {atHand && (
              <NightPanel
                prices={prices}
                night={atHand}
                onNight={setNight}
                onPrice={() => setEditing({ part: 'nights', night: atHand.date })}
              />
            )}
          </div>
          <Seasons prices={prices} onEdit={() => setEditing({ part: 'seasons' })} />
          <StayRules prices={prices} onEdit={() => setEditing({ part: 'stays' })} />
          <Discounts prices={prices} onEdit={() => setEditing({ part: 'discounts' })} />
        </>
      )}
      <StayFeesForm key={fees.decidedAt} known={fees} />
      <PriceHistory prices={prices} />
      {editing && (
        <Suspense fallback={<OverlayLoading onClose={() => setEditing(undefined)} />}>
          <Editor prices={prices} editing={editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
