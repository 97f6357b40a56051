import type { Repair, RepairReport } from '@porchlight/contract'
import { expect, test } from 'vitest'
import { cardKey, columnsOf, moveOf, nextStage } from './repair-moves.ts'

const repair = (part: Partial<Repair>): Repair => ({
  id: 7,
  kind: 'repair',
  state: 'planned',
  title: 'Boiler',
  home: { id: 1, name: 'Ferry Hill', timeZone: 'America/New_York' },
  day: '2027-02-01',
  opensAt: null,
  dueAt: null,
  sameDay: false,
  assignee: null,
  sentAt: null,
  stay: null,
  stage: 'reported',
  estimate: null,
  asksOwner: false,
  billed: null,
  nextArrival: null,
  ...part,
})
const report: RepairReport = {
  issueId: 3,
  homeId: 1,
  home: 'Ferry Hill',
  timeZone: 'America/New_York',
  topic: 'kitchen',
  text: 'The oven is cold.',
  reportedAt: '2027-02-01T12:00:00.000Z',
}

test.each([
  [{ report }, 'schedule'],
  [{ repair: repair({}) }, 'bid'],
  [{ repair: repair({ stage: 'bid' }) }, 'order'],
  [{ repair: repair({ stage: 'bid', asksOwner: true }) }, 'owner'],
  // One of several bids is within the limit, but the owner has already been asked.
  [{ repair: repair({ stage: 'bid', state: 'proposed' }) }, 'owner'],
  [{ repair: repair({ stage: 'approved' }) }, 'finish'],
  [{ repair: repair({ stage: 'done', state: 'done' }) }, 'bill'],
  [{ repair: repair({ stage: 'billed', state: 'done' }) }, undefined],
] as const)('moves %j on by %s', (card, move) => expect(moveOf(card)).toBe(move))

test('moves a card one stage at a time, and nothing comes after the bill', () => {
  expect([nextStage('reported'), nextStage('bid'), nextStage('billed')]).toEqual(['bid', 'approved', undefined])
})

test('sorts reports first, then the home whose next guest arrives first', () => {
  const repairs = [
    repair({ id: 1 }),
    repair({ id: 2, nextArrival: '2027-02-09' }),
    repair({ id: 3, nextArrival: '2027-02-04' }),
    repair({ id: 4, day: '2027-01-20' }),
  ]
  expect(columnsOf([report], repairs).reported.map(cardKey)).toEqual([
    'report-3',
    'repair-3',
    'repair-2',
    'repair-4',
    'repair-1',
  ])
})
