import type { OwnerHome } from '@porchlight/contract'
import { Button } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { pricingRaiseWords } from '#app/lib/messages/owner/pricing-raise.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { HomeList } from './home-list.tsx'

const RaisePanel = lazy(() => import('./raise/raise-panel.tsx'))

/** The homes of an owner, and a change of the prices of several. */
export const HomesWithRaise = ({ homes }: { homes: readonly OwnerHome[] }) => {
  const words = useWords(pricingRaiseWords)
  const [open, setOpen] = useState(false)
  const today = new Date().toISOString().slice(0, 10)
  return (
    <>
      <HomeList
        homes={homes}
        actions={homes.length > 1 && <Button onClick={() => setOpen(true)}>{words.open}</Button>}
      />
      {open && (
        <Suspense>
          <RaisePanel homes={homes} today={today} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
