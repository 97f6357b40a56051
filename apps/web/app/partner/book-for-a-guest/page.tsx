import '#app/features/partner-money/partner-money.css'
import '../referrals/referrals.css'
import './book-for-a-guest.css'
import { clientInvoices, partnerOffers, quoteById } from '@porchlight/contract'
import { ButtonLink, EmptyState, PageHead, Pagination, Section } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { partnerOffersWords } from '#app/lib/messages/partner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { Comparison } from './comparison.tsx'
import { GuestForm } from './guest-form.tsx'
import { InvoiceList } from './invoice-list.tsx'
import { OfferTable } from './offer-table.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const search = new URL(request.url).searchParams
  const id = search.get('quote')
  const hash = search.get('hash')
  const [made, priced, invoiced] = await Promise.all([
    api(partnerOffers, { query: { page: pageNumber(request), perPage: 12 } }),
    id && hash ? api(quoteById, { params: { id, hash } }) : null,
    api(clientInvoices),
  ])
  return { made: resultsOf(made), priced: priced && resultsOf(priced), ...resultsOf(invoiced) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const NothingChosen = () => {
  const words = useWords(partnerOffersWords)
  const find = (
    <ButtonLink look="primary" href={href('/book-a-property/:mapOrAffiliate?')}>
      {words.findHome}
    </ButtonLink>
  )
  return (
    <EmptyState title={words.choose} actions={find}>
      {words.chooseText}
    </EmptyState>
  )
}

/** `/partners/travel-agent/book-for-a-guest`: emails an offer to a guest, who signs and pays. */
const BookForAGuestPage = ({ loaderData: { made, priced, invoices } }: Route.ComponentProps) => {
  const words = useWords(partnerOffersWords)
  const offers = useWords(offerWords)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Section title={words.stay}>
        {priced ? <GuestForm key={priced.quote.id} priced={priced} /> : <NothingChosen />}
      </Section>
      <Section title={words.offers} note={offers.count({ number: made.total })}>
        <OfferTable offers={made.offers} invoices={invoices} />
        <Comparison offers={made.offers} />
        <Pagination
          label={offers.pages}
          current={made.currentPage}
          pages={made.numberPages}
          hrefOf={(page) => `${href('/partners/travel-agent/book-for-a-guest')}?page=${page}`}
          previousLabel={offers.previousPage}
          nextLabel={offers.nextPage}
          pageLabel={(number) => offers.page({ number })}
        />
      </Section>
      <InvoiceList invoices={invoices} />
    </>
  )
}
export default BookForAGuestPage
