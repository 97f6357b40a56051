import { type ClientInvoice, type PartnerOffer, withdrawPartnerOffer } from '@porchlight/contract'
import { EmptyState, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { CopyLink } from '#app/features/links/copy-link.tsx'
import { Withdraw } from '#app/features/links/withdraw.tsx'
import { OfferState } from '#app/features/offers/offer-state.tsx'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { partnerOffersWords } from '#app/lib/messages/partner/offers.ts'
import { bookingStateWords } from '#app/lib/messages/stay/booking-states.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { IssueInvoice } from './issue-invoice.tsx'

const State = ({ offer: { state, booking, expiresAt, held, home } }: { offer: PartnerOffer }) => {
  const { moment } = useFormats()
  const words = useWords(offerWords)
  const { states } = useWords(bookingStateWords)
  const until = words.until({ moment: moment(expiresAt, home.timeZone) })
  return (
    <span className="commission-cell">
      <OfferState state={state} />
      {state === 'open' && <small className="num">{held ? `${until}, ${words.held}` : until}</small>}
      {booking && (
        <small className="num">
          {booking.number}, {states[booking.status]}
        </small>
      )}
    </span>
  )
}

const Acts = ({ offer, invoiced }: { offer: PartnerOffer; invoiced: boolean }) => {
  const words = useWords(offerWords)
  const { id, hash, state, home, booking } = offer
  if (booking && !invoiced) return <IssueInvoice offer={offer} />
  if (state !== 'open' && state !== 'taken') return null
  return (
    <span className="commission-cell">
      <CopyLink
        path={href('/offer/:offerId/:hash', { offerId: String(id), hash })}
        name={words.copyOf({ home: home.name })}
      >
        {words.copy}
      </CopyLink>
      <Withdraw
        words={words}
        title={words.withdrawTitle({ home: home.name })}
        ask={() => api(withdrawPartnerOffer, { params: { offerId: String(id) } })}
      />
    </span>
  )
}

type Props = { offers: readonly PartnerOffer[]; invoices: readonly ClientInvoice[] }

/** Offers sent to guests with their status. */
export const OfferTable = ({ offers, invoices }: Props) => {
  const words = useWords(partnerOffersWords)
  const offer = useWords(offerWords)
  const { money, stayDates } = useFormats()
  const invoiced = new Set(invoices.flatMap(({ booking, voidedAt }) => (voidedAt ? [] : [booking])))
  return (
    <Table
      caption={words.offers}
      rows={offers}
      rowKey={({ id }) => id}
      empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      columns={[
        {
          id: 'guest',
          head: words.guest,
          cell: ({ guest }) => (
            <span className="commission-cell" data-content>
              <b>
                {guest.firstName} {guest.lastName}
              </b>
              <small>{guest.email}</small>
            </span>
          ),
        },
        {
          id: 'home',
          head: offer.home,
          cell: ({ home, quote }) => (
            <span className="commission-cell">
              <span data-content>{home.name}</span>
              <small className="num">{stayDates(quote)}</small>
            </span>
          ),
        },
        { id: 'state', head: offer.state, cell: (one) => <State offer={one} /> },
        { id: 'price', head: offer.price, align: 'end', cell: ({ quote }) => money(quote.total) },
        {
          id: 'acts',
          head: <span className="visually-hidden">{offer.acts}</span>,
          cell: (one) => <Acts offer={one} invoiced={one.booking !== null && invoiced.has(one.booking.number)} />,
        },
      ]}
    />
  )
}
