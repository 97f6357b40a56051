import type { ResultsOf, similarHomes } from '@porchlight/contract'
import { ButtonLink, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { homes: ResultsOf<typeof similarHomes>['homes']; search?: URLSearchParams }
/** Heading level of the names. */
type ListProps = Props & { limit?: number; name: 'h2' | 'h3' }

/** Similar homes, linked with the dates. */
export const SimilarList = ({ homes, search, limit = 6, name: Name }: ListProps) => {
  const { moneyRounded } = useFormats()
  const words = useWords(propertyWords)
  const query = search?.size ? `?${search}` : ''
  const isDated = Boolean(search?.get('arrive') && search.get('depart'))
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
            <p className="t-small num">
              {home.headline
                ? words.forStay({ price: moneyRounded(home.headline) })
                : isDated
                  ? words.notOpen
                  : home.fromNight && words.from({ price: moneyRounded(home.fromNight) })}
            </p>
          </UiLink>
        </li>
      ))}
    </ul>
  )
}

const compared = 3

/** Comparison of a home with similar ones. */
export const besideSimilar = (id: number, similar: Props['homes'], search: URLSearchParams | undefined): string =>
  `/book-a-property?compare=${[id, ...similar.map((home) => home.id)].slice(0, compared + 1)}&${search ?? ''}`

export const Similar = ({ homes, search, to }: Props & { to: { id: number; slug: string } }) => {
  const words = useWords(propertyWords)
  if (homes.length === 0) return null
  const query = search?.size ? `?${search}` : ''
  return (
    <section className="property-full">
      <h2 className="t-h2">{words.similar}</h2>
      <SimilarList homes={homes} {...(search && { search })} limit={compared} name="h3" />
      <p className="property-similar-ways">
        <ButtonLink icon="compare" href={besideSimilar(to.id, homes, search)}>
          {words.compareThese}
        </ButtonLink>
        <UiLink className="inline-link" href={`${href('/similar-properties/:slug', { slug: to.slug })}${query}`}>
          {words.allSimilar}
        </UiLink>
      </p>
    </section>
  )
}
