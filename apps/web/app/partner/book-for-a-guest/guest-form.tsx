import {
  isEmail,
  looksLikePhone,
  makePartnerOffer,
  type quoteById,
  type ResultsOf,
  type StayNotPossible,
} from '@porchlight/contract'
import { Button, TextArea, TextField, toast, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { partyText } from '#app/features/booking/party-text.ts'
import { UnavailableStay } from '#app/features/booking/unavailable-stay.tsx'
import QuoteEarnings from '#app/features/partner-money/quote-earnings.tsx'
import { PhoneInput } from '#app/features/phone/phone-input.tsx'
import { api } from '#app/lib/api.ts'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { partnerOffersWords } from '#app/lib/messages/partner/offers.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Priced = ResultsOf<typeof quoteById>
type Props = { priced: Priced }
type Fields = { firstName: string; lastName: string; email: string; phone: string; message: string }

const nobody: Fields = { firstName: '', lastName: '', email: '', phone: '', message: '' }

const homePath = ({ quote, home }: Priced, stay: { arrive: string; depart: string } = quote): string => {
  const { arrive, depart } = stay
  const guests = Object.entries(quote.party).filter(([, number]) => number > 0)
  const search = new URLSearchParams({
    arrive,
    depart,
    ...Object.fromEntries(guests.map(([kind, n]) => [kind, `${n}`])),
  })
  return `${href('/properties/:slug/:thirdParty?', { slug: home.slug })}?${search}`
}

const Stay = ({ priced }: Props) => {
  const { quote, home } = priced
  const { money, stayDates } = useFormats()
  const words = useWords(partnerOffersWords)
  const booking = useWords(bookingWords)
  const checkout = useWords(checkoutWords)
  return (
    <div className="guest-form-stay">
      <b data-content>{home.name}</b>
      <span className="num">{stayDates(quote)}</span>
      <span className="num">{partyText(quote.party, booking)}</span>
      <span className="num">{words.total({ total: money(quote.total) })}</span>
      <QuoteEarnings quote={quote} />
      <span className="t-small muted">{quote.instant ? words.isHeld : words.notHeld}</span>
      <UiLink className="inline-link" href={homePath(priced)}>
        {checkout.changeLabel}
      </UiLink>
    </div>
  )
}

/** Guest details for the offer shown above. */
export const GuestForm = ({ priced }: Props) => {
  const { quote } = priced
  const words = useWords(partnerOffersWords)
  const shared = useWords(formWords)
  const checkout = useWords(checkoutWords)
  const account = useWords(accountWords)
  const navigate = useNavigate()
  const [impossible, setImpossible] = useState<StayNotPossible>()
  const form = useFields<Fields>({
    values: nobody,
    problemsOf: ({ firstName, lastName, email, phone }): FieldProblems<Fields> => ({
      ...(!firstName.trim() && { firstName: shared.required }),
      ...(!lastName.trim() && { lastName: shared.required }),
      ...(!isEmail(email) && { email: checkout.emailInvalid }),
      ...(phone.trim() && !looksLikePhone(phone) && { phone: account.phoneInvalid }),
    }),
  })
  const send = async ({ message, ...given }: Fields) => {
    setImpossible(undefined)
    const guest = { ...given, email: given.email.trim(), phone: given.phone.trim() || null }
    const body = { quoteId: quote.id, quoteHash: quote.hash, guest, message }
    const answer = await api(makePartnerOffer, { body })
    if (answer.ok) {
      toast({ type: 'success', message: words.sent({ name: given.firstName.trim() }) })
      return navigate(href('/partners/travel-agent/book-for-a-guest'), { replace: true })
    }
    const { code, details, message: said } = answer.error
    if (code === 'stay_not_possible') setImpossible(details as StayNotPossible)
    form.refuse(code === 'own_stay' ? ['email'] : [], said, shared.error)
  }
  return (
    <form method="post" className="guest-form" noValidate onSubmit={form.submit(send)}>
      <Stay priced={priced} />
      {impossible && <UnavailableStay refusal={impossible} onTake={(stay) => navigate(homePath(priced, stay))} />}
      <div className="guest-form-pair">
        <TextField label={checkout.firstName} required maxLength={80} {...form.field('firstName')} />
        <TextField label={checkout.lastName} required maxLength={80} {...form.field('lastName')} />
        <TextField label={checkout.email} type="email" required maxLength={254} {...form.field('email')} />
        <PhoneInput label={checkout.phone} aside={shared.optional} autoComplete="off" {...form.field('phone')} />
      </div>
      <TextArea label={words.message} aside={shared.optional} maxLength={2000} {...form.field('message')} />
      <Button type="submit" look="primary" icon="mail" busy={form.busy}>
        {words.send}
      </Button>
    </form>
  )
}
