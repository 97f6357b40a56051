import { instantAt } from '@porchlight/contract'
import { Button, DateTimeField } from '@porchlight/ui'
import { useState } from 'react'
import { useDateWords } from '#app/lib/date-words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'

type LaterFieldProps = {
  label: string
  hint: string
  /** The button's label. */
  action: string
  words: { date: string; time: string; needsBoth: string }
  /** The first selectable day. */
  today: string
  disabled: boolean
  /** The moment, on the company's clock. */
  onSchedule: (at: string) => void
}

/** A day and time on the company's clock, and the button that schedules something for then. */
export const LaterField = ({ label, hint, action, words, today, disabled, onSchedule }: LaterFieldProps) => {
  const dates = useDateWords()
  const zone = useTeamZone()
  const [at, setAt] = useState<string | null>(null)
  const schedule = () => {
    const [day, time] = at?.split('T') ?? []
    if (day && time) onSchedule(instantAt(zone, day, time).toISOString())
  }
  return (
    <>
      <DateTimeField
        label={label}
        hint={hint}
        value={at}
        onChange={setAt}
        today={today}
        min={`${today}T00:00`}
        words={{ ...dates, date: words.date, time: words.time, needsBoth: words.needsBoth }}
      />
      <div className="staff-acts">
        <Button size="small" disabled={disabled || at === null} onClick={schedule}>
          {action}
        </Button>
      </div>
    </>
  )
}
