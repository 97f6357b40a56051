import { loginProblems } from '@porchlight/contract'
import { Button, TextField } from '@porchlight/ui'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { recoveryWords } from '#app/lib/messages/account/recovery.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Fields = { email: string }
export type CodeSent = { email: string; minutes: number }

export type ForgotFormProps = {
  email: string
  onSent: (sent: CodeSent) => void
  /** Absent if there is no login to return to. */
  onReturn?: ((email: string) => void) | undefined
}

const useProblems = () => {
  const words = useWords(accountWords)
  const { required } = useWords(formWords)
  return ({ email }: Fields): FieldProblems<Fields> => {
    const problem = loginProblems({ email, password: '' }, 'forgot').email
    return problem ? { email: problem === 'required' ? required : words.emailInvalid } : {}
  }
}

/** Requests a code; the response is the same whether or not the account exists. */
export const ForgotForm = ({ email, onSent, onReturn }: ForgotFormProps) => {
  const words = useWords(recoveryWords)
  const account = useWords(accountWords)
  const shared = useWords(formWords)
  const form = useFields<Fields>({ values: { email }, problemsOf: useProblems() })

  const send = async (fields: Fields) => {
    const { requestReset } = await import('../login-calls.ts')
    const address = fields.email.trim()
    const answer = await requestReset(address)
    if (answer.ok) onSent({ email: address, minutes: answer.results.minutes })
    else
      form.refuse(
        answer.error.code === 'invalid_input' ? ['email'] : [],
        answer.error.message || shared.couldNotComplete,
        shared.error,
      )
  }
  return (
    <form method="post" className="account-form" noValidate onSubmit={form.submit(send)}>
      <p className="account-head-text">{words.forgotText}</p>
      <TextField
        label={account.email}
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <Button type="submit" look="primary" size="big" wide busy={form.busy}>
        {words.submit}
      </Button>
      {onReturn && (
        <Button look="link" onClick={() => onReturn(form.values.email)}>
          {words.returnToForm}
        </Button>
      )}
    </form>
  )
}
