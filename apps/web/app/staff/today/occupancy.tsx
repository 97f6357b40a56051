import type { StaffToday } from '@porchlight/contract'
import { Section } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { staffTodayWords } from '#app/lib/messages/staff/today.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Nights = NonNullable<StaffToday['nights']>

/** Occupancy of the next nights, as bars with numbers. */
export const Occupancy = ({ nights }: { nights: Nights }) => {
  const words = useWords(staffTodayWords)
  const { day, dayShort } = useFormats()
  const [first] = nights
  if (!first) return null
  return (
    <Section title={words.occupancy} note={words.tonight(first)} className="today-part">
      <ol className="today-nights" aria-label={words.occupied}>
        {nights.map(({ date, used, homes }) => (
          <li key={date}>
            <span className="num">{used}</span>
            <i style={{ height: `${homes === 0 ? 0 : (used / homes) * 56}px` }} />
            <small>
              <span aria-hidden="true">{dayShort(date).replace(', ', '\n')}</span>
              <span className="visually-hidden">{day(date)}</span>
            </small>
          </li>
        ))}
      </ol>
    </Section>
  )
}
