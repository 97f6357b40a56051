import { type Booking, type bookingAgreement, type ResultsOf, signAgreement } from '@porchlight/contract'
import { Alert, Button, Checkbox, Disclosure, TextField } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { AdditionalAgreement } from '#app/features/agreements/additional-agreement.tsx'
import { AgreementText } from '#app/features/booking/agreement-text.tsx'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, zoneCity } from '#app/lib/formats.ts'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { useSignatureProblem } from '#app/lib/signing/signature-problem.ts'
import { AgreementReading } from './agreement-reading.tsx'

type Agreement = ResultsOf<typeof bookingAgreement>
type Props = {
  booking: Booking
  agreement: Agreement
  signedName: string
  onSignedName: (name: string) => void
  onSigned: (booking: Booking) => void
}

/** The typed signature and its time. */
export const Signature = ({ booking, agreement }: Pick<Props, 'booking' | 'agreement'>) => {
  const { moment } = useFormats()
  const words = useWords(checkoutWords)
  const { signedAt, signedName } = booking.agreement
  if (!signedAt) return null
  const zone = booking.home.timeZone
  return (
    <>
      <p className="checkout-signature">{signedName}</p>
      <p className="checkout-signed-note t-mini muted num">
        <span>{words.signedAt({ moment: moment(signedAt, zone), city: zoneCity(zone) })}</span>
        <span>{words.copySent}</span>
      </p>
      <Disclosure summary={words.readAgain}>
        <AgreementText title={agreement.title} html={agreement.agreement} />
        <AdditionalAgreement html={agreement.additional?.html} height="normal" />
      </Disclosure>
    </>
  )
}

/** Shown to staff acting for a guest: only the guest signs. */
const GuestSigns = ({ agreement }: Pick<Props, 'agreement'>) => {
  const words = useWords(checkoutWords)
  return (
    <div className="checkout-form">
      <Alert tone="warning" title={words.guestSigns}>
        {words.guestSignsText}
      </Alert>
      <AgreementReading agreement={agreement} />
      <AdditionalAgreement html={agreement.additional?.html} height="normal" />
    </div>
  )
}

/** Read, type your name, accept, sign. */
export const AgreementStep = (props: Props) =>
  useUser()?.impersonatedBy == null ? <SigningForm {...props} /> : <GuestSigns agreement={props.agreement} />

const SigningForm = ({ booking, agreement, signedName, onSignedName, onSigned }: Props) => {
  const words = useWords(checkoutWords)
  const { revalidate } = useRevalidator()
  const [accepted, setAccepted] = useState(false)
  const [confirmsAge, confirmAge] = useState(false)
  const [refusal, setRefusal] = useState('')
  const signatureProblem = useSignatureProblem(words.signedNameMissing)
  const { minGuestAge } = agreement
  const form = useFields({
    values: { signedName, accepted, confirmsAge },
    onChange: (name, value) => {
      if (name === 'accepted') setAccepted(value === true)
      else if (name === 'confirmsAge') confirmAge(value === true)
      else onSignedName(String(value))
    },
    problemsOf: (fields) => ({
      ...signatureProblem(fields.signedName),
      ...(minGuestAge > 0 && !fields.confirmsAge && { confirmsAge: words.confirmAgeMissing }),
      ...(!fields.accepted && { accepted: words.acceptMissing }),
    }),
  })
  const sign = async () => {
    setRefusal('')
    const answer = await api(signAgreement, {
      params: { id: String(booking.id) },
      body: {
        agreementVersion: agreement.version,
        additionalVersion: agreement.additional?.version ?? null,
        signedName: signedName.trim(),
        accepted: true,
        confirmsAge,
      },
    })
    if (answer.ok) return onSigned(answer.results.booking)
    setRefusal(answer.error.code === 'agreement_changed' ? words.agreementChanged : answer.error.message)
    await revalidate()
  }
  return (
    <form method="post" className="checkout-form" noValidate onSubmit={form.submit(sign)}>
      <p className="muted">{words.read}</p>
      <AgreementReading agreement={agreement} />
      <AdditionalAgreement html={agreement.additional?.html} height="normal" />
      {refusal && (
        <Alert tone="danger" live>
          {refusal}
        </Alert>
      )}
      <TextField
        className="checkout-sign"
        label={words.signedName}
        {...form.field('signedName')}
        autoComplete="name"
        maxLength={160}
        required
      />
      {minGuestAge > 0 && (
        <div>
          <Checkbox
            label={words.confirmAge({ age: minGuestAge })}
            name="confirmsAge"
            checked={confirmsAge}
            error={form.errorAt('confirmsAge')}
            onChange={(on) => form.change('confirmsAge', on)}
          />
        </div>
      )}
      <div>
        <Checkbox
          label={words.accept}
          name="accepted"
          checked={accepted}
          error={form.errorAt('accepted')}
          onChange={(on) => form.change('accepted', on)}
        />
      </div>
      <div>
        <Button type="submit" look="primary" size="big" icon="edit" busy={form.busy}>
          {words.sign}
        </Button>
      </div>
    </form>
  )
}
