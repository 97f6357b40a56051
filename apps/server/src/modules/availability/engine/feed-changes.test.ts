import { addDays, overlap, type Stay } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyIsBelieved, feedChanges, isEcho, type KnownEvent, remainder, sharedNights } from './feed-changes.ts'
import type { FeedEvent } from './feed-events.ts'

const today = '2027-07-01'
const stay = (arrive: string, depart: string): Stay => ({ arrive: `2027-${arrive}`, depart: `2027-${depart}` })
const known = (
  id: number,
  uid: string,
  arrive: string,
  depart: string,
  state: KnownEvent['state'] = 'held',
): KnownEvent => ({
  id,
  uid,
  stay: stay(arrive, depart),
  summary: 'Reserved',
  state,
})
const event = (uid: string, arrive: string, depart: string, isFree = false): FeedEvent => ({
  uid,
  stay: stay(arrive, depart),
  summary: 'Reserved',
  isFree,
})
const guess = (uid: string, arrive: string, depart: string): FeedEvent => ({
  ...event(uid, arrive, depart),
  isGuess: true,
})
const none = { added: [], changed: [], gone: [], cut: [], retained: [], replaced: [] }
const changes = (before: KnownEvent[], events: FeedEvent[], unread: (string | null)[] = []) =>
  feedChanges(before, { events, unread }, today)

describe('R65 events by their UID', () => {
  test.each([
    { name: 'moved', now: event('a', '08-01', '08-05') },
    { name: 'shortened', now: event('a', '07-10', '07-12') },
    { name: 'extended', now: event('a', '07-10', '07-20') },
    { name: 'unchanged', now: event('a', '07-10', '07-15') },
  ])('$name, it is the same stay with its current dates', ({ now }) => {
    expect(changes([known(1, 'a', '07-10', '07-15')], [now])).toEqual({ ...none, changed: [{ id: 1, event: now }] })
  })

  test('canceled or missing, its nights are available again; if it returns, it is the same stay', () => {
    const before = [known(1, 'a', '07-10', '07-15'), known(2, 'b', '08-01', '08-05')]
    expect(changes(before, [event('a', '07-10', '07-15', true)]).gone).toEqual([1, 2])
    expect(changes([known(1, 'a', '07-10', '07-15', 'gone')], [event('a', '07-10', '07-15')]).changed).toHaveLength(1)
  })
})

describe('R66 a reused UID', () => {
  test('a vanished stay and a new one on overlapping nights are the same stay', () => {
    const now = event('b', '07-12', '07-16')
    expect(changes([known(1, 'a', '07-10', '07-15')], [now])).toEqual({ ...none, changed: [{ id: 1, event: now }] })
  })

  test('one vanished stay has one successor; other new stays are new', () => {
    const result = changes(
      [known(1, 'a', '07-10', '07-15')],
      [event('b', '07-10', '07-12'), event('c', '07-12', '07-15')],
    )
    expect(result.changed.map(({ event: { uid } }) => uid)).toEqual(['b'])
    expect(result.added.map(({ uid }) => uid)).toEqual(['c'])
  })

  test('a stay that is still in the feed has no successor', () => {
    const both = [event('a', '07-10', '07-15'), event('b', '07-12', '07-16')]
    expect(changes([known(1, 'a', '07-10', '07-15')], both).added.map(({ uid }) => uid)).toEqual(['b'])
  })
})

describe('R67 past nights stay', () => {
  test('stays that are over leave the feed but not the calendar; the past nights of those in progress stay', () => {
    const before = [
      known(1, 'over', '06-01', '06-05'),
      known(2, 'begun', '06-29', '07-04'),
      known(3, 'ahead', '07-01', '07-04'),
      known(4, 'leaves today', '06-29', '07-01'),
    ]
    expect(changes(before, [event('x', '09-01', '09-02')])).toMatchObject({
      gone: [3],
      retained: [1, 4],
      cut: [{ id: 2, stay: stay('06-29', '07-01') }],
    })
  })

  test('a stay that ends today has no successor: whatever follows on its nights is new', () => {
    const before = [known(1, 'left', '06-29', '07-01')]
    const now = event('x', '06-28', '07-02')
    expect(changes(before, [now])).toEqual({ ...none, added: [now], retained: [1] })
  })

  test('once cut, a stay is history, and gets its nights back when it returns', () => {
    const cut = known(1, 'begun', '06-29', '07-01')
    expect(changes([cut], [event('x', '09-01', '09-02')])).toMatchObject({ retained: [1], cut: [], gone: [] })
    const back = event('begun', '06-29', '07-04')
    expect(changes([cut], [back])).toMatchObject({ changed: [{ id: 1, event: back }] })
  })
})

describe('a UID that returns after disappearing', () => {
  test('replaces the record that stood in for it, and one record continues', () => {
    const before = [known(1, 'a', '07-10', '07-15', 'gone'), known(2, 'b', '07-12', '07-16')]
    const back = event('a', '07-10', '07-15')
    expect(changes(before, [back])).toEqual({ ...none, changed: [{ id: 2, event: back }], replaced: [1] })
  })

  test('also frees the nights of a stay in progress', () => {
    const before = [known(1, 'a', '06-28', '07-03', 'gone'), known(2, 'b', '06-28', '07-04')]
    const back = event('a', '06-28', '07-03')
    expect(changes(before, [back])).toEqual({ ...none, changed: [{ id: 2, event: back }], replaced: [1] })
  })
})

describe('a guess', () => {
  test('adds nights to what is known about a stay and removes none', () => {
    const before = [known(1, 'a', '07-10', '07-15')]
    const stayOf = (now: FeedEvent) => changes(before, [now]).changed[0]?.event.stay
    expect(stayOf(guess('a', '07-10', '07-11'))).toEqual(stay('07-10', '07-15'))
    expect(stayOf(guess('a', '07-14', '07-18'))).toEqual(stay('07-10', '07-18'))
    expect(stayOf(guess('a', '08-01', '08-02'))).toEqual(stay('07-10', '07-15'))
  })
})

describe('R68 doubt', () => {
  test('an event that is present but unreadable has not vanished', () => {
    const before = [known(1, 'a', '07-10', '07-15'), known(2, 'b', '08-01', '08-05')]
    expect(changes(before, [event('x', '09-01', '09-02')], ['a'])).toMatchObject({ gone: [2], retained: [1] })
    expect(changes(before, [event('x', '09-01', '09-02')], [null])).toMatchObject({ gone: [], retained: [1, 2] })
    const series = [known(1, 's/2027-07-10', '07-10', '07-11'), known(2, 's2/2027-07-11', '07-11', '07-12')]
    expect(changes(series, [event('x', '09-01', '09-02')], ['s'])).toMatchObject({ gone: [2], retained: [1] })
  })

  test('a feed with upcoming events that is suddenly empty is trusted after a day', () => {
    const before = [known(1, 'a', '07-10', '07-15')]
    const now = new Date('2027-07-01T12:00:00Z')
    expect(emptyIsBelieved(before, today, null, now)).toBe(false)
    expect(emptyIsBelieved(before, today, new Date('2027-06-30T13:00:00Z'), now)).toBe(false)
    expect(emptyIsBelieved(before, today, new Date('2027-06-30T12:00:00Z'), now)).toBe(true)
    expect(emptyIsBelieved([known(1, 'a', '06-01', '06-05')], today, null, now)).toBe(true)
    expect(emptyIsBelieved([known(1, 'a', '06-25', '07-01')], today, null, now)).toBe(true)
    expect(emptyIsBelieved([known(1, 'a', '06-25', '07-02')], today, null, now)).toBe(false)
    expect(emptyIsBelieved([known(2, 'past', '06-01', '06-05'), ...before], today, null, now)).toBe(false)
    expect(emptyIsBelieved([known(1, 'a', '07-10', '07-15', 'gone')], today, null, now)).toBe(true)
  })
})

describe('R69 echoes', () => {
  const now = new Date('2027-07-01T12:00:00Z')
  const own = [{ id: 7, stay: stay('07-10', '07-15'), releasedAt: null }]

  test('recognizes our UID or exactly the same nights; part of them is another stay', () => {
    expect(isEcho(event('x', '07-10', '07-15'), undefined, own, now)).toBe(true)
    expect(isEcho(event('x', '08-10', '08-15'), 7, own, now)).toBe(true)
    const another = { id: 8, stay: stay('09-01', '09-05'), releasedAt: null }
    expect(isEcho(event('x', '07-10', '07-15'), undefined, [another, ...own], now)).toBe(true)
    expect(isEcho(event('x', '07-10', '07-14'), undefined, own, now)).toBe(false)
  })

  test('a released stay explains its echo for a day', () => {
    const at = (releasedAt: string) => [{ id: 7, stay: stay('07-10', '07-15'), releasedAt: new Date(releasedAt) }]
    expect(isEcho(event('x', '07-10', '07-15'), undefined, at('2027-06-30T13:00:00Z'), now)).toBe(true)
    expect(isEcho(event('x', '07-10', '07-15'), undefined, at('2027-06-30T12:00:00Z'), now)).toBe(false)
  })
})

test('the nights others have and the nights they leave make up the whole stay and never overlap', () => {
  const stayIn = fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 8 })).map(([shift, length]): Stay => {
    const arrive = addDays('2027-07-01', shift)
    return { arrive, depart: addDays(arrive, length) }
  })
  fc.assert(
    fc.property(stayIn, fc.array(stayIn, { maxLength: 5 }), (wanted, taken) => {
      const left = remainder(wanted, taken)
      for (let night = wanted.arrive; night < wanted.depart; night = addDays(night, 1)) {
        const one = { arrive: night, depart: addDays(night, 1) }
        const isTaken = sharedNights(wanted, taken).some((other) => overlap(one, other))
        expect(left.some((part) => overlap(one, part))).toBe(!isTaken)
      }
      expect(left.every((part) => part.arrive >= wanted.arrive && part.depart <= wanted.depart)).toBe(true)
      expect(left.every((part) => part.arrive < part.depart)).toBe(true)
    }),
  )
})
