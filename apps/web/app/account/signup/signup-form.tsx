import type { Address } from '@porchlight/contract'
import { Button, PasswordField, TextField, type TextFieldProps } from '@porchlight/ui'
import { useState } from 'react'
import { AddressForm } from '#app/features/address/address-form.tsx'
import { SignupTerms } from '#app/features/agreements/signup-terms.tsx'
import { PhoneInput } from '#app/features/phone/phone-input.tsx'
import { CodeStep } from '#app/features/signup-code/code-step.tsx'
import type { FieldsOf } from '#app/lib/form.ts'
import { signupWords } from '#app/lib/messages/account/signup.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { signupColumns } from '#app/lib/signup-columns.ts'
import { PasswordStrength } from '../password-strength.tsx'
import { type SignupForm as Fields, typesOffered } from './fields.ts'
import { AgentSection, BrokerSection } from './license-sections.tsx'
import { TypesChoice } from './types-choice.tsx'
import { type SignupUse, useSignup } from './use-signup.ts'

export type SignupFormProps = SignupUse & {
  /** Terms and the last button appear only after Continue. */
  twoStep?: boolean
  onLogin: () => void
}

type PartProps = { form: FieldsOf<Fields> }
const addressParts = ['line1', 'city', 'state', 'zip', 'country'] as const

const Person = ({ form }: PartProps) => {
  const words = useWords(accountWords)
  const field = (name: 'firstName' | 'lastName' | 'email', more: Partial<TextFieldProps>) => (
    <TextField label={words[name]} required {...form.field(name)} {...more} />
  )
  return (
    <div className="account-grid">
      {field('firstName', { autoComplete: 'given-name' })}
      {field('lastName', { autoComplete: 'family-name' })}
      {field('email', { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' })}
      <PhoneInput
        label={words.phone}
        hint={words.phoneHint}
        required
        {...form.field('phone')}
        country={form.values.address.country}
      />
    </div>
  )
}

const AddressPart = ({ form, part }: PartProps & { part: 'address' | 'property' }) => (
  <AddressForm
    section={part === 'property' ? 'property' : 'home'}
    value={form.values[part]}
    errors={Object.fromEntries(addressParts.map((field) => [field, form.errorAt(`${part}.${field}`)]))}
    onChange={(field: keyof Address, text) => form.change(`${part}.${field}`, text)}
  />
)

const PropertyAddressFields = ({ form }: PartProps) => {
  const words = useWords(accountWords)
  return (
    <fieldset className="account-home">
      <legend className="visually-hidden">{words.yourHome}</legend>
      <p className="account-home-title" aria-hidden="true">
        {words.yourHome}
      </p>
      <AddressPart form={form} part="property" />
      <p className="ui-hint">{words.whereItStandsHint}</p>
    </fieldset>
  )
}

const Secret = ({ form }: PartProps) => {
  const words = useWords(accountWords)
  const { password } = form.values
  const shown = { showLabel: words.showPassword, hideLabel: words.hidePassword, autoComplete: 'new-password' }
  return (
    <fieldset>
      <legend className="account-head">{words.aPassword}</legend>
      <p className="account-head-text">{words.aPasswordText}</p>
      <div className="account-grid">
        <PasswordField
          label={words.password}
          required
          hint={password && <PasswordStrength password={password} />}
          {...form.field('password')}
          {...shown}
        />
        <PasswordField label={words.confirmPassword} required {...form.field('confirmPassword')} {...shown} />
      </div>
    </fieldset>
  )
}

/** The fields of every account type; sections follow the checked types. */
export const SignupForm = ({ twoStep = false, onLogin, ...use }: SignupFormProps) => {
  const words = useWords(signupWords)
  const account = useWords(accountWords)
  const { form, today, send, sent, changeDetails } = useSignup(use)
  const [isLast, setLast] = useState(!twoStep)
  const { types } = form.values
  const offered = typesOffered(use)
  if (sent)
    return (
      <CodeStep
        sent={sent}
        action={account.createAccount}
        onCode={(code) => send(form.values, code)}
        onBack={changeDetails}
      />
    )
  return (
    <form
      method="post"
      className="account-form"
      data-columns={signupColumns({ quick: false })}
      noValidate
      onSubmit={form.submit(isLast ? async (fields) => void (await send(fields)) : () => setLast(true))}
      onFocus={() => {
        void import('#app/features/signup-code/sign-up.ts')
        void import('#app/features/agreements/signup-versions.ts').then(({ signupVersions }) => signupVersions())
      }}
    >
      <Person form={form} />
      {offered.length > 0 && (
        <TypesChoice
          offered={offered}
          types={types}
          error={form.errorAt('accountType')}
          onChange={(next) => {
            form.change('accountType', null)
            form.change('types', next)
          }}
        />
      )}
      {types.isOwner && <PropertyAddressFields form={form} />}
      {types.isBroker && <BrokerSection form={form} today={today} />}
      {types.isTravelAgent && <AgentSection form={form} today={today} />}
      <fieldset>
        <legend className="account-head">{account.yourAddress}</legend>
        <p className="account-head-text">{account.yourAddressText}</p>
        <AddressPart form={form} part="address" />
      </fieldset>
      <Secret form={form} />
      {isLast && <SignupTerms className="account-terms" />}
      <div className="account-actions">
        <Button type="submit" look="primary" size="big" busy={form.busy}>
          {isLast ? account.createAccount : words.continue}
        </Button>
        <Button look="link" onClick={onLogin}>
          {account.haveAccount}
        </Button>
      </div>
    </form>
  )
}
