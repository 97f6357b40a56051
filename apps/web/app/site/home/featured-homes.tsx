import type { SearchHit } from '@porchlight/contract'
import { IconButton, UiLink } from '@porchlight/ui'
import { useRef } from 'react'
import { href } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { homeWords } from '#app/lib/messages/site/home.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { FromNight } from './towns.tsx'

/** A row of homes to scroll sideways with arrows, touch, or keys. */
export const FeaturedHomes = ({ homes }: { homes: readonly SearchHit[] }) => {
  const { moneyRounded } = useFormats()
  const words = useWords(homeWords)
  const row = useRef<HTMLUListElement>(null)
  const move = (direction: 1 | -1) => {
    if (!row.current) return
    const way = getComputedStyle(row.current).direction === 'rtl' ? -direction : direction
    row.current.scrollBy({ left: way * row.current.clientWidth * 0.6, behavior: 'smooth' })
  }
  if (homes.length === 0) return null
  return (
    <section className="home-section home-chosen">
      <div className="home-head wrap">
        <h2 className="t-h1">{words.chosenTitle}</h2>
        <div className="home-arrows">
          <IconButton icon="arrow-left" label={words.earlier} onClick={() => move(-1)} />
          <IconButton icon="arrow-right" label={words.later} onClick={() => move(1)} />
        </div>
      </div>
      <ul ref={row} className="home-row">
        {homes.map((home) => (
          <li key={home.id}>
            <UiLink href={href('/properties/:slug/:thirdParty?', { slug: home.slug })}>
              {home.image && (
                <HomePicture
                  image={home.image}
                  evening={home.evening}
                  sizes="(width <= 768px) 300px, 600px"
                  className="home-row-picture"
                  silent
                />
              )}
              <span className="home-row-names">
                <span className="t-card">{home.name}</span>
                {home.fromNight && <FromNight price={moneyRounded(home.fromNight)} />}
              </span>
              <span className="t-small muted">
                {home.town}, {words.sleeps({ number: home.sleeps })}
              </span>
              {home.note && <span className="home-row-note muted">{home.note}</span>}
            </UiLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
