import './stay-dates.css'
import { Alert, Button } from '@porchlight/ui'
import { Form, useSearchParams } from 'react-router'
import { stayPriceWords } from '#app/lib/messages/site/stay-prices.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  /** Address parameters to preserve. */
  hiddenFields?: readonly (readonly [name: string, value: string])[]
  /** The dates in the address are invalid. */
  refused: boolean
}

/** Dates and guests for all homes of a page: a plain form that works without JavaScript. */
export const StayDatesForm = ({ hiddenFields = [], refused }: Props) => {
  const words = useWords(stayPriceWords)
  const [search] = useSearchParams()
  const parameter = (name: string) => search.get(name) ?? ''
  return (
    <>
      <Form key={String(search)} className="stay-dates" preventScrollReset>
        {hiddenFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {(['arrive', 'depart'] as const).map((name) => (
          <label key={name}>
            <span>{words[name]}</span>
            <input type="date" name={name} defaultValue={parameter(name)} />
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
              defaultValue={parameter(name) || (name === 'adults' ? 2 : 0)}
            />
          </label>
        ))}
        <Button type="submit">{words.showPrices}</Button>
      </Form>
      {refused && <Alert>{words.datesRefused}</Alert>}
    </>
  )
}
