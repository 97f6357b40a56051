import type { consentPolicies, PlainDate } from '@porchlight/contract'
import type { ColumnType, Generated } from 'kysely'
import { tablesOf } from '#kernel/work'

type SettingTable = {
  one: Generated<boolean>
  policy: (typeof consentPolicies)[number]
  measurement_id: string
  pixel_id: string
  webhook_url: string
  secrets: string
  changed_at: Date
  changed_by: number | null
}

export type AnalyticsTables = {
  'analytics.setting': SettingTable
  'analytics.consent': {
    id: string
    at: Date
    choice: 'granted' | 'declined'
    country: string | null
    language: string
    wording: number
  }
  'analytics.daily_count': {
    day: PlainDate
    kind: 'event' | 'screen'
    name: string
    count: ColumnType<number, number, number>
  }
}

export const db = tablesOf<AnalyticsTables>()
