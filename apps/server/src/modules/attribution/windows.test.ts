import { expect, test } from 'vitest'
import { type CodeNow, continuesAttribution, weigh } from './rules.ts'

const now = new Date('2027-06-30T12:00:00Z')
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 + ms)
const code = (name: string, program: CodeNow['program'], accountId = 5): CodeNow => ({
  code: name,
  accountId,
  program,
  rate: 500,
  paused: false,
})
const windows = { 'travel-agent': 90, broker: 60, referral: 45, affiliate: 30 } as const
const winner = (codes: CodeNow[], arrivals: [string, Date][]) =>
  weigh({ codes, arrivals: arrivals.map(([name, at]) => ({ code: name, at })), guestId: 1, now, windows }).find(
    ({ verdict }) => verdict === 'credited',
  )?.code.code

test('R59 partners are remembered for the days of their program, to the millisecond', () => {
  for (const [program, window] of Object.entries(windows)) {
    const codes = [code('acme', program as CodeNow['program'])]
    expect([winner(codes, [['acme', daysAgo(window)]]), winner(codes, [['acme', daysAgo(window, -1)]])]).toEqual([
      'acme',
      undefined,
    ])
  }
})

test('R59 an arrival at this very moment counts, one in the future does not', () => {
  const codes = [code('acme', 'broker')]
  expect([winner(codes, [['acme', now]]), winner(codes, [['acme', daysAgo(0, 1)]])]).toEqual(['acme', undefined])
})

test('R59 when two partners of one program brought a guest at the same moment, the same one wins every time', () => {
  const codes = [code('birch', 'broker', 6), code('acme', 'broker', 7), code('cedar', 'broker', 8)]
  const at = daysAgo(1)
  for (const order of [
    ['acme', 'birch', 'cedar'],
    ['cedar', 'birch', 'acme'],
    ['birch', 'acme', 'cedar'],
    ['birch', 'cedar', 'acme'],
  ])
    expect(
      winner(
        codes,
        order.map((name) => [name, at]),
      ),
    ).toBe('acme')
})

test('R59 a booking within the agreed days of a cancellation is still the partner’s, to the millisecond', () => {
  expect([
    continuesAttribution(daysAgo(30), 30, now),
    continuesAttribution(daysAgo(30, -1), 30, now),
    continuesAttribution(now, 0, now),
  ]).toEqual([true, false, true])
})
