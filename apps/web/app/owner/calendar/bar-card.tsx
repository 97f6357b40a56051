import type { CalendarBar } from '@porchlight/contract'
import { Button, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { rangeText, storyOf, titleOf } from './bar-words.ts'
import type { HomeCalendar } from './row.ts'
import { useUnblock } from './use-unblock.ts'

/** To the booking, or open the nights again. */
export const BarActions = ({
  bar,
  home,
  onDone,
}: {
  bar: CalendarBar
  home: HomeCalendar['home']
  onDone: () => void
}) => {
  const words = useWords(ownerCalendarWords)
  const { unblock, busy } = useUnblock(home)
  if (bar.bookingId !== null)
    return (
      <UiLink className="inline-link" href={href('/owners/bookings/:bookingId', { bookingId: String(bar.bookingId) })}>
        {words.openBooking}
      </UiLink>
    )
  if (!bar.allowedActions.includes('unblock')) return null
  const lift = async () => {
    await unblock(bar)
    onDone()
  }
  return (
    <Button look="link" busy={busy} onClick={lift}>
      {words.unblock}
    </Button>
  )
}

type Props = { bar: CalendarBar; home: HomeCalendar['home']; onClose: () => void }

/** What the card of a bar says: who, when, from where, why, and what can be done. */
export const BarCard = ({ bar, home, onClose }: Props) => {
  const words = useWords(ownerCalendarWords)
  const formats = useFormats()
  return (
    <>
      <b>{titleOf(bar, words)}</b>
      <p>{rangeText(bar, words, formats)}</p>
      <small>{storyOf(bar, home.timeZone, words, formats)}</small>
      <p className="cal-card-acts">
        <BarActions bar={bar} home={home} onDone={onClose} />
      </p>
    </>
  )
}
