import { dateIn } from '@porchlight/contract'
import { Button, RadioGroup } from '@porchlight/ui'
import { StayCalendar, type StaySelection } from '@porchlight/ui/stay-calendar'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { flexibleDatesWords } from '#app/lib/messages/site/flexible-dates.ts'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { FlexibleDates } from './flexible-dates.tsx'
import { isOfMonth, monthFrom, type SearchValues } from './search-values.ts'

type Props = {
  values: SearchValues
  onChange: (change: Partial<SearchValues>) => void
  onDone: () => void
  zone: string
}

/** Any two dates from today; a home's rules apply on its page. */
const ExactDates = ({ values, onChange, today }: Pick<Props, 'values' | 'onChange'> & { today: string }) => {
  const { day } = useFormats()
  const words = useWords(searchFormWords)
  const moving = useWords(flexibleDatesWords)
  const choose = ({ arrive = '', depart = '' }: StaySelection) => onChange({ arrive, depart })
  return (
    <>
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
      <RadioGroup
        legend={moving.earlierOrLater}
        hideLegend
        look="segments"
        options={[
          { value: '', label: moving.theseDays },
          { value: '3d', label: words.threeDays },
        ]}
        value={values.flex}
        onChange={(flex) => onChange({ flex: flex === '3d' ? '3d' : '' })}
      />
    </>
  )
}

/** Exact dates, or a length of stay within a month. */
export const DatesPanel = ({ values, onChange, onDone, zone }: Props) => {
  const words = useWords(searchFormWords)
  const moving = useWords(flexibleDatesWords)
  const now = new Date()
  const flexible = isOfMonth(values.flex)
  const month = values.arrive.slice(0, 7) || monthFrom(now, 1)
  return (
    <div className="search-dates">
      <RadioGroup
        legend={words.when}
        hideLegend
        look="segments"
        options={[
          { value: 'exact', label: words.exactDates },
          { value: 'flexible', label: moving.flexible },
        ]}
        value={flexible ? 'flexible' : 'exact'}
        onChange={(kind) => onChange(kind === 'flexible' ? { flex: 'weekend', month } : { flex: '', month: '' })}
      />
      {flexible ? (
        <FlexibleDates values={values} onChange={onChange} today={now} />
      ) : (
        <ExactDates values={values} onChange={onChange} today={dateIn(zone, now)} />
      )}
      <Button look="primary" onClick={onDone}>
        {words.done}
      </Button>
    </div>
  )
}
