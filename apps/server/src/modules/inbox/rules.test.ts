import type { InboxKind } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerDue, changesWork, isDoneByHand, listsOf, matches, menuCounts } from './rules.ts'

const now = new Date('2027-02-01T15:00:00Z')
const item = { assignee: null, snoozedUntil: null, mentioned: false }

describe('an item’s lists', () => {
  it('shows an unassigned item as open and unassigned', () => {
    expect(listsOf(item, 7, now)).toEqual(['open', 'unassigned'])
  })

  it('shows what is assigned to me, or mentions me, as mine', () => {
    expect(listsOf({ ...item, assignee: { id: 7, name: 'Mo' } }, 7, now)).toEqual(['open', 'mine'])
    expect(listsOf({ ...item, assignee: { id: 8, name: 'Jo' }, mentioned: true }, 7, now)).toEqual(['open', 'mine'])
    expect(listsOf({ ...item, assignee: { id: 8, name: 'Jo' } }, 7, now)).toEqual(['open'])
  })

  it('shows a snoozed item in no other list until its time, to the minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3_000, max: 3_000 }), (minutes) => {
        const until = new Date(now.getTime() + minutes * 60_000).toISOString()
        const lists = listsOf({ ...item, snoozedUntil: until }, 7, now)
        expect(lists.includes('snoozed')).toBe(minutes > 0)
        expect(lists.includes('open')).toBe(minutes <= 0)
      }),
    )
  })
})

it('expects an answer to a conversation within an hour', () => {
  expect(answerDue(now).toISOString()).toBe('2027-02-01T16:00:00.000Z')
})

it('lets people close only conversations and bug reports', () => {
  expect([isDoneByHand('message'), isDoneByHand('bug_report'), isDoneByHand('request')]).toEqual([true, true, false])
})

it('finds every typed word, ignoring accents and case', () => {
  const shown = { person: 'José Okafor', home: 'Gull House', detail: 'The pool is cold', tags: ['vip'] }
  expect(matches(shown, 'okafor JOSE')).toBe(true)
  expect(matches(shown, 'pool vip')).toBe(true)
  expect(matches(shown, 'pool sauna')).toBe(false)
})

describe('the menu counts', () => {
  const item = (kind: InboxKind, snoozedUntil: string | null = null) => ({
    kind,
    assignee: null,
    snoozedUntil,
    mentioned: false,
  })

  it('show everything open for the inbox, and each kind for its section', () => {
    const now = new Date('2027-01-15T17:00:00Z')
    const snoozed = item('claim', '2027-01-16T17:00:00Z')
    const counts = menuCounts([item('message'), item('question'), item('approval'), item('claim'), snoozed], 1, now)
    expect(counts).toMatchObject({ inbox: 4, questions: 1, approvals: 1, claims: 1, jobs: 0 })
  })
})

it('listens only to events about what the team works on', () => {
  expect(
    ['booking.confirmed', 'inbox.item_changed', 'issue.reported', 'job.changed', 'question.received'].every(
      changesWork,
    ),
  ).toBe(true)
  expect(['picture.stored', 'translation.kept', 'search.matched'].some(changesWork)).toBe(false)
})
