import { UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { homeWords } from '#app/lib/messages/site/home.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { FeaturedTown } from './front-page.ts'

type Props = {
  towns: readonly FeaturedTown[]
  /** Total number of towns. */
  of: number
}

const firstSentence = (text: string): string => `${text.split(/(?<=[.!?])\s/)[0] ?? text}`

/** Towns by number of homes; the active one shows a home. */
export const Towns = ({ towns, of }: Props) => {
  const { moneyRounded } = useFormats()
  const words = useWords(homeWords)
  const [lit, setLit] = useState(towns[0]?.id)
  const home = towns.find((town) => town.id === lit)?.home
  if (towns.length === 0) return null
  return (
    <section className="home-section wrap">
      <div className="home-head" data-split="7-5">
        <h2 className="t-h1">{words.townsTitle({ towns: of })}</h2>
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
                <span className="home-town-count">{words.homesCount({ number: town.homes })}</span>
                {town.fromNight && <FromNight price={moneyRounded(town.fromNight)} />}
              </UiLink>
            </li>
          ))}
        </ul>
        {home && (
          <figure>
            <HomePicture
              key={home.id}
              image={home.image}
              evening={home.evening}
              sizes="(width <= 768px) 100vw, 42vw"
              className="home-town-picture"
              focus="42% 50%"
            />
            <figcaption className="t-mini muted">
              {home.name}, {home.town}
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}

/** "from $720 a night", with the figure emphasized. */
export const FromNight = ({ price }: { price: string }) => {
  const words = useWords(homeWords)
  return <span className="home-from num">{words.fromNight({ price, b: (figure) => <b>{figure}</b> })}</span>
}
