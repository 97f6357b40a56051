import type { ContentCard } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useLangOf } from '#app/features/content/story-cards.tsx'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { pagesWords } from '#app/lib/messages/site/pages.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Destinations with their pictures, one sentence, and the number of homes. */
export const DestinationCards = ({
  destinations,
  name: Name,
}: {
  destinations: readonly ContentCard[]
  name: 'h2' | 'h3'
}) => {
  const words = useWords(pagesWords)
  const langOf = useLangOf()
  return (
    <ul className="destinations">
      {destinations.map((one, at) => (
        <li key={one.slug}>
          <UiLink href={href('/whereto/:slug', { slug: one.slug })}>
            {one.cover && (
              <HomePicture
                image={one.cover}
                sizes="(width <= 768px) 100vw, 33vw"
                ratio="3 / 2"
                silent
                eager={at === 0}
              />
            )}
            <Name className="t-card" data-content {...langOf(one.language)}>
              {one.title}
            </Name>
            <p data-content {...langOf(one.language)}>
              {one.summary}
            </p>
            {Boolean(one.homes) && (
              <span className="t-small muted num">{words.homesThere({ number: one.homes ?? 0 })}</span>
            )}
          </UiLink>
        </li>
      ))}
    </ul>
  )
}
