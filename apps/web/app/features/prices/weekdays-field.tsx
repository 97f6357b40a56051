import { CheckboxGroup } from '@porchlight/ui'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { weekdayName } from './weekday-name.ts'

type Props = {
  legend: string
  hint?: string
  error?: string | undefined
  value: readonly number[]
  onChange: (days: number[]) => void
}

/** Weekday checkboxes, 0 = Sunday, in the reader's week order. */
export const WeekdaysField = ({ value, onChange, ...field }: Props) => {
  const formats = useFormats()
  const { firstWeekday } = useHabits()
  const days = Array.from({ length: 7 }, (_, index) => (index + firstWeekday) % 7)
  return (
    <CheckboxGroup
      {...field}
      className="pricing-weekdays"
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number).toSorted((a, b) => a - b))}
      options={days.map((number) => ({ value: String(number), label: weekdayName(formats, number) }))}
    />
  )
}
