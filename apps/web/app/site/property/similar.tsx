import type { ResultsOf, similarHomes } from '@porchlight/contract'
import { ButtonLink, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFavourites } from '#app/features/favourites/favourites.ts'
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

const beside = (id: number, others: readonly number[], search: URLSearchParams | undefined): string =>
  `/book-a-property?compare=${[id, ...others.filter((one) => one !== id)].slice(0, compared + 1)}&${search ?? ''}`

/** Where the home stands beside those kept in mind, or, while there are none, beside those most like it. */
export const useCompareHref = (id: number, similar: Props['homes'], search: URLSearchParams): string => {
  const kept = useFavourites().filter((one) => one !== id)
  return beside(id, kept.length > 0 ? kept : similar.map((home) => home.id), search)
}

export const Similar = ({ homes, search, to }: Props & { to: { id: number; slug: string } }) => {
  const words = useWords(propertyWords)
  if (homes.length === 0) return null
  const query = search?.size ? `?${search}` : ''
  return (
    <section className="property-full">
      <h2 className="t-h2">{words.similar}</h2>
      <SimilarList homes={homes} {...(search && { search })} limit={compared} name="h3" />
      <p className="property-similar-ways">
        <ButtonLink
          icon="compare"
          href={beside(
            to.id,
            homes.map(({ id }) => id),
            search,
          )}
        >
          {words.compareThese}
        </ButtonLink>
        <UiLink className="inline-link" href={`${href('/similar-properties/:slug', { slug: to.slug })}${query}`}>
          {words.allSimilar}
        </UiLink>
      </p>
    </section>
  )
}
