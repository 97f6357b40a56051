import type { ResultsOf, SearchResults, searchData } from '@porchlight/contract'
import { Chip, ChipLink, OverlayLoading, UiLink } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDatesText } from '#app/features/search-form/search-text.ts'
import { isOfMonth, valuesIn } from '#app/features/search-form/search-values.ts'
import { useFormats } from '#app/lib/formats.ts'
import { searchWords } from '#app/lib/messages/site/search.ts'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { changed, filterCount, hasCode, toggled, withoutFilters } from './search-address.ts'

const AllFilters = lazy(() => import('./all-filters.tsx').then((module) => ({ default: module.AllFilters })))

type Props = { found: SearchResults; offer: ResultsOf<typeof searchData> }

const quick = ['pool', 'beachfront', 'lakefront', 'fireplace', 'step_free', 'hot_tub', 'fire_pit', 'fenced_garden']
const quickShown = 5

const whole = (text: string | null): number => (text && /^\d{1,12}$/.test(text) ? Number(text) : 0)

/** Number filters: shown only while active. */
const Numbers = ({ currency }: { currency: string }) => {
  const { moneyRounded } = useFormats()
  const words = useWords(searchWords)
  const [search] = useSearchParams()
  const price = (name: 'min' | 'max') => moneyRounded({ amount: whole(search.get(name)), currency })
  const chips = [
    { name: 'min', label: words.from({ price: price('min') }) },
    { name: 'max', label: words.upTo({ price: price('max') }) },
    { name: 'bedrooms', label: words.bedroomsOrMore({ number: whole(search.get('bedrooms')) }) },
    { name: 'bathrooms', label: words.bathroomsOrMore({ number: whole(search.get('bathrooms')) }) },
  ] as const
  return chips
    .filter(({ name }) => whole(search.get(name)) > 0)
    .map(({ name, label }) => (
      <ChipLink key={name} on href={`?${changed(search, { [name]: '' })}`}>
        {label}
      </ChipLink>
    ))
}

/** Flexible dates, while active; removing them leaves fixed dates, if any. */
const Flexible = () => {
  const words = useWords(searchFormWords)
  const [search] = useSearchParams()
  const values = valuesIn(search)
  const said = useDatesText(values)
  if (!values.flex || !said) return null
  return (
    <ChipLink on href={`?${changed(search, { flex: '', month: '' })}`}>
      {isOfMonth(values.flex) ? said : words.threeDays}
    </ChipLink>
  )
}

/** Active and suggested filters; links, so they work without JavaScript. */
export const Filters = ({ found, offer }: Props) => {
  const words = useWords(searchWords)
  const [search] = useSearchParams()
  const [open, setOpen] = useState(false)
  const on = filterCount(search)
  const currency = offer.priceRange?.min.currency ?? 'USD'
  const countOf = (code: string) => found.facets.amenities.find((facet) => facet.code === code)?.count ?? 0
  const chosen = offer.amenities.filter(({ code }) => hasCode(search, 'amenities', code))
  const offered = offer.amenities
    .filter(({ code }) => quick.includes(code) && !chosen.some((one) => one.code === code))
    .slice(0, quickShown)
  return (
    <nav className="search-filters" aria-label={words.filters}>
      <Chip icon="filter" {...(on > 0 && { count: on })} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {words.allFilters}
      </Chip>
      <span className="search-separator" />
      <Flexible />
      <Numbers currency={currency} />
      {offer.types
        .filter(({ code }) => hasCode(search, 'types', code))
        .map(({ code, label }) => (
          <ChipLink key={code} on href={`?${toggled(search, 'types', code)}`}>
            {label}
          </ChipLink>
        ))}
      {[...chosen, ...offered].map(({ code, label }) => {
        const isOn = hasCode(search, 'amenities', code)
        return (
          <ChipLink
            key={code}
            on={isOn}
            {...(!isOn && { count: countOf(code) })}
            href={`?${toggled(search, 'amenities', code)}`}
          >
            {label}
          </ChipLink>
        )
      })}
      <ChipLink
        on={search.get('instant') === '1'}
        {...(search.get('instant') !== '1' && { count: found.facets.instant })}
        href={`?${changed(search, { instant: search.get('instant') === '1' ? '' : '1' })}`}
      >
        {words.instant}
      </ChipLink>
      {on > 0 && (
        <UiLink className="inline-link search-clear" href={`?${withoutFilters(search)}`}>
          {words.clear}
        </UiLink>
      )}
      {open && (
        <Suspense fallback={<OverlayLoading onClose={() => setOpen(false)} />}>
          <AllFilters found={found} offer={offer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </nav>
  )
}
