import type { BoutiqueHome } from '@porchlight/contract'
import { useSearchParams } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { stayPriceWords } from '#app/lib/messages/site/stay-prices.ts'
import { stayReasonWords } from '#app/lib/messages/site/stay-reasons.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type GivenReason, sentenceOf } from '#app/lib/stay-reasons.ts'

type Priced = Pick<BoutiqueHome, 'headline' | 'taxes' | 'fromNight' | 'reasons'>

/** Price of the stay with mandatory fees, or why it is unavailable; without dates the lowest nightly price. */
export const StayPrice = ({ home }: { home: Priced }) => {
  const formats = useFormats()
  const { moneyRounded, money } = formats
  const words = useWords(stayPriceWords)
  const reasons = useWords(stayReasonWords)
  const [search] = useSearchParams()
  if (home.headline)
    return (
      <>
        <b className="t-price">{moneyRounded(home.headline)}</b>
        <span className="t-mini muted">
          {words.allIn} {home.taxes?.amount ? words.taxes({ amount: money(home.taxes) }) : words.noTaxes}
        </span>
      </>
    )
  const [first] = home.reasons
  if (first && search.get('arrive'))
    return <span className="t-small">{sentenceOf(first as GivenReason, reasons, formats)}</span>
  return home.fromNight ? (
    <>
      <b className="t-price">{moneyRounded(home.fromNight)}</b>
      <span className="t-mini muted">{words.fromNight}</span>
    </>
  ) : (
    <span className="faint">{words.unknown}</span>
  )
}
