import { Alert, Disclosure, Press, TextField } from '@porchlight/ui'
import type { FieldsOf } from '#app/lib/form.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type CardForm, groupedExpiry, groupedNumber } from './card-check.ts'
import { CardMarks } from './card-marks.tsx'
import { sandboxCards } from './sandbox-cards.ts'

type Props = {
  form: FieldsOf<CardForm>
  /** The bank's error for the number. */
  refusal: string | undefined
}

const example = { expires: '09 / 29', code: '123', zip: '11963' }

/** Explains the sandbox and lists its test cards. */
export const SandboxNote = ({ onUse }: { onUse: (card: Partial<CardForm>) => void }) => {
  const words = useWords(checkoutWords)
  return (
    <Alert tone="info" title={words.sandbox}>
      <p>{words.sandboxText}</p>
      <Disclosure summary={words.testCards}>
        <ul className="checkout-cards num">
          {sandboxCards.map(({ number, token }) => (
            <li key={token}>
              <Press
                className="inline-link"
                aria-label={words.fillIn({ number })}
                onClick={() => onUse({ number, ...example })}
              >
                {number}
              </Press>
              <span>{words.cards[token]}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Alert>
  )
}

export const CardFields = ({ form, refusal }: Props) => {
  const words = useWords(checkoutWords)
  const number = form.field('number')
  const expires = form.field('expires')
  const code = form.field('code')
  const zip = form.field('zip')
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
        value={number.value}
        error={number.error ?? refusal}
        onChange={(text) => number.onChange(groupedNumber(text))}
      />
      <TextField
        className="checkout-wide"
        label={words.cardName}
        {...form.field('name')}
        name="ccname"
        autoComplete="cc-name"
        required
      />
      <TextField
        label={words.expires}
        name="cc-exp"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder={words.expiresPlaceholder}
        required
        value={expires.value}
        error={expires.error}
        onChange={(text) => expires.onChange(groupedExpiry(text, expires.value))}
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
        value={code.value}
        error={code.error}
        onChange={(text) => code.onChange(text.replace(/\D/g, ''))}
      />
      <TextField
        label={words.billingZip}
        name="billing-zip"
        autoComplete="billing postal-code"
        maxLength={10}
        required
        value={zip.value}
        error={zip.error}
        onChange={zip.onChange}
      />
      <CardMarks className="checkout-wide" />
    </div>
  )
}
