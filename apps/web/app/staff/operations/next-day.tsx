import { Section, UiLink } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { staffOperationsWords } from '#app/lib/messages/staff/operations.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Board } from './day-figures.ts'

/** How the day after stands, with the way there. */
export const NextDay = ({ board: { nextDay }, date, to }: { board: Board; date: string; to: string }) => {
  const words = useWords(staffOperationsWords)
  const { day } = useFormats()
  const figures = [
    [words.jobs, nextDay.jobs],
    [words.sameDayTurnovers, nextDay.sameDay],
    [words.withoutPerson, nextDay.open],
    [words.unsent, nextDay.unsent],
  ] as const
  return (
    <Section
      title={words.nextDay}
      side={
        <UiLink className="inline-link" href={to}>
          {day(date)}
        </UiLink>
      }
    >
      <dl className="operations-next">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
