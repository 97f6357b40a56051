import type { TransferState } from '@porchlight/contract'
import type { Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type InstructionTable = {
  id: Generated<number>
  currency: string
  direction: 'to_operating' | 'to_trust'
  amount_minor: number
  opening_minor: number
  retained_minor: number
  through_entry: number
  state: TransferState
  note: string
  prepared_by: number | null
  prepared_at: Date
  approved_by: number | null
  approved_at: Date | null
  sent_by: number | null
  sent_at: Date | null
  sent_on: string | null
  reference: string | null
  settled_by: number | null
  settled_at: Date | null
  settled_on: string | null
  entry_id: number | null
  canceled_by: number | null
  canceled_at: Date | null
  cancel_reason: string | null
}
export type InstructionRow = Selectable<InstructionTable>

export type TransfersTables = {
  'transfers.instruction': InstructionTable
  'transfers.line': { instruction_id: number; entry_id: number; amount_minor: number }
  'transfers.opening': { after_entry: number; at: Date }
}

export const db = tablesOf<TransfersTables>()
