import { Button, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { ownerCalendarWords } from '#app/lib/messages/owner/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { barText, barTitle, rangeText } from './bar-texts.ts'
import { useCalendarPlace, useMoveStay } from './place.ts'
import { type Bar, type HomeCalendar, isMovable } from './row.ts'
import { useUnblock } from './use-unblock.ts'

/** Opens the booking or unblocks the nights. */
export const BarActions = ({ bar, home, onDone }: { bar: Bar; home: HomeCalendar['home']; onDone: () => void }) => {
  const words = useWords(ownerCalendarWords)
  const { booking, stayGuests } = useCalendarPlace()
  const { unblock, busy } = useUnblock(home)
  const moveStay = useMoveStay()
  const { bookingId } = bar
  if (bookingId !== null)
    return (
      <span className="cal-bar-acts">
        <UiLink className="inline-link" href={href(booking, { bookingId: String(bookingId) })}>
          {words.openBooking}
        </UiLink>
        {moveStay && isMovable(bar) && (
          <Button
            look="link"
            onClick={() => {
              onDone()
              moveStay(bookingId, {})
            }}
          >
            {words.moveStay}
          </Button>
        )}
      </span>
    )
  if (!bar.allowedActions.includes('unblock')) return null
  const lift = async () => {
    await unblock(bar)
    onDone()
  }
  const guests = bar.blockKind === 'owner_stay' && bar.blockId !== null && stayGuests?.(home.id, bar.blockId)
  return (
    <span className="cal-bar-acts">
      {guests && (
        <UiLink className="inline-link" href={guests}>
          {words.inviteGuests}
        </UiLink>
      )}
      <Button look="link" busy={busy} onClick={lift}>
        {words.unblock}
      </Button>
    </span>
  )
}

/** How much of the stay is paid, if the reader can see it. */
const BalanceNote = ({ bar: { balance } }: { bar: Bar }) => {
  const words = useWords(ownerCalendarWords)
  const { money } = useFormats()
  if (!balance) return null
  return (
    <p className="cal-balance" data-state={balance.state}>
      {balance.due ? words.overdueBy({ amount: money(balance.due) }) : words.balances[balance.state]}
    </p>
  )
}

type Props = { bar: Bar; home: HomeCalendar['home']; onClose: () => void }

/** A bar's card: who, when, source, reason, and actions. */
export const BarCard = ({ bar, home, onClose }: Props) => {
  const words = useWords(ownerCalendarWords)
  const formats = useFormats()
  return (
    <>
      <b>{barTitle(bar, words)}</b>
      <p>{rangeText(bar, words, formats)}</p>
      <BalanceNote bar={bar} />
      <small>{barText(bar, home.timeZone, words, formats)}</small>
      <p className="cal-card-acts">
        <BarActions bar={bar} home={home} onDone={onClose} />
      </p>
    </>
  )
}
