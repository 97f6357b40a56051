import {
  type TaxFormFields as Fields,
  signatureFit,
  signerNameIn,
  type TaxForm,
  taxFormProblems,
} from '@porchlight/contract'
import { Button, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { AddressForm } from '#app/features/address/address-form.tsx'
import { taxWords } from '#app/lib/messages/account/tax.ts'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { useSignatureProblem } from '#app/lib/signing/signature-problem.ts'
import { useTypedEarly } from '#app/lib/typed-early.ts'
import { useSecurityAction } from '../security/use-security-action.tsx'
import { Certification } from './certification.tsx'
import { emptyForm } from './empty-form.ts'
import { type TaxFieldsProps, TaxNumber, TaxpayerFields } from './taxpayer-fields.tsx'

export type TaxFormFieldsProps = { given: TaxForm | null; onDone: () => void; onCancel: (() => void) | undefined }

/** A W-9 to complete and sign. Problems show after the first submit, then live. */
export const TaxFormFields = ({ given, onDone, onCancel }: TaxFormFieldsProps) => {
  const words = useWords(taxWords)
  const account = useWords(accountWords)
  const shared = useWords(formWords)
  const user = useUser()
  const act = useSecurityAction()
  useTypedEarly()
  const [fields, setFields] = useState<Fields>(() => emptyForm(given, user))
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const problems = taxFormProblems(fields)
  const signatureProblem = useSignatureProblem(shared.required)
  const isTaxpayer = signatureFit(fields.signedName, signerNameIn(fields.name)) === 'yes'
  const nameProblem = isTaxpayer ? undefined : signatureProblem(fields.signedName).signedName
  const wrong: TaxFieldsProps['wrong'] = (field, text = shared.required) => {
    if (tried && field === 'signedName') return nameProblem
    if (!tried || !problems.includes(field)) return undefined
    return String(fields[field]).trim() === '' ? shared.required : text
  }
  const shown: TaxFieldsProps = { fields, set: (more) => setFields((now) => ({ ...now, ...more })), wrong }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    if (problems.length > 0 || nameProblem !== undefined) {
      toast({ type: 'danger', title: shared.requiredFields, message: shared.completeFields })
      return
    }
    setBusy(true)
    const signed = await act(({ api, signTaxForm }) => api(signTaxForm, { body: fields }))
    setBusy(false)
    if (!signed) return
    toast({ type: 'success', message: words.saved })
    onDone()
  }
  return (
    <form method="post" className="tax-form" noValidate onSubmit={(event) => void send(event)}>
      <TaxpayerFields {...shown} />
      <fieldset className="tax-address">
        <legend className="t-card">{words.address}</legend>
        <AddressForm
          section="tax"
          value={fields}
          errors={{
            line1: wrong('line1'),
            city: wrong('city'),
            state: wrong('state'),
            zip: wrong('zip', account.zipInvalid),
            country: wrong('country'),
          }}
          onChange={(field, text) => shown.set({ [field]: text })}
        />
      </fieldset>
      <TaxNumber {...shown} />
      <Certification {...shown} />
      <div className="verify-actions">
        <Button type="submit" look="primary" busy={busy}>
          {words.sign}
        </Button>
        {onCancel && <Button onClick={onCancel}>{words.cancel}</Button>}
      </div>
    </form>
  )
}
