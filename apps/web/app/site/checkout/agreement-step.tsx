import { type Booking, type bookingAgreement, type ResultsOf, signAgreement } from '@porchlight/contract'
import { Alert, Button, Checkbox, Disclosure, TextField } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { AgreementText } from '#app/features/booking/agreement-text.tsx'
import { api } from '#app/lib/api.ts'
import { useFormCheck } from '#app/lib/form-check.ts'
import { moment, zoneCity } from '#app/lib/formats.ts'
import { checkoutWords } from '#app/lib/messages/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Agreement = ResultsOf<typeof bookingAgreement>
type Props = {
  booking: Booking
  agreement: Agreement
  signedName: string
  onSignedName: (name: string) => void
  onSigned: (booking: Booking) => void
}

/** The signature as it was typed, with when. */
export const Signature = ({ booking, agreement }: Pick<Props, 'booking' | 'agreement'>) => {
  const words = useWords(checkoutWords)
  const { signedAt, signedName } = booking.agreement
  if (!signedAt) return null
  const zone = booking.home.timeZone
  return (
    <>
      <p className="checkout-signature">{signedName}</p>
      <p className="checkout-signed-note t-mini muted num">
        <span>{words.signedAt(moment(signedAt, zone), zoneCity(zone))}</span>
        <span>{words.copySent}</span>
      </p>
      <Disclosure summary={words.readAgain}>
        <AgreementText title={agreement.title} html={agreement.agreement} />
      </Disclosure>
    </>
  )
}

/** Read, type your name, accept, sign. */
export const AgreementStep = ({ booking, agreement, signedName, onSignedName, onSigned }: Props) => {
  const words = useWords(checkoutWords)
  const { revalidate } = useRevalidator()
  const [accepted, setAccepted] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const check = useFormCheck<'signedName' | 'accepted'>({
    ...(signedName.trim().length < 2 && { signedName: words.signedNameMissing }),
    ...(!accepted && { accepted: words.acceptMissing }),
  })
  const sign = async () => {
    const answer = await api(signAgreement, {
      params: { id: String(booking.id) },
      body: { agreementVersion: agreement.version, signedName: signedName.trim(), accepted: true },
    })
    if (answer.ok) return onSigned(answer.results.booking)
    setRefusal(answer.error.code === 'agreement_changed' ? words.agreementChanged : answer.error.message)
    await revalidate()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || !check.passes()) return
    setRefusal('')
    setBusy(true)
    void sign().finally(() => setBusy(false))
  }
  return (
    <form method="post" className="checkout-form" noValidate onSubmit={onSubmit}>
      <p className="muted">{words.read}</p>
      <AgreementText title={agreement.title} html={agreement.agreement} />
      {refusal && (
        <Alert tone="danger" live>
          {refusal}
        </Alert>
      )}
      <TextField
        className="checkout-sign"
        label={words.signedName}
        name="signedName"
        autoComplete="name"
        maxLength={160}
        required
        value={signedName}
        error={check.errors.signedName}
        onChange={onSignedName}
      />
      <div>
        <Checkbox
          label={words.accept}
          name="accepted"
          checked={accepted}
          error={check.errors.accepted}
          onChange={setAccepted}
        />
      </div>
      <div>
        <Button type="submit" look="primary" size="big" icon="edit" busy={busy}>
          {words.sign}
        </Button>
      </div>
    </form>
  )
}
