import './aesthetic-profile.css'
import { sharedTaste } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { data, href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { type ProfileWords, profileWords } from '#app/lib/messages/taste/profile.ts'
import { savedProfileWords } from '#app/lib/messages/taste/saved-profile.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/shared-profile'
import { MatchingHomeGrid } from './matching-homes.tsx'
import { ProfileHeadline } from './profile-headline.tsx'
import { ProfileNotFound } from './profile-not-found.tsx'
import { ProfileReport } from './profile-report.tsx'
import { secretAddress } from './secret-address.ts'
import { headlineOf } from './trait-text.ts'

export const loader = async ({ context, params: { id, hash } }: Route.LoaderArgs) => {
  const answer = await context.get(pageRequest).api(sharedTaste, { params: { id, token: hash } })
  if (!answer.ok && answer.error.code === 'not_found') return data({ card: null }, { status: 404 })
  return { card: resultsOf(answer) }
}

export const headers = secretAddress

const whoseOf = (host: string | null, words: ProfileWords): string =>
  host === null ? words.ofSomebody : words.of({ host })

/** Link preview: owner, headline, and a picked picture. */
export const meta = (args: Route.MetaArgs) => {
  const language = spokenIn(args)
  const words = wordsIn(profileWords, language)
  const card = args.loaderData?.card
  if (!card) return pageMeta(args, { title: wordsIn(savedProfileWords, language).goneShare, noindex: true })
  const [picture] = card.pictures
  const headline = headlineOf(card.reading, words, language)
  return pageMeta(args, {
    title: whoseOf(card.host, words),
    ...(headline && { description: headline }),
    noindex: true,
    ...(picture && { image: { ...picture, src: `${picture.src}/1280.webp` } }),
  })
}

/** `/aesthetic-profile/{id}/share/{hash}`: a shared profile, read-only. */
export default function SharedPage({ loaderData: { card } }: Route.ComponentProps) {
  const words = useWords(profileWords)
  const savedWords = useWords(savedProfileWords)
  if (!card) return <ProfileNotFound shared />
  const { host, reading, homes, pictures } = card
  return (
    <article className="wrap taste-page">
      <ProfileHeadline reading={reading} whose={whoseOf(host, words)} />
      <ProfileReport reading={reading} pictures={pictures} />
      {homes.length > 0 && (
        <section className="taste-homes">
          <h2 className="t-h1">{host === null ? words.homes : words.homesOf({ host })}</h2>
          <MatchingHomeGrid homes={homes} stay={null} />
        </section>
      )}
      <section className="taste-yours">
        <h2 className="t-h1">{savedWords.yours}</h2>
        <p className="t-lead">{savedWords.yoursText}</p>
        <ButtonLink look="primary" size="big" href={href('/aesthetic-profile')}>
          {savedWords.begin}
        </ButtonLink>
      </section>
    </article>
  )
}
