import type { PriceEffect } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { stayRulesEditorWords } from '#app/lib/messages/owner/stay-rules-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { nightsText } from '../change-texts.ts'

const ways = ['longer', 'shorter', 'opened', 'closed'] as const

/** Effect of a stay rule change on check-in days. */
export const ArrivalsEffect = ({ effect: { arrivals } }: { effect: PriceEffect }) => {
  const words = useWords(stayRulesEditorWords)
  const shared = useWords(ownerPricingWords)
  const formats = useFormats()
  return (
    <>
      <p>{arrivals.days === 0 ? words.noArrivals : words.arrivals({ number: arrivals.days })}</p>
      {ways
        .filter((way) => arrivals[way] > 0)
        .map((way) => (
          <p key={way}>{words[way]({ number: arrivals[way] })}</p>
        ))}
      <ul className="pricing-runs">
        {arrivals.runs.map(({ from, to, before, after }) => (
          <li key={from}>
            {words.minimum({
              dates: nightsText(from, to, shared, formats),
              before: shared.nights({ number: before }),
              after: shared.nights({ number: after }),
            })}
          </li>
        ))}
      </ul>
      <p>{words.booked}</p>
    </>
  )
}

/** Effect of a discount change on typical stays. */
export const ExamplesEffect = ({ effect: { examples } }: { effect: PriceEffect }) => {
  const words = useWords(stayRulesEditorWords)
  const shared = useWords(ownerPricingWords)
  const { quotes } = useWords(pricingEditorWords)
  const { date, money } = useFormats()
  return (
    <>
      <p>{examples.length === 0 ? words.noExamples : words.examples}</p>
      <ul className="pricing-runs">
        {examples.map(({ arrive, nights, daysAhead, before, after }) => (
          <li key={`${arrive} ${nights}`}>
            <span>{words.example({ number: nights, arrive: date(arrive), days: daysAhead })}</span>
            <b className="num">{shared.fromTo({ before: money(before), after: money(after) })}</b>
          </li>
        ))}
      </ul>
      <p>{quotes}</p>
    </>
  )
}
