import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Course, planOf, type Timing } from './rules.ts'

const course: Course = {
  sold: true,
  isOwners: false,
  homeId: 7,
  groupIds: [3],
  brandId: 'merrow',
  arrive: '2027-07-02',
  depart: '2027-07-09',
  checkInAt: new Date('2027-07-02T20:00:00Z'),
  checkOutAt: new Date('2027-07-09T14:00:00Z'),
  confirmedAt: new Date('2027-03-01T15:00:00Z'),
  settledAt: new Date('2027-03-01T15:00:00Z'),
  timeZone: 'America/New_York',
  language: 'en',
  guestTags: ['vip'],
}
const anyStay = {
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
}
const rule: Timing = { event: 'check_in', days: -3, time: '10:00', late: 'skip', conditions: anyStay, paused: false }
const from = new Date('2027-01-01T00:00:00Z')
const same = (at: Date) => at
const plan = (changes: Partial<Timing> = {}, stay: Partial<Course> = {}, active = from) =>
  planOf({ ...rule, ...changes }, { ...course, ...stay }, active, same)

describe('when a scheduled message is sent (R72)', () => {
  it('follows the home’s clock, in every season', () => {
    expect(plan()).toEqual({ at: new Date('2027-06-29T14:00:00Z') })
    expect(plan({ event: 'check_out', days: 1, time: '11:00' })).toEqual({ at: new Date('2027-07-10T15:00:00Z') })
    expect(plan({ event: 'confirmed', days: 0, time: null })).toEqual({ at: course.confirmedAt })
  })

  it('without a time of day, is whole days from the exact moment', () => {
    expect(plan({ days: -2, time: null })).toEqual({ at: new Date('2027-06-30T20:00:00Z') })
    expect(plan({ event: 'check_out', days: 1, time: null })).toEqual({ at: new Date('2027-07-10T14:00:00Z') })
  })

  it('moves with the dates', () => {
    expect(plan({}, { arrive: '2027-12-02' })).toEqual({ at: new Date('2027-11-29T15:00:00Z') })
  })

  it('is half an hour after a late booking, or never, depending on the rule', () => {
    const settledAt = new Date('2027-07-01T12:00:00Z')
    expect(plan({ late: 'send_soon' }, { settledAt })).toEqual({ at: new Date('2027-07-01T12:30:00Z') })
    expect(plan({ late: 'skip' }, { settledAt })).toEqual({ skip: 'too_late' })
    const due = new Date('2027-06-29T14:00:00Z')
    expect(plan({ late: 'skip' }, { settledAt: due })).toEqual({ skip: 'too_late' })
    expect(plan({ late: 'skip' }, { settledAt: new Date(due.getTime() - 1) })).toEqual({ at: due })
  })

  it('is never before the rule was turned on', () => {
    expect(plan({}, {}, new Date('2027-06-30T00:00:00Z'))).toEqual({ skip: 'before_rule' })
    const due = new Date('2027-06-29T14:00:00Z')
    expect(plan({}, {}, due)).toEqual({ at: due })
  })

  it('is never for canceled stays, owners, or paused rules', () => {
    expect(plan({}, { sold: false })).toEqual({ skip: 'canceled' })
    expect(plan({}, { isOwners: true })).toEqual({ skip: 'owner_stay' })
    expect(plan({ paused: true })).toEqual({ skip: 'paused' })
  })

  it.each([
    [{ minNights: 8 }, false],
    [{ minNights: 7, maxNights: 7 }, true],
    [{ homeIds: [8] }, false],
    [{ homeIds: [7, 8] }, true],
    [{ languages: ['fr' as const] }, false],
    [{ guestTag: 'vip' }, true],
    [{ guestTag: 'press' }, false],
    [{ brandId: 'cove' }, false],
    [{ brandId: 'merrow' }, true],
    [{ season: { from: '06-15', until: '07-02' } }, true],
    [{ season: { from: '07-02', until: '08-31' } }, true],
    [{ season: { from: '07-02', until: '07-02' } }, true],
    [{ season: { from: '06-15', until: '07-01' } }, false],
    [{ season: { from: '07-03', until: '08-31' } }, false],
    [{ season: { from: '07-02', until: '03-31' } }, true],
    [{ season: { from: '11-01', until: '07-02' } }, true],
    [{ season: { from: '11-01', until: '03-31' } }, false],
  ])('follows its conditions: %j', (conditions, fits) => {
    expect('at' in plan({ conditions: { ...anyStay, ...conditions } })).toBe(fits)
  })

  it('is within a season that spans New Year on exactly its days', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2027-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        (date) => {
          const arrive = date.toISOString().slice(0, 10)
          const depart = new Date(date.getTime() + 86_400_000).toISOString().slice(0, 10)
          const season = { from: '12-01', until: '02-15' }
          const isInside = arrive.slice(5) >= '12-01' || arrive.slice(5) <= '02-15'
          const found = plan({ conditions: { ...anyStay, season } }, { arrive, depart, settledAt: new Date(0) })
          expect('at' in found || found.skip === 'before_rule').toBe(isInside)
        },
      ),
    )
  })

  it('applies quiet hours last', () => {
    const later = new Date('2027-06-29T18:00:00Z')
    expect(planOf(rule, course, from, () => later)).toEqual({ at: later })
  })
})
