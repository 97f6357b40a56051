import { type offersMade, type ResultsOf, withdrawOffer } from '@porchlight/contract'
import { Checkbox, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { partyText } from '#app/features/booking/party-text.ts'
import { CopyLink } from '#app/features/links/copy-link.tsx'
import { Withdraw } from '#app/features/links/withdraw.tsx'
import { OfferState } from '#app/features/offers/offer-state.tsx'
import { PhoneLink } from '#app/features/phone/phone-link.tsx'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { PersonLink } from '../person-link.tsx'
import { mostInSet } from './make-set.tsx'
import { SendOffer } from './send-offer.tsx'

export type MadeOffer = ResultsOf<typeof offersMade>['offers'][number]

type Props = {
  offers: readonly MadeOffer[]
  chosen: readonly number[]
  onChosen: (ids: readonly number[]) => void
}

const Stay = ({ offer: { home, quote } }: { offer: MadeOffer }) => {
  const { stayDates } = useFormats()
  const booking = useWords(bookingWords)
  return (
    <span className="staff-cell">
      <b>{home.name}</b>
      <small className="num">{stayDates(quote)}</small>
      <small>{partyText(quote.party, booking)}</small>
    </span>
  )
}

const State = ({ offer: { state, expiresAt, held, madeBy, home, guest, recipient } }: { offer: MadeOffer }) => {
  const { moment } = useFormats()
  const words = useWords(offerWords)
  const until = words.until({ moment: moment(expiresAt, home.timeZone) })
  return (
    <span className="staff-cell">
      <OfferState state={state} />
      {state === 'open' && <small className="num">{held ? `${until}, ${words.held}` : until}</small>}
      <small>{words.by({ name: madeBy })}</small>
      {recipient && (
        <small data-content>
          <PersonLink id={recipient.id}>{words.to({ name: recipient.name })}</PersonLink>
          {recipient.sentAt && ` · ${words.sentAt({ moment: moment(recipient.sentAt, home.timeZone) })}`}
        </small>
      )}
      {guest && (
        <small data-content>
          {words.to({ name: `${guest.firstName} ${guest.lastName}` })} <PhoneLink of={guest} />
        </small>
      )}
    </span>
  )
}

const Price = ({ offer: { quote, normal } }: { offer: MadeOffer }) => {
  const { money } = useFormats()
  const words = useWords(offerWords)
  return (
    <span className="staff-cell num">
      <b>{money(quote.headline)}</b>
      {normal.headline.amount > quote.headline.amount && (
        <small>{words.instead({ amount: money(normal.headline) })}</small>
      )}
    </span>
  )
}

const Acts = ({ offer }: { offer: MadeOffer }) => {
  const words = useWords(offerWords)
  const { id, hash, state, set, home } = offer
  const own = href('/offer/:offerId/:hash', { offerId: String(id), hash })
  return (
    <span className="staff-acts">
      <CopyLink path={own} name={words.copyOf({ home: home.name })}>
        {words.copy}
      </CopyLink>
      {state === 'open' && <SendOffer offer={offer} />}
      {set && (
        <CopyLink path={href('/offers-set/:offerSetId/:hash', { offerSetId: String(set.id), hash: set.hash })}>
          {words.copySet}
        </CopyLink>
      )}
      {(state === 'open' || state === 'taken') && (
        <Withdraw
          words={words}
          title={words.withdrawTitle({ home: home.name })}
          ask={() => api(withdrawOffer, { params: { id: String(home.id), offerId: String(id) } })}
        />
      )}
    </span>
  )
}

/** Offers with guest, price, status, and actions. */
export const OfferTable = ({ offers, chosen, onChosen }: Props) => {
  const words = useWords(offerWords)
  const turn = (id: number, on: boolean) => onChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <Table
      caption={words.title}
      rows={offers}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'home',
          head: words.home,
          cell: (offer) => (
            <Checkbox
              label={<Stay offer={offer} />}
              aria-label={words.choose({ home: offer.home.name })}
              checked={chosen.includes(offer.id)}
              disabled={offer.state !== 'open' || (chosen.length >= mostInSet && !chosen.includes(offer.id))}
              onChange={(on) => turn(offer.id, on)}
            />
          ),
        },
        { id: 'state', head: words.state, cell: (offer) => <State offer={offer} /> },
        { id: 'price', head: words.price, align: 'end', cell: (offer) => <Price offer={offer} /> },
        {
          id: 'acts',
          head: <span className="visually-hidden">{words.acts}</span>,
          cell: (offer) => <Acts offer={offer} />,
        },
      ]}
    />
  )
}
