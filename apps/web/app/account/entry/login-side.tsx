import { Alert } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { LogoutButton } from '#app/features/shell/account-menu.tsx'
import { recoveryWords } from '#app/lib/messages/account/recovery.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { LoginForm } from '../login-form.tsx'
import { type CodeSent, ForgotForm } from './forgot-form.tsx'
import { ResetForm } from './reset-form.tsx'

/** The modes of the login form (spec section 4). `expired` is `forgot` for someone already logged in. */
export type LoginMode = 'login' | 'forgot' | 'expired' | 'reset'

export const useLoginHeader = (mode: LoginMode): string => {
  const { loginHeader: login } = useWords(accountWords)
  const { forgot, expired, reset } = useWords(recoveryWords)
  return { login, forgot, expired, reset }[mode]
}

export type LoginSideProps = {
  mode: LoginMode
  onMode: (mode: LoginMode) => void
  onCreate: () => void
  /** Known when a password has expired. */
  email?: string | undefined
}

/** The email is typed once, in whichever form. */
export const LoginSide = ({ mode, onMode, onCreate, email: known = '' }: LoginSideProps) => {
  const words = useWords(accountWords)
  const { revalidate } = useRevalidator()
  const [email, setEmail] = useState(known)
  const [sent, setSent] = useState<CodeSent>()
  const [hasExpired] = useState(mode === 'expired')
  const go = (next: LoginMode) => (typed: string) => {
    setEmail(typed)
    onMode(next)
  }
  if (mode === 'login') return <LoginForm email={email} onCreate={onCreate} onForgot={go('forgot')} />
  if (mode === 'reset' && sent)
    return (
      <ResetForm
        sent={sent}
        onDone={revalidate}
        onNewCode={() => onMode(hasExpired ? 'expired' : 'forgot')}
        onReturn={() => onMode(hasExpired ? 'expired' : 'login')}
      />
    )
  return (
    <>
      {hasExpired && <Alert className="account-told">{words.passwordExpired}</Alert>}
      <ForgotForm
        email={email}
        onSent={(next) => {
          setSent(next)
          go('reset')(next.email)
        }}
        onReturn={hasExpired ? undefined : go('login')}
      />
      {hasExpired && <LogoutButton className="account-logout" />}
    </>
  )
}
