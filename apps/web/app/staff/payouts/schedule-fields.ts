import type { PayoutSchedule } from '@porchlight/contract'

/** The form of a payout schedule. Every option keeps its fields while another one is selected. */
export type ScheduleFields = { every: PayoutSchedule['every']; day: string; other: string; weekday: string }

/** Days every month has. */
export const daysOfMonth: readonly number[] = Array.from({ length: 28 }, (_, at) => at + 1)

export const fieldsOf = (schedule: PayoutSchedule): ScheduleFields => {
  const [day = 5, other] = schedule.every === 'month' ? schedule.days : []
  return {
    every: schedule.every,
    day: String(day),
    other: other === undefined ? '' : String(other),
    weekday: String(schedule.every === 'week' ? schedule.weekday : 5),
  }
}

export const scheduleOf = ({ every, day, other, weekday }: ScheduleFields): PayoutSchedule => {
  if (every === 'none') return { every }
  if (every === 'week') return { every, weekday: Number(weekday) }
  return { every, days: [day, ...(other === '' || other === day ? [] : [other])].map(Number) }
}
