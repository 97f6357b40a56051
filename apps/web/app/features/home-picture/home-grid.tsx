import './home-grid.css'
import type { HomeCard } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import type { ReactNode } from 'react'
import { homeGridWords } from '#app/lib/messages/site/home-grid.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { HomePicture } from './home-picture.tsx'

type Props<Home> = {
  homes: readonly Home[]
  hrefOf: (home: Home) => string
  /** Heading level of the names. */
  name: 'h2' | 'h3'
  /** Price below the name. */
  children: (home: Home) => ReactNode
}

/** Grid of homes with pictures. */
export const HomeGrid = <Home extends HomeCard>({ homes, hrefOf, name: Name, children }: Props<Home>) => {
  const words = useWords(homeGridWords)
  return (
    <ul className="home-grid">
      {homes.map((home) => (
        <li key={home.id}>
          <UiLink href={hrefOf(home)}>
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
              {home.town}, {words.sleeps({ number: home.sleeps })}
            </p>
            <div className="home-grid-price num">{children(home)}</div>
          </UiLink>
        </li>
      ))}
    </ul>
  )
}
