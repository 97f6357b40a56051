import { Button, Modal, TextArea } from '@porchlight/ui'
import { useState } from 'react'
import { levelSettingsWords } from '#app/lib/messages/staff/service-levels.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  title: string
  text: string
  close: () => void
  /** @returns the error message, if the server rejected it */
  run: (reason: string) => Promise<string | undefined>
}

/** Shows what a change of the levels does, and asks why. */
export const ReasonStep = ({ title, text, close, run }: Props) => {
  const words = useWords(levelSettingsWords)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    if (reason.trim().length < 10) return setProblem(words.reasonShort)
    setBusy(true)
    const refusal = await run(reason.trim())
    setBusy(false)
    if (refusal) setProblem(refusal)
  }
  return (
    <Modal
      open
      onClose={close}
      title={title}
      closeLabel={words.cancel}
      size="small"
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button look="primary" busy={busy} onClick={() => void send()}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className="staff-form">
        <p>{text}</p>
        <TextArea
          label={words.reason}
          rows={2}
          maxLength={500}
          required
          value={reason}
          error={problem}
          onChange={setReason}
        />
      </div>
    </Modal>
  )
}
