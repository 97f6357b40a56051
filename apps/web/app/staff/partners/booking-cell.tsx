import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { StaffLink } from '../staff-link.tsx'

type BookingCellProps = {
  bookingId: number
  number: string
  /** Since when someone must decide. */
  openedAt: string | undefined
}

/** A booking whose partner must be decided, in a table. */
export const BookingCell = ({ bookingId, number, openedAt }: BookingCellProps) => {
  const { date } = useFormats()
  const dayOf = useOfficeDay()
  return (
    <span className="commission-cell">
      <StaffLink
        className="inline-link num"
        href={href('/staff/bookings/:bookingId', { bookingId: String(bookingId) })}
      >
        {number}
      </StaffLink>
      <small className="num">{openedAt && date(dayOf(openedAt))}</small>
    </span>
  )
}
