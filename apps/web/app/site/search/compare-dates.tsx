import type { ComparedHome } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { Form, useSearchParams } from 'react-router'
import { compareWords } from '#app/lib/messages/site/compare.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** The stay that all of them are asked for: a plain form, so that it works without scripts. */
export const CompareDates = ({ homes }: { homes: readonly ComparedHome[] }) => {
  const words = useWords(compareWords)
  const [search] = useSearchParams()
  const asked = (name: string) => search.get(name) ?? ''
  return (
    <Form key={String(search)} className="compare-dates" preventScrollReset>
      <input type="hidden" name="compare" value={homes.map(({ id }) => id).join(',')} />
      {asked('only') && <input type="hidden" name="only" value={asked('only')} />}
      {(['arrive', 'depart'] as const).map((name) => (
        <label key={name}>
          <span>{words[name]}</span>
          <input type="date" name={name} defaultValue={asked(name)} />
        </label>
      ))}
      {(['adults', 'children'] as const).map((name) => (
        <label key={name}>
          <span>{words[name]}</span>
          <input
            type="number"
            name={name}
            min={name === 'adults' ? 1 : 0}
            max={50}
            defaultValue={asked(name) || (name === 'adults' ? 2 : 0)}
          />
        </label>
      ))}
      <Button type="submit">{words.showPrices}</Button>
    </Form>
  )
}
