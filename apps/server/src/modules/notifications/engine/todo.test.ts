import { bookingStatuses } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { kindOf, kinds, type NoticeKind } from './kinds.ts'
import { type BookingState, isStillToDo, subjectOf } from './todo.ts'

const nothing: BookingState = {
  status: 'completed',
  dueNow: 0,
  claims: new Map(),
  requested: new Set(),
  proposed: new Set(),
  ordered: new Set(),
  card: null,
}
const openIn = (kind: NoticeKind, dueNow = 100) =>
  bookingStatuses.filter((status) => isStillToDo(kind, 7, { ...nothing, status, dueNow }))

describe('the open to-do', () => {
  it('is an answer while the request waits', () => {
    expect(openIn('owner_requested')).toEqual(['requested'])
  })

  it('is signing and paying until the stay is confirmed or over', () => {
    for (const kind of ['held', 'accepted'] as const)
      expect(openIn(kind)).toEqual(['awaiting_agreement', 'awaiting_payment'])
    expect(openIn('held', 0)).toEqual([])
  })

  it('is a payment while something is due', () => {
    expect(openIn('payment_failed')).toEqual(['awaiting_payment', 'confirmed', 'checked_in', 'completed'])
    expect(openIn('payment_failed', 0)).toEqual([])
    expect(openIn('bank_returned')).toEqual(openIn('payment_failed'))
    expect(openIn('payment_reversed')).toEqual(openIn('payment_failed'))
  })

  it('R74 is a claim for the side that must act next', () => {
    for (const [kind, state] of [
      ['claim_raised', 'open'],
      ['claim_answered', 'answered'],
      ['team_claim', 'escalated'],
    ] as const)
      expect(
        (['open', 'answered', 'escalated', 'settled', 'closed'] as const).filter((now) =>
          isStillToDo(kind, 7, { ...nothing, claims: new Map([[7, now]]) }),
        ),
      ).toEqual([state])
    expect(isStillToDo('claim_raised', 8, { ...nothing, claims: new Map([[7, 'open']]) })).toBe(false)
  })

  it('is each payment request and order, one by one', () => {
    expect(isStillToDo('payment_asked', 7, { ...nothing, requested: new Set([7]) })).toBe(true)
    expect(isStillToDo('payment_asked', 7, { ...nothing, requested: new Set([8]) })).toBe(false)
    expect(isStillToDo('change_asked', 7, { ...nothing, proposed: new Set([7]) })).toBe(true)
    expect(isStillToDo('change_asked', 7, { ...nothing, proposed: new Set([8]) })).toBe(false)
    expect(isStillToDo('team_order', 7, { ...nothing, ordered: new Set([7]) })).toBe(true)
    expect(isStillToDo('team_order', 7, nothing)).toBe(false)
  })

  it('R31 is a card for the deposit: the first one, or one other than the last declined one', () => {
    const cards = ['missing', 7, 8, null] as const
    const openFor = (kind: NoticeKind) => cards.filter((card) => isStillToDo(kind, 7, { ...nothing, card }))
    for (const kind of ['card_missing', 'team_card_missing'] as const) expect(openFor(kind)).toEqual(['missing'])
    for (const kind of ['deposit_refused', 'team_deposit_refused'] as const) expect(openFor(kind)).toEqual([7])
  })

  it('is found by the id in its fact', () => {
    expect(subjectOf('claim.raised:17')).toBe(17)
    expect(subjectOf('payment.refunded:17:otherwise')).toBe(17)
  })

  it('is nothing for kinds that ask for nothing', () => {
    for (const kind of (Object.keys(kinds) as NoticeKind[]).filter((one) => !kindOf(one).toDo))
      expect(openIn(kind)).toEqual([])
  })
})
