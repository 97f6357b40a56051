import type { homeStatuses } from '@porchlight/contract'

export type HomeStatus = (typeof homeStatuses)[number]
/** The actor who moves a home. The system can do what staff can: imports and the demo world. */
export type Mover = 'owner' | 'staff' | 'system'

/** One transition between statuses: who can make it, and whether every setup step must be settled first. */
export type Move = { from: HomeStatus; to: HomeStatus; by: readonly Mover[]; needsSetup: boolean }

const anyone = ['owner', 'staff', 'system'] as const
const operator = ['staff', 'system'] as const

/** The lifecycle of a home. Anything not listed is impossible; a retired home is restored as a draft. */
export const moves: readonly Move[] = [
  { from: 'draft', to: 'submitted', by: anyone, needsSetup: true },
  { from: 'draft', to: 'retired', by: anyone, needsSetup: false },
  { from: 'submitted', to: 'draft', by: anyone, needsSetup: false },
  { from: 'submitted', to: 'vetting', by: operator, needsSetup: false },
  { from: 'vetting', to: 'draft', by: operator, needsSetup: false },
  { from: 'vetting', to: 'live', by: operator, needsSetup: true },
  { from: 'live', to: 'paused', by: anyone, needsSetup: false },
  { from: 'live', to: 'retired', by: operator, needsSetup: false },
  { from: 'paused', to: 'live', by: anyone, needsSetup: true },
  { from: 'paused', to: 'retired', by: operator, needsSetup: false },
  { from: 'retired', to: 'draft', by: operator, needsSetup: false },
]

export const moveBetween = (from: HomeStatus, to: HomeStatus, mover: Mover): Move | undefined =>
  moves.find((move) => move.from === from && move.to === to && move.by.includes(mover))

/** The statuses the mover can move the home to. */
export const nextStatuses = (from: HomeStatus, mover: Mover): HomeStatus[] =>
  moves.filter((move) => move.from === from && move.by.includes(mover)).map((move) => move.to)
