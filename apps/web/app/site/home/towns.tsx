import type { ResultsOf, SearchHit, searchData } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { moneyRounded } from '#app/lib/formats.ts'
import { homeWords } from '#app/lib/messages/home.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Place = ResultsOf<typeof searchData>['places'][number]
type Props = { places: readonly Place[]; homes: readonly SearchHit[] }

const shown = 6

const firstSentence = (text: string): string => `${text.split(/(?<=[.!?])\s/)[0] ?? text}`

/** Towns by how much there is; the lit one shows a house. */
export const Towns = ({ places, homes }: Props) => {
  const words = useWords(homeWords)
  const towns = places
    .filter((place) => place.homes > 0)
    .toSorted((a, b) => b.homes - a.homes || a.name.localeCompare(b.name, 'en'))
    .slice(0, shown)
  const [lit, setLit] = useState(towns[0]?.id)
  const house = homes.find((home) => home.image && home.town === towns.find((town) => town.id === lit)?.name)
  if (towns.length === 0) return null
  return (
    <section className="home-section wrap">
      <div className="home-head" data-split="7-5">
        <h2 className="t-h1">{words.townsTitle(places.length)}</h2>
        <p className="muted">{words.townsNote}</p>
      </div>
      <div className="home-towns">
        <ul className="num">
          {towns.map((town) => (
            <li key={town.id} data-lit={town.id === lit || undefined}>
              <UiLink
                href={`${href('/book-a-property/:mapOrAffiliate?')}?place=${town.id}`}
                onPointerEnter={() => setLit(town.id)}
                onFocus={() => setLit(town.id)}
              >
                <span className="home-town-name">
                  {town.name}
                  <small>{firstSentence(town.character)}</small>
                </span>
                <span className="home-town-count">{words.houses(town.homes)}</span>
                {town.fromNight && <FromNight price={moneyRounded(town.fromNight)} />}
              </UiLink>
            </li>
          ))}
        </ul>
        {house?.image && (
          <figure>
            <HomePicture
              key={house.id}
              image={house.image}
              evening={house.evening}
              sizes="(max-width: 700px) 100vw, 42vw"
              className="home-town-picture"
              focus="42% 50%"
            />
            <figcaption className="t-mini muted">
              {house.name}, {house.town}
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}

/** "from $720 a night", the figure in ink. */
export const FromNight = ({ price }: { price: string }) => {
  const [before, figure, after] = useWords(homeWords).fromNight(price)
  return (
    <span className="home-from num">
      {before}
      <b>{figure}</b>
      {after}
    </span>
  )
}
