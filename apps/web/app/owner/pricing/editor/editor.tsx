import { SidePanel } from '@porchlight/ui'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Editing } from '../home-year.tsx'
import type { HomePrices } from '../year.ts'
import { NightsForm } from './nights-form.tsx'
import { PlanForm } from './plan-form.tsx'
import { SeasonsForm } from './seasons-form.tsx'

type Props = { prices: HomePrices; editing: Editing; onClose: () => void }

/** The panel in which prices are changed; what a change changes is shown in it before it is saved. */
const Editor = ({ prices, editing, onClose }: Props) => {
  const words = useWords(pricingEditorWords)
  const given = { prices, onSaved: onClose }
  return (
    <SidePanel
      open
      onClose={onClose}
      title={words.titles[editing.part]}
      closeLabel={words.close}
      tenths={{ md: 6, lg: 4 }}
    >
      {editing.part === 'plan' && <PlanForm {...given} />}
      {editing.part === 'seasons' && <SeasonsForm {...given} />}
      {editing.part === 'nights' && <NightsForm {...given} night={editing.night} />}
    </SidePanel>
  )
}

export default Editor
