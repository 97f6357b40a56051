import { SearchField, SearchSelect } from '@porchlight/ui'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { SearchPlace } from './search-form.tsx'
import { useDatesText } from './search-text.ts'
import { isOfMonth, type SearchValues } from './search-values.ts'

/** Parameters without a field are preserved. */
const HiddenValues = ({ values, names }: { values: SearchValues; names: readonly (keyof SearchValues)[] }) =>
  names
    .filter((name) => values[name])
    .map((name) => <input key={name} type="hidden" name={name} value={values[name]} />)

/** Two dates, or flexible ones until they are cleared. */
const PlainDates = ({ values }: { values: SearchValues }) => {
  const words = useWords(searchFormWords)
  const flexible = useDatesText(values)
  if (isOfMonth(values.flex))
    return (
      <>
        <SearchSelect
          label={words.when}
          name="flex"
          defaultValue={values.flex}
          emptyText={words.exactDates}
          options={[{ value: values.flex, label: flexible }]}
        />
        <HiddenValues values={values} names={['month']} />
      </>
    )
  return (
    <>
      <div className="ui-search-segment search-plain-dates">
        <label>
          <span className="ui-search-label">{words.arrive}</span>
          <input type="date" name="arrive" defaultValue={values.arrive} />
        </label>
        <label>
          <span className="ui-search-label">{words.depart}</span>
          <input type="date" name="depart" defaultValue={values.depart} />
        </label>
      </div>
      <HiddenValues values={values} names={['flex']} />
    </>
  )
}

/** The search bar as a plain form, before hydration. */
export const PlainFields = ({ places, values }: { places: readonly SearchPlace[]; values: SearchValues }) => {
  const words = useWords(searchFormWords)
  return (
    <>
      <SearchSelect
        label={words.where}
        name="place"
        defaultValue={values.place}
        emptyText={values.bbox ? words.partOfMap : words.anywhere}
        options={places.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <PlainDates values={values} />
      <SearchField label={words.adults}>
        <input
          type="number"
          name="adults"
          min={0}
          max={30}
          defaultValue={values.adults || ''}
          placeholder={words.anyParty}
        />
      </SearchField>
      <HiddenValues values={values} names={['bbox', 'children', 'infants', 'pets']} />
    </>
  )
}
