import { SidePanel } from '@porchlight/ui'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { stayRulesEditorWords } from '#app/lib/messages/owner/stay-rules-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { Editing } from '../home-year.tsx'
import type { HomePrices } from '../year.ts'
import { DiscountsForm } from './discounts-form.tsx'
import { NightsForm } from './nights-form.tsx'
import { PlanForm } from './plan-form.tsx'
import { SeasonsForm } from './seasons-form.tsx'
import { StaysForm } from './stays-form.tsx'

type Props = { prices: HomePrices; editing: Editing; onClose: () => void }

/** Side panel to edit prices, with a preview before saving. */
const Editor = ({ prices, editing, onClose }: Props) => {
  const words = useWords(pricingEditorWords)
  const stays = useWords(stayRulesEditorWords)
  const titles = { ...words.titles, stays: stays.titleStays, discounts: stays.titleTakenOff }
  const given = { prices, onSaved: onClose }
  return (
    <SidePanel open onClose={onClose} title={titles[editing.part]} closeLabel={words.close} tenths={{ md: 6, lg: 4 }}>
      {editing.part === 'plan' && <PlanForm {...given} />}
      {editing.part === 'seasons' && <SeasonsForm {...given} />}
      {editing.part === 'stays' && <StaysForm {...given} />}
      {editing.part === 'discounts' && <DiscountsForm {...given} />}
      {editing.part === 'nights' && <NightsForm {...given} night={editing.night} />}
    </SidePanel>
  )
}

export default Editor
