import type { Offer, OfferedAddOn, OfferedProtection, OfferedWaiver } from '@porchlight/contract'
import { Alert, Button, Checkbox, TextField } from '@porchlight/ui'
import { type FormEvent, startTransition, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTypedEarly } from '#app/lib/typed-early.ts'
import { bookAddress } from './addresses.ts'
import { DepositWaiver } from './deposit-waiver.tsx'
import type { QuoteRequest } from './request-quote.ts'
import { TravelCover } from './travel-cover.tsx'

type Options = Partial<Pick<QuoteRequest, 'promo' | 'addOns' | 'protection' | 'waiver'>>
type Props = {
  stay: QuoteRequest
  addOns: readonly OfferedAddOn[]
  protection: OfferedProtection | null
  waiver: OfferedWaiver | null
  /** The offer being priced: its add-ons stay, and promo codes do not apply. */
  offer: Offer | null
}

/** Requests a quote with the new options and continues with it; returns the error. */
const usePriceWith = (stay: QuoteRequest, offer: Offer | null) => {
  const words = useWords(checkoutWords)
  const shared = useWords(formWords)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ what: 'promo' | 'other'; message: string }>()
  const ask = async (options: Options) => {
    const { requestExactQuote, requestOfferQuote } = await import('./request-quote.ts')
    const selected = { ...stay, ...options }
    const answer = await (offer ? requestOfferQuote(offer, selected) : requestExactQuote(selected))
    switch (answer.kind) {
      case 'priced':
        return navigate(bookAddress(answer.quote, offer), { replace: true, preventScrollReset: true })
      case 'impossible':
        return setRefusal({ what: 'other', message: words.notAgain })
      case 'lapsed':
        return setRefusal({ what: answer.what === 'promo' ? 'promo' : 'other', message: answer.message })
      default:
        return setRefusal({ what: 'other', message: answer.message })
    }
  }
  const priceWith = (options: Options) => {
    setBusy(true)
    setRefusal(undefined)
    void ask(options)
      .catch(() => setRefusal({ what: 'other', message: shared.couldNotComplete }))
      // Updated together with the new price, so the choice does not flicker.
      .finally(() => startTransition(() => setBusy(false)))
  }
  return { busy, refusal, priceWith }
}

type CodeProps = {
  promo: string | null
  busy: boolean
  error: string | undefined
  onCode: (code: string | null) => void
}

const Code = ({ promo, busy, error, onCode }: CodeProps) => {
  const words = useWords(checkoutWords)
  useTypedEarly()
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  if (promo)
    return (
      <p className="checkout-code-taken">
        <span>{words.codeTaken({ code: promo })}</span>
        <Button look="link" busy={busy} onClick={() => onCode(null)}>
          {words.codeRemove}
        </Button>
      </p>
    )
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim()) onCode(text.trim())
  }
  return (
    <form className="checkout-code" onSubmit={send}>
      <TextField
        label={words.code}
        name="promo"
        value={text}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        error={missing ? words.codeMissing : error}
        onChange={(typed) => {
          setText(typed)
          setMissing(false)
        }}
      />
      <Button type="submit" busy={busy}>
        {words.codeApply}
      </Button>
    </form>
  )
}

/** Add-ons and promo code; each change creates a new quote. */
export const Extras = ({ stay, addOns, protection, waiver, offer }: Props) => {
  const { money } = useFormats()
  const words = useWords(checkoutWords)
  const { busy, refusal, priceWith } = usePriceWith(stay, offer)
  // The new choice, until its price arrives.
  const [selected, setSelected] = useState(stay.addOns)
  const shown = busy ? selected : stay.addOns
  const toggle = (id: number, on: boolean) => {
    const others = stay.addOns.filter((one) => one !== id)
    const next = on ? [...others, id] : others
    setSelected(next)
    priceWith({ addOns: next })
  }
  return (
    <section className="checkout-extras" aria-busy={busy || undefined}>
      {addOns.length > 0 && (
        <fieldset>
          <legend>{words.extras}</legend>
          {addOns.map(({ id, label, note, price }) => (
            <Checkbox
              key={id}
              checked={shown.includes(id)}
              disabled={busy || offer?.extras.addOns.includes(id)}
              onChange={(on) => toggle(id, on)}
              label={words.extra({ label, price: money(price) })}
              hint={(offer?.extras.addOns.includes(id) ? words.extraOffered : note) || undefined}
            />
          ))}
        </fieldset>
      )}
      {protection && !offer?.extras.protection && (
        <TravelCover
          key={String(stay.protection)}
          offered={protection}
          busy={busy}
          onChange={(on) => priceWith({ protection: on })}
        />
      )}
      {waiver && !offer?.extras.waiver && (
        <DepositWaiver offered={waiver} busy={busy} onChange={(on) => priceWith({ waiver: on })} />
      )}
      {!offer && (
        <Code
          key={stay.promo}
          promo={stay.promo}
          busy={busy}
          error={refusal?.what === 'promo' ? refusal.message : undefined}
          onCode={(promo) => priceWith({ promo })}
        />
      )}
      {refusal?.what === 'other' && (
        <Alert tone="danger" live>
          {refusal.message}
        </Alert>
      )}
    </section>
  )
}
