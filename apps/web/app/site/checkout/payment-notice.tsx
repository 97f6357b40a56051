import { Alert } from '@porchlight/ui'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { PaymentState } from './use-payment.ts'

/** What a refused card means. */
export type AccessDenied = { title: string; text: string }

type Props = {
  state: PaymentState
  refused?: AccessDenied | undefined
  /** The stay is over, and no nights are held for it. */
  over?: boolean
}

/** Bars at the head and the foot of a phone would cover what stands at the edge of the window. */
const intoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'center' })

/** How the payment stands, in place: what happened, what it means, what to do. */
export const PaymentNotice = ({ state, refused, over = false }: Props) => {
  const words = useWords(checkoutWords)
  const tell = (text: string) => (over ? text : `${text} ${words.stillHeld}`)
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
      const told: Record<string, readonly [title: string, text: string]> = {
        card_declined: [refused?.title ?? words.declined, refused?.text ?? tell(words.declinedText)],
        insufficient_funds: [refused?.title ?? words.insufficient, refused?.text ?? tell(words.insufficientText)],
        nights_taken: [words.lostWhilePaying, state.message],
      }
      const [title, text] = told[state.code] ?? [words.refused, state.message]
      return (
        <div key={state.at} ref={intoView}>
          <Alert tone="danger" live title={title}>
            {text} {words.keptTyped}
          </Alert>
        </div>
      )
    }
  }
}
