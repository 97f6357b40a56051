import { agentRoles, hasAnyPermission, hasRole, type Quote, type User } from '@porchlight/contract'
import { Alert, Button, ButtonLink } from '@porchlight/ui'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { UnavailableStay } from '#app/features/booking/unavailable-stay.tsx'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { bookAddress } from './addresses.ts'
import type { QuoteRequest, RequestedQuote } from './request-quote.ts'

type Props = { user: User; quote: Quote; stay: QuoteRequest }

const nothingBeside = { promo: null, nonRefundable: false, addOns: [], protection: false, waiver: false } as const

const isPlain = ({ promo, nonRefundable, addOns, protection, waiver }: QuoteRequest): boolean =>
  !promo && !nonRefundable && addOns.length === 0 && !protection && !waiver

const quoteIn = (path: string, { id, hash }: Pick<Quote, 'id' | 'hash'>): string => `${path}?quote=${id}&hash=${hash}`

/** A partner sends the stay only, at the regular price: the guest chooses codes and add-ons. */
const AgentBooks = ({ quote, stay }: Omit<Props, 'user'>) => {
  const words = useWords(checkoutWords)
  const shared = useWords(formWords)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Exclude<RequestedQuote, { kind: 'priced' }>>()
  const goOn = async () => {
    const { requestQuote } = await import('./request-quote.ts')
    const priced: RequestedQuote = isPlain(stay)
      ? { kind: 'priced', quote }
      : await requestQuote({ ...stay, ...nothingBeside })
    if (priced.kind !== 'priced') return setRefused(priced)
    return navigate(quoteIn(href('/partners/travel-agent/book-for-a-guest'), priced.quote))
  }
  const press = () => {
    setBusy(true)
    void goOn()
      .catch(() => setRefused({ kind: 'failed', message: shared.couldNotComplete }))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <p className="muted">{words.forGuestText}</p>
      {refused?.kind === 'impossible' && (
        <UnavailableStay refusal={refused.refusal} onTake={() => void navigate(bookAddress(quote))} />
      )}
      {refused?.kind === 'failed' && (
        <Alert tone="danger" live>
          {refused.message}
        </Alert>
      )}
      <div>
        <Button look="primary" size="big" icon="mail" busy={busy} onClick={press}>
          {words.forGuest}
        </Button>
      </div>
    </>
  )
}

const TeamBooks = ({ quote }: Pick<Props, 'quote'>) => {
  const words = useWords(checkoutWords)
  return (
    <>
      <p className="muted">{words.forGuestText}</p>
      <div>
        <ButtonLink look="primary" size="big" href={quoteIn(href('/staff/bookings/new'), quote)}>
          {words.forGuest}
        </ButtonLink>
      </div>
    </>
  )
}

const OwnerKeeps = () => {
  const words = useWords(checkoutWords)
  return (
    <>
      <p className="muted">{words.ownerStays}</p>
      <div>
        <ButtonLink look="primary" href={href('/owners/calendar/:propertyId?/:date?')}>
          {words.ownerCalendar}
        </ButtonLink>
      </div>
    </>
  )
}

/** Replaces the hold button for accounts without the traveler role: what they can do instead. */
export const CannotBook = ({ user, quote, stay }: Props) => {
  const words = useWords(checkoutWords)
  const isTeam = hasRole(user, 'admin') || (hasRole(user, 'staff') && hasAnyPermission(user, ['bookings']))
  const isAgent = agentRoles.some((role) => hasRole(user, role))
  return (
    <div className="checkout-form">
      <Alert title={words.cannotTravel}>{words.otherStays}</Alert>
      {isTeam && <TeamBooks quote={quote} />}
      {!isTeam && isAgent && <AgentBooks quote={quote} stay={stay} />}
      {hasRole(user, 'owner') && <OwnerKeeps />}
    </div>
  )
}
