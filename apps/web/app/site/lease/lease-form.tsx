import { Button } from '@porchlight/ui'
import { Form } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { leaseWords } from '#app/lib/messages/site/lease.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type LeaseSelection, leaseLengths } from './months.ts'

type Props = { selection: LeaseSelection; starts: readonly string[] }

/** Start month, length, and guests: a plain form that works without JavaScript. */
export const LeaseForm = ({ selection, starts }: Props) => {
  const { monthName } = useFormats()
  const words = useWords(leaseWords)
  return (
    <Form key={JSON.stringify(selection)} className="stay-dates" preventScrollReset>
      <label>
        <span>{words.from}</span>
        <select name="month" defaultValue={selection.month}>
          {starts.map((month) => (
            <option key={month} value={month}>
              {monthName(month)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.months}</span>
        <select name="months" defaultValue={selection.length}>
          {leaseLengths.map((number) => (
            <option key={number} value={number}>
              {words.month({ number })}
            </option>
          ))}
        </select>
      </label>
      {(['adults', 'children'] as const).map((name) => (
        <label key={name}>
          <span>{words[name]}</span>
          <input type="number" name={name} min={name === 'adults' ? 1 : 0} max={50} defaultValue={selection[name]} />
        </label>
      ))}
      <Button type="submit" look="primary">
        {words.show}
      </Button>
    </Form>
  )
}
