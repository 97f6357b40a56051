import { Button, Modal } from '@porchlight/ui'
import { type ReactNode, useState } from 'react'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { label: string; children: (close: () => void) => ReactNode }

/** New dated terms, on demand: the table behind it shows those in force. */
export const TermsDialog = ({ label, children }: Props) => {
  const words = useWords(staffPartnersWords)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="terms-dialog">
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Modal open={open} onClose={close} title={label} closeLabel={words.cancel}>
        {children(close)}
      </Modal>
    </div>
  )
}
