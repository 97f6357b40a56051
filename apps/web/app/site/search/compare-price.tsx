import type { ComparedHome } from '@porchlight/contract'
import { useSearchParams } from 'react-router'
import { type GivenReason, sentenceOf } from '#app/features/stay-reasons/sentence-of.ts'
import { useFormats } from '#app/lib/formats.ts'
import { compareWords } from '#app/lib/messages/site/compare.ts'
import { stayReasonWords } from '#app/lib/messages/site/stay-reasons.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The stay with every mandatory fee, or why it cannot be had; without dates the lowest night. */
export const ComparePrice = ({ home }: { home: ComparedHome }) => {
  const formats = useFormats()
  const { moneyRounded, money } = formats
  const words = useWords(compareWords)
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
