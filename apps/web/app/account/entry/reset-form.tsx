import { type NewPasswordFields, resetProblems } from '@porchlight/contract'
import { requestType } from '@porchlight/native'
import { Button, PasswordField, TextField } from '@porchlight/ui'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { recoveryWords } from '#app/lib/messages/account/recovery.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { PasswordStrength } from '../password-strength.tsx'
import type { CodeSent } from './forgot-form.tsx'

type Fields = NewPasswordFields & { code: string }

/** The server's names for this form's fields. */
const fieldsNamed = (names: readonly string[]): (keyof Fields)[] =>
  names.flatMap((name) => (name === 'password' ? 'newPassword' : name === 'code' ? 'code' : []))

const useProblems = () => {
  const words = useWords(recoveryWords)
  const { mismatch } = useWords(accountWords)
  return (fields: Fields): FieldProblems<Fields> => {
    const problems = resetProblems({ ...fields, code: fields.code.trim() })
    return {
      ...(problems.code && { code: words.codeInvalid }),
      ...(problems.newPassword && { newPassword: words.weakPassword }),
      ...(problems.confirmPassword && { confirmPassword: mismatch }),
    }
  }
}

export type ResetFormProps = {
  sent: CodeSent
  onDone: () => Promise<void>
  onNewCode: () => void
  onReturn: () => void
}

/** The code that was sent, and a new password, twice. */
export const ResetForm = ({ sent, onDone, onNewCode, onReturn }: ResetFormProps) => {
  const words = useWords(recoveryWords)
  const account = useWords(accountWords)
  const shared = useWords(formWords)
  const form = useFields<Fields>({
    values: { code: '', newPassword: '', confirmPassword: '' },
    problemsOf: useProblems(),
  })
  const { newPassword } = form.values

  const send = async (fields: Fields) => {
    const { setNewPassword } = await import('../login-calls.ts')
    const answer = await setNewPassword({
      email: sent.email,
      password: fields.newPassword,
      code: fields.code.trim(),
      request_type: requestType(),
    })
    if (answer.ok) await onDone()
    else form.refuse(fieldsNamed(answer.error.required), answer.error.message || shared.couldNotComplete, shared.error)
  }
  const secret = { showLabel: account.showPassword, hideLabel: account.hidePassword, autoComplete: 'new-password' }
  return (
    <form method="post" className="account-form" noValidate onSubmit={form.submit(send)}>
      <p className="account-head-text">{words.resetText(sent)}</p>
      {/* Password managers store the new password under this address. */}
      <input type="text" name="username" autoComplete="username" value={sent.email} readOnly hidden />
      <TextField
        label={words.code}
        hint={words.codeHint}
        {...form.field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <PasswordField
        label={words.newPassword}
        {...form.field('newPassword')}
        {...secret}
        hint={newPassword && <PasswordStrength password={newPassword} />}
        required
      />
      <PasswordField label={words.confirmPassword} {...form.field('confirmPassword')} {...secret} required />
      <Button type="submit" look="primary" size="big" wide busy={form.busy}>
        {words.submit}
      </Button>
      <div className="account-ways">
        <Button look="link" onClick={onNewCode}>
          {words.newCode}
        </Button>
        <Button look="link" onClick={onReturn}>
          {words.returnToScreen}
        </Button>
      </div>
    </form>
  )
}
