import type { PlainDate, StaffCalendarHome } from '@porchlight/contract'
import { Button, OverlayLoading } from '@porchlight/ui'
import { lazy, Suspense, useState } from 'react'
import { staffCalendarWords } from '#app/lib/messages/staff/calendar.ts'
import { useWords } from '#app/lib/messages/words.ts'

const BlockHomesPanel = lazy(() => import('./block-homes-panel.tsx'))

type Props = { homes: readonly Pick<StaffCalendarHome, 'id' | 'name' | 'town'>[]; today: PlainDate }

/** Blocks the same nights in several of the homes in view. */
export const BlockHomes = ({ homes, today }: Props) => {
  const { block: words } = useWords(staffCalendarWords)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      {open && (
        <Suspense fallback={<OverlayLoading onClose={() => setOpen(false)} />}>
          <BlockHomesPanel homes={homes} today={today} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
