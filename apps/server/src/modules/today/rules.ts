import {
  addDays,
  instantAt,
  type PlainDate,
  type Readiness,
  type WaitingItem,
  type WaitingKind,
} from '@porchlight/contract'

type Turnover = { state: string; assigned: boolean }

/** How far a home is prepared; without a turnover before the arrival, nothing is left to do. */
export const readinessOf = (turnover: Turnover | undefined): Readiness => {
  if (turnover === undefined || turnover.state === 'done') return 'ready'
  if (turnover.state === 'under_way') return 'cleaning'
  return turnover.assigned ? 'assigned' : 'unassigned'
}

/** When a guest is expected: at the time they gave, or at check-in time; both on the home's clock. */
export const expectedAtHome = (
  { arrive, timeZone, checkInTime }: { arrive: PlainDate; timeZone: string; checkInTime: string },
  arrivalTime: string | null,
): Date => instantAt(timeZone, arrive, arrivalTime ?? checkInTime)

type Due = { kind: WaitingKind; dueAt: Date | null }

/** Guests who wrote, and live homes missing a requirement for renting: these come before anything else due. */
const atOnce: readonly WaitingKind[] = ['message', 'agreement', 'fees', 'tax']

export const urgencyOf = ({ kind, dueAt }: Due, now: Date, endOfDay: Date): WaitingItem['urgency'] => {
  if (atOnce.includes(kind)) return 'now'
  if (dueAt === null || dueAt >= endOfDay) return 'later'
  return dueAt.getTime() - now.getTime() <= 3_600_000 ? 'now' : 'today'
}

export const endOfDay = (date: PlainDate, timeZone: string): Date => instantAt(timeZone, addDays(date, 1), '00:00')

type Sortable = Pick<WaitingItem, 'urgency' | 'dueAt' | 'since'>

type DatedTask = { dueAt: string | null; dueOn: PlainDate | null }

/** By moment or day, a moment before the end of its day; items with neither come last. */
export const byDueTime = (one: DatedTask, other: DatedTask): number => {
  const timeOf = ({ dueAt, dueOn }: DatedTask): string => dueAt ?? (dueOn === null ? '9' : `${dueOn}T99`)
  return timeOf(one).localeCompare(timeOf(other))
}

const urgencyOrder: readonly WaitingItem['urgency'][] = ['now', 'today', 'later']

/** Most urgent first; then by deadline, items without one last, the longest waiting first. */
export const byUrgency = (one: Sortable, other: Sortable): number =>
  urgencyOrder.indexOf(one.urgency) - urgencyOrder.indexOf(other.urgency) ||
  (one.dueAt ?? '9').localeCompare(other.dueAt ?? '9') ||
  (one.since ?? '9').localeCompare(other.since ?? '9')
