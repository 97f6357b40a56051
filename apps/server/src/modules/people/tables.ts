import type { ColumnType, Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

export type PeopleTables = {
  'people.note': {
    id: Generated<number>
    account_id: number
    text: string
    written_by: number
    written_at: Date
    removed_by: Generated<number | null>
    removed_at: Generated<Date | null>
  }
  'people.tag': { account_id: number; tag: string }
  'people.file': { account_id: number; upload_id: number; added_by: number; added_at: Date }
  'people.rental_ban': {
    id: Generated<number>
    account_id: number
    reason: string
    set_by: number
    set_at: Date
    lifted_by: Generated<number | null>
    lifted_at: Generated<Date | null>
    lift_reason: Generated<string | null>
  }
  'people.merge': {
    id: Generated<number>
    primary_id: number
    merged_id: number
    reason: string
    merged_by: number
    approved_by: number | null
    merged_at: Date
    moved: ColumnType<Record<string, number>, string, never>
  }
  'people.vendor_contact': { account_id: number; vendor_id: number }
}

export const db = tablesOf<PeopleTables>()
