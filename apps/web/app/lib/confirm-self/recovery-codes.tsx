import './confirm-self.css'
import { Button, Modal } from '@porchlight/ui'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Recovery codes, shown once: the dialog closes only with its button. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const { factors: words, close } = useWords(securityWords)
  return (
    <Modal
      open
      size="small"
      title={words.codesTitle}
      closeLabel={close}
      dismissable={false}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {words.codesSaved}
        </Button>
      }
    >
      <p>{words.codesText}</p>
      <ul className="safety-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
