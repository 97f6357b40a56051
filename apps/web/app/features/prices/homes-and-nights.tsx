import { addDays, measuredNights } from '@porchlight/contract'
import { Button, CheckboxGroup, DateField } from '@porchlight/ui'
import { useDateWords } from '#app/lib/date-words.ts'
import { useHabits } from '#app/lib/formats.ts'

/** A home to choose. */
export type HomeChoice = { id: number; name: string; town: string }

type DayField = {
  name: string
  value: string | null
  error: string | undefined
  onChange: (day: string | null) => void
}

type Props = {
  homes: readonly HomeChoice[]
  today: string
  words: { homes: string; all: string; none: string; first: string; last: string }
  chosen: { value: string[]; error: string | undefined; onChange: (ids: string[]) => void }
  first: DayField
  last: DayField
}

/** The homes and nights a bulk change applies to. */
export const HomesAndNights = ({ homes, today, words, chosen, first, last }: Props) => {
  const dateWords = useDateWords()
  const { locale, firstWeekday } = useHabits()
  const day = { today, min: today, max: addDays(today, measuredNights - 1), locale, firstWeekday, words: dateWords }
  const every = homes.map(({ id }) => String(id))
  const hasAll = chosen.value.length === every.length
  return (
    <>
      <CheckboxGroup
        legend={words.homes}
        className="pricing-homes"
        {...chosen}
        options={homes.map(({ id, name, town }) => ({ value: String(id), label: `${name}, ${town}` }))}
      />
      <Button size="small" onClick={() => chosen.onChange(hasAll ? [] : every)}>
        {hasAll ? words.none : words.all}
      </Button>
      <div className="pricing-pair">
        <DateField label={words.first} {...day} {...first} />
        <DateField label={words.last} {...day} {...last} />
      </div>
    </>
  )
}
