import { RadioGroup, Select } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { flexibleDatesWords } from '#app/lib/messages/site/flexible-dates.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type Flex, monthFrom, type SearchValues } from './search-values.ts'

type Props = { values: SearchValues; onChange: (change: Partial<SearchValues>) => void; today: Date }

const monthsOffered = 15

/** A weekend, week, or month, and the month it is in. */
export const FlexibleDates = ({ values, onChange, today }: Props) => {
  const { monthName } = useFormats()
  const words = useWords(flexibleDatesWords)
  const months = Array.from({ length: monthsOffered }, (_, after) => monthFrom(today, after))
  const named = months.includes(values.month) ? months : [values.month, ...months]
  return (
    <div className="search-flexible">
      <RadioGroup
        legend={words.howLong}
        look="segments"
        options={(['weekend', 'week', 'month'] as const).map((value) => ({ value, label: words.lengths[value] }))}
        value={values.flex}
        onChange={(flex) => onChange({ flex: flex as Flex })}
      />
      <Select
        label={words.inMonth}
        emptyText=""
        options={named.map((month) => ({ value: month, label: monthName(month) }))}
        value={values.month}
        onChange={(month) => onChange({ month })}
      />
    </div>
  )
}
