import '../inquiries/inquiries.css'
import { type OfferOfOwner, ownerOffer, withdrawOffer } from '@porchlight/contract'
import { Breadcrumbs, PageHead, Section, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { partyText } from '#app/features/booking/party-text.ts'
import { CopyLink } from '#app/features/links/copy-link.tsx'
import { Withdraw } from '#app/features/links/withdraw.tsx'
import { OfferState } from '#app/features/offers/offer-state.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { ownerInquiriesWords } from '#app/lib/messages/owner/inquiries.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(ownerOffer, { params: { id: params.offerId } }))

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, args.loaderData ? { title: args.loaderData.offer.home.name } : {})

/** The owner's payout if the offer is booked, line by line. */
const Money = ({ offer: { owner } }: { offer: OfferOfOwner }) => {
  const words = useWords(ownerInquiriesWords)
  const { amount } = useFormats()
  if (!owner) return <p className="muted">{words.noContract}</p>
  return (
    <Table
      caption={words.money}
      rows={owner.lines}
      rowKey={({ label }) => label}
      columns={[
        { id: 'line', head: words.line, cell: ({ label }) => label, foot: words.yours },
        { id: 'why', head: words.why, cell: ({ why }) => why },
        {
          id: 'amount',
          head: words.amount,
          align: 'end',
          cell: (line) => amount(line.amount),
          foot: amount(owner.yours),
        },
      ]}
    />
  )
}

const Head = ({ offer }: { offer: OfferOfOwner }) => {
  const words = useWords(ownerInquiriesWords)
  const offers = useWords(offerWords)
  const booking = useWords(bookingWords)
  const { stayDates } = useFormats()
  const { id, hash, home, quote, state } = offer
  return (
    <>
      <Breadcrumbs
        label={words.title}
        crumbs={[{ label: words.title, href: href('/owners/inquiries') }, { label: home.name }]}
      />
      <PageHead
        over={home.name}
        title={stayDates(quote)}
        lead={partyText(quote.party, booking)}
        actions={
          <>
            <OfferState state={state} />
            <CopyLink path={href('/offer/:offerId/:hash', { offerId: String(id), hash })}>{offers.copy}</CopyLink>
            {(state === 'open' || state === 'taken') && (
              <Withdraw
                words={offers}
                title={offers.withdrawTitle({ home: home.name })}
                ask={() => api(withdrawOffer, { params: { id: String(home.id), offerId: String(id) } })}
              />
            )}
          </>
        }
      />
    </>
  )
}

/** `/owners/inquiries/{offerId}`: one offer with the guest's price and the owner's payout. */
const InquiryPage = ({ loaderData: { offer } }: Route.ComponentProps) => {
  const words = useWords(ownerInquiriesWords)
  const offers = useWords(offerWords)
  const { money, moment } = useFormats()
  const { quote, normal, home, expiresAt, held, madeAt, madeBy, message } = offer
  const isLess = normal.total.amount > quote.total.amount
  return (
    <>
      <Head offer={offer} />
      <Section title={words.price}>
        <p className="inquiry-message">
          {words.pays({ amount: money(quote.total) })}
          {isLess && ` (${offers.instead({ amount: money(normal.total) })})`}
          {`\n${offers.until({ moment: moment(expiresAt, home.timeZone) })}${held ? `, ${offers.held}` : ''}`}
          {`\n${words.madeOn({ name: madeBy, date: moment(madeAt, home.timeZone) })}`}
        </p>
      </Section>
      <Section title={words.money} note={quote.total.currency}>
        <Money offer={offer} />
      </Section>
      {message && (
        <Section title={words.message}>
          <p className="inquiry-message" data-content>
            {message}
          </p>
        </Section>
      )}
    </>
  )
}
export default InquiryPage
