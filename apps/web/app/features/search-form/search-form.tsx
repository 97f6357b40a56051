import './search-form.css'
import { SearchBar, SearchSegment, useAlive } from '@porchlight/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { href, useSubmit } from 'react-router'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import type { PanelName } from './panels.tsx'
import { PlainFields } from './plain-fields.tsx'
import { useDatesText, usePartyText } from './search-text.ts'
import { filledFields, type SearchValues } from './search-values.ts'

const Panel = lazy(() => import('./panels.tsx').then((module) => ({ default: module.Panel })))

export type SearchPlace = { id: string; name: string; homes: number }

type Props = {
  places: readonly SearchPlace[]
  values: SearchValues
  compact?: boolean
  /** Filters that stay when place, dates, or guests change. */
  hiddenFields?: readonly (readonly [string, string])[]
  /** Map or affiliate segment of the address to keep. */
  action?: string
}

type LiveProps = {
  values: SearchValues
  places: readonly SearchPlace[]
  onChange: (change: Partial<SearchValues>) => void
  zone: string
}

const LiveFields = (props: LiveProps) => {
  const { values, places } = props
  const words = useWords(searchFormWords)
  const [panel, setPanel] = useState<{ name: PanelName; open: boolean }>()
  const opener = useRef<HTMLButtonElement>(null)
  const place = places.find(({ id }) => id === values.place)?.name
  const segments = [
    ['where', words.where, place ?? (values.bbox && words.partOfMap), words.anywhere],
    ['when', words.when, useDatesText(values), words.anyDates],
    ['who', words.who, usePartyText(values), words.anyParty],
  ] as const
  return (
    <>
      {segments.map(([name, label, chosen, placeholder]) => (
        <SearchSegment
          key={name}
          label={label}
          chosen={chosen}
          placeholder={placeholder}
          open={panel?.open === true && panel.name === name}
          onClick={({ currentTarget }) => {
            opener.current = currentTarget
            setPanel({ name, open: true })
          }}
        />
      ))}
      {panel && (
        <Suspense>
          {/* One panel each: a closing panel would return focus to another segment. */}
          <Panel
            key={panel.name}
            {...props}
            {...panel}
            anchor={opener}
            onClose={() => setPanel({ ...panel, open: false })}
          />
        </Suspense>
      )}
      {filledFields(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}

/** Search bar: place, dates, guests; works with and without JavaScript. */
export const SearchForm = ({ places, values: given, compact = false, hiddenFields = [], action }: Props) => {
  const words = useWords(searchFormWords)
  const zone = useTeamZone()
  const alive = useAlive()
  const submit = useSubmit()
  const [values, setValues] = useState(given)
  // The address may change meanwhile: browser back, a cleared filter, another town.
  const [seen, setSeen] = useState(given)
  if (JSON.stringify(seen) !== JSON.stringify(given)) {
    setSeen(given)
    setValues(given)
  }
  const change = (part: Partial<SearchValues>) => setValues((now) => ({ ...now, ...part }))
  return (
    <SearchBar
      compact={compact}
      goLabel={words.search}
      action={action ?? href('/book-a-property/:mapOrAffiliate?')}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      {alive ? (
        <LiveFields values={values} places={places} onChange={change} zone={zone} />
      ) : (
        <PlainFields places={places} values={values} />
      )}
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </SearchBar>
  )
}
