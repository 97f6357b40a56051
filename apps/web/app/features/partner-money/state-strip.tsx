import './partner-money.css'
import type { CommissionTotal } from '@porchlight/contract'
import { Stat } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Every commission status in order, with its total (R60). */
export const StateStrip = ({ states }: { states: readonly CommissionTotal[] }) => {
  const words = useWords(commissionWords)
  const { amount } = useFormats()
  return (
    <ul className="commission-states" aria-label={words.totals}>
      {states.map(({ state, count, amount: value }) => (
        <li key={state} data-state={state} data-negative={value.amount < 0 || undefined}>
          <Stat
            label={words.states[state]}
            figure={state === 'tracked' ? count : amount(value)}
            note={state === 'tracked' ? words.requests({ count }) : words.stays({ count })}
            quiet={state === 'tracked' || state === 'booked' || count === 0}
          />
        </li>
      ))}
    </ul>
  )
}
