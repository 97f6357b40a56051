import { type Program, programs } from '@porchlight/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareConcern } from '../../kernel/confirm-concerns.ts'
import { type Arrival, type CodeNow, isContested, isRobot, usualRate, weigh } from './rules.ts'

const now = new Date('2027-01-15T17:00:00Z')
const guestId = 7
const dayMs = 86_400_000
const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs)
const windows = { 'travel-agent': 90, broker: 60, referral: 45, affiliate: 30 }
const code = (name: string, program: Program, more: Partial<CodeNow> = {}): CodeNow => ({
  code: name,
  accountId: 100,
  program,
  rate: 1_000,
  paused: false,
  ...more,
})
const came = (name: string, days = 1): Arrival => ({ code: name, at: daysAgo(days) })
const wonBy = (facts: Parameters<typeof weigh>[0]) => {
  const [winner] = weigh(facts).filter(({ verdict }) => verdict === 'credited')
  return winner && { code: winner.code.code, rate: winner.code.rate, arrivedAt: winner.at, named: winner.named }
}
const won = (codes: CodeNow[], arrivals: Arrival[]) => wonBy({ arrivals, codes, guestId, now, windows })?.code

it('R59 ranks a named agent before a broker, a broker before a referral, and a referral before an affiliate, whichever came last', () => {
  expect(programs).toEqual(['travel-agent', 'broker', 'referral', 'affiliate'])
  const codes = programs.map((program) => code(program, program))
  for (const [at, program] of programs.entries())
    expect(
      won(
        codes,
        programs.slice(at).map((name, days) => came(name, 20 - days)),
      ),
    ).toBe(program)
})

it('R59 within a program the last click counts, at the current rate', () => {
  const codes = [code('early', 'affiliate'), code('late', 'affiliate', { rate: 550 })]
  expect(wonBy({ arrivals: [came('early', 9), came('late', 2)], codes, guestId, now, windows })).toEqual({
    code: 'late',
    rate: 550,
    arrivedAt: daysAgo(2),
    named: false,
  })
})

it('R59 sorts touches by rank: the named one, then by program, then the latest; ties by code', () => {
  const codes = [
    code('agent', 'travel-agent'),
    code('broker', 'broker'),
    code('namer', 'affiliate'),
    code('b', 'affiliate'),
    code('a', 'affiliate'),
  ]
  const named = { code: 'namer', at: daysAgo(40) }
  const order = (arrivals: Arrival[]) =>
    weigh({ named, arrivals, codes, guestId, now, windows }).map((touch) => touch.code.code)
  const ranked = ['namer', 'agent', 'broker', 'a', 'b']
  const arrivals = [came('b', 3), came('broker', 2), came('a', 3), came('agent', 9)]
  expect(order(arrivals)).toEqual(ranked)
  expect(order(arrivals.toReversed())).toEqual(ranked)
})

it('asks about a rate under 1% or over 30%', () => {
  const isUnusual = (rate: number) => shareConcern('Rate', rate, usualRate).length > 0
  expect([99, 100, 3_000, 3_001].map(isUnusual)).toEqual([true, false, false, true])
})

it.each([
  ['', true],
  ['  ', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
  ['curl/8.5.0', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', false],
])('treats %j as a robot: %s', (userAgent, expected) => expect(isRobot(userAgent)).toBe(expected))

it('R59 an arrival counts to the last moment of its window, and never from the future', () => {
  for (const program of programs) {
    const arrived = (at: Date) => won([code('one', program)], [{ code: 'one', at }])
    const last = daysAgo(windows[program])
    expect(arrived(last)).toBe('one')
    expect(arrived(new Date(last.getTime() - 1))).toBeUndefined()
    expect(arrived(new Date(now.getTime() + 1))).toBeUndefined()
  }
})

it('R59 no one earns by booking for themselves; the next partner does', () => {
  const own = code('own', 'travel-agent', { accountId: guestId })
  expect(won([own], [came('own')])).toBeUndefined()
  expect(won([own, code('other', 'affiliate')], [came('own'), came('other')])).toBe('other')
})

it('a paused or unknown code earns nothing', () => {
  expect(won([code('rests', 'broker', { paused: true })], [came('rests'), came('unknown')])).toBeUndefined()
})

it('R59 the partner who named the guest ranks before one whose link was clicked, except while the code is paused or for their own booking', () => {
  const codes = [code('clicked', 'travel-agent'), code('namer', 'broker')]
  const arrivals = [came('clicked', 1)]
  const named = { code: 'namer', at: daysAgo(0) }
  const winner = (known: CodeNow[], who = guestId) =>
    wonBy({ named, arrivals, codes: known, guestId: who, now, windows })
  expect(winner(codes)).toMatchObject({ code: 'namer', named: true, arrivedAt: daysAgo(0) })
  const resting = codes.map((one) => ({ ...one, paused: one.code === 'namer' }))
  expect(winner(resting)).toMatchObject({ code: 'clicked', named: false })
  const own = codes.map((one) => ({ ...one, accountId: one.code === 'namer' ? guestId : one.accountId }))
  expect(winner(own)).toMatchObject({ code: 'clicked', named: false })
})

it('R59 there is one winner, whatever order the device remembers them in', () => {
  const codes = programs.flatMap((program) => [code(`${program}-a`, program), code(`${program}-b`, program)])
  const arrival = fc.record({ code: fc.constantFrom(...codes.map((one) => one.code)), days: fc.integer({ max: 120 }) })
  fc.assert(
    fc.property(
      fc.uniqueArray(arrival, { selector: (one) => one.code }),
      fc.infiniteStream(fc.nat()),
      (some, order) => {
        const arrivals = some.map(({ code: name, days }) => came(name, days))
        const shuffled = arrivals.map((one) => ({ one, at: order.next().value })).sort((a, b) => a.at - b.at)
        expect(won(codes, arrivals)).toBe(
          won(
            codes,
            shuffled.map(({ one }) => one),
          ),
        )
      },
    ),
  )
})

it('R59 states for every touch why it was credited or not', () => {
  const codes = [
    code('agent', 'travel-agent', { accountId: 1 }),
    code('late', 'affiliate', { accountId: 2 }),
    code('expired', 'broker', { accountId: 3 }),
    code('resting', 'broker', { accountId: 4, paused: true }),
    code('own', 'referral', { accountId: guestId }),
  ]
  const arrivals = [
    came('late', 1),
    came('agent', 80),
    came('expired', 91),
    came('resting'),
    came('own'),
    came('unknown'),
  ]
  const touches = weigh({ arrivals, codes, guestId, now, windows })
  expect(Object.fromEntries(touches.map((one) => [one.code.code, one.verdict]))).toEqual({
    agent: 'credited',
    late: 'outranked',
    expired: 'expired',
    resting: 'paused',
    own: 'own_booking',
  })
  expect(isContested(touches)).toBe(true)
})

it('R59 marks the earlier of two links of one program as older, and sees a conflict only between partners who are different people', () => {
  const codes = [code('early', 'affiliate'), code('late', 'affiliate')]
  const touches = weigh({ arrivals: [came('early', 9), came('late', 2)], codes, guestId, now, windows })
  expect(touches.map((one) => [one.code.code, one.verdict])).toEqual([
    ['late', 'credited'],
    ['early', 'older'],
  ])
  expect(isContested(touches)).toBe(false)
})

it('R59 credits at most one touch, and exactly one where any counts', () => {
  const codes = programs.flatMap((program, at) => [
    code(`${program}-a`, program, { accountId: at, paused: at === 2 }),
    code(`${program}-b`, program, { accountId: guestId - at }),
  ])
  const arrival = fc.record({ code: fc.constantFrom(...codes.map((one) => one.code)), days: fc.integer({ max: 120 }) })
  fc.assert(
    fc.property(fc.array(arrival), fc.option(arrival), (some, namer) => {
      const named = namer && came(namer.code, 0)
      const touches = weigh({
        named,
        arrivals: some.map((one) => came(one.code, one.days)),
        codes,
        guestId,
        now,
        windows,
      })
      const verdicts = touches.map(({ verdict }) => verdict)
      const credited = verdicts.filter((verdict) => verdict === 'credited').length
      expect(credited).toBe(verdicts.some((verdict) => verdict === 'outranked' || verdict === 'older') ? 1 : credited)
      expect(credited).toBeLessThanOrEqual(1)
    }),
  )
})
