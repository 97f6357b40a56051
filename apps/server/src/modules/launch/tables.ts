import type { SampleProof, SampleState } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type SampleTable = {
  one: Generated<boolean>
  state: SampleState
  homes: number
  done: Generated<number>
  planned: Generated<number>
  started_at: Date
  started_by: number | null
  finished_at: Date | null
  removed_at: Date | null
  home_ids: number[] | null
  removed_by: number | null
  proof: ColumnType<SampleProof | null, string | null, string | null>
}
export type SampleRow = Selectable<SampleTable>

type EmptyStartTable = { one: Generated<boolean>; at: Date; by_account: number | null }

export const db = tablesOf<{ 'launch.sample': SampleTable; 'launch.empty_start': EmptyStartTable }>()
