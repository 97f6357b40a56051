import { bookingStatuses } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { kindOf, kinds, type NoticeKind } from './kinds.ts'
import { isStillToDo } from './todo.ts'

const openIn = (kind: NoticeKind, dueNow = 100) =>
  bookingStatuses.filter((status) => isStillToDo(kind, { status, dueNow }))

describe('what is still to be done', () => {
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
  })

  it('is nothing about kinds that ask for nothing', () => {
    for (const kind of (Object.keys(kinds) as NoticeKind[]).filter((one) => !kindOf(one).toDo))
      expect(openIn(kind)).toEqual([])
  })
})
