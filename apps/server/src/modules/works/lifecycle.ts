import type { DeskJob, JobCard } from '@porchlight/contract'

type State = JobCard['state']
type MoveName = DeskJob['allowedMoves'][number]
type Status = { kind: JobCard['kind']; state: State }

/** The life cycle of a job as data: its moves, from which state to which. Sending doesn't change the state. */
const moves: readonly {
  name: MoveName
  from: readonly State[]
  to: State | null
  kinds?: readonly JobCard['kind'][]
}[] = [
  { name: 'send', from: ['planned', 'under_way'], to: null },
  { name: 'start', from: ['planned'], to: 'under_way' },
  { name: 'finish', from: ['planned', 'under_way'], to: 'done' },
  // A turnover is canceled with its stay (R73), a visit when its owner leaves the program.
  { name: 'cancel', from: ['proposed', 'planned', 'under_way'], to: 'canceled', kinds: ['inspection', 'repair'] },
]

export const movesOf = ({ kind, state }: Status): MoveName[] =>
  moves.filter((one) => one.from.includes(state) && (one.kinds?.includes(kind) ?? true)).map(({ name }) => name)

/** The state a move leads to; undefined if it isn't open. */
export const stateAfter = (name: MoveName, job: Status): State | undefined => {
  const move = moves.find((one) => one.name === name)
  return move && movesOf(job).includes(name) ? (move.to ?? job.state) : undefined
}

/** Whether its day, checklist, and assignee can still change. */
export const isOpen = ({ state }: Pick<Status, 'state'>): boolean =>
  state === 'proposed' || state === 'planned' || state === 'under_way'
