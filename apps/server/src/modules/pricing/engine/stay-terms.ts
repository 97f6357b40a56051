import type { CancellationPolicy } from './policy.ts'
import type { ScheduleTerm } from './schedule.ts'

/** A home's payment terms and cancellation policy. */
export type HomeTerms = { policy: CancellationPolicy; schedule: readonly ScheduleTerm[] }

/** Half at booking, half thirty days before arrival. */
export const halfAndHalf: readonly ScheduleTerm[] = [
  { share: 5_000, due: { kind: 'booking' } },
  { share: 5_000, due: { kind: 'before_arrival', days: 30 } },
]
