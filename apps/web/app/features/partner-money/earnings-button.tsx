import { Button } from '@porchlight/ui'
import { partnerOffersWords } from '#app/lib/messages/partner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useEarningsShown } from './earnings-shown.ts'

/**
 * Shows or hides commissions and net prices, for when a client looks over the agent's shoulder; the device remembers
 * the choice.
 */
export const EarningsButton = () => {
  const words = useWords(partnerOffersWords)
  const { shown, toggle } = useEarningsShown()
  return (
    <Button size="small" look="bare" icon={shown ? 'eye-off' : 'eye'} aria-pressed={shown} onClick={toggle}>
      {shown ? words.hideEarnings : words.showEarnings}
    </Button>
  )
}
