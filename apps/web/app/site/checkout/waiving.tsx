import type { OfferedWaiver } from '@porchlight/contract'
import { Checkbox } from '@porchlight/ui'
import { useState } from 'react'
import { useFormats } from '#app/lib/formats.ts'
import { waiverWords } from '#app/lib/messages/stay/waiver.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Props = { offered: OfferedWaiver; busy: boolean; onWish: (on: boolean) => void }

/** A waiver that may be paid instead of the deposit. */
export const Waiving = ({ offered: { price, limit, chosen }, busy, onWish }: Props) => {
  const { money } = useFormats()
  const words = useWords(waiverWords)
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
        hint={words.hint({ limit: money(limit) })}
      />
    </fieldset>
  )
}
