import type { previewCancellation, ResultsOf } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { cancelStayWords } from '#app/lib/messages/stay/cancel-stay.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type RefundTo = ResultsOf<typeof previewCancellation>['refundTo']

/** Who is refunded how much, and to which card; only the team sees a friend's card. */
export const RefundTargets = ({ refundTo }: { refundTo: RefundTo }) => {
  const { money } = useFormats()
  const words = useWords(cancelStayWords)
  if (refundTo.length === 0) return null
  return (
    <ul className="stay-acts-part num">
      {refundTo.map(({ amount, method, byFriend }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two payments may be alike
        <li key={at}>
          {byFriend
            ? words.backToFriend({ amount: money(amount), method: method ?? words.theirCard })
            : words.backTo({ amount: money(amount), method: method ?? '' })}
        </li>
      ))}
    </ul>
  )
}
