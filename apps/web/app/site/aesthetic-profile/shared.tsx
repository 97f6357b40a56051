import './aesthetic-profile.css'
import { sharedTaste } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { data, href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { keepingWords } from '#app/lib/messages/taste/keeping.ts'
import { type ProfileWords, profileWords } from '#app/lib/messages/taste/profile.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/shared'
import { Gone } from './gone.tsx'
import { TasteHead } from './headline.tsx'
import { headlineOf } from './lean-words.ts'
import { secretAddress } from './secret-address.ts'
import { SuitedHomes } from './suited-homes.tsx'
import { Told } from './told.tsx'

export const loader = async ({ context, params: { id, hash } }: Route.LoaderArgs) => {
  const answer = await context.get(pageRequest).api(sharedTaste, { params: { id, token: hash } })
  if (!answer.ok && answer.error.code === 'not_found') return data({ card: null }, { status: 404 })
  return { card: resultsOf(answer) }
}

export const headers = secretAddress

const whoseOf = (host: string | null, words: ProfileWords): string =>
  host === null ? words.ofSomebody : words.of({ host })

/** What others see of the link before they open it: whose it is, what it comes to, and a picture that was taken. */
export const meta = (args: Route.MetaArgs) => {
  const language = spokenIn(args)
  const words = wordsIn(profileWords, language)
  const card = args.loaderData?.card
  if (!card) return pageMeta(args, { title: wordsIn(keepingWords, language).goneShare, noindex: true })
  const [picture] = card.pictures
  const headline = headlineOf(card.reading, words, language)
  return pageMeta(args, {
    title: whoseOf(card.host, words),
    ...(headline && { description: headline }),
    noindex: true,
    ...(picture && { image: { ...picture, src: `${picture.src}/1280.webp` } }),
  })
}

/** `/aesthetic-profile/{id}/share/{hash}`: a profile as others see it, to be looked at and no more. */
export default function SharedPage({ loaderData: { card } }: Route.ComponentProps) {
  const words = useWords(profileWords)
  const keeping = useWords(keepingWords)
  if (!card) return <Gone shared />
  const { host, reading, homes, pictures } = card
  return (
    <article className="wrap taste-page">
      <TasteHead reading={reading} whose={whoseOf(host, words)} />
      <Told reading={reading} pictures={pictures} />
      {homes.length > 0 && (
        <section className="taste-homes">
          <h2 className="t-h1">{host === null ? words.homes : words.homesOf({ host })}</h2>
          <SuitedHomes homes={homes} asked={null} />
        </section>
      )}
      <section className="taste-yours">
        <h2 className="t-h1">{keeping.yours}</h2>
        <p className="t-lead">{keeping.yoursText}</p>
        <ButtonLink look="primary" size="big" href={href('/aesthetic-profile')}>
          {keeping.begin}
        </ButtonLink>
      </section>
    </article>
  )
}
