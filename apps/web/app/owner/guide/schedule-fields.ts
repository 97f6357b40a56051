import type { HomeSchedule } from '@porchlight/contract'

type DueKind = NonNullable<HomeSchedule['installments']>[number]['due']['kind']

/** An installment as typed; of `days` and `date`, only the one its kind needs counts. */
export type InstallmentFields = { share: number | null; kind: DueKind; days: number | null; date: string }

export type ScheduleFields = {
  atBooking: number | null
  daysBefore: number | null
  installments: InstallmentFields[]
}

export const newInstallment: InstallmentFields = { share: null, kind: 'before_arrival', days: null, date: '' }

export const fieldsOfSchedule = (schedule: HomeSchedule | null): ScheduleFields => ({
  atBooking: schedule?.atBooking ?? null,
  daysBefore: schedule?.daysBefore ?? null,
  installments: (schedule?.installments ?? []).map(({ share, due }) => ({
    share,
    kind: due.kind,
    days: due.kind === 'before_arrival' ? due.days : null,
    date: due.kind === 'on' ? due.date : '',
  })),
})

const dueOf = ({ kind, days, date }: InstallmentFields) => {
  if (kind === 'before_arrival') return { kind, days: days ?? 0 }
  return kind === 'on' ? { kind, date } : { kind }
}

export const scheduleOf = ({ atBooking, daysBefore, installments }: ScheduleFields): HomeSchedule => ({
  atBooking: atBooking ?? 100,
  daysBefore: daysBefore ?? 30,
  ...(installments.length > 0 && {
    installments: installments.map((one) => ({ share: one.share ?? 0, due: dueOf(one) })),
  }),
})

type Words = { unclear: string; daysMissing: string; tooMuch: string }

/** Validation errors of the installments, by field. */
export const installmentProblems = (
  { atBooking, installments }: ScheduleFields,
  words: Words,
): Record<string, string> => {
  const found: Record<string, string> = {}
  const paid = installments.reduce((sum, { share }) => sum + (share ?? 0), atBooking ?? 0)
  installments.forEach(({ share, kind, days, date }, at) => {
    if (share === null) found[`installments.${at}.share`] = words.unclear
    else if (paid > 100) found[`installments.${at}.share`] = words.tooMuch
    if (kind === 'before_arrival' && days === null) found[`installments.${at}.days`] = words.daysMissing
    if (kind === 'on' && date === '') found[`installments.${at}.date`] = words.unclear
  })
  return found
}
