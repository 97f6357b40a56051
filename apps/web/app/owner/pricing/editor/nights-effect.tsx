import type { PriceEffect } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { nightsText } from '../change-texts.ts'

type Effect = Omit<PriceEffect, 'arrivals' | 'examples' | 'lastYear' | 'lastSearches'>

const useLines = (effect: Effect): string[] => {
  const words = useWords(pricingEditorWords)
  const shared = useWords(ownerPricingWords)
  const formats = useFormats()
  const { money } = formats
  const { nights, higher, cheaper, from, to, unchanged: retained, before, after } = effect
  if (!from || !to) return [words.none, ...(retained > 0 ? [words.unchanged({ number: retained })] : [])]
  const ways = [
    higher > 0 && words.higher({ number: higher }),
    cheaper > 0 && words.cheaper({ number: cheaper }),
  ].filter((way) => way !== false)
  const [first, second] = ways
  return [
    words.nights({ number: nights, dates: nightsText(from, to, shared, formats) }),
    ...(first && second ? [words.both({ higher: first, lower: second })] : first ? [words.only({ what: first })] : []),
    ...(before && after ? [words.sum({ before: money(before), after: money(after) })] : []),
    ...(retained > 0 ? [words.unchanged({ number: retained })] : []),
    words.quotes,
  ]
}

/** Effect of a change on upcoming nights, shown before saving. */
export const NightsEffect = ({ effect }: { effect: Effect }) => {
  const words = useWords(pricingEditorWords)
  const shared = useWords(ownerPricingWords)
  const formats = useFormats()
  const lines = useLines(effect)
  const counted = effect.runs.reduce((sum, { nights }) => sum + nights, 0)
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {effect.runs.length > 0 && (
        <ul className="pricing-runs">
          {effect.runs.map((run) => (
            <li key={run.from}>
              <span>{words.run({ dates: nightsText(run.from, run.to, shared, formats), number: run.nights })}</span>
              <b className="num">
                {shared.fromTo({ before: formats.money(run.before), after: formats.money(run.after) })}
              </b>
            </li>
          ))}
        </ul>
      )}
      {effect.runs.length > 0 && effect.before && counted < effect.nights && (
        <p className="muted t-small">{words.more}</p>
      )}
    </>
  )
}
