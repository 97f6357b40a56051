import type { CSSProperties } from 'react'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type NightKind, nightRuns, type Tally } from './year.ts'

/** The nights of a month as a strip: each status has its own shape, not just a color. */
export const NightStrip = ({ kinds }: { kinds: readonly NightKind[] }) => {
  let at = 0
  return (
    <span className="cal-strip" aria-hidden="true">
      {nightRuns(kinds).map(({ kind, nights }) => {
        at += nights
        return <i key={at} data-kind={kind ?? 'free'} style={{ '--nights': nights } as CSSProperties} />
      })}
    </span>
  )
}

/** "18 of 31 nights booked, 3 blocked". */
export const useTallyText = (): ((tally: Tally) => string) => {
  const words = useWords(ownerCalendarWords)
  return ({ booked, nights, blocked }) =>
    blocked > 0 ? words.monthTallyBlocked({ booked, nights, blocked }) : words.monthTally({ booked, nights })
}
