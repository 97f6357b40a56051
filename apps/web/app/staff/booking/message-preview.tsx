import { type PlannedMessage, sendScheduledMessage } from '@porchlight/contract'
import { Alert, Button, Modal, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { messageSettingsWords } from '#app/lib/messages/staff/message-settings.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { bookingId: number; message: PlannedMessage; when: string; mayAct: boolean; onClose: () => void }

/** What the guest will read, which can also be sent at once. */
const MessagePreview = ({ bookingId, message: { ruleId, name, text, state }, when, mayAct, onClose }: Props) => {
  const words = useWords(messageSettingsWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async () => {
    setBusy(true)
    const params = { id: String(bookingId), ruleId: String(ruleId) }
    const answer = await api(sendScheduledMessage, { params, body: { again: state === 'sent' } })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.error.message)
    toast({ type: 'success', message: words.sentNow })
    onClose()
    await revalidate()
  }
  return (
    <Modal
      open
      size="small"
      title={<span data-content>{name}</span>}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        mayAct && (
          <Button look="primary" busy={busy} onClick={() => void send()}>
            {state === 'sent' ? words.sendAgain : words.sendNow}
          </Button>
        )
      }
    >
      <p className="muted num">{when}</p>
      <p className="booking-message-text" data-content>
        {text}
      </p>
      {problem && (
        <Alert tone="danger" live title={shared.error}>
          {problem}
        </Alert>
      )}
    </Modal>
  )
}
// React.lazy asks for a default export.
export default MessagePreview
