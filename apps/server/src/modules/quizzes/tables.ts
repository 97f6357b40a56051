import type { ColumnType, Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'
import type { TownMatch } from './rules.ts'

type ResultTable = {
  id: Generated<number>
  hash: string
  quiz: 'town-vibe'
  answers: ColumnType<Record<string, string>, string, never>
  towns: ColumnType<TownMatch[], string, never>
  arrive: string | null
  depart: string | null
  adults: number
  lead_id: number | null
  created_at: Date
}

export type QuizzesTables = { 'quizzes.result': ResultTable }
export const db = tablesOf<QuizzesTables>()
export type ResultRow = Selectable<ResultTable>
