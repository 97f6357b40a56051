import { Alert } from '@porchlight/ui'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { PaymentState } from './use-payment.ts'

/** What a declined card means. */
export type CardDecline = { title: string; text: string }

type Props = {
  state: PaymentState
  refused?: CardDecline | undefined
  /** The stay is over: no nights are held. */
  over?: boolean
}

/** Bars at the top and bottom of a phone would cover messages near the edge. */
const intoView = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'center' })

/** Payment status in place: what happened, what it means, what to do. */
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
      const notices: Record<string, readonly [title: string, text: string]> = {
        card_declined: [refused?.title ?? words.declined, refused?.text ?? tell(words.declinedText)],
        insufficient_funds: [refused?.title ?? words.insufficient, refused?.text ?? tell(words.insufficientText)],
        nights_taken: [words.lostWhilePaying, state.message],
      }
      const [title, text] = notices[state.code] ?? [words.refused, state.message]
      return (
        <div key={state.at} ref={intoView}>
          <Alert tone="danger" live title={title}>
            {text} {words.inputSaved}
          </Alert>
        </div>
      )
    }
  }
}
