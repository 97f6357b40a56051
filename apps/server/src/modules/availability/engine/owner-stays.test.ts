import { addDays, daysBetween } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nightsIn, ownerStayFaults, yearsOf } from './owner-stays.ts'

const free = { nightsPerYear: null, noticeDays: 0, closed: [] }
const none = () => 0
const stay = { arrive: '2027-12-28', depart: '2028-01-04' }
const today = '2027-06-01'

it('R52 without rules owners can stay whenever they like', () => {
  expect(ownerStayFaults(stay, free, today, none)).toEqual([])
})

it('R52 counts each year’s nights separately, including those any owner already holds', () => {
  const rules = { ...free, nightsPerYear: 14 }
  expect(ownerStayFaults(stay, rules, today, () => 10)).toEqual([])
  expect(ownerStayFaults(stay, rules, today, (year) => (year === 2027 ? 11 : 0))).toEqual([
    { code: 'over_limit', year: 2027, limit: 14, taken: 11, wanted: 4 },
  ])
  expect(ownerStayFaults(stay, { ...rules, nightsPerYear: 0 }, today, none)).toHaveLength(2)
})

it('R52 requires notice, and says from when it would be enough', () => {
  const rules = { ...free, noticeDays: 14 }
  const from = (arrive: string) => ownerStayFaults({ arrive, depart: addDays(arrive, 3) }, rules, today, none)
  expect(from('2027-06-14')).toEqual([{ code: 'too_soon', earliest: '2027-06-15' }])
  expect(from('2027-06-15')).toEqual([])
})

it('R52 blocks owners during the agreed periods; a night before or after is allowed', () => {
  const rules = { ...free, closed: [{ from: '2027-07-01', to: '2027-09-01' }] }
  const of = (arrive: string, depart: string) => ownerStayFaults({ arrive, depart }, rules, today, none)
  expect(of('2027-06-28', '2027-07-01')).toEqual([])
  expect(of('2027-06-28', '2027-07-02')).toEqual([{ code: 'closed', from: '2027-07-01', to: '2027-09-01' }])
  expect(of('2027-09-01', '2027-09-05')).toEqual([])
})

it('the years of a stay include all its nights and no others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 1, max: 900 }), (day, nights) => {
      const arrive = addDays('2024-01-01', day)
      const some = { arrive, depart: addDays(arrive, nights) }
      const counted = yearsOf(some).map((year) => nightsIn(some, year))
      expect(counted.every((count) => count > 0)).toBe(true)
      expect(counted.reduce((sum, count) => sum + count, 0)).toBe(daysBetween(some.arrive, some.depart))
    }),
  )
})
