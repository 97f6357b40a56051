import type { Generated, Selectable } from 'kysely'
import { tablesOf } from '#kernel/work'

type QuestionTable = {
  id: Generated<number>
  home_id: number
  asker_id: number
  question: string
  asked_at: Date
  answer: Generated<string | null>
  answered_by: Generated<number | null>
  answered_at: Generated<Date | null>
  /** The wording on the home's page; null if it stays between guest and team. */
  shown: Generated<string | null>
}

export type QuestionsTables = { 'questions.question': QuestionTable }

export const db = tablesOf<QuestionsTables>()

export type QuestionRow = Selectable<QuestionTable>
