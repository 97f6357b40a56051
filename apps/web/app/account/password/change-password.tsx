import '#app/lib/confirm-self/confirm-self.css'
import '../account.css'
import { passwordChangeProblems, type User } from '@porchlight/contract'
import { Button, Modal, PasswordField, toast } from '@porchlight/ui'
import { useId } from 'react'
import { useRevalidator } from 'react-router'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { passwordChangeWords } from '#app/lib/messages/account/password-change.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { PasswordStrength } from '../password-strength.tsx'

type Fields = { currentPassword: string; newPassword: string; confirmPassword: string }
const empty: Fields = { currentPassword: '', newPassword: '', confirmPassword: '' }
const isField = (name: string): name is keyof Fields => name in empty

const useProblems = (isTemporary: boolean) => {
  const words = useWords(passwordChangeWords)
  const { required } = useWords(formWords)
  return (fields: Fields): FieldProblems<Fields> => {
    const problems = passwordChangeProblems(fields, isTemporary)
    return {
      ...(problems.currentPassword && { currentPassword: required }),
      ...(problems.newPassword && { newPassword: words.weak }),
      ...(problems.confirmPassword && { confirmPassword: words.mismatch }),
    }
  }
}

const Form = ({ user, formId, onDone }: { user: User; formId: string; onDone: () => void }) => {
  const words = useWords(passwordChangeWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields<Fields>({ values: empty, problemsOf: useProblems(user.tempPassword) })

  const send = async ({ currentPassword, ...fields }: Fields) => {
    const { replacePassword } = await import('../login-calls.ts')
    const answer = await replacePassword({ ...(!user.tempPassword && { currentPassword }), ...fields })
    if (!answer.ok) {
      form.refuse(answer.error.required.filter(isField), answer.error.message || shared.couldNotComplete)
      return
    }
    toast({ type: 'success', message: words.changed })
    onDone()
    await revalidate()
  }
  const field = (name: keyof Fields, label: string, autoComplete: string) => ({
    label,
    autoComplete,
    required: true,
    showLabel: words.show({ field: label }),
    hideLabel: words.hide({ field: label }),
    ...form.field(name),
  })
  const { newPassword } = form.values
  return (
    <form id={formId} method="post" className="verify-form" noValidate onSubmit={form.submit(send)}>
      {user.tempPassword && <p>{words.temporaryText}</p>}
      {/* Password managers store the new password under this address. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      {!user.tempPassword && <PasswordField {...field('currentPassword', words.current, 'current-password')} />}
      <PasswordField
        {...field('newPassword', words.fresh, 'new-password')}
        hint={newPassword && <PasswordStrength password={newPassword} />}
      />
      <PasswordField {...field('confirmPassword', words.confirm, 'new-password')} />
    </form>
  )
}

const MissingUser = ({ onClose }: { onClose: () => void }) => {
  const words = useWords(passwordChangeWords)
  const { error } = useWords(formWords)
  return (
    <Modal
      open
      size="small"
      role="alertdialog"
      title={error}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <Button look="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p>{words.missingUser}</p>
    </Modal>
  )
}

/** What the modal is: an error without a user, the form that must be answered, or the one that can be dismissed. */
export const faceOf = (user: Pick<User, 'tempPassword'> | null): 'missing' | 'forced' | 'chosen' => {
  if (!user) return 'missing'
  return user.tempPassword ? 'forced' : 'chosen'
}

export type ChangePasswordProps = { user: User | null; onClose: () => void }

/** Open on entry. After a temporary password it must be answered; otherwise it can be canceled. */
export const ChangePassword = ({ user, onClose }: ChangePasswordProps) => {
  const words = useWords(passwordChangeWords)
  const formId = useId()
  const face = faceOf(user)
  if (!user || face === 'missing') return <MissingUser onClose={onClose} />
  const isForced = face === 'forced'
  return (
    <Modal
      open
      size="small"
      title={isForced ? words.expired : words.change}
      closeLabel={words.close}
      dismissable={!isForced}
      onClose={onClose}
      footer={
        <>
          {!isForced && <Button onClick={onClose}>{words.cancel}</Button>}
          <Button type="submit" form={formId} look="primary">
            {words.send}
          </Button>
        </>
      }
    >
      <Form user={user} formId={formId} onDone={onClose} />
    </Modal>
  )
}
