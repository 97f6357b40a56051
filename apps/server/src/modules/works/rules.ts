import type { JobCard, PlainDate } from '@porchlight/contract'

/** Someone's nights in a home, with the instants they arrive and leave. */
export type OccupiedStay = {
  arrive: PlainDate
  depart: PlainDate
  comesAt: Date
  leavesAt: Date
  /** The stay followed by a turnover; null for guests from other sites, who only say when the home is needed. */
  of: { bookingId: number } | { holdId: number } | null
}

/** The work between two stays, as currently needed. */
export type Turnover = {
  bookingId: number | null
  holdId: number | null
  day: PlainDate
  opensAt: Date
  dueAt: Date | null
  sameDay: boolean
}

/** Turnovers after one home's stays (R73): each until the next guests arrive, urgent if that is the same day. */
export const turnoversOf = (stays: readonly OccupiedStay[]): Turnover[] => {
  const inOrder = stays.toSorted((a, b) => a.arrive.localeCompare(b.arrive))
  return inOrder.flatMap(({ of, depart, leavesAt }) => {
    if (!of) return []
    const next = inOrder.find(({ arrive }) => arrive >= depart)
    return [
      {
        bookingId: 'bookingId' in of ? of.bookingId : null,
        holdId: 'holdId' in of ? of.holdId : null,
        day: depart,
        opensAt: leavesAt,
        dueAt: next?.comesAt ?? null,
        sameDay: next?.arrive === depart,
      },
    ]
  })
}

/** An existing turnover. */
export type KnownTurnover = Turnover & { id: number; state: JobCard['state'] }

export type FollowStep =
  | { what: 'make'; turnover: Turnover }
  /** Its times changed, or it is needed again. */
  | { what: 'move'; id: number; turnover: Turnover }
  | { what: 'cancel'; id: number }

const keyOf = ({ bookingId, holdId }: Pick<Turnover, 'bookingId' | 'holdId'>): string => `${bookingId} ${holdId}`

const at = (date: Date | null): number => date?.getTime() ?? 0

const sameTimes = (a: Turnover, b: Turnover): boolean =>
  a.day === b.day && at(a.opensAt) === at(b.opensAt) && at(a.dueAt) === at(b.dueAt) && a.sameDay === b.sameDay

const movable: readonly JobCard['state'][] = ['planned', 'under_way', 'canceled']

/**
 * The steps that turn the existing turnovers into the needed ones, from a day on: what is done stays, and so does its
 * assignee. The same event again yields no steps.
 */
export const followSteps = (
  known: readonly KnownTurnover[],
  wanted: readonly Turnover[],
  from: PlainDate,
): FollowStep[] => {
  const wantedBy = new Map(wanted.map((turnover) => [keyOf(turnover), turnover]))
  const knownBy = new Set(known.map(keyOf))
  const stored = known.flatMap((job): FollowStep[] => {
    const turnover = wantedBy.get(keyOf(job))
    if (!turnover) return job.state === 'planned' && job.day >= from ? [{ what: 'cancel', id: job.id }] : []
    const stands = job.state !== 'canceled' && sameTimes(job, turnover)
    return stands || !movable.includes(job.state) ? [] : [{ what: 'move', id: job.id, turnover }]
  })
  const made = wanted.filter((turnover) => !knownBy.has(keyOf(turnover)))
  return [...stored, ...made.map((turnover): FollowStep => ({ what: 'make', turnover }))]
}

/** The checklist of a new job, in order, if its home has no list of its own and follows none. */
export const checklistOf = (kind: JobCard['kind']): readonly string[] => checklists[kind]

const checklists: Record<JobCard['kind'], readonly string[]> = {
  turnover: [
    'Beds stripped and made with fresh linens',
    'Kitchen and refrigerator emptied and cleaned',
    'Bathrooms cleaned, towels and soap in place',
    'Floors, windows, and outdoor furniture',
    'Lights, water, and heating tested',
    'Nothing left behind by the last guests',
  ],
  inspection: [
    'Doors, windows, and locks',
    'Walls, floors, and furniture',
    'Kitchen and appliances',
    'Bathrooms and water',
    'Outside, pool, and garden',
  ],
  repair: [],
  program: [],
}

/** The later of two days. */
export const laterOf = (one: PlainDate, other: PlainDate): PlainDate => (one.localeCompare(other) > 0 ? one : other)

/**
 * Whether a vendor's insurance is valid on a day; it is valid through its last day, and one not on file isn't checked.
 */
export const isInsuredOn = (insuredUntil: PlainDate | null, day: PlainDate): boolean =>
  insuredUntil === null || insuredUntil >= day

type Check = { done: boolean; note: string; photo?: boolean }

/** Kinds whose checklist someone relies on: the next guests, or the person who reads how a home was found. */
const checked: readonly JobCard['kind'][] = ['turnover', 'inspection']

/** How many checks are neither done nor explained; a job with any isn't finished. */
export const openChecks = (kind: JobCard['kind'], items: readonly Check[]): number =>
  checked.includes(kind) ? items.filter(({ done, note }) => !done && note.trim() === '').length : 0

/**
 * How many photos of the work are missing: one for each item that requires one, unless a note says why it was skipped.
 */
export const missingPhotos = (items: readonly Check[], photos: number): number =>
  Math.max(0, items.filter(({ done, note, photo }) => photo && (done || note.trim() === '')).length - photos)

/** A line of a checklist; one that ends with “(photo)” requires a photo of the work. */
export const checkItemOf = (line: string): { text: string; photo: boolean } => {
  const text = line.replace(/\s*\((?:photo|foto)\)$/iu, '')
  return text === '' || text === line ? { text: line, photo: false } : { text, photo: true }
}
