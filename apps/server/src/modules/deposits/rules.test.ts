import type { BookingStatus } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  askCardAt,
  type Case,
  canAddCard,
  cardIsMissedBy,
  depositStateAt,
  followDays,
  type Held,
  nextStep,
  placeAt,
  renewAheadHours,
} from './rules.ts'

const at = (text: string) => new Date(text)
const hour = 3_600_000
const holdHours = 114
const from = at('2027-02-04T21:00:00Z')
const closesAt = at('2027-02-22T16:00:00Z')

const stay = (change: Partial<Case> = {}): Case => ({
  status: 'confirmed',
  deposit: 100_000,
  placeAt: from,
  closesAt: null,
  claimsOpen: false,
  hasCard: true,
  holds: [],
  ...change,
})
const held = (change: Partial<Held> = {}): Held => ({
  id: 1,
  state: 'held',
  captureBefore: new Date(from.getTime() + holdHours * hour),
  createdAt: from,
  ...change,
})
const ended: Partial<Case> = { status: 'completed', closesAt }

describe('R31 a deposit is held', () => {
  it("R31 from check-in time on the day before arrival in the home's time zone, even when clocks change that night", () => {
    expect(placeAt('2027-02-05', 'America/New_York', '16:00')).toEqual(at('2027-02-04T21:00:00Z'))
    expect(placeAt('2027-03-15', 'America/New_York', '16:00')).toEqual(at('2027-03-14T20:00:00Z'))
    expect(placeAt('2027-02-05', 'Pacific/Auckland', '15:00')).toEqual(at('2027-02-04T02:00:00Z'))
  })

  it('R31 not before that day, and not for a stay that has no deposit or failed', () => {
    expect(nextStep(stay(), new Date(from.getTime() - 1))).toEqual({ kind: 'rest' })
    expect(nextStep(stay(), from)).toEqual({ kind: 'place' })
    expect(nextStep(stay({ deposit: 0 }), from)).toEqual({ kind: 'rest' })
    for (const status of ['canceled', 'no_show', 'awaiting_payment', 'expired'] as const)
      expect(nextStep(stay({ status }), from)).toEqual({ kind: 'rest' })
  })

  it('R31 one at a time: no new hold while the bank is still being asked', () => {
    const requested = held({ state: 'recorded', captureBefore: null })
    expect(nextStep(stay({ holds: [requested] }), from)).toEqual({ kind: 'rest' })
  })

  it('R31 again a day before the bank releases it, and the old one is released afterward', () => {
    const first = held()
    const ends = Number(first.captureBefore)
    expect(nextStep(stay({ holds: [first] }), new Date(ends - renewAheadHours * hour - 1))).toEqual({ kind: 'rest' })
    const due = new Date(ends - renewAheadHours * hour)
    expect(nextStep(stay({ holds: [first] }), due)).toEqual({ kind: 'place' })
    const second = held({ id: 2, captureBefore: new Date(ends + 90 * hour), createdAt: due })
    expect(nextStep(stay({ holds: [first, second] }), due)).toEqual({ kind: 'release', ids: [1] })
  })

  it('R31 not again when it outlasts the claim window, unless a claim is open', () => {
    const last = held({ captureBefore: closesAt })
    const now = new Date(closesAt.getTime() - hour)
    expect(nextStep(stay({ ...ended, holds: [last] }), now)).toEqual({ kind: 'rest' })
    expect(nextStep(stay({ ...ended, claimsOpen: true, holds: [last] }), now)).toEqual({ kind: 'place' })
  })

  it('R31 until nothing can be claimed anymore, and longer while a claim is open', () => {
    const last = held({ captureBefore: new Date(closesAt.getTime() + 80 * hour) })
    const before = new Date(closesAt.getTime() - 1)
    expect(nextStep(stay({ ...ended, holds: [last] }), before)).toEqual({ kind: 'rest' })
    expect(nextStep(stay({ ...ended, holds: [last] }), closesAt)).toEqual({ kind: 'release', ids: [1] })
    expect(nextStep(stay({ ...ended, claimsOpen: true, holds: [last] }), closesAt)).toEqual({ kind: 'rest' })
  })

  it('R31 not when the stay is canceled', () => {
    expect(nextStep(stay({ status: 'canceled', holds: [held()] }), from)).toEqual({ kind: 'release', ids: [1] })
  })

  it('R31 charged once: after that there is no new hold, and any remaining hold is released', () => {
    const taken = held({ state: 'captured' })
    const other = held({ id: 2 })
    expect(nextStep(stay({ ...ended, claimsOpen: true, holds: [taken] }), from)).toEqual({ kind: 'rest' })
    expect(nextStep(stay({ ...ended, holds: [taken, other] }), from)).toEqual({ kind: 'release', ids: [2] })
  })

  it('R31 declined and then retried after half a day, or at once with another card', () => {
    const refused = held({ state: 'refused', captureBefore: null })
    const refusedStay = stay({ holds: [refused] })
    const later = (hours: number) => new Date(from.getTime() + hours * hour)
    expect(nextStep(refusedStay, later(11.9))).toEqual({ kind: 'rest' })
    expect(nextStep(refusedStay, later(12))).toEqual({ kind: 'place' })
    expect(canAddCard(refusedStay, later(1))).toBe(true)
    expect(canAddCard(stay({ holds: [held()] }), later(1))).toBe(false)
    expect(canAddCard(stay({ status: 'canceled', holds: [refused] }), later(1))).toBe(false)
  })
})

describe('R31 what a guest sees', () => {
  it('R31 for each state', () => {
    const refused = held({ state: 'refused', captureBefore: null })
    expect(depositStateAt(stay({ deposit: 0 }), from)).toBe(null)
    expect(depositStateAt(stay(), new Date(from.getTime() - 1))).toBe('later')
    expect(depositStateAt(stay(), from)).toBe('placing')
    expect(depositStateAt(stay({ holds: [held()] }), from)).toBe('held')
    expect(depositStateAt(stay({ holds: [refused] }), from)).toBe('refused')
    expect(depositStateAt(stay({ ...ended, holds: [held({ state: 'released' })] }), closesAt)).toBe('released')
    expect(depositStateAt(stay({ ...ended, holds: [held({ state: 'captured' })] }), closesAt)).toBe('charged')
    expect(depositStateAt(stay({ status: 'canceled' }), from)).toBe(null)
  })
})

type Life = { nights: number; life: number; claimDays: number; every: number; refused: number }

/**
 * Plays a stay until days after its end with the job running at an interval and the `refused`th hold declined. Returns
 * the hours at which there wasn't exactly one hold while it is needed, or any afterward, or ever more than two.
 */
const faultsIn = ({ nights, life, claimDays, every, refused }: Life): number[] => {
  const checkOut = from.getTime() + (nights * 24 + 24) * hour
  const closes = new Date(checkOut + claimDays * 24 * hour)
  const faults: number[] = []
  let holds: Held[] = []
  let requested = 0
  const act = (now: Date) => {
    const status: BookingStatus = now.getTime() >= checkOut ? 'completed' : 'checked_in'
    const step = nextStep(stay({ status, closesAt: closes, holds }), now)
    if (step.kind === 'release')
      holds = holds.map((hold) => (step.ids.includes(hold.id) ? { ...hold, state: 'released' } : hold))
    if (step.kind === 'place') {
      requested += 1
      const captureBefore = requested === refused ? null : new Date(now.getTime() + life * hour)
      holds = [...holds, { id: requested, createdAt: now, captureBefore, state: captureBefore ? 'held' : 'refused' }]
    }
  }
  const live = (now: Date) => holds.filter((hold) => hold.state === 'held' && Number(hold.captureBefore) > Number(now))
  for (let at = from.getTime(); at < closes.getTime() + 72 * hour; at += every * hour) {
    const now = new Date(at)
    for (let turn = 0; turn < 4; turn++) {
      act(now)
      if (live(now).length > 2) faults.push((at - from.getTime()) / hour)
    }
    if (live(now).length !== (now < closes ? 1 : 0)) faults.push((at - from.getTime()) / hour)
  }
  return faults
}

const lives = {
  nights: fc.integer({ min: 1, max: 60 }),
  life: fc.integer({ min: 100, max: 700 }),
  claimDays: fc.integer({ min: 0, max: 14 }),
  every: fc.integer({ min: 1, max: 6 }),
}

describe('R31 for any length of stay and any lifetime of a hold', () => {
  it('R31 exactly one is held at every run until nothing can be claimed, and none afterward', () => {
    fc.assert(
      fc.property(fc.record({ ...lives, refused: fc.constant(0) }), (life) => {
        expect(faultsIn(life)).toEqual([])
      }),
    )
  })

  it('R31 a single decline of a replacement hold leaves no gap', () => {
    fc.assert(
      fc.property(fc.record({ ...lives, refused: fc.integer({ min: 2, max: 5 }) }), (life) => {
        expect(faultsIn(life)).toEqual([])
      }),
    )
  })
})

describe('R31 a stay without a card', () => {
  const without = stay({ hasCard: false })
  const before = (days: number) => new Date(from.getTime() - days * 24 * hour)

  it('R31 reports a missing card from confirmation on, and accepts one', () => {
    expect(depositStateAt(without, before(60))).toBe('card_missing')
    expect(canAddCard(without, before(60))).toBe(true)
    expect(depositStateAt(stay(), before(60))).toBe('later')
    expect(canAddCard(stay(), before(60))).toBe(false)
    expect(depositStateAt(stay({ hasCard: false, deposit: 0 }), before(60))).toBeNull()
    expect(depositStateAt(stay({ hasCard: false, status: 'canceled' }), before(60))).toBeNull()
  })

  it('R31 places no hold without a card, and places one once there is a card', () => {
    expect(nextStep(without, from)).toEqual({ kind: 'rest' })
    expect(nextStep(stay(), from)).toEqual({ kind: 'place' })
  })

  it('R31 notifies the guest six days before the card is needed, and the team when it is needed', () => {
    expect(askCardAt(from)).toEqual(before(6))
    expect(cardIsMissedBy(without, before(7))).toEqual({ guest: false, team: false })
    expect(cardIsMissedBy(without, before(6))).toEqual({ guest: true, team: false })
    expect(cardIsMissedBy(without, from)).toEqual({ guest: true, team: true })
    expect(cardIsMissedBy(stay(), from)).toEqual({ guest: false, team: false })
  })

  it('R31 at any moment either has a missing card or a card to charge: never both', () => {
    const states = fc.constantFrom<BookingStatus>(
      'awaiting_payment',
      'confirmed',
      'checked_in',
      'completed',
      'canceled',
    )
    fc.assert(
      fc.property(states, fc.boolean(), fc.integer({ min: -200, max: 600 }), (status, hasCard, hours) => {
        const now = new Date(from.getTime() + hours * hour)
        const one = stay({ status, hasCard, closesAt })
        const missing = depositStateAt(one, now) === 'card_missing'
        expect(missing && nextStep(one, now).kind === 'place').toBe(false)
        expect(cardIsMissedBy(one, now).team && !missing).toBe(false)
        if (hasCard) expect(missing).toBe(false)
      }),
    )
  })
})

describe('R31 a missing card', () => {
  const missing = (...holds: Held[]) => depositStateAt(stay({ hasCard: false, holds }), from)

  it('is missing when none is on file and none is being authorized', () => {
    expect(missing()).toBe('card_missing')
    expect(missing(held({ state: 'recorded', captureBefore: null }))).toBe('placing')
    expect(missing(held({ state: 'held', captureBefore: null }))).toBe('placing')
    expect(missing(held({ state: 'released' }))).toBe('card_missing')
  })

  it('a hold is live until the moment the bank releases it', () => {
    const ends = (ms: number) => held({ captureBefore: new Date(from.getTime() + ms) })
    expect(depositStateAt(stay({ holds: [ends(1)] }), from)).toBe('held')
    expect(depositStateAt(stay({ holds: [ends(0)] }), from)).toBe('placing')
    expect(depositStateAt(stay({ holds: [held({ state: 'released' })] }), from)).toBe('placing')
  })

  it('deposits are followed from eight days before check-in: six to ask for a card, two as a margin', () => {
    expect([followDays, renewAheadHours]).toEqual([8, 24])
  })
})
