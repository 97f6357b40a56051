import type { Deposit } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { href } from 'react-router'
import { type Formats, useFormats } from '#app/lib/formats.ts'
import { type DepositWords, depositWords } from '#app/lib/messages/stay/deposit.ts'
import { useWords } from '#app/lib/messages/words.ts'

type TextProps = { deposit: Deposit; words: DepositWords; formats: Formats; zone: string }

const textOf = ({ deposit, words, formats: { money, moment }, zone }: TextProps): string => {
  const { state, placeAt, closesAt, since, charged } = deposit
  const method = deposit.method || words.yourCard
  const at = moment(since ?? placeAt, zone)
  switch (state) {
    case 'card_missing':
      return words.missing({ moment: at })
    case 'later':
      return words.later({ moment: at })
    case 'placing':
      return words.placing
    case 'held':
      return closesAt
        ? words.heldUntil({ method, moment: at, until: moment(closesAt, zone) })
        : words.held({ method, moment: at })
    case 'refused':
      return words.refused({ method })
    case 'released':
      return words.released({ moment: at })
    case 'charged':
      return charged && since ? words.charged({ charged: money(charged), moment: at }) : words.charging
  }
}

/** The security deposit's status, and the link to add another card after a decline. */
export const TripDeposit = ({ deposit, bookingId, zone }: { deposit: Deposit; bookingId: number; zone: string }) => {
  const words = useWords(depositWords)
  const formats = useFormats()
  const { amount, state, needsCard } = deposit
  return (
    <div className="trip-deposit" data-state={state} id="deposit">
      <p>
        <span>{words.title}</span>
        <span>{formats.money(amount)}</span>
      </p>
      <p className="t-small muted">{textOf({ deposit, words, formats, zone })}</p>
      {needsCard && state === 'held' && (
        <p className="t-small">{words.renewal({ method: deposit.method || words.yourCard })}</p>
      )}
      {needsCard && (
        <ButtonLink
          look={state === 'card_missing' ? 'quiet' : 'primary'}
          href={`${href('/book-payment')}?booking=${bookingId}&deposit`}
        >
          {state === 'card_missing' ? words.leave : words.give}
        </ButtonLink>
      )}
    </div>
  )
}
