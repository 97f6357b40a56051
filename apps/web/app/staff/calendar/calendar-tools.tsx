import { Button } from '@porchlight/ui'
import { type ReactNode, useState } from 'react'
import { staffCalendarWords } from '#app/lib/messages/staff/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Actions for the homes in view, and the legend. On a phone they are behind a button: nights come first. */
export const CalendarTools = ({ children }: { children: ReactNode }) => {
  const { tools } = useWords(staffCalendarWords)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        views
        size="small"
        iconAfter={open ? 'chevron-up' : 'chevron-down'}
        className="cal-more-toggle"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {tools}
      </Button>
      <div className="cal-more" data-open={open || undefined}>
        {children}
      </div>
    </>
  )
}
