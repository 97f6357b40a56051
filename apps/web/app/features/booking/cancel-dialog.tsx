import './stay-acts.css'
import { type Booking, type CancellationPreview, cancelBooking, previewCancellation } from '@porchlight/contract'
import { Alert, Button, Modal, Skeleton, TextArea, toast } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { cancelStayWords } from '#app/lib/messages/stay/cancel-stay.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { RefundLines } from './refund-lines.tsx'
import { RefundTargets, type RefundTo } from './refund-targets.tsx'

type Props = { booking: Booking; onClose: () => void }

/** Shows the consequence of canceling your own stay in money before it is done; what is shown is what happens. */
const CancelDialog = ({ booking, onClose }: Props) => {
  const { money, stayDates } = useFormats()
  const words = useWords(cancelStayWords)
  const { optional } = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [preview, setPreview] = useState<CancellationPreview>()
  const [refundTo, setRefundTo] = useState<RefundTo>([])
  const [notice, setNotice] = useState('')
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const params = { id: String(booking.id) }

  const look = async (isWanted = () => true) => {
    const answer = await api(previewCancellation, { params, query: {} })
    if (!isWanted()) return
    if (!answer.ok) return setNotice(answer.error.message)
    setPreview(answer.results.cancellation)
    setRefundTo(answer.results.refundTo)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once, and again only when the terms have changed
  useEffect(() => {
    let isWanted = true
    void look(() => isWanted)
    return () => {
      isWanted = false
    }
  }, [])

  const cancel = async (hash: string) => {
    const answer = await api(cancelBooking, { params, body: { reason, hash } })
    if (answer.ok) {
      const { refund } = answer.results.refund
      await revalidate()
      onClose()
      return toast({ message: refund.amount > 0 ? words.made({ amount: money(refund) }) : words.madeNothing })
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
      title={words.head}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          {preview && (
            <Button look="danger" className="num" busy={busy} onClick={press}>
              {preview.refund.amount > 0 ? words.make({ amount: money(preview.refund) }) : words.makeNothing}
            </Button>
          )}
        </>
      }
    >
      <p className="num">{words.ask({ home: booking.home.name, dates: stayDates(booking) })}</p>
      {notice && (
        <Alert tone="danger" live className="stay-acts-part">
          {notice}
        </Alert>
      )}
      {!preview && !notice && (
        <div role="status" aria-label={words.loading} className="stay-acts-part">
          <Skeleton height={180} />
        </div>
      )}
      {preview && (
        <>
          <RefundLines preview={preview} />
          <RefundTargets refundTo={refundTo} />
          {preview.balanceDue.amount > 0 && (
            <p className="t-small num">{words.balance({ amount: money(preview.balanceDue) })}</p>
          )}
          <TextArea
            className="stay-acts-part"
            label={words.reason}
            aside={optional}
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
