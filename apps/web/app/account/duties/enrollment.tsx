import { Alert, Button } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { EnrollModal } from '#app/lib/confirm-self/enroll-modal.tsx'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** A staff account without a second factor must add one first; once closed, the dialog reopens from an alert. */
export const Enrollment = () => {
  const { enroll: words } = useWords(securityWords)
  const shell = useWords(shellWords)
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(true)
  const enrolled = async () => {
    await revalidate()
    setOpen(false)
  }
  return (
    <>
      <aside className="bottom-alert" aria-label={shell.notices}>
        <Alert
          action={
            <Button size="small" onClick={() => setOpen(true)}>
              {words.add}
            </Button>
          }
        >
          {words.staffAlert}
        </Alert>
      </aside>
      {open && <EnrollModal text={words.staffText} onEnrolled={() => void enrolled()} onClose={() => setOpen(false)} />}
    </>
  )
}
