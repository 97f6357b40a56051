import './aesthetic-profile.css'
import '#app/features/stay-dates/stay-dates.css'
import { tasteById, tasteByLink } from '@porchlight/contract'
import { data } from 'react-router'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { parseStayQuery, stayOrNone } from '../search/stay-query.ts'
import type { Route } from './+types/saved-profile'
import { MatchingHomes } from './matching-homes.tsx'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileHeadline } from './profile-headline.tsx'
import { ProfileNotFound } from './profile-not-found.tsx'
import { ProfileNotes } from './profile-notes.tsx'
import { ProfileReport } from './profile-report.tsx'
import { secretAddress } from './secret-address.ts'
import { headlineOf } from './trait-text.ts'

type Stay = ReturnType<typeof parseStayQuery>

export const loader = async ({ context, params: { id, hash }, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  // By its secret without an account; later only for its owner, even at the old address.
  const ask = async (query: Stay) => {
    const found = hash === undefined ? undefined : await api(tasteByLink, { params: { id, token: hash }, query })
    if (found && (found.ok || found.error.code !== 'not_found')) return found
    return api(tasteById, { params: { id }, query })
  }
  const stay = parseStayQuery(new URL(request.url).searchParams)
  const first = await ask(stay)
  if (!first.ok && ['not_found', 'unauthenticated'].includes(first.error.code))
    return data({ shown: null }, { status: 404 })
  return { shown: await stayOrNone(stay, async (query) => (query === stay ? first : ask(query))) }
}

export const headers = secretAddress

export const meta = (args: Route.MetaArgs) => {
  const language = spokenIn(args)
  const words = wordsIn(profileWords, language)
  const reading = args.loaderData?.shown?.results.taste.reading
  return pageMeta(args, { title: (reading && headlineOf(reading, words, language)) ?? words.title, noindex: true })
}

/** `/aesthetic-profile/{id}/{hash}`: a saved profile for its owner. */
export default function ProfilePage({ loaderData: { shown }, params: { hash } }: Route.ComponentProps) {
  const words = useWords(profileWords)
  if (!shown) return <ProfileNotFound />
  const { taste, homes, pictures } = shown.results
  return (
    <article className="wrap taste-page" key={taste.id}>
      <ProfileHeadline reading={taste.reading} whose={words.title} />
      {taste.notes && <ProfileNotes notes={taste.notes} />}
      <ProfileReport reading={taste.reading} pictures={pictures} />
      <MatchingHomes reading={taste.reading} homes={homes} datesRefused={shown.datesRefused} />
      <ProfileActions taste={taste} secret={taste.own ? null : (hash ?? null)} />
    </article>
  )
}
