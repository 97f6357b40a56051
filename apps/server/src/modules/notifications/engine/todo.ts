import { type BookingStatus, type Claim, checkoutStatuses, payableStatuses } from '@porchlight/contract'
import type { NoticeKind } from './kinds.ts'

/** A booking and related items that someone may have to act on. `dueNow` in minor units. */
export type BookingState = {
  status: BookingStatus
  dueNow: number
  claims: ReadonlyMap<number, Claim['state']>
  /** Payment requests that the guest can still accept. */
  requested: ReadonlySet<number>
  /** Changes that the guest can still approve. */
  proposed: ReadonlySet<number>
  /** Orders without an answer. */
  ordered: ReadonlySet<number>
  /** A card the deposit needs: the declined hold, or `missing` if there was never a card. */
  card: number | 'missing' | null
}

/** The id at the end of a fact such as `claim.raised:17`: the message's subject. */
export const subjectOf = (fact: string): number => Number(fact.split(':')[1])

/** Whether the action a message about a booking asks for is still open. */
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
      return claims.get(subject) === 'open'
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
