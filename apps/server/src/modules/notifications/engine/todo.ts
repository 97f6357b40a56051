import { type BookingStatus, type Claim, checkoutStatuses, payableStatuses } from '@porchlight/contract'
import type { NoticeKind } from './kinds.ts'

/** A booking, and what hangs on it, as far as someone may have to do something about it. `dueNow` in minor units. */
export type BookingState = {
  status: BookingStatus
  dueNow: number
  claims: ReadonlyMap<number, Claim['state']>
  /** Requests for money that the guest may still agree to. */
  requested: ReadonlySet<number>
  /** Changes that the guest may still approve. */
  proposed: ReadonlySet<number>
  /** Orders that nobody has answered. */
  ordered: ReadonlySet<number>
  /** A card that the deposit needs: the hold that was refused, or `missing` where none was ever there. */
  card: number | 'missing' | null
}

/** The id at the end of a fact such as `claim.raised:17`: what the message is about. */
export const subjectOf = (fact: string): number => Number(fact.split(':')[1])

/** Whether what a message about a booking asks for is still to be done. */
export const isStillToDo = (kind: NoticeKind, subject: number, state: BookingState): boolean => {
  const { status, dueNow, claims, requested, proposed, ordered, card } = state
  switch (kind) {
    case 'held':
    case 'accepted':
      return checkoutStatuses.includes(status) && dueNow > 0
    case 'owner_requested':
      return status === 'requested'
    case 'payment_failed':
    case 'bank_returned':
    case 'payment_reversed':
      return payableStatuses.includes(status) && dueNow > 0
    case 'claim_raised':
      return claims.get(subject) === 'asked'
    case 'claim_answered':
      return claims.get(subject) === 'answered'
    case 'team_claim':
      return claims.get(subject) === 'escalated'
    case 'payment_asked':
      return requested.has(subject)
    case 'change_asked':
      return proposed.has(subject)
    case 'team_order':
      return ordered.has(subject)
    case 'card_missing':
    case 'team_card_missing':
      return card === 'missing'
    case 'deposit_refused':
    case 'team_deposit_refused':
      return card === subject
    default:
      return false
  }
}
