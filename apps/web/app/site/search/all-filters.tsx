import type { ResultsOf, SearchResults, searchData } from '@porchlight/contract'
import { Button, ButtonLink, Checkbox, NumberStepper, SidePanel } from '@porchlight/ui'
import { searchWords } from '#app/lib/messages/site/search.ts'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { PriceFilter } from './price-filter.tsx'
import { changed, hasCode, type SearchName, toggled, withoutFilters } from './search-address.ts'
import { useSearchAddress } from './use-search-address.ts'

type Props = { found: SearchResults; offer: ResultsOf<typeof searchData>; onClose: () => void }

const minorIn = (text: string | null): number | null => (text && /^\d{1,12}$/.test(text) ? Number(text) : null)

/** All filters; each applies at once, and the button shows the count. */
export const AllFilters = ({ found, offer, onClose }: Props) => {
  const words = useWords(searchWords)
  const form = useWords(searchFormWords)
  const { search, go } = useSearchAddress()
  const set = (change: Partial<Record<SearchName, string | number>>) => go(changed(search, change))
  const number = (name: 'bedrooms' | 'bathrooms' | 'pets') => Number(search.get(name) ?? 0) || 0
  const groups = [...Map.groupBy(offer.amenities, (amenity) => amenity.group)]
  const countOf = (code: string) => found.facets.amenities.find((facet) => facet.code === code)?.count ?? 0
  const dated = Boolean(search.get('arrive') || search.get('flex'))
  return (
    <SidePanel
      open
      onClose={onClose}
      title={words.allFilters}
      closeLabel={words.close}
      footer={
        <>
          <ButtonLink look="bare" href={`?${withoutFilters(search)}`}>
            {words.clear}
          </ButtonLink>
          <Button look="primary" onClick={onClose}>
            {words.show({ number: found.total })}
          </Button>
        </>
      }
    >
      <div className="all-filters">
        <section>
          <PriceFilter
            label={dated ? words.priceOfStay : words.pricePerNight}
            bars={found.histogram}
            currency={offer.priceRange?.min.currency ?? 'USD'}
            limits={{ min: minorIn(search.get('min')), max: minorIn(search.get('max')) }}
            onChange={({ min, max }) => set({ min: min ?? '', max: max ?? '' })}
          />
        </section>
        <section>
          {(['bedrooms', 'bathrooms'] as const).map((name) => (
            <NumberStepper
              key={name}
              label={words[name]}
              value={number(name)}
              max={12}
              onChange={(value) => set({ [name]: value })}
              lessLabel={form.less({ what: words[name] })}
              moreLabel={form.more({ what: words[name] })}
            />
          ))}
          <Checkbox
            checked={number('pets') > 0}
            onChange={(on) => set({ pets: on ? 1 : 0 })}
            label={
              <>
                {words.dogs} <span className="muted num">{found.facets.pets}</span>
              </>
            }
          />
          <Checkbox
            checked={search.get('instant') === '1'}
            onChange={(on) => set({ instant: on ? '1' : '' })}
            label={
              <>
                {words.instant} <span className="muted num">{found.facets.instant}</span>
              </>
            }
          />
        </section>
        <section>
          <h3>{words.types}</h3>
          {offer.types.map(({ code, label }) => (
            <Checkbox
              key={code}
              checked={hasCode(search, 'types', code)}
              onChange={() => go(toggled(search, 'types', code))}
              label={
                <>
                  {label}{' '}
                  <span className="muted num">
                    {found.facets.types.find((facet) => facet.code === code)?.count ?? 0}
                  </span>
                </>
              }
            />
          ))}
        </section>
        {groups.map(([group, amenities]) => (
          <section key={group}>
            <h3>{group}</h3>
            {amenities.map(({ code, label }) => (
              <Checkbox
                key={code}
                checked={hasCode(search, 'amenities', code)}
                onChange={() => go(toggled(search, 'amenities', code))}
                label={
                  <>
                    {label} <span className="muted num">{countOf(code)}</span>
                  </>
                }
              />
            ))}
          </section>
        ))}
      </div>
    </SidePanel>
  )
}
