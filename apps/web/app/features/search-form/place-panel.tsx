import { matchSearch } from '@porchlight/contract'
import type { ChoiceOption } from '@porchlight/ui'
import { FindList } from '@porchlight/ui/find-list'
import { href, useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { placeSearchWords } from '#app/lib/messages/site/place-search.ts'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { SearchPlace } from './search-form.tsx'
import { filledFields, type SearchValues } from './search-values.ts'

type Props = {
  places: readonly SearchPlace[]
  values: SearchValues
  onChange: (change: Partial<SearchValues>) => void
  onDone: () => void
}

/** Prefix of home options; town ids never start with it. */
const home = 'home:'

const useLookUp = () => {
  const words = useWords(placeSearchWords)
  return async (text: string): Promise<ChoiceOption[]> => {
    const answer = await api(matchSearch, { query: { q: text } })
    if (!answer.ok) throw new Error(answer.error.message)
    return answer.results.objects.map((found) =>
      found.kind === 'place'
        ? { value: found.id, label: found.name, detail: words.homes({ number: found.homes }) }
        : { value: `${home}${found.slug}`, label: found.name, detail: words.homeIn({ town: found.town }) },
    )
  }
}

/** Towns to choose from, and homes by name, which open at once with the dates and guests. */
export const PlacePanel = ({ places, values, onChange, onDone }: Props) => {
  const words = useWords(searchFormWords)
  const found = useWords(placeSearchWords)
  const navigate = useNavigate()
  const pick = (value: string) => {
    onDone()
    if (!value.startsWith(home)) return onChange({ place: value, bbox: '' })
    const stay = new URLSearchParams(filledFields({ ...values, place: '', bbox: '', flex: '', month: '' }))
    const path = href('/properties/:slug/:thirdParty?', { slug: value.slice(home.length) })
    void navigate(`${path}?${stay}`.replace(/\?$/, ''))
  }
  return (
    <FindList
      label={words.townOrHome}
      placeholder={words.townOrHome}
      options={[
        { value: '', label: words.anywhere },
        ...places.map(({ id, name, homes }) => ({
          value: id,
          label: name,
          detail: found.homes({ number: homes }),
        })),
      ]}
      lookUp={useLookUp()}
      onPick={pick}
      words={{ looking: found.looking, none: found.nothingOfThatName }}
    />
  )
}
