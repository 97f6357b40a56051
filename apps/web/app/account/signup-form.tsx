import type { Address, SignupField, SignupProblem } from '@porchlight/contract'
import { Button, Checkbox, PasswordField, TextField, type TextFieldProps } from '@porchlight/ui'
import { useLocation } from 'react-router'
import { record } from '#app/lib/analytics.ts'
import { type FieldProblems, useFields } from '#app/lib/form.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { AddressForm } from './address-form.tsx'
import { PasswordStrength } from './password-strength.tsx'
import { emptySignup, type SignupForm as Fields, problemsOfSignup } from './signup-fields.ts'

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

const useSignupProblems = () => {
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
  return (fields: Fields): FieldProblems<Fields> =>
    Object.fromEntries(Object.entries(problemsOfSignup(fields)).map(([field, problem]) => [field, texts[problem]]))
}

const addressParts = ['line1', 'city', 'state', 'zip', 'country'] as const

const bodyOf = (fields: Fields, { signupType, signupId }: SignupFormProps, currentPage: string) => {
  const { address, house, accountType, ...rest } = fields
  return {
    ...rest,
    ...address,
    quickSignup: false,
    signupType: signupType ?? null,
    signupId: signupId ?? null,
    currentPage,
    propertyAddress: rest.isOwner ? house : null,
  }
}

export const SignupForm = (props: SignupFormProps) => {
  const { signupType, onLogin, onDone } = props
  const words = useWords(accountWords)
  const shared = useWords(formWords)
  const { pathname } = useLocation()
  const form = useFields<Fields>({
    values: emptySignup(signupType === 'owners'),
    problemsOf: useSignupProblems(),
  })
  const { isOwner, isTraveler, password } = form.values
  const noAccountType = form.errorAt('accountType')

  const changePart = (name: 'address' | 'house') => (field: keyof Address, text: string) =>
    form.change(`${name}.${field}`, text)
  const partErrors = (name: 'address' | 'house') =>
    Object.fromEntries(addressParts.map((field) => [field, form.errorAt(`${name}.${field}`)]))
  const changeType = (type: 'isTraveler' | 'isOwner') => (on: boolean) => {
    form.change('accountType', null)
    form.change(type, on)
  }
  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone', more: Partial<TextFieldProps>) => (
    <TextField label={words[name]} required {...form.field(name)} {...more} />
  )

  const send = async (fields: Fields) => {
    const { join } = await sending()
    const answer = await join(bodyOf(fields, props, pathname))
    if (!answer.ok) {
      form.refuse(answer.error.required.map(fieldOf), answer.error.message || shared.couldNotComplete)
      return
    }
    record('CompleteRegistration')
    onDone({ asOwner: fields.isOwner, ownerPropertyId: answer.results.ownerPropertyId })
  }

  return (
    <form method="post" className="account-form" noValidate onSubmit={form.submit(send)} onFocus={() => void sending()}>
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
              checked={isTraveler}
              aria-invalid={noAccountType ? true : undefined}
              onChange={changeType('isTraveler')}
            />
            <Checkbox label={words.owner} hint={words.ownerText} checked={isOwner} onChange={changeType('isOwner')} />
          </div>
          {noAccountType && <p className="ui-error">{noAccountType}</p>}
        </fieldset>
      )}
      {isOwner && (
        <fieldset className="account-house">
          <legend className="visually-hidden">{words.yourHouse}</legend>
          <p className="account-house-title" aria-hidden="true">
            {words.yourHouse}
          </p>
          <AddressForm
            section="house"
            value={form.values.house}
            errors={partErrors('house')}
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
          value={form.values.address}
          errors={partErrors('address')}
          onChange={changePart('address')}
        />
      </fieldset>
      <fieldset>
        <legend className="account-head">{words.aPassword}</legend>
        <p className="account-head-text">{words.aPasswordText}</p>
        <div className="account-grid">
          <PasswordField
            label={words.password}
            {...form.field('password')}
            autoComplete="new-password"
            required
            hint={password && <PasswordStrength password={password} />}
            showLabel={words.showPassword}
            hideLabel={words.hidePassword}
          />
          <PasswordField
            label={words.confirmPassword}
            {...form.field('confirmPassword')}
            autoComplete="new-password"
            required
            showLabel={words.showPassword}
            hideLabel={words.hidePassword}
          />
        </div>
      </fieldset>
      <div className="account-actions">
        <Button type="submit" look="primary" size="big" busy={form.busy}>
          {words.createAccount}
        </Button>
        <Button look="link" onClick={onLogin}>
          {words.haveAccount}
        </Button>
      </div>
    </form>
  )
}
