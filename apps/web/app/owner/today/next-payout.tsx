import type { ownerToday, ResultsOf } from '@porchlight/contract'
import { Icon, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { ownerPayoutWords } from '#app/lib/messages/owner/payouts.ts'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useWaitingReasons } from '../upcoming-payouts/waiting-reasons.ts'

type Next = NonNullable<ResultsOf<typeof ownerToday>['nextPayout']>

/** What the next payout contains, when and where it goes, or what it is waiting for. */
export const NextPayout = ({ next }: { next: Next }) => {
  const { money, day } = useFormats()
  const words = useWords(ownerTodayWords)
  const payouts = useWords(ownerPayoutWords)
  const reasonsOf = useWaitingReasons()
  const { amount, coming, on, account } = next
  const isHeld = !next.waitsFor.includes('next_payout')
  const to = account
    ? payouts.toAccount({ account: payouts.accounts[account.kind]({ ending: account.ending }) })
    : payouts.noAccount
  return (
    <p className="today-payout" data-held={isHeld || undefined}>
      <Icon name="book" size={18} />
      <span>
        <b>{words.nextPayout}</b> {money(amount)} {to}
        {isHeld && `, ${words.waiting({ reasons: reasonsOf(next).join(', ') })}`}
        {!isHeld && on && `, ${words.payoutOn({ day: day(on) })}`}
        {coming.stays > 0 && `; ${words.payoutComing({ amount: money(coming.amount), count: coming.stays })}`}
      </span>
      <UiLink className="inline-link" href={href('/owners/:propertyId?/accounting/payouts/upcoming')}>
        {words.allPayouts}
      </UiLink>
    </p>
  )
}
