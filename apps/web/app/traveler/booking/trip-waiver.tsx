import type { Money } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { waiverWords } from '#app/lib/messages/stay/waiver.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The damage waiver that replaces the security deposit. */
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
