import type { SignupType } from '@porchlight/contract'
import { Press } from '@porchlight/ui'
import { useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { AccountFrame } from './account-frame.tsx'
import { type LoginMode, LoginSide, useLoginHeader } from './entry/login-side.tsx'
import { type SignupDone, targetAfter } from './signup/fields.ts'
import { SignupForm } from './signup/signup-form.tsx'
import { thanks } from './signup/thanks.ts'

type Side = 'login' | 'signup'
type Mode = LoginMode | 'signup'

const Switcher = ({ mode, onMode }: { mode: Mode; onMode: (mode: Side) => void }) => {
  const words = useWords(accountWords)
  const names = { login: words.loginTab, signup: words.signupTab }
  return (
    <fieldset className="account-switcher">
      <legend className="visually-hidden">{words.switcher}</legend>
      {(['login', 'signup'] as const).map((each) => (
        <Press key={each} aria-pressed={mode === each} onClick={() => onMode(each)}>
          {names[each]}
        </Press>
      ))}
    </fieldset>
  )
}

export type SignInProps = {
  start?: Mode
  signupType?: SignupType | undefined
  signupId?: string | undefined
  /** Whose password has expired. */
  email?: string | undefined
}

/** Login and sign-up, shown in place of a page that needs them. */
const SignIn = ({ start = 'login', signupType, signupId, email }: SignInProps) => {
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
  const loginHeader = useLoginHeader(mode === 'signup' ? 'login' : mode)
  const isChoice = mode === 'login' || mode === 'signup'
  return (
    <AccountFrame narrow={mode !== 'signup'}>
      <h1 className="t-h1">{mode === 'signup' ? words.signupHeader : loginHeader}</h1>
      {isChoice && <p className="account-lead">{words.switcherText}</p>}
      {isChoice && <Switcher mode={mode} onMode={setMode} />}
      {mode === 'signup' ? (
        <SignupForm
          signupType={signupType}
          signupId={signupId}
          twoStep={signupType === 'owners'}
          onLogin={() => setMode('login')}
          onDone={(result) => void done(result)}
        />
      ) : (
        <LoginSide mode={mode} onMode={setMode} onCreate={() => setMode('signup')} email={email} />
      )}
    </AccountFrame>
  )
}

// React.lazy asks for a default export.
export default SignIn
