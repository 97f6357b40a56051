import type { ResultsOf, SearchHit, searchData } from '@porchlight/contract'
import { Icon, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { type CollectionCode, homeWords } from '#app/lib/messages/home.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { amenities: ResultsOf<typeof searchData>['amenities']; homes: readonly SearchHit[] }

/** What leads where, in the order of preference; the first three with houses are shown. */
const codes: readonly CollectionCode[] = ['beachfront', 'long_table', 'pool', 'lakefront', 'fireplace', 'vineyard_view']

export const Collections = ({ amenities, homes }: Props) => {
  const words = useWords(homeWords)
  const countOf = (code: string) => amenities.find((amenity) => amenity.code === code)?.count ?? 0
  const search = href('/book-a-property/:mapOrAffiliate?')
  const shown = codes.filter((code) => countOf(code) > 0).slice(0, 3)
  const pictured = homes.filter((home) => home.image).toSorted((a, b) => ((a.id * 7) % 13) - ((b.id * 7) % 13))
  if (shown.length === 0) return null
  return (
    <section className="home-section home-collections">
      <div className="wrap">
        <div className="home-head">
          <h2 className="t-h1">{words.collectionsTitle}</h2>
          <UiLink className="inline-link home-more" href={search}>
            {words.allHouses} <Icon name="arrow-right" size={18} />
          </UiLink>
        </div>
        <ul className="home-three">
          {shown.map((code, at) => {
            const image = pictured[at]?.image
            return (
              <li key={code}>
                <UiLink href={`${search}?amenities=${code}`}>
                  {image && (
                    <HomePicture
                      image={image}
                      evening={pictured[at]?.evening}
                      sizes="(max-width: 700px) 100vw, 33vw"
                      className="home-three-picture"
                      silent
                    />
                  )}
                  <h3 className="t-card">{words.collections[code].title}</h3>
                  <p>{words.collections[code].text}</p>
                  <p className="t-small muted num">{words.houses(countOf(code))}</p>
                </UiLink>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
