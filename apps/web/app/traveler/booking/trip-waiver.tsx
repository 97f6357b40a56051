import type { Money } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { waiverWords } from '#app/lib/messages/stay/waiver.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** What the waiver in the place of a deposit does for a stay. */
export const TripWaiver = ({ limit }: { limit: Money }) => {
  const { money } = useFormats()
  const words = useWords(waiverWords)
  return (
    <div className="trip-deposit" id="waiver">
      <p>
        <span>{words.title}</span>
      </p>
      <p className="t-small muted">{words.trip({ limit: money(limit) })}</p>
    </div>
  )
}
