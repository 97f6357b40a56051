import type { OfferedWaiver } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { waiverWords } from '#app/lib/messages/stay/waiver.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { OptionalChoice } from './optional-choice.tsx'

type Props = { offered: OfferedWaiver; busy: boolean; onChange: (on: boolean) => void }

/** Damage waiver instead of the deposit. */
export const DepositWaiver = ({ offered: { price, limit, chosen }, busy, onChange }: Props) => {
  const { money } = useFormats()
  const words = useWords(waiverWords)
  return (
    <OptionalChoice
      legend={words.legend}
      label={words.choose({ price: money(price) })}
      hint={words.hint({ limit: money(limit) })}
      chosen={chosen}
      busy={busy}
      onChange={onChange}
    />
  )
}
