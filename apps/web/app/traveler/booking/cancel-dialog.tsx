import { type Booking, type CancellationPreview, cancelBooking, previewCancellation } from '@porchlight/contract'
import { Alert, Button, Modal, Skeleton, TextArea, toast } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Line by line: what was paid for it, what is kept, what comes back and by which rule. */
const RefundLines = ({ preview }: { preview: CancellationPreview }) => {
  const { money } = useFormats()
  const words = useWords(travelerWords)
  const { columns } = words
  return (
    <table className="trip-refund num">
      <thead>
        <tr>
          <th scope="col">{columns.line}</th>
          <th scope="col">{columns.paid}</th>
          <th scope="col">{columns.kept}</th>
          <th scope="col">{columns.back}</th>
        </tr>
      </thead>
      <tbody>
        {preview.lines.map((line) => (
          <tr key={line.code + line.label}>
            <th scope="row">
              {line.label}
              <small>{line.why}</small>
            </th>
            <td data-label={columns.paid}>{money(line.paid)}</td>
            <td data-label={columns.kept}>{money(line.retained)}</td>
            <td data-label={columns.back}>{money(line.refund)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.sum}</th>
          <td data-label={columns.paid}>{money(preview.paid)}</td>
          <td data-label={columns.kept}>{money(preview.retained)}</td>
          <td data-label={columns.back}>{money(preview.refund)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

type Props = { booking: Booking; onClose: () => void }

/** Cancelling says its consequence in money before it is done; what is shown is what happens. */
const CancelDialog = ({ booking, onClose }: Props) => {
  const { money, stayDates } = useFormats()
  const words = useWords(travelerWords)
  const { revalidate } = useRevalidator()
  const [preview, setPreview] = useState<CancellationPreview>()
  const [notice, setNotice] = useState('')
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const params = { id: String(booking.id) }

  const look = async () => {
    const answer = await api(previewCancellation, { params })
    if (answer.ok) setPreview(answer.results.cancellation)
    else setNotice(answer.error.message)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once, and again only when the terms have changed
  useEffect(() => void look(), [])

  const cancel = async (hash: string) => {
    const answer = await api(cancelBooking, { params, body: { reason, hash } })
    if (answer.ok) {
      const { refund } = answer.results.refund
      await revalidate()
      onClose()
      return toast({ message: refund.amount > 0 ? words.cancelled({ amount: money(refund) }) : words.cancelledNothing })
    }
    setNotice(answer.error.code === 'terms_changed' ? words.termsChanged : answer.error.message)
    if (answer.error.code === 'terms_changed') await look()
  }
  const press = () => {
    if (!preview) return
    setBusy(true)
    setNotice('')
    void cancel(preview.hash).finally(() => setBusy(false))
  }

  return (
    <Modal
      open
      role="alertdialog"
      size="large"
      title={words.cancelHead}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          {preview && (
            <Button look="danger" className="num" busy={busy} onClick={press}>
              {preview.refund.amount > 0 ? words.cancelGet({ amount: money(preview.refund) }) : words.cancelNothing}
            </Button>
          )}
        </>
      }
    >
      <p className="num">{words.cancelAsk({ home: booking.home.name, dates: stayDates(booking) })}</p>
      {notice && (
        <Alert tone="danger" live className="trip-notice">
          {notice}
        </Alert>
      )}
      {!preview && !notice && (
        <div role="status" aria-label={words.cancelLoading} className="trip-notice">
          <Skeleton height={180} />
        </div>
      )}
      {preview && (
        <>
          <RefundLines preview={preview} />
          {preview.balanceDue.amount > 0 && (
            <p className="t-small num">{words.balance({ amount: money(preview.balanceDue) })}</p>
          )}
          <TextArea
            className="trip-notice"
            label={words.reason}
            aside={words.optional}
            hint={words.reasonHint}
            rows={2}
            maxLength={1000}
            value={reason}
            onChange={setReason}
          />
        </>
      )}
    </Modal>
  )
}
// React.lazy asks for a default export.
export default CancelDialog
