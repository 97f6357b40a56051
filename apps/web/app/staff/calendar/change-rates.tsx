import type { PlainDate, StaffCalendarHome } from '@porchlight/contract'
import { Button, OverlayLoading } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { bulkPricingWords } from '#app/lib/messages/owner/bulk-pricing.ts'
import { useWords } from '#app/lib/messages/words.ts'

const BulkPricePanel = lazy(() => import('#app/features/prices/bulk-price-panel.tsx'))

type Props = { homes: readonly Pick<StaffCalendarHome, 'id' | 'name' | 'town' | 'currency'>[]; today: PlainDate }

/** Changes prices or minimum stays of several of the homes in view. */
export const ChangeRates = ({ homes, today }: Props) => {
  const words = useWords(bulkPricingWords)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      {open && (
        <Suspense fallback={<OverlayLoading onClose={() => setOpen(false)} />}>
          <BulkPricePanel homes={homes} today={today} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
