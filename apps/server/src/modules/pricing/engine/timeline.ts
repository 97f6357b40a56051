import { dateIn, type PlainDate } from '@porchlight/contract'
import type { Said } from '@porchlight/wording'
import { type Agreed, graceEnd, paysForResale } from './cancellation-terms.ts'
import { refundText } from './cancellation-texts.ts'
import { checkInInstant, cutoff, cutoffDay } from './cutoff.ts'
import { protectionEnds, protectionIn } from './protection.ts'
import { retainedBy } from './retention.ts'
import type { Installment, RetentionStep } from './schedule.ts'

/**
 * What is refunded up to and including `until` (null = from check-in on): `share` of the nights, `refund` of what is
 * paid by then, and with `resale` more once the nights are rebooked (R40).
 */
export type CancellationStep = { until: Date | null; share: number; refund: number; text: Said; resale: boolean }

/** The dated steps a guest sees before booking, if the booking is confirmed at `confirmedAt` (R36, R38). */
export const cancellationSteps = (
  agreed: Agreed,
  schedule: readonly Installment[],
  confirmedAt: Date,
): CancellationStep[] => {
  const arrival = checkInInstant(agreed.place, agreed.stay)
  const step = (until: Date | null): CancellationStep => {
    const at = until ?? new Date(Math.max(arrival.getTime(), confirmedAt.getTime()) + 1)
    const retained = retainedBy(agreed, { at, by: 'guest', confirmedAt })
    const paid = paidBy(schedule, until && dateIn(agreed.place.timeZone, at))
    return {
      until,
      share: retained.terms.share,
      refund: Math.max(0, paid - retained.amount),
      text: refundText(retained),
      resale: paysForResale(agreed.policy, retained.terms),
    }
  }
  return merged([...boundaries(agreed, confirmedAt).map(step), step(null)])
}

const boundaries = (agreed: Agreed, confirmedAt: Date): Date[] => {
  const { policy, place, stay } = agreed
  const grace = policy.grace && graceEnd(policy.grace, agreed, confirmedAt)
  const tiers = policy.tiers.map((tier) => cutoff(place, stay, tier.daysBefore))
  return [...tiers, checkInInstant(place, stay), ...(grace ? [grace] : []), ...coverEnds(agreed, confirmedAt)]
    .filter((boundary) => boundary >= confirmedAt)
    .sort((a, b) => a.getTime() - b.getTime())
}

const coverEnds = (agreed: Agreed, confirmedAt: Date): Date[] =>
  protectionIn(agreed.price) === null ? [] : [protectionEnds(agreed, confirmedAt)]

/** An installment due on the day of a cutoff may not be collected by then, so its refund isn't promised. */
const paidBy = (schedule: readonly Installment[], day: PlainDate | null): number =>
  schedule
    .filter((part) => part.atBooking || day === null || part.dueOn < day)
    .reduce((sum, part) => sum + part.amount, 0)

/** Steps with the same content are merged: the later limit applies. */
const merged = (steps: readonly CancellationStep[]): CancellationStep[] =>
  steps.filter((step, index) => !saysTheSame(step, steps[index + 1]))

const saysTheSame = (step: CancellationStep, next: CancellationStep | undefined): boolean =>
  next !== undefined &&
  step.share === next.share &&
  JSON.stringify(step.text) === JSON.stringify(next.text) &&
  step.resale === next.resale

/** What a cancellation retains after each of the policy's cutoffs, for the schedule to collect in time (R28). */
export const retainedAfterCutoffs = (agreed: Agreed, bookedAt: Date): RetentionStep[] => {
  const { policy, place, stay } = agreed
  const withoutGrace: Agreed = { ...agreed, policy: { ...policy, grace: null } }
  const retainedAt = (at: Date) => retainedBy(withoutGrace, { at, by: 'guest', confirmedAt: bookedAt })
  const now = { on: dateIn(place.timeZone, bookedAt), amount: retainedAt(bookedAt).amount }
  const justAfter = (end: Date) => new Date(end.getTime() + 1)
  const tiers = policy.tiers.map((tier) => ({
    on: cutoffDay(stay, tier.daysBefore),
    passed: justAfter(cutoff(place, stay, tier.daysBefore)),
  }))
  const cover = coverEnds(agreed, bookedAt).map((end) => ({ on: dateIn(place.timeZone, end), passed: justAfter(end) }))
  const later = [...tiers, ...cover]
    .filter(({ passed }) => passed > bookedAt)
    .map(({ on, passed }) => ({ on, amount: retainedAt(passed).amount }))
  const arrival = checkInInstant(place, stay)
  return arrival < bookedAt
    ? [now]
    : [now, ...later, { on: stay.arrive, amount: retainedAt(new Date(arrival.getTime() + 1)).amount }]
}
