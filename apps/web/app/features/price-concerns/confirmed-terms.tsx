import type { ConfirmedTerms as Confirmed } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { priceConcernWords } from '#app/lib/messages/owner/price-concerns.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Why unusual terms in force are right, with who confirmed them and when. Renders nothing where nobody was asked. */
export const ConfirmedTerms = ({ confirmed, timeZone }: { confirmed: Confirmed | null; timeZone: string }) => {
  const words = useWords(priceConcernWords)
  const { moment } = useFormats()
  if (!confirmed) return null
  return (
    <small>
      {words.confirmedBy({
        name: confirmed.by ?? words.someone,
        at: moment(confirmed.at, timeZone),
        reason: confirmed.reason,
      })}
    </small>
  )
}
