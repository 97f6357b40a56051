import type { LeadStage } from '@porchlight/contract'
import { Status, type StatusState } from '@porchlight/ui'
import { staffLeadsWords } from '#app/lib/messages/staff/leads.ts'
import { useWords } from '#app/lib/messages/words.ts'

const states: Readonly<Record<LeadStage, StatusState>> = {
  new: 'yours',
  contacted: 'waiting',
  qualified: 'half',
  won: 'done',
  lost: 'off',
  spam: 'broken',
}

export const LeadStageStatus = ({ stage }: { stage: LeadStage }) => (
  <Status state={states[stage]}>{useWords(staffLeadsWords).stages[stage]}</Status>
)
