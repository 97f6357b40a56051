import type { SearchResults } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'
import { HomePicture } from '#app/features/home-picture/home-picture.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { togetherWords } from '#app/lib/messages/site/together.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Combination = SearchResults['together'][number]

/** To the nearest hundred metres, and never nothing: the places shown are about that far off. */
const useDistance = (metres: number): string => {
  const { decimal } = useFormats()
  const words = useWords(togetherWords)
  const hundreds = Math.max(1, Math.round(metres / 100))
  return hundreds < 10
    ? words.metres({ number: decimal(hundreds * 100, 0) })
    : words.kilometres({ number: decimal(hundreds / 10, 1) })
}

const Member = ({ home }: { home: Combination['homes'][number] }) => {
  const { moneyRounded } = useFormats()
  const words = useWords(togetherWords)
  const [search] = useSearchParams()
  const { adults, children, infants, pets } = home.party
  const stay = new URLSearchParams({ arrive: search.get('arrive') ?? '', depart: search.get('depart') ?? '' })
  for (const [name, number] of Object.entries({ adults, children, infants, pets }))
    if (number > 0) stay.set(name, String(number))
  return (
    <li>
      <UiLink href={`${href('/properties/:slug/:thirdParty?', { slug: home.slug })}?${stay}`}>
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
          {words.party({ adults, children })}: {moneyRounded(home.headline)}
        </p>
      </UiLink>
    </li>
  )
}

const Offered = ({ combination }: { combination: Combination }) => {
  const { moneyRounded, money } = useFormats()
  const words = useWords(togetherWords)
  const { homes, headline, taxes, metres } = combination
  const distance = useDistance(metres)
  return (
    <li>
      <ul className="together-homes">
        {homes.map((home) => (
          <Member key={home.id} home={home} />
        ))}
      </ul>
      <p className="together-total num">
        <span>{words.total}</span> <b className="t-price">{moneyRounded(headline)}</b>{' '}
        <span className="t-small muted">
          {taxes.amount > 0 ? words.taxes({ amount: money(taxes) }) : words.noTaxes}, {words.apart({ distance })}
        </span>
      </p>
    </li>
  )
}

/** Where no house sleeps a party: two or three near each other that do, each booked by itself. */
export const Together = ({ combinations }: { combinations: readonly Combination[] }) => {
  const words = useWords(togetherWords)
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
