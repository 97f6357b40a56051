import './aesthetic-profile.css'
import '#app/features/stay-asked/stay-asked.css'
import { tasteById, tastes } from '@porchlight/contract'
import { Breadcrumbs, ButtonLink, EmptyState } from '@porchlight/ui'
import { useEffect, useRef } from 'react'
import { href, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { keepingWords } from '#app/lib/messages/taste/keeping.ts'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { askedOrNot, stayAskedIn } from '../search/stay-asked.ts'
import type { Route } from './+types/own'
import { Earlier } from './earlier.tsx'
import { TasteHead } from './headline.tsx'
import { takeToAdopt } from './kept-here.ts'
import { Remove } from './remove.tsx'
import { Share } from './share.tsx'
import { Suited } from './suited-homes.tsx'
import { Told } from './told.tsx'
import { useAdopt } from './with-account.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [newest, ...earlier] = resultsOf(await api(tastes)).tastes
  if (!newest) return { current: null, earlier }
  const params = { id: String(newest.id) }
  const stay = stayAskedIn(new URL(request.url).searchParams)
  return { current: await askedOrNot(stay, (query) => api(tasteById, { params, query })), earlier }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** Takes over the profile that someone wanted with his account before he was logged in. */
const useAdopted = () => {
  const adopt = useAdopt()
  const { revalidate } = useRevalidator()
  const asked = useRef(false)
  useEffect(() => {
    // It is told once; an effect may run twice.
    if (asked.current) return
    asked.current = true
    const wanted = takeToAdopt(Date.now())
    if (wanted) void adopt(wanted).then((done) => (done ? revalidate() : undefined))
  }, [adopt, revalidate])
}

type Current = NonNullable<Route.ComponentProps['loaderData']['current']>

const Newest = ({ results: { taste, homes, pictures }, datesRefused }: Current) => {
  const words = useWords(keepingWords)
  const { title } = useWords(profileWords)
  const { revalidate } = useRevalidator()
  return (
    <article className="taste-own" key={taste.id}>
      <TasteHead reading={taste.reading} whose={title}>
        <div className="taste-acts">
          <ButtonLink look="primary" href={href('/aesthetic-profile')}>
            {words.again}
          </ButtonLink>
          <Remove taste={taste} secret={null} onRemoved={revalidate} />
        </div>
      </TasteHead>
      <Told reading={taste.reading} pictures={pictures} />
      <Suited reading={taste.reading} homes={homes} datesRefused={datesRefused} />
      <div className="taste-keeping">
        <Share taste={taste} secret={null} />
      </div>
    </article>
  )
}

/** `/travelers/aesthetic-profile`: the profile that counts, what may be done with it, and those before it. */
export default function OwnProfilePage({ loaderData: { current, earlier } }: Route.ComponentProps) {
  const words = useWords(keepingWords)
  const { title } = useWords(profileWords)
  useAdopted()
  return (
    <div className="wrap taste-page">
      <Breadcrumbs label={words.trips} crumbs={[{ label: words.trips, href: href('/travelers') }, { label: title }]} />
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
      {earlier.length > 0 && <Earlier tastes={earlier} />}
    </div>
  )
}
