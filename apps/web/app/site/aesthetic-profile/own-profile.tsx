import './aesthetic-profile.css'
import '#app/features/stay-dates/stay-dates.css'
import { hasRole, tasteById, tastes } from '@porchlight/contract'
import { Breadcrumbs, ButtonLink, EmptyState } from '@porchlight/ui'
import { useEffect, useRef } from 'react'
import { href, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { savedProfileWords } from '#app/lib/messages/taste/saved-profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useUser } from '#app/lib/session.ts'
import { parseStayQuery, stayOrNone } from '../search/stay-query.ts'
import type { Route } from './+types/own-profile'
import { DeleteProfile } from './delete-profile.tsx'
import { EarlierProfiles } from './earlier-profiles.tsx'
import { MatchingHomes } from './matching-homes.tsx'
import { takePendingAdoption } from './pending-adoption.ts'
import { ProfileHeadline } from './profile-headline.tsx'
import { ProfileNotes } from './profile-notes.tsx'
import { ProfileReport } from './profile-report.tsx'
import { useAdopt } from './save-to-account.tsx'
import { ShareProfile } from './share-profile.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [newest, ...earlier] = resultsOf(await api(tastes)).tastes
  if (!newest) return { current: null, earlier }
  const params = { id: String(newest.id) }
  const stay = parseStayQuery(new URL(request.url).searchParams)
  return { current: await stayOrNone(stay, (query) => api(tasteById, { params, query })), earlier }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** Saves the pending profile to the account after login. */
const useAdopted = () => {
  const adopt = useAdopt()
  const { revalidate } = useRevalidator()
  const hasAdopted = useRef(false)
  useEffect(() => {
    // It can be read once; an effect may run twice.
    if (hasAdopted.current) return
    hasAdopted.current = true
    const wanted = takePendingAdoption(Date.now())
    if (wanted) void adopt(wanted).then((done) => (done ? revalidate() : undefined))
  }, [adopt, revalidate])
}

type Current = NonNullable<Route.ComponentProps['loaderData']['current']>

const Newest = ({ results: { taste, homes, pictures }, datesRefused }: Current) => {
  const words = useWords(savedProfileWords)
  const { title } = useWords(profileWords)
  const { revalidate } = useRevalidator()
  return (
    <article className="taste-own" key={taste.id}>
      <ProfileHeadline reading={taste.reading} whose={title}>
        <div className="taste-acts">
          <ButtonLink look="primary" href={href('/aesthetic-profile')}>
            {words.again}
          </ButtonLink>
          <DeleteProfile taste={taste} secret={null} onRemoved={revalidate} />
        </div>
      </ProfileHeadline>
      {taste.notes && <ProfileNotes notes={taste.notes} />}
      <ProfileReport reading={taste.reading} pictures={pictures} />
      <MatchingHomes reading={taste.reading} homes={homes} datesRefused={datesRefused} />
      <div className="taste-keeping">
        <ShareProfile taste={taste} secret={null} />
      </div>
    </article>
  )
}

/** `/travelers/aesthetic-profile`: the current profile with its actions, and earlier ones. */
export default function OwnProfilePage({ loaderData: { current, earlier } }: Route.ComponentProps) {
  const words = useWords(savedProfileWords)
  const { title } = useWords(profileWords)
  const user = useUser()
  useAdopted()
  return (
    <div className="wrap taste-page">
      {hasRole(user, 'traveler') && (
        <Breadcrumbs
          label={words.trips}
          crumbs={[{ label: words.trips, href: href('/travelers') }, { label: title }]}
        />
      )}
      {current ? (
        <Newest {...current} />
      ) : (
        <>
          <h1 className="t-h1">{title}</h1>
          <EmptyState
            title={words.none}
            actions={
              <ButtonLink look="primary" href={href('/aesthetic-profile')}>
                {words.begin}
              </ButtonLink>
            }
          >
            {words.noneText}
          </EmptyState>
        </>
      )}
      {earlier.length > 0 && <EarlierProfiles tastes={earlier} />}
    </div>
  )
}
