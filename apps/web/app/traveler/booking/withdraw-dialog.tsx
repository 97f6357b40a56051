import { type Booking, withdrawRequest } from '@porchlight/contract'
import { Alert, Button, Modal, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { bankPaymentWords } from '#app/lib/messages/stay/bank-payments.ts'
import { cancelStayWords } from '#app/lib/messages/stay/cancel-stay.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { booking: Booking; onClose: () => void }

/** Withdraws a request, or releases nights that aren't paid yet. */
const WithdrawDialog = ({ booking, onClose }: Props) => {
  const words = useWords(travelerWords)
  const { keep } = useWords(cancelStayWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { onItsWay } = booking
  const bank = useWords(bankPaymentWords)
  const { money } = useFormats()
  const isRequest = booking.status === 'requested'
  const withdraw = async () => {
    const answer = await api(withdrawRequest, { params: { id: String(booking.id) } })
    if (!answer.ok) return setFailure(answer.error.message)
    await revalidate()
    onClose()
    toast({ message: onItsWay ? bank.withdrawn : words.withdrawn })
  }
  const press = () => {
    setBusy(true)
    void withdraw().finally(() => setBusy(false))
  }
  return (
    <Modal
      open
      role="alertdialog"
      size="small"
      title={isRequest ? words.withdrawHead.requested : words.withdrawHead.other}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button look="danger" busy={busy} onClick={press}>
            {isRequest ? words.withdrawRequest : words.withdrawHold}
          </Button>
        </>
      }
    >
      <p>{onItsWay ? bank.withdrawText({ amount: money(onItsWay.amount) }) : words.withdrawText}</p>
      {failure && (
        <Alert tone="danger" live className="trip-notice">
          {failure}
        </Alert>
      )}
    </Modal>
  )
}
// React.lazy requires a default export.
export default WithdrawDialog
