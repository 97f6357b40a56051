import type { SearchResults } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { homeGroupWords } from '#app/lib/messages/site/home-groups.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { memberQuery } from './search-address.ts'

type Combination = SearchResults['together'][number]

/** Rounded to 100 meters, at least 100: the locations shown are that imprecise. */
const useDistance = (meters: number): string => {
  const { decimal } = useFormats()
  const words = useWords(homeGroupWords)
  const hundreds = Math.max(1, Math.round(meters / 100))
  return hundreds < 10
    ? words.meters({ number: decimal(hundreds * 100, 0) })
    : words.kilometers({ number: decimal(hundreds / 10, 1) })
}

const Member = ({ home }: { home: Combination['homes'][number] }) => {
  const { money } = useFormats()
  const words = useWords(homeGroupWords)
  const [search] = useSearchParams()
  const { adults, children } = home.party
  return (
    <li>
      <UiLink href={`${href('/properties/:slug/:thirdParty?', { slug: home.slug })}${memberQuery(search, home.party)}`}>
        {home.image && (
          <HomePicture
            image={home.image}
            evening={home.evening}
            sizes="(width <= 768px) 50vw, 260px"
            ratio="3 / 2"
            silent
          />
        )}
        <h3 className="t-card">{home.name}</h3>
        <p className="t-small muted">
          {home.town}, {words.sleeps({ number: home.sleeps })}
        </p>
        <p className="t-small num">
          {words.party({ adults, children })}: {money(home.headline)}
        </p>
      </UiLink>
    </li>
  )
}

const Offered = ({ combination }: { combination: Combination }) => {
  const { money } = useFormats()
  const words = useWords(homeGroupWords)
  const { homes, headline, taxes, meters } = combination
  const distance = useDistance(meters)
  return (
    <li>
      <ul className="together-homes">
        {homes.map((home) => (
          <Member key={home.id} home={home} />
        ))}
      </ul>
      <p className="together-total num">
        <span>{words.total}</span> <b className="t-price">{money(headline)}</b>{' '}
        <span className="t-small muted">
          {taxes.amount > 0 ? words.taxes({ amount: money(taxes) }) : words.noTaxes}, {words.apart({ distance })}
        </span>
      </p>
    </li>
  )
}

/** For parties no home sleeps: groups of two or three nearby homes, booked separately. */
export const HomeGroups = ({ combinations }: { combinations: readonly Combination[] }) => {
  const words = useWords(homeGroupWords)
  return (
    <section className="together">
      <h2 className="t-h2">{words.title}</h2>
      <p className="muted">{words.lead}</p>
      <ul aria-label={words.title}>
        {combinations.map((combination) => (
          <Offered key={combination.homes.map(({ id }) => id).join('-')} combination={combination} />
        ))}
      </ul>
    </section>
  )
}
