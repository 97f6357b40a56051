import { type AgreementRecord, myAgreement, type ResultsOf } from '@porchlight/contract'
import { Alert, Button, Modal, printText, Skeleton } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { AgreementText } from '#app/features/booking/agreement-text.tsx'
import { api } from '#app/lib/api.ts'
import { profileWords } from '#app/lib/messages/account/profile.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Text = ResultsOf<typeof myAgreement>['agreement']

/** The exact text that was signed, to read and print. */
const SignedAgreementModal = ({
  agreement: { id, title },
  onClose,
}: {
  agreement: AgreementRecord
  onClose: () => void
}) => {
  const words = useWords(profileWords)
  const shared = useWords(formWords)
  const [signed, setSigned] = useState<Text>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    void api(myAgreement, { params: { id } }).then((answer) =>
      answer.ok ? setSigned(answer.results.agreement) : setFailed(true),
    )
  }, [id])
  const proof = signed && words.proof({ hash: signed.textHash, from: signed.address })
  const printIt = () => signed && printText({ title, html: signed.text, note: proof })
  return (
    <Modal
      open
      size="large"
      title={title}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <Button icon="print" disabled={!signed} onClick={printIt}>
          {words.print}
        </Button>
      }
    >
      {failed && <Alert tone="danger">{shared.couldNotComplete}</Alert>}
      {!signed && !failed && <Skeleton height={320} />}
      {signed && <AgreementText whole title={title} html={signed.text} />}
      {proof && <p className="t-small muted profile-proof">{proof}</p>}
    </Modal>
  )
}
// React.lazy asks for a default export.
export default SignedAgreementModal
