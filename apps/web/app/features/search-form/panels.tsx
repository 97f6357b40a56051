import { Popover } from '@porchlight/ui'
import { lazy, type RefObject, Suspense } from 'react'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { PartyPanel } from './party-panel.tsx'
import { PlacePanel } from './place-panel.tsx'
import type { SearchPlace } from './search-form.tsx'
import type { SearchValues } from './search-values.ts'

const DatesPanel = lazy(() => import('./dates-panel.tsx').then((module) => ({ default: module.DatesPanel })))

export type PanelName = 'where' | 'when' | 'who'

type Props = {
  name: PanelName
  open: boolean
  anchor: RefObject<HTMLButtonElement | null>
  values: SearchValues
  places: readonly SearchPlace[]
  zone: string
  onChange: (change: Partial<SearchValues>) => void
  onClose: () => void
}

const placements = { where: 'bottom start', when: 'bottom', who: 'bottom end' } as const

/** Panel of a search bar segment. */
export const Panel = ({ name, open, anchor, places, zone, onClose, ...form }: Props) => {
  const words = useWords(searchFormWords)
  const labels = { where: words.townOrHome, when: words.chooseDates, who: words.chooseParty }
  const parts = { ...form, onDone: onClose }
  return (
    <Popover
      open={open}
      onOpenChange={onClose}
      anchor={anchor}
      label={labels[name]}
      closeLabel={words.close}
      placement={placements[name]}
    >
      {name === 'where' && <PlacePanel {...parts} places={places} />}
      {name === 'who' && <PartyPanel {...parts} />}
      {name === 'when' && (
        <Suspense>
          <DatesPanel {...parts} zone={zone} />
        </Suspense>
      )}
    </Popover>
  )
}
