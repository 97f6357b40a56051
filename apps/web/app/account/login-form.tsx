import { requestType } from '@porchlight/native'
import { Button, PasswordField, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useFormCheck } from '#app/lib/form-check.ts'
import { accountWords } from '#app/lib/messages/account.ts'
import { formWords } from '#app/lib/messages/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { loginProblems } from './login-check.ts'

/** Writes need the API's shapes: fetched while somebody types, not before. */
const sending = () => import('./enter.ts')

const useLoginErrors = (email: string, password: string) => {
  const words = useWords(accountWords)
  const { required } = useWords(formWords)
  const problems = loginProblems(email, password)
  return useFormCheck<'email' | 'password'>({
    ...(problems.email && { email: problems.email === 'required' ? required : words.emailInvalid }),
    ...(problems.password && { password: required }),
  })
}

export const LoginForm = ({ onCreate }: { onCreate: () => void }) => {
  const words = useWords(accountWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const check = useLoginErrors(email, password)

  const submit = async () => {
    setBusy(true)
    const { enter } = await sending()
    const answer = await enter({ email: email.trim(), password, request_type: requestType() })
    if (answer.ok) {
      await revalidate()
    } else {
      toast({ type: 'danger', title: shared.error, message: answer.error.message || shared.couldNotComplete })
    }
    setBusy(false)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && check.passes()) void submit()
  }
  return (
    <form method="post" className="account-form" noValidate onSubmit={onSubmit} onFocus={() => void sending()}>
      <TextField
        label={words.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
        value={email}
        error={check.errors.email}
        onChange={setEmail}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={check.errors.password}
        onChange={setPassword}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
      />
      <Button type="submit" look="primary" size="big" wide busy={busy}>
        {words.login}
      </Button>
      <p className="t-small muted">
        {words.newHere}{' '}
        <button type="button" className="inline-link account-inline" onClick={onCreate}>
          {words.createAnAccount}
        </button>
      </p>
    </form>
  )
}
