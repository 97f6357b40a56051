import { type OfferedProtection, protectionDays } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { protectionWords } from '#app/lib/messages/stay/protection.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { BesideChoice } from './beside-choice.tsx'

type Props = { offered: OfferedProtection; busy: boolean; onWish: (on: boolean) => void }

/** Cover of the trip beside the stay: who sells it, what it costs, and until when it comes back. */
export const Cover = ({ offered: { provider, price, chosen }, busy, onWish }: Props) => {
  const { money } = useFormats()
  const words = useWords(protectionWords)
  return (
    <BesideChoice
      legend={words.legend}
      label={words.choose({ price: money(price) })}
      hint={words.hint({ provider, days: protectionDays })}
      chosen={chosen}
      busy={busy}
      onWish={onWish}
    >
      <p className="t-small">
        <UiLink
          className="inline-link"
          href={href('/terms/:agreementType?', { agreementType: 'insurance-information' })}
        >
          {words.terms}
        </UiLink>
      </p>
    </BesideChoice>
  )
}
