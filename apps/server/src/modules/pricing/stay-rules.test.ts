import { describe, expect, test } from 'vitest'
import type { StayRule } from '#modules/availability'
import { stayRulesFrom, stayTermsView } from './stay-rules.ts'

const season: StayRule = { kind: 'season', from: '2027-06-01', to: '2027-09-01', minNights: 7, arriveOn: [6] }
/** All the rules an owner can set, as the home's rules. */
const rules: StayRule[] = [
  { kind: 'default', minNights: 3, maxNights: 28, arriveOn: [5, 6], departOn: [0] },
  season,
  { kind: 'last_minute', days: 5, minNights: 2 },
  { kind: 'far_out', days: 200, minNights: 5 },
  { kind: 'adjacent_after', days: 2, minNights: 1 },
  { kind: 'adjacent_before', days: 2, minNights: 1 },
]
const terms = {
  minNights: 3,
  maxNights: 28,
  arriveOn: [5, 6],
  departOn: [0],
  seasons: [{ from: '2027-06-01', to: '2027-09-01', minNights: 7, arriveOn: [6] }],
  lastMinute: { days: 5, minNights: 2 },
  farOut: { days: 200, minNights: 5 },
  beside: { days: 2, minNights: 1 },
  fillGaps: true,
  preventGaps: false,
}

describe('stay rules as shown to an owner', () => {
  test('show all of their rules, and write them back unchanged', () => {
    expect(stayTermsView({ rules, fillGaps: true, preventGaps: false })).toEqual(terms)
    expect(stayRulesFrom(terms, rules)).toEqual({ rules, fillGaps: true, preventGaps: false })
  })

  test('default to stays from one night to a year, on any day', () => {
    expect(stayTermsView({ rules: [], fillGaps: false, preventGaps: true })).toEqual({
      minNights: 1,
      maxNights: 365,
      arriveOn: [],
      departOn: [],
      seasons: [],
      lastMinute: null,
      farOut: null,
      beside: null,
      fillGaps: false,
      preventGaps: true,
    })
  })

  test("treat a rule without days as about one day; one without a minimum, or a season without dates, is not the owner's", () => {
    const view = (...some: StayRule[]) => stayTermsView({ rules: some, fillGaps: true, preventGaps: false })
    expect(view({ kind: 'last_minute', minNights: 2 }).lastMinute).toEqual({ days: 1, minNights: 2 })
    expect(view({ kind: 'last_minute', days: 3 }).lastMinute).toBeNull()
    expect(view({ kind: 'season', from: '2027-06-01', to: '2027-09-01' }).seasons).toEqual([])
    expect(view({ kind: 'season', from: '2027-06-01', minNights: 2 }).seasons).toEqual([])
    expect(view({ kind: 'season', to: '2027-06-01', minNights: 2 }).seasons).toEqual([])
    const { minNights, ...unlimited } = season
    expect(view({ ...unlimited, kind: 'far_out', days: 9, minNights: 4 }).seasons).toEqual([])
  })

  test("keep what an owner doesn't see: single-date rules, seasons without a minimum, more of the same season", () => {
    const night: StayRule = { kind: 'date', from: '2027-12-24', to: '2027-12-25', minNights: 4 } as StayRule
    const open: StayRule = { kind: 'season', from: '2027-10-01', to: '2027-11-01', departOn: [1] }
    const more: StayRule = { ...season, departOn: [6] }
    const other: StayRule = { ...season, from: '2027-06-02', departOn: [3] }
    const none = { ...terms, lastMinute: null, farOut: null, beside: null }
    const retained = stayRulesFrom(none, [rules[0] as StayRule, more, other, night, open, ...rules.slice(2)]).rules
    expect(retained).toEqual([rules[0], more, night, open])
  })

  test('treat no weekday as every weekday, and no rule sets a field it leaves open (R10)', () => {
    const [usual] = stayRulesFrom({ ...terms, arriveOn: [], departOn: [] }, []).rules
    expect(usual).toEqual({ kind: 'default', minNights: 3, maxNights: 28 })
  })
})
