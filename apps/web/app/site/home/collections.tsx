import { Icon, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { homeWords } from '#app/lib/messages/site/home.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { FeaturedCollection } from './front-page.ts'

export const Collections = ({ collections }: { collections: readonly FeaturedCollection[] }) => {
  const words = useWords(homeWords)
  const search = href('/book-a-property/:mapOrAffiliate?')
  if (collections.length === 0) return null
  return (
    <section className="home-section home-collections">
      <div className="wrap">
        <div className="home-head">
          <h2 className="t-h1">{words.collectionsTitle}</h2>
          <p className="home-ways">
            <UiLink className="inline-link home-more" href={href('/boutique-collections')}>
              {words.boutiques}
            </UiLink>
            <UiLink className="inline-link home-more" href={search}>
              {words.allHomes} <Icon name="arrow-right" size={18} />
            </UiLink>
          </p>
        </div>
        <ul className="home-three">
          {collections.map(({ code, count, home }) => (
            <li key={code}>
              <UiLink href={`${search}?amenities=${code}`}>
                {home && (
                  <HomePicture
                    image={home.image}
                    evening={home.evening}
                    sizes="(width <= 768px) 100vw, 33vw"
                    className="home-three-picture"
                    silent
                  />
                )}
                <h3 className="t-card">{words.collections[code].title}</h3>
                <p>{words.collections[code].text}</p>
                <p className="t-small muted num">{words.homesCount({ number: count })}</p>
              </UiLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
