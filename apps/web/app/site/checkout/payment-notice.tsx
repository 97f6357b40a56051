import { Alert } from '@porchlight/ui'
import { checkoutWords } from '#app/lib/messages/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { PaymentState } from './use-payment.ts'

/** How the payment stands, in place: what happened, what it means, what to do. */
export const PaymentNotice = ({ state }: { state: PaymentState }) => {
  const words = useWords(checkoutWords)
  switch (state.kind) {
    case 'idle':
    case 'paying':
      return null
    case 'asking_again':
      return (
        <Alert live title={words.noAnswer}>
          {words.askingAgain}
        </Alert>
      )
    case 'no_answer':
      return (
        <Alert live title={words.noAnswer}>
          {words.stillNoAnswer}
        </Alert>
      )
    case 'refused': {
      const titles: Record<string, string> = {
        card_declined: words.declined,
        insufficient_funds: words.insufficient,
        nights_taken: words.lostWhilePaying,
      }
      return (
        <Alert tone="danger" live title={titles[state.code] ?? words.refused}>
          {state.message} {words.keptTyped}
        </Alert>
      )
    }
  }
}
