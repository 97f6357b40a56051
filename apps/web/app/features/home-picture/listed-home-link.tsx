import type { homeCards, ResultsOf } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { listWords } from '#app/lib/messages/site/lists.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type ListedHome = ResultsOf<typeof homeCards>['homes'][number]

/** A saved home: picture, name, and facts, linked to its page. */
export const ListedHomeLink = ({ home }: { home: ListedHome }) => {
  const { moneyRounded, decimal } = useFormats()
  const words = useWords(listWords)
  return (
    <UiLink href={href('/properties/:slug/:thirdParty?', { slug: home.slug })}>
      {home.image && (
        <HomePicture
          image={home.image}
          evening={home.evening}
          sizes="(width <= 768px) 100vw, 33vw"
          ratio="3 / 2"
          silent
        />
      )}
      <h2 className="t-card">{home.name}</h2>
      <p className="t-small muted">
        {home.town}, {words.sleeps({ number: home.sleeps })}
        {home.rating !== null && `, ${words.rated({ rating: decimal(home.rating, 2) })}`}
      </p>
      {home.fromNight && <p className="t-small num">{words.from({ price: moneyRounded(home.fromNight) })}</p>}
    </UiLink>
  )
}
