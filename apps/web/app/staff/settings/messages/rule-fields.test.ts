import { expect, it } from 'vitest'
import { type RuleFields, ruleProblems } from './rule-fields.ts'

const words = {
  required: 'missing',
  unknownField: ({ field }: { field: string }) => `no ${field}`,
  seasonInvalid: 'no date',
  seasonHalf: 'both',
  nightsTurned: 'turned',
}
const rule: RuleFields = {
  name: 'Before arrival',
  event: 'check_in',
  days: -3,
  time: '10:00',
  late: 'skip',
  conditions: {
    minNights: null,
    maxNights: null,
    homeIds: [],
    groupIds: [],
    exceptHomeIds: [],
    exceptGroupIds: [],
    languages: [],
    guestTag: null,
    brandId: null,
    season: null,
  },
  texts: { en: 'Hello', es: '', fr: '', de: '' },
  paused: true,
}
const withConditions = (changes: Partial<RuleFields['conditions']>) =>
  ruleProblems({ ...rule, conditions: { ...rule.conditions, ...changes } }, words)

it('marks the field that is missing', () => {
  expect(ruleProblems(rule, words)).toEqual({})
  expect(ruleProblems({ ...rule, days: null, name: '' }, words)).toEqual({ name: 'missing', days: 'missing' })
})

it('needs both dates of a season, as month and day', () => {
  expect(withConditions({ season: { from: '06-15', until: '' } })).toEqual({ 'conditions.season.until': 'both' })
  expect(withConditions({ season: { from: 'June', until: '09-31' } })).toEqual({ 'conditions.season.from': 'no date' })
})

it('refuses a minimum above the maximum, which no stay matches', () => {
  expect(withConditions({ minNights: 7, maxNights: 3 })).toEqual({ 'conditions.maxNights': 'turned' })
  expect(withConditions({ minNights: 3, maxNights: 3 })).toEqual({})
})
