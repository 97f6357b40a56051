import '../staff.css'
import { offersMade } from '@porchlight/contract'
import { ButtonLink, EmptyState, PageHead, Pagination, Section } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { newBookingWords } from '#app/lib/messages/staff/new-booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { MakeSet } from './make-set.tsx'
import { OfferTable } from './offer-table.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(offersMade, { query: { page: pageNumber(request), perPage: 12 } }))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const NoOffers = () => {
  const words = useWords(offerWords)
  const booking = useWords(newBookingWords)
  return (
    <EmptyState
      title={words.none}
      actions={<ButtonLink href={href('/staff/bookings/new')}>{booking.title}</ButtonLink>}
    >
      {words.noneText}
    </EmptyState>
  )
}

/** Offers, newest first; staff can share several on one link. */
export default function OffersPage({ loaderData }: Route.ComponentProps) {
  const { offers, total, currentPage, numberPages } = loaderData
  const words = useWords(offerWords)
  const booking = useWords(newBookingWords)
  const [chosen, setChosen] = useState<readonly number[]>([])
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink look="primary" href={href('/staff/bookings/new')}>
            {booking.title}
          </ButtonLink>
        }
      />
      <Section title={words.made} note={words.count({ number: total })}>
        {offers.length === 0 ? (
          <NoOffers />
        ) : (
          <>
            <OfferTable offers={offers} chosen={chosen} onChosen={setChosen} />
            <MakeSet chosen={chosen} onMade={() => setChosen([])} />
          </>
        )}
        <Pagination
          label={words.pages}
          current={currentPage}
          pages={numberPages}
          hrefOf={(page) => `${href('/staff/offers')}?page=${page}`}
          previousLabel={words.previousPage}
          nextLabel={words.nextPage}
          pageLabel={(number) => words.page({ number })}
        />
      </Section>
    </>
  )
}
