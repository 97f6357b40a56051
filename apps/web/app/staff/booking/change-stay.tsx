import type { Booking } from '@porchlight/contract'
import { useState } from 'react'
import ChangeDialog from '#app/features/booking/change-dialog.tsx'
import type { StartOfChange } from '#app/features/booking/use-stay-change.ts'
import { staffBookingsWords } from '#app/lib/messages/staff/bookings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { type ChosenHome, HomesField } from '../homes-field.tsx'

/** The stay's home: the booked one, or another by its name. */
const HomeField = ({
  booked,
  given,
  onChange,
}: {
  booked: ChosenHome
  given: ChosenHome
  onChange: (id: number) => void
}) => {
  const words = useWords(staffBookingsWords)
  const [home, setHome] = useState(given)
  return (
    <HomesField
      one
      label={words.moveTo}
      value={[home]}
      onChange={([chosen = booked]) => {
        setHome(chosen)
        onChange(chosen.id)
      }}
    />
  )
}

type Props = {
  booking: Booking
  start: StartOfChange
  /** The home of `start`, if it is a different one. */
  to?: ChosenHome | undefined
  onClose: () => void
}

/** Lets the team change a stay's dates, guests, or home. */
const ChangeStay = ({ booking, start, to, onClose }: Props) => (
  <ChangeDialog
    booking={booking}
    start={start}
    onClose={onClose}
    homeField={(_, onChange) => <HomeField booked={booking.home} given={to ?? booking.home} onChange={onChange} />}
  />
)
// React.lazy asks for a default export.
export default ChangeStay
