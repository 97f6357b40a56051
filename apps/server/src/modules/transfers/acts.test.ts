import { expect, test } from 'vitest'
import { figuresOf, needsSecond, refusalOf, takenOut } from './rules.ts'

const limit = 1_000
const small = { state: 'prepared', amount: 1_000, preparedBy: 1 } as const
const large = { ...small, amount: 1_001 }
const by = (person: number | null) => ({ by: person, limit })

test('R56 a transfer up to the limit is sent by one person, and one a cent above waits for a second', () => {
  expect([needsSecond(small, limit), needsSecond(large, limit)]).toEqual([false, true])
  expect([refusalOf('send', small, by(1)), refusalOf('send', large, by(1))]).toEqual([null, 'needs_second'])
  expect(refusalOf('send', { ...large, state: 'approved' }, by(1))).toBeNull()
})

test("R56 the second person is a known person, isn't the first, and approves only when required", () => {
  expect([by(1), by(null), by(2)].map((who) => refusalOf('approve', large, who))).toEqual([
    'same_person',
    'same_person',
    null,
  ])
  expect(refusalOf('approve', small, by(2))).toBe('no_need')
})

test('a transfer moves forward between states and never back', () => {
  const open = (state: 'prepared' | 'approved' | 'sent' | 'settled' | 'canceled') =>
    (['approve', 'send', 'settle', 'cancel'] as const).filter(
      (act) => refusalOf(act, { ...large, state }, by(2)) !== 'wrong_state',
    )
  expect((['prepared', 'approved', 'sent', 'settled', 'canceled'] as const).map(open)).toEqual([
    ['approve', 'send', 'cancel'],
    ['send', 'cancel'],
    ['settle', 'cancel'],
    [],
    [],
  ])
})

test('R55 opening + entries − retained is what is withdrawn, in either direction', () => {
  const entries = [{ amount: 300 }, { amount: -50 }]
  const out = { direction: 'to_operating', amount: 400 } as const
  const back = { direction: 'to_trust', amount: 400 } as const
  expect([takenOut(out), takenOut(back)]).toEqual([400, -400])
  expect(figuresOf(900, entries, out)).toEqual({ opening: 650, retained: 500 })
  expect(figuresOf(-400, entries, back)).toEqual({ opening: -650, retained: 0 })
})
