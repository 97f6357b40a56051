import { dateIn, type OwnerHome } from '@porchlight/contract'
import { Button, OverlayLoading } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { bulkPricingWords } from '#app/lib/messages/owner/bulk-pricing.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { HomeList } from './home-list.tsx'

const BulkPricePanel = lazy(() => import('#app/features/prices/bulk-price-panel.tsx'))

/** The owner's homes, with the bulk price change. */
export const HomesWithBulkPrice = ({ homes }: { homes: readonly OwnerHome[] }) => {
  const words = useWords(bulkPricingWords)
  const [open, setOpen] = useState(false)
  const today = dateIn(useTeamZone(), new Date())
  return (
    <>
      <HomeList
        homes={homes}
        actions={homes.length > 1 && <Button onClick={() => setOpen(true)}>{words.open}</Button>}
      />
      {open && (
        <Suspense fallback={<OverlayLoading onClose={() => setOpen(false)} />}>
          <BulkPricePanel
            homes={homes.flatMap(({ fromNight, ...home }) =>
              fromNight ? [{ ...home, currency: fromNight.currency }] : [],
            )}
            today={today}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
