import './earnings.css'
import { partnerQuote, type Quote, type ResultsOf } from '@porchlight/contract'
import { useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { partnerOffersWords } from '#app/lib/messages/partner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { EarningsButton } from './earnings-button.tsx'
import { useEarningsShown, useIsAgent } from './earnings-shown.ts'

type Earned = ResultsOf<typeof partnerQuote>

/** The agent's commission and net price for a quote, requested only while they are shown. */
const useEarned = ({ id, hash }: Pick<Quote, 'id' | 'hash'>, shown: boolean): Earned | undefined => {
  const [earned, setEarned] = useState<{ id: number; earned: Earned }>()
  useEffect(() => {
    if (!shown) return setEarned(undefined)
    let current = true
    void api(partnerQuote, { params: { quoteId: id, hash } }).then(
      (answer) => current && answer.ok && setEarned({ id, earned: answer.results }),
    )
    return () => {
      current = false
    }
  }, [id, hash, shown])
  return earned?.id === id ? earned.earned : undefined
}

const Earnings = ({ quote }: { quote: Pick<Quote, 'id' | 'hash'> }) => {
  const words = useWords(partnerOffersWords)
  const { money, percent } = useFormats()
  const { shown } = useEarningsShown()
  const earned = useEarned(quote, shown)
  return (
    <div className="agent-earnings">
      {earned && (
        <p className="num" aria-live="polite">
          {earned.rate === null
            ? words.noCode
            : words.earnings({
                commission: money(earned.commission),
                rate: percent(earned.rate),
                net: money(earned.net),
              })}
        </p>
      )}
      <EarningsButton />
    </div>
  )
}

/** An agent's earnings from a quote; nothing for anyone else. */
const QuoteEarnings = (props: { quote: Pick<Quote, 'id' | 'hash'> }) => (useIsAgent() ? <Earnings {...props} /> : null)
export default QuoteEarnings
