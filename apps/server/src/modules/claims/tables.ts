import type { Claim } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

/** Who responds to the guest. */
export type Raiser = 'host' | 'team'

/** The driver reads an array of bigint as strings. */
type Ids = ColumnType<string[], number[], never>

type ClaimTable = {
  id: Generated<number>
  booking_id: number
  home_id: number
  guest_id: number
  raised_by: number
  raised_as: Raiser
  raised_at: Date
  currency: string
  claimed_minor: number
  state: Generated<Claim['state']>
  answer_by: Date | null
  extra_days: Generated<number>
  offered_minor: number | null
  settled_minor: number | null
  ended_at: Date | null
}

type ItemTable = {
  claim_id: number
  ordinal: number
  what: string
  amount_minor: number
  before_uploads: Ids
  after_uploads: Ids
}

type WordTable = {
  id: Generated<number>
  claim_id: number
  side: Claim['said'][number]['side']
  author_id: number | null
  what: Claim['said'][number]['what']
  amount_minor: number | null
  text: string
  uploads: Ids
  at: Date
}

export type ClaimsTables = {
  'claims.claim': ClaimTable
  'claims.item': ItemTable
  'claims.word': WordTable
}

export const db = tablesOf<ClaimsTables>()

export type ClaimRow = Selectable<ClaimTable>
export type ItemRow = Selectable<ItemTable>
export type WordRow = Selectable<WordTable>
