import type { AnalysisSubject } from '@porchlight/contract'
import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'
import type { Estimate } from './engine/estimate.ts'

/** The estimate as originally made: it doesn’t change when bookings do. */
export type StoredResult = {
  currency: string
  estimate: Omit<Estimate, 'changes'> & Partial<Pick<Estimate, 'changes'>>
  comparables: { homeId: number; miles: number; rent: number; occupancy: number; averageNight: number }[]
}

type AnalysisTable = {
  id: Generated<number>
  hash: string
  lead_id: number | null
  subject: ColumnType<AnalysisSubject, string, string>
  result: ColumnType<StoredResult | null, string | null, string | null>
  adjusted_percent: number | null
  adjustment_note: Generated<string>
  adjusted_by: number | null
  adjusted_at: Date | null
  created_at: Date
}

export type AnalysesTables = { 'analyses.analysis': AnalysisTable }
export const db = tablesOf<AnalysesTables>()
export type AnalysisRow = Selectable<AnalysisTable>
