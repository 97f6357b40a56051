import type { HomeSchedule } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { fieldsOfSchedule, installmentProblems, newInstallment, scheduleOf } from './schedule-fields.ts'

const words = { unclear: 'unclear', daysMissing: 'days', tooMuch: 'too much' }

describe('the fields of a payment schedule', () => {
  it('R26 hold every due rule and return it unchanged', () => {
    const schedule: HomeSchedule = {
      atBooking: 20,
      daysBefore: 14,
      installments: [
        { share: 30, due: { kind: 'before_arrival', days: 90 } },
        { share: 10, due: { kind: 'on', date: '2027-05-01' } },
        { share: 20, due: { kind: 'monthly' } },
      ],
    }
    expect(scheduleOf(fieldsOfSchedule(schedule))).toEqual(schedule)
    expect(scheduleOf(fieldsOfSchedule({ atBooking: 50, daysBefore: 30 }))).toEqual({ atBooking: 50, daysBefore: 30 })
  })

  it('report what is missing, and a total above 100%', () => {
    const missing = {
      atBooking: 50,
      daysBefore: 30,
      installments: [newInstallment, { ...newInstallment, kind: 'on' as const, share: 10 }],
    }
    expect(installmentProblems(missing, words)).toEqual({
      'installments.0.share': 'unclear',
      'installments.0.days': 'days',
      'installments.1.date': 'unclear',
    })
    const tooMuch = { atBooking: 50, daysBefore: 30, installments: [{ ...newInstallment, share: 60, days: 9 }] }
    expect(installmentProblems(tooMuch, words)).toEqual({ 'installments.0.share': 'too much' })
  })
})
