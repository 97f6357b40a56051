import { Status, UiLink } from '@porchlight/ui'
import { phoneWords } from '#app/lib/messages/stay/phone.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type StoredPhone = { phone: string | null; displayPhone: string | null; phoneUnclear: boolean }

/** A stored number as a link, in international format; an unconfirmed one is shown as entered and flagged. */
export const PhoneLink = ({ of: { phone, displayPhone, phoneUnclear } }: { of: StoredPhone }) => {
  const words = useWords(phoneWords)
  if (!phone) return null
  if (!phoneUnclear)
    return (
      <UiLink className="inline-link num" href={`tel:${phone}`}>
        {displayPhone}
      </UiLink>
    )
  return (
    <span className="phone-unclear">
      <bdi className="num">{displayPhone}</bdi> <Status state="broken">{words.unclear}</Status>
    </span>
  )
}
