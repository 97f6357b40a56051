import type { ResultsOf, similarHomes } from '@porchlight/contract'
import { ButtonLink, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { homes: ResultsOf<typeof similarHomes>['homes']; search?: URLSearchParams }
/** The level of the names: one below the heading they stand under. */
type ListProps = Props & { limit?: number; name: 'h2' | 'h3' }

/** Houses most like this one; the dates come along. */
export const SimilarList = ({ homes, search, limit = 6, name: Name }: ListProps) => {
  const { moneyRounded } = useFormats()
  const words = useWords(propertyWords)
  const query = search?.size ? `?${search}` : ''
  return (
    <ul className="property-similar">
      {homes.slice(0, limit).map((home) => (
        <li key={home.id}>
          <UiLink href={`${href('/properties/:slug/:thirdParty?', { slug: home.slug })}${query}`}>
            {home.image && (
              <HomePicture
                image={home.image}
                evening={home.evening}
                sizes="(width <= 768px) 100vw, 33vw"
                ratio="3 / 2"
                silent
              />
            )}
            <Name className="t-card">{home.name}</Name>
            <p className="t-small muted">
              {home.town}, {words.guests({ number: home.sleeps })}
            </p>
            {home.fromNight && <p className="t-small num">{words.from({ price: moneyRounded(home.fromNight) })}</p>}
          </UiLink>
        </li>
      ))}
    </ul>
  )
}

const compared = 3

export const Similar = ({ homes, search, to }: Props & { to: { id: number } }) => {
  const words = useWords(propertyWords)
  if (homes.length === 0) return null
  return (
    <section className="property-full">
      <h2 className="t-h2">{words.similar}</h2>
      <SimilarList homes={homes} {...(search && { search })} limit={compared} name="h3" />
      <ButtonLink
        icon="compare"
        href={`/book-a-property?compare=${[to, ...homes].slice(0, compared + 1).map(({ id }) => id)}&${search ?? ''}`}
      >
        {words.compareThese}
      </ButtonLink>
    </section>
  )
}
