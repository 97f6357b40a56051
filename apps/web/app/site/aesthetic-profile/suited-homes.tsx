import type { TasteHome, TasteReading } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'
import { HomeGrid } from '#app/features/home-picture/home-grid.tsx'
import { StayDates } from '#app/features/stay-asked/stay-dates.tsx'
import { StayPrice } from '#app/features/stay-asked/stay-price.tsx'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useLanguage } from '#app/lib/spoken.ts'
import { stayQuery } from '../search/search-address.ts'
import { allOf, becauseOf, kindsOf, nameOf } from './lean-words.ts'

type Asked = { arrive: string; depart: string } | null

/** The homes with their reasons, each a way to it with the stay that was asked for. */
export const SuitedHomes = ({ homes, asked }: { homes: readonly TasteHome[]; asked: Asked }) => {
  const words = useWords(profileWords)
  const language = useLanguage()
  const [search] = useSearchParams()
  return (
    <HomeGrid
      homes={homes}
      hrefOf={({ slug }) => `${href('/properties/:slug/:thirdParty?', { slug })}${stayQuery(search, asked)}`}
      name="h3"
    >
      {(home) => (
        <>
          <span className="taste-why">{becauseOf(home.why, words, language)}</span>
          <StayPrice home={home} />
        </>
      )}
    </HomeGrid>
  )
}

/** On to the search, for the kinds of homes he leans to and the stay he asked for. */
const ToSearch = ({ reading, asked }: { reading: TasteReading; asked: Asked }) => {
  const words = useWords(profileWords)
  const language = useLanguage()
  const [search] = useSearchParams()
  const kinds = kindsOf(reading)
  const query = new URLSearchParams(stayQuery(search, asked))
  if (kinds.length > 0) query.set('types', kinds.map(({ code }) => code).join(','))
  const names = kinds.flatMap((kind) => nameOf(kind, words) ?? [])
  return (
    <ButtonLink href={`${href('/book-a-property/:mapOrAffiliate?')}?${query}`.replace(/\?$/, '')} icon="search">
      {names.length > 0 ? words.searchFor({ kinds: allOf(names, language) }) : words.search}
    </ButtonLink>
  )
}

type Props = {
  reading: TasteReading
  homes: readonly TasteHome[]
  /** What else stands in the address of the page. */
  kept?: readonly (readonly [name: string, value: string])[]
  datesRefused: boolean
}

/** The homes that suit a taste, for a stay or without dates. */
export const Suited = ({ reading, homes, kept = [], datesRefused }: Props) => {
  const words = useWords(profileWords)
  const [search] = useSearchParams()
  const [arrive, depart] = [search.get('arrive'), search.get('depart')]
  const asked = !datesRefused && arrive && depart ? { arrive, depart } : null
  return (
    <section className="taste-homes">
      <header>
        <h2 className="t-h1">{words.homes}</h2>
        <p className="muted">{homes.length > 0 ? words.homesText : words.noHomes}</p>
      </header>
      {homes.length > 0 && <StayDates kept={kept} refused={datesRefused} />}
      {homes.length > 0 && <SuitedHomes homes={homes} asked={asked} />}
      <ToSearch reading={reading} asked={asked} />
    </section>
  )
}
