import type { Booking } from '@porchlight/contract'
import { SidePanel } from '@porchlight/ui'
import { AskForm } from '#app/features/booking/payment-requests.tsx'
import { paymentRequestWords } from '#app/lib/messages/owner/payment-requests.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Asks the guest for an amount by link. */
const ChargePanel = ({ booking: { id, total }, onClose }: { booking: Booking; onClose: () => void }) => {
  const words = useWords(paymentRequestWords)
  const { close } = useWords(staffBookingWords)
  return (
    <SidePanel open title={words.title} closeLabel={close} tenths={{ md: 7, lg: 4 }} onClose={onClose}>
      <AskForm bookingId={id} currency={total.currency} onRequested={onClose} />
    </SidePanel>
  )
}
// React.lazy asks for a default export.
export default ChargePanel
