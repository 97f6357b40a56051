import type { Quote } from '@porchlight/contract'
import { ButtonLink, PriceLines } from '@porchlight/ui'
import { OtherCurrency } from '#app/features/other-currency/other-currency.tsx'
import { priceLinesOf } from '#app/features/price/price-lines-of.ts'
import { useFormats } from '#app/lib/formats.ts'
import { priceWords } from '#app/lib/messages/site/price.ts'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { bookAddress } from './book-address.ts'

/** Price lines with reasons, and the booking button. */
const PriceBreakdown = ({ quote }: { quote: Quote }) => {
  const formats = useFormats()
  const { money, day } = formats
  const words = useWords(priceWords)
  const own = useWords(propertyWords)
  const [now, then] = quote.schedule
  return (
    <>
      <PriceLines lines={priceLinesOf(quote, words, formats)} />
      <OtherCurrency of={quote.total} />
      <ButtonLink look="primary" size="big" wide href={bookAddress(quote)}>
        {quote.instant ? own.book : own.ask}
      </ButtonLink>
      <p className="t-mini muted num">
        {quote.instant ? now && words.dueNow({ amount: money(now.amount) }) : own.onRequest}
        {then && ` ${words.dueThen({ amount: money(then.amount), date: day(then.dueOn) })}.`}
      </p>
      {quote.deposit && <p className="t-mini muted num">{words.deposit({ amount: money(quote.deposit) })}</p>}
    </>
  )
}
export default PriceBreakdown
