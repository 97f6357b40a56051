import { type Booking, bookingAgreement, type ResultsOf } from '@porchlight/contract'
import { Alert, Button, Modal, printText, Skeleton } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { AdditionalAgreement } from '#app/features/agreements/additional-agreement.tsx'
import { AgreementText } from '#app/features/booking/agreement-text.tsx'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { ShareAgreement } from './share-agreement.tsx'

type Agreement = ResultsOf<typeof bookingAgreement>
type Props = { booking: Booking; onClose: () => void }

/** The signed agreement, to read and print. */
const AgreementSheet = ({ booking, onClose }: Props) => {
  const { moment } = useFormats()
  const words = useWords(travelerWords)
  const [agreement, setAgreement] = useState<Agreement>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    void api(bookingAgreement, { params: { id: String(booking.id) } }).then((answer) =>
      answer.ok ? setAgreement(answer.results) : setFailure(answer.error.message),
    )
  }, [booking.id])
  const { signedAt, signedName } = agreement ?? {}
  const signature =
    signedAt && words.signedBy({ name: signedName ?? '', moment: moment(signedAt, booking.home.timeZone) })
  const printIt = () => {
    if (!agreement) return
    const { title, additional, textHash } = agreement
    const html = [agreement.agreement, additional?.html].filter(Boolean).join('\n')
    const hashes = [textHash, additional?.textHash].filter(Boolean).join(', ')
    printText({ title, html, note: [signature, `SHA-256 ${hashes}`].filter(Boolean).join(' · ') })
  }
  return (
    <Modal
      open
      size="large"
      title={agreement?.title ?? words.agreement}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <>
          {/* The pressed control must not shift under the finger when the text arrives. */}
          <ShareAgreement bookingId={booking.id} disabled={!agreement} />
          <Button icon="print" disabled={!agreement} onClick={printIt}>
            {words.print}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert tone="danger" title={words.failed}>
          {failure}
        </Alert>
      )}
      {!agreement && !failure && <Skeleton height={320} />}
      {agreement && <AgreementText whole title={agreement.title} html={agreement.agreement} />}
      <AdditionalAgreement html={agreement?.additional?.html} />
      {signedAt && (
        <>
          <p className="trip-signature">{signedName}</p>
          <p className="t-small muted num">{signature}</p>
        </>
      )}
    </Modal>
  )
}
// React.lazy requires a default export.
export default AgreementSheet
