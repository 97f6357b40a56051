import { Alert, Disclosure, TextField } from '@porchlight/ui'
import type { FieldProblems } from '#app/lib/form-check.ts'
import { checkoutWords } from '#app/lib/messages/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type CardForm, groupedExpiry, groupedNumber } from './card-check.ts'
import { sandboxCards } from './sandbox-cards.ts'

type Props = {
  card: CardForm
  errors: FieldProblems<keyof CardForm>
  onChange: (part: Partial<CardForm>) => void
}

const example = { expires: '09 / 29', code: '123' }

/** Says what this place is, and lists the cards that work in it. */
export const SandboxNote = ({ onUse }: { onUse: (card: Partial<CardForm>) => void }) => {
  const words = useWords(checkoutWords)
  return (
    <Alert tone="info" title={words.sandbox}>
      <p>{words.sandboxText}</p>
      <Disclosure summary={words.testCards}>
        <ul className="checkout-cards num">
          {sandboxCards.map(({ number, token }) => (
            <li key={token}>
              <button
                type="button"
                className="inline-link"
                aria-label={words.fillIn(number)}
                onClick={() => onUse({ number, ...example })}
              >
                {number}
              </button>
              <span>{words.cards[token]}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Alert>
  )
}

export const CardFields = ({ card, errors, onChange }: Props) => {
  const words = useWords(checkoutWords)
  return (
    <div className="checkout-grid num" data-card="">
      <TextField
        className="checkout-wide"
        label={words.cardNumber}
        name="cardnumber"
        icon="card"
        inputMode="numeric"
        autoComplete="cc-number"
        required
        value={card.number}
        error={errors.number}
        onChange={(text) => onChange({ number: groupedNumber(text) })}
      />
      <TextField
        className="checkout-wide"
        label={words.cardName}
        name="ccname"
        autoComplete="cc-name"
        required
        value={card.name}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={words.expires}
        name="cc-exp"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder={words.expiresPlaceholder}
        required
        value={card.expires}
        error={errors.expires}
        onChange={(text) => onChange({ expires: groupedExpiry(text, card.expires) })}
      />
      <TextField
        label={words.securityCode}
        name="cvc"
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder={words.securityCodePlaceholder}
        hint={words.securityCodeHint}
        maxLength={4}
        required
        value={card.code}
        error={errors.code}
        onChange={(text) => onChange({ code: text.replace(/\D/g, '') })}
      />
    </div>
  )
}
