import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as rules from './rules.ts'
import { aHead } from './testing/heads.ts'
import type { Head } from './write.ts'

const { failed, foundOnLoad, inOrder, isAhead, isExpired, limits, loaded, stands, toStart, triedAgain, whyWaiting } =
  rules
const now = 1_800_000_000_000
const started = (heads: readonly Head[], userId = '7') => toStart(heads, { now, userId }).map(({ seq }) => seq)

describe('a write starts', () => {
  it('C419 only for the current user', () => {
    const heads = [aHead({ seq: 1 }), aHead({ seq: 2, userId: '8' })]
    expect(started(heads)).toEqual([1])
    expect(started(heads, '8')).toEqual([2])
    expect(started(heads, '9')).toEqual([])
  })

  it('C420 only after its hold has ended', () => {
    expect(started([aHead({ holdUntil: now + 1 })])).toEqual([])
    expect(started([aHead({ seq: 1, holdUntil: now })])).toEqual([1])
  })

  it('C420 even if the clock was moved back by years since the hold began', () => {
    expect(started([aHead({ seq: 1, holdUntil: now + 1e12 })])).toEqual([1])
  })

  it.each(['pending', 'processing', 'refused'] as const)('C421 only if no older one of its object is %s', (state) => {
    const older = aHead({ seq: 1, line: 'a', state, holdUntil: now + 1000 })
    expect(started([aHead({ seq: 2, line: 'a' }), older])).toEqual([])
    expect(started([aHead({ seq: 2, line: 'b' }), older])).toEqual([2])
  })

  it.each(['complete', 'dropped'] as const)('C421 if the older one of its object is %s', (state) => {
    expect(started([aHead({ seq: 1, line: 'a', state }), aHead({ seq: 2, line: 'a' })])).toEqual([2])
  })

  it("C421 in its parent's place if it is the next part of an upload", () => {
    const part = aHead({ seq: 9, place: 1, line: 'a' })
    expect(started([aHead({ seq: 2, line: 'a' }), part])).toEqual([9])
  })

  it('C422 C530 if fewer than three are running', () => {
    const running = (count: number) => Array.from({ length: count }, () => aHead({ state: 'processing' }))
    const waiting = Array.from({ length: 5 }, () => aHead())
    expect([0, 1, 2, 3].map((count) => started([...running(count), ...waiting]).length)).toEqual([3, 2, 1, 0])
  })

  const anyHead = fc
    .record({
      state: fc.constantFrom('pending', 'processing', 'complete', 'refused', 'dropped'),
      line: fc.constantFrom('a', 'b', 'c', 'd'),
      place: fc.nat(30),
      userId: fc.constantFrom('7', '8'),
      holdUntil: fc.constantFrom(0, now - 1, now + 1, now + 59_000),
    })
    .map((more) => aHead(more as Partial<Head>))

  it('in no other case: every one that starts is allowed to, and none that is allowed is left while there is room', () => {
    fc.assert(
      fc.property(fc.array(anyHead, { maxLength: 25 }), (heads) => {
        const own = heads.filter(({ userId }) => userId === '7')
        const may = own.filter(
          (head) =>
            head.state === 'pending' &&
            head.holdUntil <= now &&
            !own.some((other) => other.line === head.line && isAhead(other) && inOrder(other, head) < 0),
        )
        const running = own.filter(({ state }) => state === 'processing').length
        const start = toStart(heads, { now, userId: '7' })
        expect(start.every((head) => may.includes(head))).toBe(true)
        expect(start.length).toBe(Math.min(may.length, Math.max(0, limits.atOnce - running)))
        expect(new Set(start.map(({ line }) => line)).size).toBe(start.length)
      }),
    )
  })
})

describe('a failed write', () => {
  it('C418 C438 C531 returns to pending with a hold of one minute', () => {
    const head = failed(aHead({ state: 'processing', attempts: 1 }), now, false)
    expect(head).toMatchObject({ state: 'pending', holdUntil: now + 60_000, attempts: 1 })
    expect(started([head])).toEqual([])
    expect(toStart([head], { now: now + 60_000, userId: '7' })).toEqual([head])
  })

  it('C424 C532 is dropped after more than a thousand attempts, and stays visible', () => {
    const after = (attempts: number) => failed(aHead({ state: 'processing', attempts }), now, false).state
    expect([after(999), after(1000), after(1001)]).toEqual(['pending', 'pending', 'dropped'])
  })
})

describe('a write', () => {
  it('C425 returns to pending if found processing on load', () => {
    expect(foundOnLoad(aHead({ state: 'processing' })).state).toBe('pending')
    for (const state of ['pending', 'complete', 'refused', 'dropped'] as const)
      expect(foundOnLoad(aHead({ state })).state).toBe(state)
  })

  it('C423 expires an hour after success, whatever the clock does; a stuck one never does', () => {
    const complete = aHead({ state: 'complete', finishedAt: now })
    const hours = (count: number) => isExpired(complete, now + count * 3_600_000)
    expect([hours(0), hours(0.9), hours(1.1), hours(-0.9), hours(-1.1)]).toEqual([false, false, true, false, true])
    expect(isExpired(stands(aHead(), 'answer', now), now + 1e12)).toBe(false)
    expect(isExpired(aHead({ state: 'dropped', finishedAt: now }), now + 1e12)).toBe(false)
  })

  it('C435 is loaded among the newest thousand if done; always if not', () => {
    const done = Array.from({ length: 1200 }, (_, at) => aHead({ seq: 10_000 + at, state: 'complete' }))
    const heads = loaded([aHead({ seq: 1 }), aHead({ seq: 2, state: 'refused' }), ...done])
    expect(heads.length).toBe(1002)
    expect(heads.map(({ seq }) => seq).filter((seq) => seq > 2 && seq < 10_200)).toEqual([])
  })

  it('is resent after a rejection in its old place under a new key, because the server repeats a rejection', () => {
    const refused = stands(aHead({ seq: 4, attempts: 3, sentAfter: 5 }), 'answer', now)
    expect(triedAgain(refused, 'other', 99)).toMatchObject({ id: 'other', place: 4, attempts: 0, sentAfter: null })
  })

  it('is resent after being dropped under its own key, because it may have arrived, and last', () => {
    const dropped = aHead({ seq: 4, id: 'own', state: 'dropped', attempts: 1001, sentAfter: 5 })
    expect(triedAgain(dropped, 'other', 99)).toMatchObject({ id: 'own', place: 99, attempts: 0, sentAfter: 5 })
  })

  it('says why it waits', () => {
    const first = aHead({ seq: 1, line: 'a' })
    const second = aHead({ seq: 2, line: 'a' })
    const held = aHead({ seq: 3, holdUntil: now + 1000 })
    const alone = aHead({ seq: 4, holdUntil: now + 1000, unconnected: true })
    const heads = [first, second, held, alone]
    expect(heads.map((head) => whyWaiting(head, heads, now, true))).toEqual(['turn', 'behind', 'hold', 'offline'])
    expect(heads.map((head) => whyWaiting(head, heads, now, false))).toEqual([
      'offline',
      'behind',
      'offline',
      'offline',
    ])
  })
})
