import '../trip.css'
import { myBookings } from '@porchlight/contract'
import { Breadcrumbs, ButtonLink, EmptyState, Pagination } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/previous'
import { TripList } from './trip-list.tsx'

const perPage = 20

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const page = pageNumber(request)
  return resultsOf(await api(myBookings, { query: { when: 'previous', page, perPage } })).bookings
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

export default function PreviousPage({ loaderData: { data, currentPage, numberPages } }: Route.ComponentProps) {
  const words = useWords(travelerWords)
  const address = href('/travelers/bookings/previous')
  return (
    <div className="wrap trips">
      <Breadcrumbs
        label={words.tripsNav}
        crumbs={[{ label: words.title, href: href('/travelers') }, { label: words.previousTitle }]}
      />
      <h1 className="t-h1">{words.previousTitle}</h1>
      {data.length === 0 ? (
        <EmptyState title={words.noneBefore} actions={<ButtonLink href={href('/travelers')}>{words.title}</ButtonLink>}>
          {words.noneBeforeText}
        </EmptyState>
      ) : (
        <TripList trips={data} />
      )}
      <Pagination
        label={words.pages}
        current={currentPage}
        pages={numberPages}
        hrefOf={(page) => `${address}?page=${page}`}
        previousLabel={words.previousPage}
        nextLabel={words.nextPage}
        pageLabel={(number) => words.page({ number })}
      />
    </div>
  )
}
