import './agreements.css'
import { Button, Modal } from '@porchlight/ui'
import { agreementWords } from '#app/lib/messages/site/agreements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { AgreementRequest } from './agreement-address.ts'
import { AgreementViewer } from './agreement-viewer.tsx'
import { useAgreement } from './use-agreement.ts'

type Props = { requests: readonly AgreementRequest[]; onClose: () => void }

/** One agreement in a dialog, and those opened from it on top: each is nested in the one below, as the focus is. */
const AgreementStack = ({ requests: [first, ...rest], onClose }: Props) => {
  const words = useWords(agreementWords)
  const agreement = useAgreement(first ?? { type: 'terms' })
  if (!first) return null
  return (
    <Modal
      open
      title={agreement.content?.title ?? words.loading}
      closeLabel={words.close}
      onClose={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <AgreementViewer of={agreement} height="large" />
      {rest.length > 0 && <AgreementStack requests={rest} onClose={onClose} />}
    </Modal>
  )
}
// React.lazy asks for a default export.
export default AgreementStack
