import type { GuestHistory } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** A guest's earlier stays, and how owners rated them. */
export const GuestRecord = ({ guest: { stays, rating, reviews } }: { guest: GuestHistory }) => {
  const { decimal } = useFormats()
  const words = useWords(ownerTodayWords)
  return (
    <p className="guest-record">
      {[
        words.history({ stays }),
        ...(rating === null ? [] : [words.rating({ rating: decimal(rating, 1), reviews })]),
      ].join(' · ')}
    </p>
  )
}
