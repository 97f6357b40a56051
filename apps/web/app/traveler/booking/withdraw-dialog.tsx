import { type Booking, withdrawRequest } from '@porchlight/contract'
import { Alert, Button, Modal, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { byBankWords } from '#app/lib/messages/stay/by-bank.ts'
import { cancelWords } from '#app/lib/messages/stay/canceling.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { booking: Booking; onClose: () => void }

/** A request, or nights that are not paid yet, given back. */
const WithdrawDialog = ({ booking, onClose }: Props) => {
  const words = useWords(travelerWords)
  const { keep } = useWords(cancelWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { onItsWay } = booking
  const bank = useWords(byBankWords)
  const { money } = useFormats()
  const asked = booking.status === 'requested'
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
      title={asked ? words.withdrawHead.requested : words.withdrawHead.other}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button look="danger" busy={busy} onClick={press}>
            {asked ? words.withdrawRequest : words.withdrawHold}
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
// React.lazy asks for a default export.
export default WithdrawDialog
