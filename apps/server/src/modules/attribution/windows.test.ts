import { expect, test } from 'vitest'
import { type CodeNow, rebookedSince, weigh, windowDays } from './rules.ts'

const now = new Date('2027-06-30T12:00:00Z')
const daysAgo = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 + ms)
const code = (name: string, program: CodeNow['program'], accountId = 5): CodeNow => ({
  code: name,
  accountId,
  program,
  rate: 500,
  paused: false,
})
const winner = (codes: CodeNow[], arrivals: [string, Date][]) =>
  weigh({ codes, arrivals: arrivals.map(([name, at]) => ({ code: name, at })), guestId: 1, now }).find(
    ({ verdict }) => verdict === 'credited',
  )?.code.code

test('R59 partners of three programs are remembered for 90 days, affiliates for 30, to the millisecond', () => {
  const days = { 'travel-agent': 90, broker: 90, referral: 90, affiliate: 30 } as const
  expect(windowDays).toEqual(days)
  for (const [program, window] of Object.entries(days)) {
    const codes = [code('acme', program as CodeNow['program'])]
    expect([winner(codes, [['acme', daysAgo(window)]]), winner(codes, [['acme', daysAgo(window, -1)]])]).toEqual([
      'acme',
      undefined,
    ])
  }
})

test('R59 an arrival at this very moment counts, one ahead of it does not', () => {
  const codes = [code('acme', 'broker')]
  expect([winner(codes, [['acme', now]]), winner(codes, [['acme', daysAgo(0, 1)]])]).toEqual(['acme', undefined])
})

test('R59 of two partners of one program who brought a guest at one moment the same one wins every time', () => {
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

test('R59 a booking within 30 days of a cancellation is still the partner’s', () => {
  expect(rebookedSince(now)).toEqual(new Date('2027-05-31T12:00:00Z'))
})
