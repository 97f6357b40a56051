import { type OfferedProtection, protectionDays } from '@porchlight/contract'
import { Checkbox, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { protectionWords } from '#app/lib/messages/stay/protection.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { offered: OfferedProtection; busy: boolean; onWish: (on: boolean) => void }

/** Cover of the trip beside the stay: who sells it, what it costs, and until when it comes back. */
export const Cover = ({ offered: { provider, price, chosen }, busy, onWish }: Props) => {
  const { money } = useFormats()
  const words = useWords(protectionWords)
  // What was just pressed, until the price for it is there.
  const [wished, setWished] = useState(chosen)
  const wish = (on: boolean) => {
    setWished(on)
    onWish(on)
  }
  return (
    <fieldset>
      <legend>{words.legend}</legend>
      <Checkbox
        checked={busy ? wished : chosen}
        disabled={busy}
        onChange={wish}
        label={words.choose({ price: money(price) })}
        hint={words.hint({ provider, days: protectionDays })}
      />
      <p className="t-small">
        <UiLink
          className="inline-link"
          href={href('/terms/:agreementType?', { agreementType: 'insurance-information' })}
        >
          {words.terms}
        </UiLink>
      </p>
    </fieldset>
  )
}
