import {
  asksBirthDate,
  type ForeignIncome,
  type ForeignStatus,
  type ForeignStatusField,
  type ForeignStatusFields,
  foreignEntities,
  foreignFormNames,
  foreignStatusProblems,
  formsForIncome,
  isConnectedForm,
  optionalParts,
  signatureFit,
  signerNameIn,
} from '@porchlight/contract'
import { Alert, BirthDateField, Button, Select, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { AddressForm } from '#app/features/address/address-form.tsx'
import { useCountries } from '#app/features/address/countries.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { foreignStatusWords } from '#app/lib/messages/account/foreign-status.ts'
import { taxWords } from '#app/lib/messages/account/tax.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { identityWords } from '#app/lib/messages/traveler/identity.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { useUser } from '#app/lib/session.ts'
import { useSignatureProblem } from '#app/lib/signing/signature-problem.ts'
import { useTypedEarly } from '#app/lib/typed-early.ts'
import { useLocalMoment } from '../security/use-moment.ts'
import { useSecurityAction } from '../security/use-security-action.tsx'
import { ForeignCertification } from './foreign-certification.tsx'

type Props = { given: ForeignStatus | null; income: ForeignIncome }

const startOf = ({ given, income }: Props, name: string): ForeignStatusFields => ({
  kind: given?.kind ?? formsForIncome[income][0],
  entity: given?.entity ?? 'individual',
  usAddress: given?.usAddress ?? '',
  name: given?.name ?? name,
  citizenship: given?.citizenship ?? '',
  birthDate: given?.birthDate ?? '',
  line1: given?.line1 ?? '',
  line2: given?.line2 ?? '',
  city: given?.city ?? '',
  state: given?.state ?? '',
  zip: given?.zip ?? '',
  country: given?.country ?? '',
  worksAbroad: given?.worksAbroad ?? false,
  claimsTreaty: given?.claimsTreaty ?? false,
  taxId: '',
  signedName: '',
  certified: false,
})

/** What is on file, and until when it counts. */
const OnFile = ({ form, today }: { form: ForeignStatus; today: string }) => {
  const words = useWords(foreignStatusWords)
  const { date } = useFormats()
  const when = useLocalMoment()
  const day = date(form.expiresOn)
  const isValid = form.expiresOn >= today
  return (
    <Alert
      tone={isValid ? 'positive' : 'warning'}
      title={isValid ? `${words.onFile}: ${foreignFormNames[form.kind]}` : words.expired({ day })}
    >
      {isValid && <p>{words.until({ day })}</p>}
      <p data-content>{words.signed({ name: form.signedName, when: when(form.signedAt) })}</p>
    </Alert>
  )
}

/** What changes with the form: a company signs a W-8ECI, and only a company on its W-8BEN-E claims a treaty. */
const formOf = (kind: ForeignStatusFields['kind']): Partial<ForeignStatusFields> => ({
  kind,
  entity: kind === 'w8eci_services' ? 'corporation' : 'individual',
  claimsTreaty: false,
})

/** A W-8 to fill in and sign. Problems show after the first submit, then live. */
const SigningForm = ({ given, income, onDone }: Props & { onDone: () => void }) => {
  const words = useWords(foreignStatusWords)
  const tax = useWords(taxWords)
  const account = useWords(accountWords)
  const shared = useWords(formWords)
  const user = useUser()
  const countries = useCountries()
  const birth = useWords(identityWords)
  const { locale } = useHabits()
  const act = useSecurityAction()
  useTypedEarly()
  const dayOf = useOfficeDay()
  const [today] = useState(() => dayOf(new Date().toISOString()))
  const [fields, setFields] = useState(() =>
    startOf({ given, income }, user ? `${user.firstName} ${user.lastName}` : ''),
  )
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const set = (more: Partial<ForeignStatusFields>) => setFields((now) => ({ ...now, ...more }))
  const problems = foreignStatusProblems(fields, today)
  const signatureProblem = useSignatureProblem(shared.required)
  const isNamed = signatureFit(fields.signedName, signerNameIn(fields.name)) === 'yes'
  const nameProblem = isNamed ? undefined : signatureProblem(fields.signedName).signedName
  const wrong = (field: ForeignStatusField, text: string = shared.required) => {
    if (!tried || !problems.includes(field)) return undefined
    return String(fields[field]).trim() === '' ? shared.required : text
  }
  const isCompany = !asksBirthDate(fields)
  const isRent = income === 'rents'
  const isConnected = isConnectedForm(fields.kind)
  const business = isRent ? words.rents : words.connected
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    if (problems.length > 0 || nameProblem !== undefined) {
      toast({ type: 'danger', title: shared.requiredFields, message: shared.completeFields })
      return
    }
    setBusy(true)
    const signed = await act(({ api, signForeignStatus }) => api(signForeignStatus, { body: fields }))
    setBusy(false)
    if (!signed) return
    toast({ type: 'success', message: words.saved })
    onDone()
  }
  return (
    <form method="post" className="tax-form" noValidate onSubmit={(event) => void send(event)}>
      {isRent ? (
        <Select
          label={words.rents.entity}
          emptyText=""
          value={fields.entity}
          options={foreignEntities.map((value) => ({ value, label: words.rents.entities[value] }))}
          onChange={(entity) => set({ entity: entity as ForeignStatusFields['entity'] })}
        />
      ) : (
        <Select
          label={words.kind}
          emptyText=""
          value={fields.kind}
          options={formsForIncome.services.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={(kind) => set(formOf(kind as ForeignStatusFields['kind']))}
        />
      )}
      {fields.kind === 'w8eci_services' && (
        <Select
          label={words.connected.entity}
          emptyText=""
          value={fields.entity}
          options={foreignEntities
            .filter((value) => value !== 'individual')
            .map((value) => ({ value, label: words.rents.entities[value] }))}
          onChange={(entity) => set({ entity: entity as ForeignStatusFields['entity'] })}
        />
      )}
      <TextField
        label={isCompany ? words.nameCompany : words.name}
        value={fields.name}
        maxLength={120}
        onChange={(name) => set({ name })}
        error={wrong('name')}
      />
      <Select
        label={isCompany ? words.incorporation : words.citizenship}
        emptyText=""
        value={fields.citizenship}
        options={fields.citizenship === '' ? [{ value: '', label: account.choose }, ...countries] : countries}
        onChange={(citizenship) => set({ citizenship })}
        error={wrong('citizenship', words.usProblem)}
      />
      {!isCompany && (
        <BirthDateField
          label={words.birthDate}
          value={fields.birthDate || null}
          onChange={(birthDate) => set({ birthDate: birthDate ?? '' })}
          error={wrong('birthDate')}
          today={today}
          locale={locale}
          words={{ day: birth.day, month: birth.month, year: birth.year, tooYoung: () => '' }}
          minAge={0}
        />
      )}
      <fieldset className="tax-address">
        <legend className="t-card">{words.address}</legend>
        <p className="muted">{words.addressHint}</p>
        <AddressForm
          section="foreign-status"
          value={fields}
          optional={optionalParts(fields.country)}
          errors={{
            line1: wrong('line1'),
            city: wrong('city'),
            state: wrong('state'),
            zip: wrong('zip', account.zipInvalid),
            country: wrong('country', words.usProblem),
          }}
          onChange={(field, text) => set({ [field]: text })}
        />
      </fieldset>
      {isConnected && (
        <TextField
          label={business.usAddress}
          {...(isRent && { hint: words.rents.usAddressHint })}
          value={fields.usAddress}
          maxLength={200}
          onChange={(usAddress) => set({ usAddress })}
          error={wrong('usAddress')}
        />
      )}
      <TextField
        label={(isConnected ? words.rents : words).taxId}
        hint={(isConnected ? words.rents : words).taxIdHint}
        {...(isConnected && { inputMode: 'numeric' })}
        value={fields.taxId}
        maxLength={40}
        autoComplete="off"
        onChange={(taxId) => set({ taxId })}
        error={wrong('taxId', isConnected ? words.rents.taxIdWrong : shared.required)}
      />
      <fieldset className="tax-certification">
        <legend className="t-card">{tax.certification}</legend>
        <ForeignCertification fields={fields} set={set} wrong={wrong} />
        <TextField
          label={tax.signedName}
          autoComplete="name"
          maxLength={120}
          value={fields.signedName}
          onChange={(signedName) => set({ signedName })}
          error={tried ? nameProblem : undefined}
        />
      </fieldset>
      <div className="verify-actions">
        <Button type="submit" look="primary" busy={busy}>
          {words.sign}
        </Button>
      </div>
    </form>
  )
}

/** A payee’s statement of foreign status: the one on file, or the form. */
export const ForeignStatusForm = ({ given, income }: Props) => {
  const words = useWords(foreignStatusWords)
  const { revalidate } = useRevalidator()
  const [again, setAgain] = useState(false)
  const dayOf = useOfficeDay()
  const [today] = useState(() => dayOf(new Date().toISOString()))
  const isValid = given !== null && given.expiresOn >= today
  return (
    <>
      {given && <OnFile form={given} today={today} />}
      {isValid && !again ? (
        <div className="verify-actions">
          <Button onClick={() => setAgain(true)}>{words.again}</Button>
        </div>
      ) : (
        <SigningForm
          given={given}
          income={income}
          onDone={() => {
            setAgain(false)
            void revalidate()
          }}
        />
      )}
    </>
  )
}
