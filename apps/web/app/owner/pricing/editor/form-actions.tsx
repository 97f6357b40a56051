import type { PriceEffect } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { PriceConcerns } from '#app/features/prices/price-concerns.tsx'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { stayRulesEditorWords } from '#app/lib/messages/owner/stay-rules-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { LastSearches } from './last-searches.tsx'
import { LastYear } from './last-year.tsx'
import { NightsEffect } from './nights-effect.tsx'
import { ArrivalsEffect, ExamplesEffect } from './stay-effect.tsx'
import type { PreviewedEffect } from './use-price-change.ts'

const FirstEffect = ({ effect }: { effect: PriceEffect }) => (
  <>
    <NightsEffect effect={effect} />
    <ArrivalsEffect effect={effect} />
  </>
)

const effects = { nights: NightsEffect, stays: ArrivalsEffect, discounts: ExamplesEffect, first: FirstEffect }

type Props = { effect: PreviewedEffect | undefined; busy: boolean; of?: keyof typeof effects }

/** The effect of a change, and the button that previews it and then saves it. */
export const FormActions = ({ effect, busy, of = 'nights' }: Props) => {
  const words = useWords(pricingEditorWords)
  const stays = useWords(stayRulesEditorWords)
  const Effect = effects[of]
  return (
    <div className="pricing-acts">
      {effect && (
        <div className="pricing-effect" role="status">
          <h3>{words.changes}</h3>
          <Effect effect={effect} />
          {effect.lastYear && <LastYear lastYear={effect.lastYear} />}
          {effect.lastSearches && <LastSearches lastSearches={effect.lastSearches} />}
        </div>
      )}
      {effect && <PriceConcerns {...effect.warnings} />}
      <Button type="submit" look="primary" wide busy={busy}>
        {effect ? (of === 'stays' ? stays.save : words.save) : words.look}
      </Button>
    </div>
  )
}
