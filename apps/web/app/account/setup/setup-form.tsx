import { type PasswordFields, type PersonFields, personProblems, type SignupProblem } from '@porchlight/contract'
import { Button, PasswordField, TextField, type TextFieldProps } from '@porchlight/ui'
import { useEffect } from 'react'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { setupWords } from '#app/lib/messages/account/setup.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { forgetLinkSecret } from '../link-secret.ts'
import { PasswordStrength } from '../password-strength.tsx'
import { useLinkSecret } from '../use-link-secret.ts'
import { forgetPerson, storePerson, typedPerson } from './typed-person.ts'

type Fields = Omit<PersonFields, 'phone'> & PasswordFields & { code: string }
const empty: Fields = { code: '', firstName: '', lastName: '', email: '', password: '', confirmPassword: '' }
const isField = (name: string): name is keyof Fields => name in empty

const useProblems = () => {
  const words = useWords(accountWords)
  const { required } = useWords(formWords)
  const texts: Partial<Record<SignupProblem, string>> = {
    required,
    email: words.emailInvalid,
    weak: words.weakPassword,
    mismatch: words.mismatch,
  }
  return ({ code, ...person }: Fields): FieldProblems<Fields> => {
    const { phone: _, ...problems } = personProblems({ ...person, phone: '' })
    return {
      ...Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, texts[problem]])),
      ...(code.trim() === '' && { code: required }),
    }
  }
}

/**
 * Everything the first administrator's account needs. The code comes from after the `#` of the printed link, or is
 * typed.
 */
export const SetupForm = () => {
  const words = useWords(setupWords)
  const account = useWords(accountWords)
  const shared = useWords(formWords)
  const form = useFields<Fields>({ values: empty, problemsOf: useProblems() })
  const { values } = form
  useLinkSecret('setup', (code) => {
    if (code) form.change('code', code)
    for (const [name, text] of typedPerson(sessionStorage)) if (!values[name]) form.change(name, text)
  })
  useEffect(() => storePerson(sessionStorage, values), [values])
  const send = async (fields: Fields) => {
    const { createAdministrator } = await import('../login-calls.ts')
    const answer = await createAdministrator(fields)
    if (!answer.ok)
      return form.refuse(
        answer.error.required.filter(isField),
        answer.error.message || shared.couldNotComplete,
        shared.error,
      )
    forgetLinkSecret(sessionStorage, 'setup')
    forgetPerson(sessionStorage)
    // A full load: the session's cookie is new.
    location.assign('/staff/settings/start')
  }
  const field = (name: 'code' | 'firstName' | 'lastName' | 'email', more: Partial<TextFieldProps>) => (
    <TextField label={name === 'code' ? words.code : account[name]} required {...form.field(name)} {...more} />
  )
  const secret = { showLabel: account.showPassword, hideLabel: account.hidePassword, autoComplete: 'new-password' }
  return (
    <form method="post" className="account-form" noValidate onSubmit={form.submit(send)}>
      <p className="account-head-text">{words.lead}</p>
      {field('code', { hint: words.codeHint, autoComplete: 'off', autoCapitalize: 'none' })}
      <div className="account-grid">
        {field('firstName', { autoComplete: 'given-name' })}
        {field('lastName', { autoComplete: 'family-name' })}
      </div>
      {field('email', { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' })}
      <PasswordField
        label={account.password}
        {...form.field('password')}
        {...secret}
        hint={form.values.password && <PasswordStrength password={form.values.password} />}
        required
      />
      <PasswordField label={account.confirmPassword} {...form.field('confirmPassword')} {...secret} required />
      <Button type="submit" look="primary" size="big" wide busy={form.busy}>
        {words.create}
      </Button>
    </form>
  )
}
