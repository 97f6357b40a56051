import type { OwnerStayRules, PlainDate, Stay } from '@porchlight/contract'
import type { ColumnType, Generated } from 'kysely'
import type { ConfirmedBy } from '#kernel/confirm-concerns'
import { tablesOf } from '#kernel/work'
import type { FeedNote, FeedProblem } from './engine/feed-notes.ts'
import type { BlockKind, HoldKind } from './engine/holds.ts'
import type { RuleKind } from './engine/stay-rules.ts'

type Spans = OwnerStayRules['closed']

type HoldTable = {
  id: Generated<number>
  home_id: number
  /** `[arrive, depart)` as PostgreSQL writes ranges. */
  during: string
  prepared: string | null
  kind: HoldKind
  block_kind: BlockKind | null
  blocking: boolean
  expires_at: Date | null
  paying_until: Date | null
  booking_id: number | null
  source_id: number | null
  linked: boolean
  feed_event_id: number | null
  label: string
  who: string
  why: string
  created_at: Date
  released_at: Date | null
  released_why: 'released' | 'lapsed' | 'changed' | null
}

type HomeCalendarTable = {
  home_id: number
  preparation_nights: number
  min_stay_mode: 'arrival' | 'stay'
  max_stay_mode: 'arrival' | 'stay'
  notice_days: number
  same_day_cutoff_hour: number
  window_days: number
  fill_gaps: boolean
  prevent_gaps: boolean
  confirmed: ColumnType<ConfirmedBy | null, string | null | undefined, string | null>
  uid_key: Generated<string>
  linked_with: Generated<string>
}

type OwnerStayRulesTable = {
  home_id: number
  nights_per_year: number | null
  notice_days: number
  closed: ColumnType<Spans, string, string>
  changed_at: Date
  changed_by: number
}

type StayRuleTable = {
  id: Generated<number>
  home_id: number
  kind: RuleKind
  from_date: PlainDate | null
  to_date: PlainDate | null
  days: number | null
  min_nights: number | null
  max_nights: number | null
  arrive_on: number[] | null
  depart_on: number[] | null
  closed_to_arrival: boolean | null
  closed_to_departure: boolean | null
}

type FeedTable = {
  id: Generated<number>
  home_id: number
  name: string
  url: string | null
  added_at: Date
  removed_at: Date | null
  next_read_at: Date | null
  read_at: Date | null
  tried_at: Date | null
  failures: Generated<number>
  problem: ColumnType<FeedProblem | null, string | null | undefined, string | null>
  notes: ColumnType<FeedNote[], string | undefined, string>
  note_count: Generated<number>
  notified_notes: Generated<string>
  attempt_at: Date | null
  empty_since: Date | null
  alarmed_at: Date | null
}

type FeedEventTable = {
  id: Generated<number>
  feed_id: number
  uid: string
  during: string
  summary: string
  state: 'held' | 'echo' | 'gone'
  clashes: ColumnType<Stay[], string | undefined, string>
  first_seen_at: Date
  changed_at: Date
}

export type AvailabilityTables = {
  'availability.hold': HoldTable
  'availability.home_calendar': HomeCalendarTable
  'availability.owner_stay_rules': OwnerStayRulesTable
  'availability.stay_rule': StayRuleTable
  'availability.feed': FeedTable
  'availability.feed_event': FeedEventTable
  'availability.export_address': {
    id: Generated<number>
    home_id: number
    secret_hash: string
    made_at: Date
    revoked_at: Date | null
  }
  'availability.export_read': {
    id: Generated<number>
    export_address_id: number
    read_at: Date
    reader: string
    network_address: string
  }
}

export const db = tablesOf<AvailabilityTables>()
