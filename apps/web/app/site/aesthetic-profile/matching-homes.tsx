import type { TasteHome, TasteReading } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'
import { HomeGrid } from '#app/features/home-picture/home-grid.tsx'
import { StayDatesForm } from '#app/features/stay-dates/stay-dates-form.tsx'
import { StayPrice } from '#app/features/stay-dates/stay-price.tsx'
import { useLanguage } from '#app/lib/language-context.ts'
import { profileWords } from '#app/lib/messages/taste/profile.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { stayQuery } from '../search/search-address.ts'
import { allOf, becauseOf, kindsOf, nameOf } from './trait-text.ts'

type StayDates = { arrive: string; depart: string } | null

/** Homes with reasons, linked with the stay. */
export const MatchingHomeGrid = ({ homes, stay }: { homes: readonly TasteHome[]; stay: StayDates }) => {
  const words = useWords(profileWords)
  const language = useLanguage()
  const [search] = useSearchParams()
  return (
    <HomeGrid
      homes={homes}
      hrefOf={({ slug }) => `${href('/properties/:slug/:thirdParty?', { slug })}${stayQuery(search, stay)}`}
      name="h3"
    >
      {(home) => (
        <>
          <span className="taste-why">
            {home.why.length > 0 ? becauseOf(home.why, words, language) : home.taken && words.youChose}
          </span>
          <StayPrice home={home} />
        </>
      )}
    </HomeGrid>
  )
}

/** Link to the search for the preferred home types and the stay. */
const ToSearch = ({ reading, stay }: { reading: TasteReading; stay: StayDates }) => {
  const words = useWords(profileWords)
  const language = useLanguage()
  const [search] = useSearchParams()
  const kinds = kindsOf(reading)
  const query = new URLSearchParams(stayQuery(search, stay))
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
  /** Other parameters of the page's address. */
  hiddenFields?: readonly (readonly [name: string, value: string])[]
  datesRefused: boolean
}

/** Homes that match a profile, for a stay or without dates. */
export const MatchingHomes = ({ reading, homes, hiddenFields = [], datesRefused }: Props) => {
  const words = useWords(profileWords)
  const [search] = useSearchParams()
  const [arrive, depart] = [search.get('arrive'), search.get('depart')]
  const stay = !datesRefused && arrive && depart ? { arrive, depart } : null
  // Nothing tells homes apart: neither a reason nor a photo.
  const isAny = homes.every(({ why, taken }) => why.length === 0 && !taken)
  return (
    <section className="taste-homes">
      <header>
        <h2 className="t-h1">{isAny ? words.anyHomes : words.homes}</h2>
        <p className="muted">{isAny ? words.anyHomesText : words.homesText}</p>
      </header>
      {homes.length > 0 && <StayDatesForm hiddenFields={hiddenFields} refused={datesRefused} />}
      {homes.length > 0 && <MatchingHomeGrid homes={homes} stay={stay} />}
      <ToSearch reading={reading} stay={stay} />
    </section>
  )
}
