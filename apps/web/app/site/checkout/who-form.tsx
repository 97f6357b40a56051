import { Alert, Button, PasswordField, RadioGroup, TextField, type TextFieldProps } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useFormCheck } from '#app/lib/form-check.ts'
import { checkoutWords } from '#app/lib/messages/checkout.ts'
import { formWords } from '#app/lib/messages/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { loginProblems, type SignUpFields, signUpProblems, type WhoFields, type WhoProblem } from './who-check.ts'

type Mode = 'new' | 'known'
type Props = { who: WhoFields; onChange: (field: keyof WhoFields, text: string) => void }

const useWhoCheck = (mode: Mode, form: SignUpFields) => {
  const words = useWords(checkoutWords)
  const { required } = useWords(formWords)
  const texts: Record<WhoProblem, string> = {
    required,
    email: words.emailInvalid,
    weak: words.weakPassword,
    mismatch: words.mismatch,
  }
  const problems: Partial<Record<keyof SignUpFields, WhoProblem>> =
    mode === 'new' ? signUpProblems(form) : loginProblems(form)
  return useFormCheck<keyof SignUpFields>(
    Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, texts[problem]])),
  )
}

/** Sign up in a minute, or log in; the page goes on with the person by itself. Passwords are kept nowhere. */
export const WhoForm = ({ who, onChange }: Props) => {
  const words = useWords(checkoutWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [mode, setMode] = useState<Mode>('new')
  const [secret, setSecret] = useState({ password: '', confirmPassword: '' })
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const form = { ...who, ...secret }
  const check = useWhoCheck(mode, form)

  const enter = async () => {
    const { logIn, signUp } = await import('./enter.ts')
    const entered = await (mode === 'new' ? signUp(form) : logIn(form))
    switch (entered.kind) {
      case 'in':
        return revalidate()
      case 'email_taken':
        setMode('known')
        return setRefusal(words.emailTaken)
      case 'refused':
        if (entered.fields.length > 0) check.refuse(entered.fields, entered.message)
        return setRefusal(entered.message || shared.couldNotComplete)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || !check.passes()) return
    setRefusal('')
    setBusy(true)
    void enter()
      .catch(() => setRefusal(shared.couldNotComplete))
      .finally(() => setBusy(false))
  }

  const field = (name: keyof WhoFields, more: Partial<TextFieldProps>) => (
    <TextField
      label={words[name]}
      name={name}
      required
      value={who[name]}
      error={check.errors[name]}
      onChange={(text) => {
        check.changed(name)
        onChange(name, text)
      }}
      {...more}
    />
  )
  const secretField = (name: keyof typeof secret, autoComplete: string) => (
    <PasswordField
      label={words[name]}
      name={name}
      required
      autoComplete={autoComplete}
      value={secret[name]}
      error={check.errors[name]}
      onChange={(text) => {
        check.changed(name)
        setSecret({ ...secret, [name]: text })
      }}
      showLabel={words.showPassword}
      hideLabel={words.hidePassword}
    />
  )
  const email = (autoComplete: string) =>
    field('email', { type: 'email', inputMode: 'email', autoComplete, autoCapitalize: 'none' })

  return (
    <form method="post" className="checkout-form" noValidate onSubmit={onSubmit}>
      <RadioGroup
        legend={words.accountChoice}
        hideLegend
        look="segments"
        options={[
          { value: 'new', label: words.newHere },
          { value: 'known', label: words.haveAccount },
        ]}
        value={mode}
        onChange={(value) => {
          setRefusal('')
          setMode(value as Mode)
        }}
      />
      {refusal && (
        <Alert tone="danger" live>
          {refusal}
        </Alert>
      )}
      {mode === 'new' ? (
        <div className="checkout-grid">
          {field('firstName', { autoComplete: 'given-name' })}
          {field('lastName', { autoComplete: 'family-name' })}
          {email('email')}
          {field('phone', { type: 'tel', autoComplete: 'tel', hint: words.phoneHint })}
          {secretField('password', 'new-password')}
          {secretField('confirmPassword', 'new-password')}
        </div>
      ) : (
        <div className="checkout-grid">
          {email('username')}
          {secretField('password', 'current-password')}
        </div>
      )}
      <p className="t-small muted">{words.accountText}</p>
      <div>
        <Button type="submit" look="primary" size="big" busy={busy}>
          {mode === 'new' ? words.createAccount : words.logIn}
        </Button>
      </div>
    </form>
  )
}
