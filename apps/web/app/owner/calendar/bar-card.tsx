import type { CalendarBar } from '@porchlight/contract'
import { Button, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { barText, barTitle, rangeText } from './bar-texts.ts'
import type { HomeCalendar } from './row.ts'
import { useUnblock } from './use-unblock.ts'

/** Opens the booking or unblocks the nights. */
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

/** Card of a bar: who, when, source, reason and actions. */
export const BarCard = ({ bar, home, onClose }: Props) => {
  const words = useWords(ownerCalendarWords)
  const formats = useFormats()
  return (
    <>
      <b>{barTitle(bar, words)}</b>
      <p>{rangeText(bar, words, formats)}</p>
      <small>{barText(bar, home.timeZone, words, formats)}</small>
      <p className="cal-card-acts">
        <BarActions bar={bar} home={home} onDone={onClose} />
      </p>
    </>
  )
}
