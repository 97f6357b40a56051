import '../account.css'
import type { User } from '@porchlight/contract'
import { Alert, Button } from '@porchlight/ui'
import { useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { verifyWords } from '#app/lib/messages/account/verify.ts'
import { shellWords } from '#app/lib/messages/site/shell.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { ChangePassword } from '../password/change-password.tsx'
import { ThankYou } from '../signup/thank-you.tsx'
import { isThanked } from '../signup/thanks.ts'
import { VerifyModal } from '../verify/verify-modal.tsx'
import { Enrollment } from './enrollment.tsx'
import { Impersonation } from './impersonation.tsx'

/** The dialog opens on its own; once closed, it reopens from the alert at the bottom. */
const Verification = ({ user }: { user: User }) => {
  const words = useWords(verifyWords)
  const shell = useWords(shellWords)
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(true)
  return (
    <>
      <aside className="bottom-alert" aria-label={shell.notices}>
        <Alert
          action={
            <Button size="small" onClick={() => setOpen(true)}>
              {words.verifyDevice}
            </Button>
          }
        >
          {words.alert}
        </Alert>
      </aside>
      {open && (
        <VerifyModal
          open
          device={!user.isDeviceKnown}
          onClose={() => setOpen(false)}
          onVerified={async () => {
            await revalidate()
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

/** What a person must do or read after login, on any page, before they can continue. */
const LoginSteps = ({ user }: { user: User }) => {
  const { state } = useLocation()
  if (user.impersonatedBy !== null) return <Impersonation user={user} staff={user.impersonatedBy} />
  if (!user.isDeviceKnown || user.requiresTwoFactor) return <Verification key={user.id} user={user} />
  if (user.tempPassword) return <ChangePassword user={user} onClose={() => {}} />
  if (user.enrollsFactor) return <Enrollment />
  return isThanked(state) ? <ThankYou /> : null
}

// React.lazy asks for a default export.
export default LoginSteps
