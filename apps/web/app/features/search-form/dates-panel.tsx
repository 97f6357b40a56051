import { dateIn } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { StayCalendar, type StaySelection } from '@porchlight/ui/stay-calendar'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { SearchValues } from './search-values.ts'

type Props = {
  values: SearchValues
  onChange: (change: Partial<SearchValues>) => void
  onDone: () => void
  zone: string
}

/** Any two days from today on; what a house allows is said on the house. */
export const DatesPanel = ({ values, onChange, onDone, zone }: Props) => {
  const { day } = useFormats()
  const words = useWords(searchFormWords)
  const today = dateIn(zone, new Date())
  const choose = ({ arrive = '', depart = '' }: StaySelection) => onChange({ arrive, depart, flex: '', month: '' })
  return (
    <div className="search-dates">
      <StayCalendar
        value={{ arrive: values.arrive || undefined, depart: values.depart || undefined }}
        onChange={choose}
        today={today}
        {...useHabits()}
        explain={({ reason }) => ({ fact: reason === 'past' ? words.past : words.cannotSelect })}
        words={{
          calendar: words.calendar,
          previousMonth: words.previousMonth,
          nextMonth: words.nextMonth,
          clear: words.clear,
          nearest: words.nearest,
          day: ({ longDate }) => longDate,
          status: ({ arrive, depart }) =>
            arrive && depart ? `${day(arrive)} – ${day(depart)}` : arrive ? words.chooseDeparture : words.chooseArrival,
        }}
      />
      <Button look="primary" onClick={onDone}>
        {words.done}
      </Button>
    </div>
  )
}
