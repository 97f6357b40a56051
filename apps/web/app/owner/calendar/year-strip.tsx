import type { CSSProperties } from 'react'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type NightKind, runsOf, type Tally } from './year.ts'

/** The nights of a month side by side, thin as they are: each kind has a shape of its own besides its color. */
export const Strip = ({ kinds }: { kinds: readonly NightKind[] }) => {
  let at = 0
  return (
    <span className="cal-strip" aria-hidden="true">
      {runsOf(kinds).map(({ kind, nights }) => {
        at += nights
        return <i key={at} data-kind={kind ?? 'free'} style={{ '--nights': nights } as CSSProperties} />
      })}
    </span>
  )
}

/** "18 of 31 nights booked, 3 kept". */
export const useTallyText = (): ((tally: Tally) => string) => {
  const words = useWords(ownerCalendarWords)
  return ({ booked, nights, kept }) =>
    kept > 0 ? words.monthTallyKept({ booked, nights, kept }) : words.monthTally({ booked, nights })
}
