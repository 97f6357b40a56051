import './aesthetic-profile.css'
import '#app/features/stay-asked/stay-asked.css'
import { tasteById, tasteByLink } from '@porchlight/contract'
import { data } from 'react-router'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { askedOrNot, stayAskedIn } from '../search/stay-asked.ts'
import type { Route } from './+types/profile'
import { Gone } from './gone.tsx'
import { TasteHead } from './headline.tsx'
import { Keeping } from './keeping.tsx'
import { headlineOf } from './lean-words.ts'
import { secretAddress } from './secret-address.ts'
import { Suited } from './suited-homes.tsx'
import { Told } from './told.tsx'

type Stay = ReturnType<typeof stayAskedIn>

export const loader = async ({ context, params: { id, hash }, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  // By its secret while it has no account; later for its person alone, also under the address he knows it by.
  const ask = async (query: Stay) => {
    const found = hash === undefined ? undefined : await api(tasteByLink, { params: { id, token: hash }, query })
    if (found && (found.ok || found.error.code !== 'not_found')) return found
    return api(tasteById, { params: { id }, query })
  }
  const stay = stayAskedIn(new URL(request.url).searchParams)
  const first = await ask(stay)
  if (!first.ok && ['not_found', 'unauthenticated'].includes(first.error.code))
    return data({ shown: null }, { status: 404 })
  return { shown: await askedOrNot(stay, async (query) => (query === stay ? first : ask(query))) }
}

export const headers = secretAddress

export const meta = (args: Route.MetaArgs) => {
  const language = spokenIn(args)
  const words = wordsIn(profileWords, language)
  const reading = args.loaderData?.shown?.results.taste.reading
  return pageMeta(args, { title: (reading && headlineOf(reading, words, language)) ?? words.title, noindex: true })
}

/** `/aesthetic-profile/{id}/{hash}`: a profile that was kept, for whom it belongs to. */
export default function ProfilePage({ loaderData: { shown }, params: { hash } }: Route.ComponentProps) {
  const words = useWords(profileWords)
  if (!shown) return <Gone />
  const { taste, homes, pictures } = shown.results
  return (
    <article className="wrap taste-page" key={taste.id}>
      <TasteHead reading={taste.reading} whose={words.title} />
      <Told reading={taste.reading} pictures={pictures} />
      <Suited reading={taste.reading} homes={homes} datesRefused={shown.datesRefused} />
      <Keeping taste={taste} secret={taste.own ? null : (hash ?? null)} />
    </article>
  )
}
