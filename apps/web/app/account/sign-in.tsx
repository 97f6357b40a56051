import type { SignupType } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { AccountFrame } from './account-frame.tsx'
import { type LoginMode, LoginSide, useLoginHeader } from './entry/login-side.tsx'
import styles from './sign-in.css?url'
import { type SignupDone, targetAfter } from './signup/fields.ts'
import { SignupForm } from './signup/signup-form.tsx'
import { thanks } from './signup/thanks.ts'

/** Two buttons to choose from, or the chosen form (account spec section 2). */
type Mode = 'choice' | LoginMode | 'signup'

const Choice = ({ onMode }: { onMode: (mode: Mode) => void }) => {
  const words = useWords(accountWords)
  return (
    <>
      <p className="account-lead">{words.switcherText}</p>
      <div className="account-choice">
        <Button look="primary" size="big" wide onClick={() => onMode('login')}>
          {words.loginTab}
        </Button>
        <Button size="big" wide onClick={() => onMode('signup')}>
          {words.signupTab}
        </Button>
      </div>
    </>
  )
}

/** The button that changed the form is gone with it: focus moves to the first field of the next one. */
const useFieldFocus = (mode: Mode) => {
  const before = useRef(mode)
  useEffect(() => {
    if (mode === before.current) return
    before.current = mode
    document.querySelector<HTMLElement>('#content input')?.focus()
  }, [mode])
}

export type SignInProps = {
  /** The initial form; without one, the choice between them. */
  start?: Mode | undefined
  signupType?: SignupType | undefined
  signupId?: string | undefined
  /** The email of someone whose password has expired. */
  email?: string | undefined
}

/** Login and sign-up, shown in place of a page that needs them. */
const SignIn = ({ start = 'choice', signupType, signupId, email }: SignInProps) => {
  const words = useWords(accountWords)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [mode, setMode] = useState<Mode>(start)
  const here = useLocation()
  const done = async (result: SignupDone) => {
    const target = targetAfter(result, { signupType })
    await (target === undefined
      ? navigate(here, { state: thanks, replace: true, preventScrollReset: true })
      : navigate(target))
    await revalidate()
  }
  const loginHeader = useLoginHeader(mode === 'signup' || mode === 'choice' ? 'login' : mode)
  useFieldFocus(mode)
  return (
    <AccountFrame narrow={mode !== 'signup'}>
      <link rel="stylesheet" href={styles} precedence="pages" />
      <h1 className="t-h1">{mode === 'signup' ? words.signupHeader : loginHeader}</h1>
      {mode === 'choice' && <Choice onMode={setMode} />}
      {mode === 'signup' && (
        <SignupForm
          signupType={signupType}
          signupId={signupId}
          twoStep={signupType === 'owners'}
          onLogin={() => setMode('login')}
          onDone={(result) => void done(result)}
        />
      )}
      {mode !== 'choice' && mode !== 'signup' && (
        <LoginSide mode={mode} onMode={setMode} onCreate={() => setMode('signup')} email={email} />
      )}
    </AccountFrame>
  )
}

// React.lazy asks for a default export.
export default SignIn
