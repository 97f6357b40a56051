import './earnings.css'
import type { PartnerEarnings } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { partnerOffersWords } from '#app/lib/messages/partner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The agent's commission for one search result, and its net price. */
export const StayEarnings = ({ earned: { commission, net } }: { earned: PartnerEarnings['earnings'][number] }) => {
  const words = useWords(partnerOffersWords)
  const { money } = useFormats()
  return (
    <p className="agent-earnings-line num">{words.stayEarnings({ commission: money(commission), net: money(net) })}</p>
  )
}
