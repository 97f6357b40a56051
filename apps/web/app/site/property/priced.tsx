import type { Quote } from '@porchlight/contract'
import { ButtonLink, PriceLines } from '@porchlight/ui'
import { AlsoIn } from '#app/features/also-in/also-in.tsx'
import { priceLinesOf } from '#app/features/price/price-lines-of.ts'
import { useFormats } from '#app/lib/formats.ts'
import { priceWords } from '#app/lib/messages/site/price.ts'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { bookAddress } from './book-address.ts'

/** The price line by line, each with its reason, and the way on. */
export const Priced = ({ quote }: { quote: Quote }) => {
  const formats = useFormats()
  const { money, day } = formats
  const words = useWords(priceWords)
  const own = useWords(propertyWords)
  const [now, then] = quote.schedule
  return (
    <>
      <PriceLines lines={priceLinesOf(quote, words, formats)} />
      <AlsoIn of={quote.total} />
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
