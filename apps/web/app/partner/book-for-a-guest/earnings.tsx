import type { partnerQuote, ResultsOf } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { partnerOffersWords } from '#app/lib/messages/partner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type Earned = ResultsOf<typeof partnerQuote>

const storedAs = 'porchlight.earnings-hidden'

/** Commission and net price of a quote. Hidden with a press, for a client who looks over the agent's shoulder; the device remembers it. */
export const Earnings = ({ earned: { rate, commission, net } }: { earned: Earned }) => {
  const words = useWords(partnerOffersWords)
  const { money, percent } = useFormats()
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(localStorage.getItem(storedAs) === null), [])
  const toggle = () => {
    if (shown) localStorage.setItem(storedAs, '1')
    else localStorage.removeItem(storedAs)
    setShown(!shown)
  }
  if (rate === null) return null
  return (
    <span className="guest-form-earnings">
      {shown && (
        <span className="num">
          {words.earnings({ commission: money(commission), rate: percent(rate), net: money(net) })}
        </span>
      )}
      <Button size="small" look="bare" aria-pressed={shown} onClick={toggle}>
        {shown ? words.hideEarnings : words.showEarnings}
      </Button>
    </span>
  )
}
