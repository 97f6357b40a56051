import { Button, Checkbox, PasswordField, TextField, type TextFieldProps } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { record } from '#app/lib/analytics.ts'
import { useFormCheck } from '#app/lib/form-check.ts'
import { accountWords } from '#app/lib/messages/account.ts'
import { formWords } from '#app/lib/messages/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { AddressFields } from './address-check.ts'
import { AddressForm } from './address-form.tsx'
import { PasswordStrength } from './password-strength.tsx'
import {
  emptySignup,
  type SignupForm as Form,
  type SignupField,
  type SignupProblem,
  signupProblems,
} from './signup-check.ts'

export type SignupDone = { asOwner: boolean; ownerPropertyId: number | null }

export type SignupFormProps = {
  /** `owners` leaves no choice of account type. */
  signupType?: 'owners'
  signupId?: string | undefined
  onLogin: () => void
  onDone: (done: SignupDone) => void
}

/** Writes need the API's shapes: fetched while somebody types, not before. */
const sending = () => import('./enter.ts')

/** Names of the server for fields that this form keeps in parts. */
const fieldOf = (name: string): SignupField =>
  (name === 'propertyAddress'
    ? 'house.line1'
    : /^(line1|city|state|zip|country)$/.test(name)
      ? `address.${name}`
      : name) as SignupField

const useSignupCheck = (form: Form) => {
  const words = useWords(accountWords)
  const { required } = useWords(formWords)
  const texts: Record<SignupProblem, string> = {
    required,
    email: words.emailInvalid,
    zip: words.zipInvalid,
    weak: words.weakPassword,
    mismatch: words.mismatch,
    accountType: words.accountTypeRequired,
  }
  const problems = Object.entries(signupProblems(form)).map(([field, problem]) => [field, texts[problem]])
  return useFormCheck<SignupField>(Object.fromEntries(problems))
}

const part =
  (errors: Partial<Record<SignupField, string>>, name: 'address' | 'house') => (field: keyof AddressFields) =>
    errors[`${name}.${field}`]

const partErrors = (errors: Partial<Record<SignupField, string>>, name: 'address' | 'house') => {
  const at = part(errors, name)
  return { line1: at('line1'), city: at('city'), state: at('state'), zip: at('zip'), country: at('country') }
}

const bodyOf = (form: Form, { signupType, signupId }: SignupFormProps, currentPage: string) => {
  const { address, house, ...rest } = form
  return {
    ...rest,
    ...address,
    quickSignup: false,
    signupType: signupType ?? null,
    signupId: signupId ?? null,
    currentPage,
    propertyAddress: form.isOwner ? house : null,
  }
}

export const SignupForm = (props: SignupFormProps) => {
  const { signupType, onLogin, onDone } = props
  const words = useWords(accountWords)
  const shared = useWords(formWords)
  const { pathname } = useLocation()
  const [form, setForm] = useState(() => emptySignup(signupType === 'owners'))
  const [busy, setBusy] = useState(false)
  const check = useSignupCheck(form)

  const change =
    <Field extends keyof Form & SignupField>(field: Field) =>
    (value: Form[Field]) => {
      check.changed(field)
      setForm((before) => ({ ...before, [field]: value }))
    }
  const changePart = (name: 'address' | 'house') => (field: keyof AddressFields, text: string) => {
    check.changed(`${name}.${field}`)
    setForm((before) => ({ ...before, [name]: { ...before[name], [field]: text } }))
  }
  const changeType = (type: 'isTraveler' | 'isOwner') => (on: boolean) => {
    check.changed('accountType')
    setForm((before) => ({ ...before, [type]: on }))
  }
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone', more: Partial<TextFieldProps>) => (
    <TextField
      label={words[name]}
      name={name}
      required
      value={form[name]}
      error={check.errors[name]}
      onChange={change(name)}
      {...more}
    />
  )

  const submit = async () => {
    setBusy(true)
    const { join } = await sending()
    const answer = await join(bodyOf(form, props, pathname))
    setBusy(false)
    if (!answer.ok) {
      check.refuse(answer.error.required.map(fieldOf), answer.error.message || shared.couldNotComplete)
      return
    }
    record('CompleteRegistration')
    onDone({ asOwner: form.isOwner, ownerPropertyId: answer.results.ownerPropertyId })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && check.passes()) void submit()
  }

  return (
    <form method="post" className="account-form" noValidate onSubmit={onSubmit} onFocus={() => void sending()}>
      <div className="account-grid">
        {field('firstName', { autoComplete: 'given-name' })}
        {field('lastName', { autoComplete: 'family-name' })}
        {field('email', { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' })}
        {field('phone', { type: 'tel', autoComplete: 'tel', hint: words.phoneHint })}
      </div>
      {signupType === undefined && (
        <fieldset className="account-types">
          <legend className="account-head">{words.whatBringsYou}</legend>
          <p className="account-head-text">{words.whatBringsYouText}</p>
          <div className="account-type-grid">
            <Checkbox
              label={words.renter}
              hint={words.renterText}
              checked={form.isTraveler}
              aria-invalid={check.errors.accountType ? true : undefined}
              onChange={changeType('isTraveler')}
            />
            <Checkbox
              label={words.owner}
              hint={words.ownerText}
              checked={form.isOwner}
              onChange={changeType('isOwner')}
            />
          </div>
          {check.errors.accountType && <p className="ui-error">{check.errors.accountType}</p>}
        </fieldset>
      )}
      {form.isOwner && (
        <fieldset className="account-house">
          <legend className="visually-hidden">{words.yourHouse}</legend>
          <p className="account-house-title" aria-hidden="true">
            {words.yourHouse}
          </p>
          <AddressForm
            section="house"
            value={form.house}
            errors={partErrors(check.errors, 'house')}
            onChange={changePart('house')}
          />
          <p className="ui-hint">{words.whereItStandsHint}</p>
        </fieldset>
      )}
      <fieldset>
        <legend className="account-head">{words.yourAddress}</legend>
        <p className="account-head-text">{words.yourAddressText}</p>
        <AddressForm
          section="home"
          value={form.address}
          errors={partErrors(check.errors, 'address')}
          onChange={changePart('address')}
        />
      </fieldset>
      <fieldset>
        <legend className="account-head">{words.aPassword}</legend>
        <p className="account-head-text">{words.aPasswordText}</p>
        <div className="account-grid">
          <PasswordField
            label={words.password}
            name="password"
            autoComplete="new-password"
            required
            value={form.password}
            error={check.errors.password}
            hint={form.password && <PasswordStrength password={form.password} />}
            onChange={change('password')}
            showLabel={words.showPassword}
            hideLabel={words.hidePassword}
          />
          <PasswordField
            label={words.confirmPassword}
            name="confirmPassword"
            autoComplete="new-password"
            required
            value={form.confirmPassword}
            error={check.errors.confirmPassword}
            onChange={change('confirmPassword')}
            showLabel={words.showPassword}
            hideLabel={words.hidePassword}
          />
        </div>
      </fieldset>
      <div className="account-actions">
        <Button type="submit" look="primary" size="big" busy={busy}>
          {words.createAccount}
        </Button>
        <Button look="link" onClick={onLogin}>
          {words.haveAccount}
        </Button>
      </div>
    </form>
  )
}
