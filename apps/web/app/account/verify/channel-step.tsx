import type { ChallengeChannel } from '@porchlight/contract'
import { Button, RadioGroup } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { PhoneInput } from '#app/features/phone/phone-input.tsx'
import { verifyWords } from '#app/lib/messages/account/verify.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Who } from './use-verification.ts'

export type ChannelStepProps = {
  who: Who
  /** The number to verify: the one on file, which the user can correct. */
  phone?: string | undefined
  busy: boolean
  onRequest: (channel: ChallengeChannel, phone?: string) => void
  onCancel: () => void
}

/** Text message or call; an account with only an email address has no choice to make. */
export const ChannelStep = ({ who, phone, busy, onRequest, onCancel }: ChannelStepProps) => {
  const words = useWords(verifyWords)
  const asksNumber = phone !== undefined
  const hasPhone = asksNumber || who.channels.includes('sms')
  const [byMail, setByMail] = useState(!hasPhone)
  const [channel, setChannel] = useState<'sms' | 'call'>('sms')
  const [number, setNumber] = useState(phone ?? '')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (byMail) onRequest('email')
    else onRequest(channel, asksNumber ? number.trim() : undefined)
  }
  return (
    <form method="post" className="verify-form" noValidate onSubmit={send}>
      {asksNumber && <PhoneInput label={words.phone} value={number} onChange={setNumber} />}
      {byMail ? (
        <p>{words.toMail({ contact: who.user.email })}</p>
      ) : (
        <RadioGroup
          legend={words.channel}
          value={channel}
          onChange={(value) => setChannel(value === 'call' ? 'call' : 'sms')}
          options={[
            { value: 'sms', label: words.sms },
            { value: 'call', label: words.call },
          ].map((option) =>
            asksNumber || !who.user.phone ? option : { ...option, hint: words.toPhone({ contact: who.user.phone }) },
          )}
        />
      )}
      <div className="verify-actions">
        <Button type="submit" look="primary" busy={busy}>
          {words.requestCode}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
        {hasPhone && !asksNumber && (
          <Button look="link" onClick={() => setByMail(!byMail)}>
            {byMail ? words.byPhone : words.byMail}
          </Button>
        )}
      </div>
    </form>
  )
}
