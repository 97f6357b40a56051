import type { ConfirmedTerms as Confirmed } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { priceConcernWords } from '#app/lib/messages/owner/price-concerns.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  confirmed: Confirmed | null
  timeZone: string
  /** `small` in a cell, `p` in a form. */
  as?: 'p' | 'small'
}

/**
 * Why unusual terms in force are correct, with who confirmed them and when. Renders nothing if no confirmation was
 * needed.
 */
export const ConfirmedTerms = ({ confirmed, timeZone, as: Text = 'p' }: Props) => {
  const words = useWords(priceConcernWords)
  const { moment } = useFormats()
  if (!confirmed) return null
  return (
    <Text className="t-small muted">
      {words.confirmedBy({
        name: confirmed.by ?? words.someone,
        at: moment(confirmed.at, timeZone),
        reason: confirmed.reason,
      })}
    </Text>
  )
}
