import type { PriceEffect } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { Effect } from './effect.tsx'

/** What the change would change, and the button that shows it first and saves it then. */
export const Acts = ({ effect, busy }: { effect: PriceEffect | undefined; busy: boolean }) => {
  const words = useWords(pricingEditorWords)
  return (
    <div className="pricing-acts">
      {effect && <Effect effect={effect} />}
      <Button type="submit" look="primary" wide busy={busy}>
        {effect ? words.save : words.look}
      </Button>
    </div>
  )
}
