import { Alert } from '@porchlight/ui'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Shown while the bank's response is recorded. */
export const PaymentCompletion = () => {
  const words = useWords(checkoutWords)
  return (
    <Alert tone="info" live icon="refresh" title={words.finishing}>
      {words.finishingText}
    </Alert>
  )
}
