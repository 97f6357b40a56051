import type { addScheduledRule, BodyOf } from '@porchlight/contract'
import { type TextWords, textProblems } from './text-problems.ts'

/** A scheduled message as its form holds it: days may be empty while someone types. */
export type RuleFields = Omit<BodyOf<typeof addScheduledRule>, 'days' | 'conditions'> & {
  days: number | null
  conditions: Required<BodyOf<typeof addScheduledRule>['conditions']>
}

const monthDay = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

type Words = TextWords & { seasonInvalid: string; seasonHalf: string; nightsTurned: string }

/** What a scheduled message lacks, field by field. */
export const ruleProblems = (fields: RuleFields, words: Words) => {
  const found: Record<string, string> = textProblems(fields, words)
  const { season, minNights, maxNights } = fields.conditions
  if (fields.days === null) found.days = words.required
  if (minNights !== null && maxNights !== null && minNights > maxNights)
    found['conditions.maxNights'] = words.nightsTurned
  for (const end of ['from', 'until'] as const) {
    if (season === null || monthDay.test(season[end])) continue
    found[`conditions.season.${end}`] = season[end] === '' ? words.seasonHalf : words.seasonInvalid
  }
  return found
}
