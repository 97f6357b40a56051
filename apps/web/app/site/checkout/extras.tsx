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
import type { AskedStay } from './ask-price.ts'
import { Cover } from './cover.tsx'
import { Waiving } from './waiving.tsx'

type Wish = Partial<Pick<AskedStay, 'promo' | 'addOns' | 'protection' | 'waiver'>>
type Props = {
  stay: AskedStay
  addOns: readonly OfferedAddOn[]
  protection: OfferedProtection | null
  waiver: OfferedWaiver | null
  /** Whose price it is: what was offered stays, and no code comes on top. */
  offer: Offer | null
}

/** Asks for the price with another wish and goes on with the new quote; gives what stood in the way. */
const usePriceWith = (stay: AskedStay, offer: Offer | null) => {
  const words = useWords(checkoutWords)
  const shared = useWords(formWords)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ what: 'promo' | 'other'; message: string }>()
  const ask = async (wish: Wish) => {
    const { askExactly, askOffered } = await import('./ask-price.ts')
    const wished = { ...stay, ...wish }
    const answer = await (offer ? askOffered(offer, wished) : askExactly(wished))
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
  const priceWith = (wish: Wish) => {
    setBusy(true)
    setRefusal(undefined)
    void ask(wish)
      .catch(() => setRefusal({ what: 'other', message: shared.couldNotComplete }))
      // Together with the new price, so that what was pressed never stands as it was in between.
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

/** What can be added to the stay, and a code that takes something off; each gives a new frozen price. */
export const Extras = ({ stay, addOns, protection, waiver, offer }: Props) => {
  const { money } = useFormats()
  const words = useWords(checkoutWords)
  const { busy, refusal, priceWith } = usePriceWith(stay, offer)
  // What was just pressed, until the price for it is there.
  const [wished, setWished] = useState(stay.addOns)
  const shown = busy ? wished : stay.addOns
  const toggle = (id: number, on: boolean) => {
    const others = stay.addOns.filter((one) => one !== id)
    const next = on ? [...others, id] : others
    setWished(next)
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
        <Cover
          key={String(stay.protection)}
          offered={protection}
          busy={busy}
          onWish={(on) => priceWith({ protection: on })}
        />
      )}
      {waiver && !offer?.extras.waiver && (
        <Waiving offered={waiver} busy={busy} onWish={(on) => priceWith({ waiver: on })} />
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
