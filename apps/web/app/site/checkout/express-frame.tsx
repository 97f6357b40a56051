import { Alert } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { shown: boolean; problem: string | undefined; busy: boolean; children: ReactNode }

/** Wallets above the card form, separated from it by “or pay by card”. */
export const ExpressFrame = ({ shown, problem, busy, children }: Props) => {
  const words = useWords(checkoutWords)
  return (
    <section className="checkout-express" aria-label={words.express} data-shown={shown} inert={busy || !shown}>
      {children}
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
      {shown && <p className="checkout-or t-small muted">{words.orByCard}</p>}
    </section>
  )
}
