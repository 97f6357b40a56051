import { type LoginFields, loginProblems } from '@porchlight/contract'
import { requestType } from '@porchlight/native'
import { Button, PasswordField, Press, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { recoveryWords } from '#app/lib/messages/account/recovery.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Writes need the API's shapes: loaded while someone types, not before. */
const sending = () => import('./login-calls.ts')

const useLoginProblems = () => {
  const words = useWords(accountWords)
  const { required } = useWords(formWords)
  return (fields: LoginFields): FieldProblems<LoginFields> => {
    const problems = loginProblems(fields)
    return {
      ...(problems.email && { email: problems.email === 'required' ? required : words.emailInvalid }),
      ...(problems.password && { password: required }),
    }
  }
}

export type LoginFormProps = {
  /** The email typed in another form of the page. */
  email: string
  onCreate: () => void
  onForgot: (email: string) => void
}

export const LoginForm = ({ email, onCreate, onForgot }: LoginFormProps) => {
  const words = useWords(accountWords)
  const { forgot } = useWords(recoveryWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields<LoginFields>({ values: { email, password: '' }, problemsOf: useLoginProblems() })

  const send = async (fields: LoginFields) => {
    const { logIn } = await sending()
    const { password } = fields
    const answer = await logIn({ email: fields.email.trim(), password, request_type: requestType() })
    if (answer.ok) {
      await revalidate()
    } else {
      toast({ type: 'danger', title: shared.error, message: answer.error.message || shared.couldNotComplete })
    }
  }
  return (
    <form method="post" className="account-form" noValidate onSubmit={form.submit(send)} onFocus={() => void sending()}>
      <TextField
        label={words.email}
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <PasswordField
        label={words.password}
        {...form.field('password')}
        autoComplete="current-password"
        required
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
      />
      <Press className="inline-link account-forgot" onClick={() => onForgot(form.values.email)}>
        {forgot}
      </Press>
      <Button type="submit" look="primary" size="big" wide busy={form.busy}>
        {words.login}
      </Button>
      <p className="t-small muted">
        {words.newHere}{' '}
        <Press className="inline-link account-inline" onClick={onCreate}>
          {words.createAnAccount}
        </Press>
      </p>
    </form>
  )
}
