import './bookings.css'
import { ownerBookings } from '@porchlight/contract'
import { ButtonLink, PageHead, Pagination, TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { ownerInquiriesWords } from '#app/lib/messages/owner/inquiries.ts'
import { ownerReviewsWords } from '#app/lib/messages/owner/reviews.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { BookingTable } from './booking-table.tsx'

const lists = ['requested', 'upcoming', 'previous', 'all'] as const
type List = (typeof lists)[number]

const paths: Record<List, () => string> = {
  requested: () => href('/owners/bookings/requested'),
  upcoming: () => href('/owners/bookings/upcoming'),
  previous: () => href('/owners/bookings/previous'),
  all: () => href('/owners/bookings'),
}

const listAt = (pathname: string): List => lists.find((list) => paths[list]() === pathname.replace(/\/$/, '')) ?? 'all'

export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const list = listAt(url.pathname)
  const page = pageNumber(request)
  const { bookings } = resultsOf(await api(ownerBookings, { query: { when: list, page } }))
  return { list, bookings }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const BookingsPage = ({ loaderData: { list, bookings } }: Route.ComponentProps) => {
  const words = useWords(ownerBookingsWords)
  const inquiries = useWords(ownerInquiriesWords)
  const reviews = useWords(ownerReviewsWords)
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <ButtonLink href={href('/owners/reviews')}>{reviews.title}</ButtonLink>
            <ButtonLink href={href('/owners/inquiries')}>{inquiries.title}</ButtonLink>
          </>
        }
      />
      <TabLinks
        label={words.tabsLabel}
        tabs={lists.map((one) => ({ href: paths[one](), label: words.tabs[one], current: one === list }))}
      />
      <BookingTable list={list} bookings={bookings.data} />
      <div className="bookings-pages">
        <Pagination
          label={words.pages}
          current={bookings.currentPage}
          pages={bookings.numberPages}
          hrefOf={(page) => `${paths[list]()}?page=${page}`}
          previousLabel={words.previousPage}
          nextLabel={words.nextPage}
          pageLabel={(number) => words.page({ number })}
        />
      </div>
    </>
  )
}
export default BookingsPage
