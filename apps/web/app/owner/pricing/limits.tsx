import { useFormats } from '#app/lib/formats.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { HomePrices } from './year.ts'

/** The base, minimum, and maximum price; nothing before the first prices. */
export const Limits = ({ prices: { plan, currency } }: { prices: Pick<HomePrices, 'plan' | 'currency'> }) => {
  const words = useWords(ownerPricingWords)
  const { money } = useFormats()
  if (!plan) return null
  const figure = (amount: number | null) => (amount === null ? words.none : money({ amount, currency }))
  return (
    <dl className="pricing-limits">
      {(['base', 'floor', 'cap'] as const).map((part) => (
        <div key={part}>
          <dt>{words[part]}</dt>
          <dd>{figure(plan[part])}</dd>
        </div>
      ))}
    </dl>
  )
}
