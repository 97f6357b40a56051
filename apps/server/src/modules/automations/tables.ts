import type { MessageTexts, PlannedMessage, ScheduledConditions, ScheduledEvent } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type Json<Value> = ColumnType<Value, string, string>

type TemplateTable = {
  id: Generated<number>
  name: string
  texts: Json<MessageTexts>
  changed_by: number | null
  changed_at: Date
}
export type TemplateRow = Selectable<TemplateTable>

type RuleTable = {
  id: Generated<number>
  name: string
  event: ScheduledEvent
  days: number
  time: string | null
  late: 'send_soon' | 'skip'
  conditions: Json<ScheduledConditions>
  texts: Json<MessageTexts>
  paused: boolean
  active_from: Date
  planned_at: Date | null
  changed_by: number | null
  changed_at: Date
}
export type RuleRow = Selectable<RuleTable>

type SendingTable = {
  rule_id: number
  booking_id: number
  state: PlannedMessage['state']
  due_at: Date | null
  reason: PlannedMessage['skippedBecause']
  sent_at: Date | null
}
export type SendingRow = Selectable<SendingTable>

export type AutomationsTables = {
  'automations.template': TemplateTable
  'automations.rule': RuleTable
  'automations.sending': SendingTable
}

export const db = tablesOf<AutomationsTables>()
