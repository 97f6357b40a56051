import { loginProblems, type PasswordFields, type PersonFields, personProblems } from '@porchlight/contract'
import { Alert, Button, PasswordField, RadioGroup, TextField, type TextFieldProps } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { SignupTerms } from '#app/features/agreements/signup-terms.tsx'
import { PhoneInput } from '#app/features/phone/phone-input.tsx'
import { CodeStep } from '#app/features/signup-code/code-step.tsx'
import type { CodeSent } from '#app/features/signup-code/sign-up.ts'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { signupColumns } from '#app/lib/signup-columns.ts'

type Mode = 'new' | 'known'
type Props = { who: PersonFields; onChange: (field: keyof PersonFields, text: string) => void }
type Fields = PersonFields & PasswordFields

const useWhoProblems = (mode: Mode) => {
  const words = useWords(checkoutWords)
  const account = useWords(accountWords)
  const { required } = useWords(formWords)
  const texts: Record<string, string> = {
    required,
    email: words.emailInvalid,
    phone: account.phoneInvalid,
    invalid: words.emailInvalid,
    weak: words.weakPassword,
    mismatch: words.mismatch,
  }
  return (fields: Fields): FieldProblems<Fields> => {
    const problems = mode === 'new' ? personProblems(fields) : loginProblems(fields)
    return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, texts[problem]]))
  }
}

const isSecret = (name: keyof Fields): name is 'password' | 'confirmPassword' =>
  name === 'password' || name === 'confirmPassword'

/** Quick sign-up or login; the page continues on its own. Passwords are not stored. */
export const GuestForm = ({ who, onChange }: Props) => {
  const words = useWords(checkoutWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [mode, setMode] = useState<Mode>('new')
  const [secret, setSecret] = useState({ password: '', confirmPassword: '' })
  const [refusal, setRefusal] = useState('')
  const [sent, setSent] = useState<CodeSent>()
  const form = useFields<Fields>({
    values: { ...who, ...secret },
    onChange: (name, value) =>
      isSecret(name) ? setSecret((held) => ({ ...held, [name]: value })) : onChange(name, value),
    problemsOf: useWhoProblems(mode),
  })

  /** Returns false if the code was wrong. */
  const enter = async (fields: Fields, code = ''): Promise<boolean> => {
    setRefusal('')
    const { logIn, quickSignUp } = await import('./log-in.ts')
    const entered = await (mode === 'new' ? quickSignUp(fields, code) : logIn(fields))
    switch (entered.kind) {
      case 'in':
        await revalidate()
        return true
      case 'code_sent':
        setSent(entered.sent)
        return true
      case 'wrong_code':
        return false
      case 'refused':
        setSent(undefined)
        if (entered.fields.length > 0) form.refuse(entered.fields as (keyof Fields)[], entered.message)
        setRefusal(entered.message || shared.couldNotComplete)
        return true
    }
  }
  const send = async (fields: Fields) => {
    await enter(fields).catch(() => setRefusal(shared.couldNotComplete))
  }

  const field = (name: keyof PersonFields, more: Partial<TextFieldProps>) => (
    <TextField label={words[name]} required {...form.field(name)} {...more} />
  )
  const secretField = (name: keyof typeof secret, autoComplete: string) => (
    <PasswordField
      label={words[name]}
      required
      autoComplete={autoComplete}
      {...form.field(name)}
      showLabel={words.showPassword}
      hideLabel={words.hidePassword}
    />
  )
  const email = (autoComplete: string) =>
    field('email', { type: 'email', inputMode: 'email', autoComplete, autoCapitalize: 'none' })

  if (sent)
    return (
      <CodeStep
        sent={sent}
        action={words.createAccount}
        onCode={(code) => enter(form.values, code)}
        onBack={() => setSent(undefined)}
      />
    )
  return (
    <form
      method="post"
      className="checkout-form"
      aria-label={words.who}
      noValidate
      data-columns={signupColumns({ quick: mode === 'new' })}
      onSubmit={form.submit(send)}
      onFocus={() => {
        void import('#app/features/agreements/signup-versions.ts').then(({ signupVersions }) => signupVersions())
      }}
    >
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
          <PhoneInput label={words.phone} required {...form.field('phone')} />
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
      {mode === 'new' && <SignupTerms className="t-small muted" />}
      <div>
        <Button type="submit" look="primary" size="big" busy={form.busy}>
          {mode === 'new' ? words.createAccount : words.logIn}
        </Button>
      </div>
    </form>
  )
}
