import { DateRangeField } from '@porchlight/ui'
import { useMemo, useState } from 'react'
import { useDateRangeWords } from '#app/lib/date-words.ts'
import { useHabits } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { HomeCalendar } from './row.ts'
import { isAvailable, type Selection } from './selection.ts'

type Props = {
  calendar: HomeCalendar
  selection: Selection | undefined
  onSelect: (selection: Selection) => void
}

/** The nights as two dates, for those who don't tap them in the calendar. */
export const NightsField = ({ calendar: { home, nights }, selection, onSelect }: Props) => {
  const words = useWords(ownerCalendarWords)
  const [range, setRange] = useState<{ start?: string | undefined; end?: string | undefined }>({
    start: selection?.from,
    end: selection?.to,
  })
  const blocked = useMemo(
    () => nights.filter((night) => !isAvailable(night, home.today)).map(({ date }) => date),
    [nights, home.today],
  )
  return (
    <DateRangeField
      className="cal-nights"
      label={words.dates}
      of="nights"
      value={range}
      onChange={(next) => {
        setRange(next)
        if (next.start && next.end) onSelect({ homeId: home.id, from: next.start, to: next.end, anchor: next.start })
      }}
      min={home.today}
      today={home.today}
      blocked={blocked}
      words={useDateRangeWords({ start: words.arrival, end: words.departure })}
      {...useHabits()}
    />
  )
}
