import './partner-money.css'
import type { CommissionTotal } from '@porchlight/contract'
import { Stat } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Requests have no commission yet, and most reversed stays none anymore: their number says more than a zero. */
const isCounted = ({ state, count, amount }: CommissionTotal): boolean =>
  state === 'tracked' || (state === 'reversed' && count > 0 && amount.amount === 0)

const noteOf = (total: CommissionTotal) => {
  if (total.state === 'tracked') return 'requests'
  return isCounted(total) ? 'reversedStays' : 'stays'
}

/** Every commission status in order, with its total (R60). */
export const StateStrip = ({ states }: { states: readonly CommissionTotal[] }) => {
  const words = useWords(commissionWords)
  const { amount } = useFormats()
  return (
    <ul className="commission-states" aria-label={words.totals}>
      {states.map((total) => {
        const { state, count, amount: value } = total
        return (
          <li key={state} data-state={state} data-negative={value.amount < 0 || undefined}>
            <Stat
              label={words.states[state]}
              figure={isCounted(total) ? count : amount(value)}
              note={words[noteOf(total)]({ count })}
              quiet={state === 'tracked' || state === 'booked' || count === 0}
            />
          </li>
        )
      })}
    </ul>
  )
}
