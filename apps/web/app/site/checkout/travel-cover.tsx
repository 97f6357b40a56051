import { type OfferedProtection, protectionDays } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { protectionWords } from '#app/lib/messages/stay/protection.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { OptionalChoice } from './optional-choice.tsx'

type Props = { offered: OfferedProtection; busy: boolean; onChange: (on: boolean) => void }

/** Travel protection: provider, price, and refund deadline. */
export const TravelCover = ({ offered: { provider, price, chosen }, busy, onChange }: Props) => {
  const { money } = useFormats()
  const words = useWords(protectionWords)
  return (
    <OptionalChoice
      legend={words.legend}
      label={words.choose({ price: money(price) })}
      hint={words.hint({ provider, days: protectionDays })}
      chosen={chosen}
      busy={busy}
      onChange={onChange}
    >
      <p className="t-small">
        <UiLink
          className="inline-link"
          href={href('/terms/:agreementType?', { agreementType: 'insurance-information' })}
        >
          {words.terms}
        </UiLink>
      </p>
    </OptionalChoice>
  )
}
