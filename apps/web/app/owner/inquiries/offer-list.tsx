import type { OfferOfOwner } from '@porchlight/contract'
import { EmptyState, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { OfferState } from '#app/features/offers/offer-state.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { ownerInquiriesWords } from '#app/lib/messages/owner/inquiries.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Offers with the guest's price and the owner's payout. */
export const OfferList = ({ offers }: { offers: readonly OfferOfOwner[] }) => {
  const words = useWords(ownerInquiriesWords)
  const offer = useWords(offerWords)
  const { money, moment, stayDates } = useFormats()
  return (
    <Table
      caption={words.offers}
      rows={offers}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href('/owners/inquiries/:offerId', { offerId: String(id) })}
      empty={<EmptyState title={offer.none}>{offer.noneText}</EmptyState>}
      columns={[
        {
          id: 'home',
          head: offer.home,
          cell: ({ home, quote }) => (
            <span className="inquiry-cell">
              <b>{home.name}</b>
              <small className="num">{stayDates(quote)}</small>
            </span>
          ),
        },
        {
          id: 'state',
          head: offer.state,
          cell: ({ state, expiresAt, home, madeBy }) => (
            <span className="inquiry-cell">
              <OfferState state={state} />
              <small className="num">
                {state === 'open'
                  ? offer.until({ moment: moment(expiresAt, home.timeZone) })
                  : offer.by({ name: madeBy })}
              </small>
            </span>
          ),
        },
        { id: 'pays', head: words.guestPays, align: 'end', cell: ({ quote }) => money(quote.total) },
        { id: 'yours', head: words.yours, align: 'end', cell: ({ owner }) => owner && <b>{money(owner.yours)}</b> },
      ]}
    />
  )
}
