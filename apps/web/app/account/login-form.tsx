import { type LoginFields, loginProblems } from '@porchlight/contract'
import { requestType } from '@porchlight/native'
import { Button, PasswordField, Press, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Writes need the API's shapes: fetched while somebody types, not before. */
const sending = () => import('./enter.ts')

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

export const LoginForm = ({ onCreate }: { onCreate: () => void }) => {
  const words = useWords(accountWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields<LoginFields>({ values: { email: '', password: '' }, problemsOf: useLoginProblems() })

  const send = async ({ email, password }: LoginFields) => {
    const { enter } = await sending()
    const answer = await enter({ email: email.trim(), password, request_type: requestType() })
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
