import type { OfferedWaiver } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { waiverWords } from '#app/lib/messages/stay/waiver.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { BesideChoice } from './beside-choice.tsx'

type Props = { offered: OfferedWaiver; busy: boolean; onWish: (on: boolean) => void }

/** A waiver that may be paid instead of the deposit. */
export const Waiving = ({ offered: { price, limit, chosen }, busy, onWish }: Props) => {
  const { money } = useFormats()
  const words = useWords(waiverWords)
  return (
    <BesideChoice
      legend={words.legend}
      label={words.choose({ price: money(price) })}
      hint={words.hint({ limit: money(limit) })}
      chosen={chosen}
      busy={busy}
      onWish={onWish}
    />
  )
}
