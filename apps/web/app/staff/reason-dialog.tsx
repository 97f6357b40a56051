import { Button, type ButtonLook, Modal, TextArea } from '@porchlight/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = {
  /** The label of the button that opens the dialog and of the one that confirms. */
  act: string
  title: string
  consequence: ReactNode
  look?: ButtonLook['look']
  /** Hidden while another dialog is open. */
  asking?: boolean
  /** Open initially. */
  starts?: boolean
  /** How short a reason is too short, and the text that says so. */
  shortest?: { characters: number; text: string }
  /** Resolves to whether it succeeded; the dialog stays open if not. */
  run: (reason: string) => Promise<boolean>
}

/** A button for an action that needs a reason: shows the consequence and asks why. */
export const ReasonDialog = ({
  act,
  title,
  consequence,
  look = 'quiet',
  asking = false,
  starts = false,
  shortest,
  run,
}: Props) => {
  const words = useWords(staffPersonWords)
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  // Dialogs exist only in the browser.
  useEffect(() => setOpen(starts), [starts])
  const close = () => {
    setOpen(false)
    setProblem(undefined)
  }
  const send = async () => {
    if (reason.trim().length < (shortest?.characters ?? 3)) return setProblem(shortest?.text ?? words.reasonShort)
    setBusy(true)
    const isDone = await run(reason.trim())
    setBusy(false)
    if (!isDone) return
    setReason('')
    close()
  }
  return (
    <>
      <Button look={look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {act}
      </Button>
      <Modal
        open={open && !asking}
        onClose={close}
        title={title}
        closeLabel={words.close}
        size="small"
        footer={
          <>
            <Button onClick={close}>{words.cancel}</Button>
            <Button look={look === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={() => void send()}>
              {act}
            </Button>
          </>
        }
      >
        <div className="staff-form">
          <p>{consequence}</p>
          <TextArea
            label={words.reason}
            hint={words.reasonHint}
            rows={3}
            maxLength={300}
            required
            value={reason}
            onChange={setReason}
            error={problem}
          />
        </div>
      </Modal>
    </>
  )
}
