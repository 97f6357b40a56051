import { bookingStatuses } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import {
  acceptedMinutes,
  answerMinutes,
  backstopMinutes,
  challengeMinutes,
  checkoutMinutes,
  deadlineOf,
  hasLapsed,
  laterOf,
  latestPaying,
  type MoveName,
  type Mover,
  moveOf,
  moves,
  nightsHeldUntil,
  payingMinutes,
  retryMinutes,
  sharingMinutes,
  statusAt,
} from './lifecycle.ts'

const now = new Date('2026-11-20T12:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const movers: Mover[] = ['guest', 'owner', 'staff', 'system']

describe('booking lifecycle', () => {
  it('allows exactly the moves on the domain page', () => {
    const allowed = ['start' as const, ...bookingStatuses].flatMap((from) =>
      movers.flatMap((by) =>
        [...new Set(moves.map((move) => move.name))]
          .filter((name) => moveOf(name, from, by))
          .map((name) => `${from} -${name} by ${by}-> ${moveOf(name, from, by)?.to}`),
      ),
    )
    expect(allowed).toEqual([
      'start -hold by guest-> awaiting_agreement',
      'start -ask by guest-> requested',
      'inquiry -withdraw by guest-> withdrawn',
      'inquiry -decline by owner-> declined',
      'inquiry -offer by staff-> offered',
      'inquiry -decline by staff-> declined',
      'offered -hold by guest-> awaiting_agreement',
      'offered -ask by guest-> requested',
      'offered -withdraw by guest-> withdrawn',
      'offered -expire by system-> expired',
      'requested -withdraw by guest-> withdrawn',
      'requested -accept by owner-> awaiting_agreement',
      'requested -decline by owner-> declined',
      'requested -accept by staff-> awaiting_agreement',
      'requested -decline by staff-> declined',
      'requested -expire by system-> expired',
      'awaiting_agreement -sign by guest-> awaiting_payment',
      'awaiting_agreement -withdraw by guest-> withdrawn',
      'awaiting_agreement -expire by system-> expired',
      'awaiting_payment -withdraw by guest-> withdrawn',
      'awaiting_payment -confirm by system-> confirmed',
      'awaiting_payment -expire by system-> expired',
      'confirmed -cancel by guest-> canceled',
      'confirmed -cancel by owner-> canceled',
      'confirmed -cancel by staff-> canceled',
      'confirmed -miss by staff-> no_show',
      'confirmed -check_in by system-> checked_in',
      'confirmed -cancel by system-> canceled',
      'checked_in -cancel by staff-> canceled',
      'checked_in -miss by staff-> no_show',
      'checked_in -complete by system-> completed',
    ])
  })

  it('reaches every status except inquiry, where it may begin', () => {
    const reached = new Set(moves.map((move) => move.to))
    expect(bookingStatuses.filter((status) => !reached.has(status))).toEqual(['inquiry'])
  })

  it('allows no move from an ended booking', () => {
    for (const ended of ['completed', 'declined', 'expired', 'withdrawn', 'canceled', 'no_show'] as const)
      expect(moves.filter((move) => move.from.includes(ended))).toEqual([])
  })

  it.each<[MoveName, Date | undefined]>([
    ['hold', minutesLater(15)],
    ['ask', minutesLater(24 * 60)],
    ['accept', minutesLater(24 * 60)],
    ['sign', undefined],
  ])('sets the deadline of %s', (name, deadline) => {
    const move = moves.find((candidate) => candidate.name === name)
    expect(move && deadlineOf(move, now)).toEqual(deadline)
  })
})

describe('the deadline of an unpaid booking', () => {
  const held = { status: 'awaiting_payment' as const, holdUntil: minutesLater(15), payingUntil: null }

  it('R4 counts as expired from that instant, even before it is recorded', () => {
    expect(statusAt(held, minutesLater(14.999))).toBe('awaiting_payment')
    expect(statusAt(held, minutesLater(15))).toBe('expired')
  })

  it('waits for a payment in progress at the bank', () => {
    const paying = { ...held, payingUntil: minutesLater(24) }
    expect(nightsHeldUntil(paying)).toEqual(minutesLater(24))
    expect(hasLapsed(paying, minutesLater(20))).toBe(false)
    expect(hasLapsed(paying, minutesLater(24))).toBe(true)
  })

  it('does not apply to a confirmed booking', () => {
    expect(hasLapsed({ ...held, status: 'confirmed' }, minutesLater(60))).toBe(false)
  })
})

describe('how long nights are held', () => {
  it('fifteen minutes to check out, a day to answer and to sign, ten minutes to pay, two days for friends', () => {
    expect([checkoutMinutes, answerMinutes, acceptedMinutes]).toEqual([15, 1_440, 1_440])
    expect([payingMinutes, challengeMinutes, retryMinutes]).toEqual([10, 22, 2])
    expect([sharingMinutes, backstopMinutes]).toEqual([2_880, 60])
  })

  it('the later of two deadlines applies; a missing one sets none', () => {
    const [early, late] = [minutesLater(1), minutesLater(2)]
    expect([laterOf(early, late), laterOf(late, early)]).toEqual([late, late])
    expect([laterOf(early, null), laterOf(null, late), laterOf(null, null)]).toEqual([early, late, null])
    expect([laterOf(early, null), laterOf(null, late), laterOf(null, null)]).toEqual([early, late, null])
  })

  it('a payment holds them up to forty-five minutes past the guest’s own deadline', () => {
    const paying = (wanted: number) => latestPaying({ holdUntil: now }, minutesLater(wanted))
    expect([paying(44), paying(45), paying(46), paying(600)]).toEqual([44, 45, 45, 45].map(minutesLater))
    expect(latestPaying({ holdUntil: null }, now)).toEqual(new Date(45 * 60_000))
  })
})
