import type { StayNotPossible } from '@porchlight/contract'
import { Alert, Button } from '@porchlight/ui'
import { Link } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { stayReasonWords } from '#app/lib/messages/site/stay-reasons.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type GivenReason, sentenceOf } from '#app/lib/stay-reasons.ts'

type Dates = { arrive: string; depart: string }

/** A nearby stay is chosen with a button, or with a link if the page has an address for it. */
type Props = { refusal: StayNotPossible } & (
  | { onTake: (stay: Dates) => void; hrefOf?: never }
  | { hrefOf: (stay: Dates) => string; onTake?: never }
)

/** Every reason in words, and the nearest possible stays, one click away. */
export const UnavailableStay = ({ refusal, onTake, hrefOf }: Props) => {
  const formats = useFormats()
  const { stayDates, moneyRounded } = formats
  const words = useWords(stayReasonWords)
  return (
    <Alert>
      {refusal.reasons.map((reason) => (
        <p key={reason.code}>{sentenceOf(reason as GivenReason, words, formats)}</p>
      ))}
      {refusal.nearest.length > 0 && (
        <>
          <p>{words.nearest}</p>
          <ul className="nearest-stays">
            {refusal.nearest.map((stay) => (
              <li key={stay.arrive + stay.depart}>
                {hrefOf ? (
                  <Link className="inline-link" to={hrefOf(stay)} replace preventScrollReset>
                    {stayDates(stay)}, {moneyRounded(stay.headline)}
                  </Link>
                ) : (
                  <Button look="link" size="small" onClick={() => onTake(stay)}>
                    {stayDates(stay)}, {moneyRounded(stay.headline)}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
