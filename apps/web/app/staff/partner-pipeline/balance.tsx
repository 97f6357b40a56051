import { type CommissionTotal, type Money, staffCommissions } from '@porchlight/contract'
import { useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'

const open = ['earned', 'approved', 'scheduled'] as const
const later = ['tracked', 'booked'] as const

/** One total per currency. */
const sumsOf = (states: readonly CommissionTotal[], wanted: readonly string[]): Money[] =>
  [...Map.groupBy(states, ({ amount }) => amount.currency)].map(([currency, own]) => ({
    amount: own.reduce((sum, { state, amount }) => (wanted.includes(state) ? sum + amount.amount : sum), 0),
    currency,
  }))

/** The amounts a partner is still owed, before their code is ended or paused. */
export const Outstanding = ({ partnerId }: { partnerId: number }) => {
  const words = useWords(staffCommissionWords)
  const { money } = useFormats()
  const [states, setStates] = useState<readonly CommissionTotal[]>()
  useEffect(() => {
    let isHere = true
    void api(staffCommissions, { query: { partnerId, perPage: 1 } }).then((answer) => {
      if (isHere && answer.ok) setStates(answer.results.states)
    })
    return () => {
      isHere = false
    }
  }, [partnerId])
  if (!states) return null
  const listed = (wanted: readonly string[]) =>
    sumsOf(states, wanted).map(money).join(' + ') || money({ amount: 0, currency: 'USD' })
  return (
    <p className="num">
      <b>{words.outstanding({ open: listed(open), booked: listed(later) })}</b>
    </p>
  )
}
