import type { Booking } from '@porchlight/contract'
import { RadioGroup } from '@porchlight/ui'
import { bankPaymentWords } from '#app/lib/messages/stay/bank-payments.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Way } from './pay-form.tsx'

type Terms = NonNullable<Booking['byBank']>
type Props = { terms: Terms; way: Way; onWay: (way: Way) => void }

/** Card or bank account, with an explanation; says when it is too late for a bank payment. */
export const PaymentMethods = ({ terms, way, onWay }: Props) => {
  const words = useWords(bankPaymentWords)
  const { days, closed } = terms
  const hints = {
    open: words.bankHint({ days }),
    too_late: words.tooLate({ days }),
    returned: words.returnedBefore,
  }
  return (
    <RadioGroup
      className="checkout-ways"
      legend={words.way}
      look="cards"
      value={way}
      onChange={(value) => onWay(value === 'bank' ? 'bank' : 'card')}
      options={[
        { value: 'card', label: words.card, hint: words.cardHint },
        { value: 'bank', label: words.bank, hint: hints[closed ?? 'open'], disabled: closed !== null },
      ]}
    />
  )
}
