import './stay-asked.css'
import { Alert, Button } from '@porchlight/ui'
import { Form, useSearchParams } from 'react-router'
import { stayAskedWords } from '#app/lib/messages/site/stay-asked.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  /** Names and values of the address that stay as they are. */
  kept?: readonly (readonly [name: string, value: string])[]
  /** The dates in the address cannot be asked for. */
  refused: boolean
}

/** The stay that all homes of a page are asked for: a plain form, so that it works without scripts. */
export const StayDates = ({ kept = [], refused }: Props) => {
  const words = useWords(stayAskedWords)
  const [search] = useSearchParams()
  const asked = (name: string) => search.get(name) ?? ''
  return (
    <>
      <Form key={String(search)} className="stay-dates" preventScrollReset>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
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
      {refused && <Alert>{words.datesRefused}</Alert>}
    </>
  )
}
