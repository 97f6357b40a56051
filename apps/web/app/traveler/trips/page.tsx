import '../trip.css'
import { type Client, dateIn, guestHome, myBookings, savedSearches, searchData } from '@porchlight/contract'
import { ButtonLink, EmptyState } from '@porchlight/ui'
import { lazy, Suspense } from 'react'
import { href, useNavigate } from 'react-router'
import { SavedList } from '#app/features/saved-searches/saved-list.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { ActionItems } from './action-items.tsx'
import { NextTrip } from './next-trip.tsx'
import { TripList } from './trip-list.tsx'

const shown = 50

const SaveDialog = lazy(() => import('#app/features/saved-searches/save-dialog.tsx'))

/** A search that a visitor wanted to save before logging in, with the name of its place. */
const toSave = async (api: Client, address: string): Promise<{ query: string; place: string | undefined } | null> => {
  const query = new URL(address).searchParams.get('save')
  if (query === null) return null
  const { places } = resultsOf(await api(searchData))
  const id = new URLSearchParams(query).get('place')
  return { query, place: places.find((place) => place.id === id)?.name }
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [{ next, claims, reviews }, upcoming, { searches }, saving] = await Promise.all([
    api(guestHome).then(resultsOf),
    api(myBookings, { query: { when: 'upcoming', perPage: shown } }).then(resultsOf),
    api(savedSearches).then(resultsOf),
    toSave(api, request.url),
  ])
  return {
    next,
    today: next ? dateIn(next.booking.home.timeZone, new Date()) : '',
    claims,
    reviews,
    others: upcoming.bookings.data.filter(({ id }) => id !== next?.booking.id),
    searches,
    saving,
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** Opened by `?save=…`. Saving adds the search to the list here; canceling returns to the search. */
const SaveFromAddress = ({ query, place }: { query: string; place: string | undefined }) => {
  const navigate = useNavigate()
  const leave = (to: string) => void navigate(to, { replace: true, preventScrollReset: true })
  return (
    <Suspense>
      <SaveDialog
        search={new URLSearchParams(query)}
        place={place}
        onClose={() => leave(`${href('/book-a-property/:mapOrAffiliate?')}?${query}`)}
        onSaved={() => leave(href('/travelers'))}
      />
    </Suspense>
  )
}

export default function TripsPage({ loaderData }: Route.ComponentProps) {
  const { next, today, claims, reviews, others, searches, saving } = loaderData
  const words = useWords(travelerWords)
  return (
    <>
      {next && <NextTrip next={next} today={today} />}
      <div className="wrap trips">
        {!next && (
          <>
            <h1 className="t-h1">{words.title}</h1>
            <EmptyState
              title={words.none}
              actions={
                <ButtonLink look="primary" href={href('/book-a-property/:mapOrAffiliate?')}>
                  {words.search}
                </ButtonLink>
              }
            >
              {words.noneText}
            </EmptyState>
          </>
        )}
        <ActionItems claims={claims} reviews={reviews} />
        {others.length > 0 && (
          <section>
            <h2 className="t-h2">{words.also}</h2>
            <TripList trips={others} />
          </section>
        )}
        <SavedList searches={searches} />
        {saving && <SaveFromAddress {...saving} />}
      </div>
    </>
  )
}
