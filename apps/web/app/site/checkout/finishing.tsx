import { Alert } from '@porchlight/ui'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Said while the answer of the bank is written down. */
export const Finishing = () => {
  const words = useWords(checkoutWords)
  return (
    <Alert tone="info" live icon="refresh" title={words.finishing}>
      {words.finishingText}
    </Alert>
  )
}
