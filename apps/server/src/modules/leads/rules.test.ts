import { leadKinds } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastestMs, homeServiceOf, isSpam, partnerArrivals, scoreLead, splitName } from './rules.ts'

const plain = { phone: '', answers: [], byPartner: false, isSignedIn: false, isRepeat: false }

describe('a lead’s score', () => {
  it('is the sum of its reasons', () => {
    const { score, reasons } = scoreLead({
      ...plain,
      kind: 'owner',
      phone: '+16315550188',
      answers: [
        { key: 'address', values: ['14 Shell Lane'] },
        { key: 'bedrooms', values: ['5'] },
        { key: 'timing', values: ['now'] },
      ],
    })
    expect(reasons.map(({ reason }) => reason)).toEqual(['kind', 'phone', 'address', 'soon', 'large_home'])
    expect(score).toBe(85)
  })

  it('stays between 0 and 100, and an additional reason never lowers it', () => {
    const flags = fc.record({ byPartner: fc.boolean(), isSignedIn: fc.boolean(), isRepeat: fc.boolean() })
    const answers = fc.array(
      fc.record({
        key: fc.constantFrom('address', 'bedrooms', 'timing', 'message', 'other'),
        values: fc.array(fc.string()),
      }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...leadKinds), fc.string(), answers, flags, (kind, phone, given, flagged) => {
        const input = { ...plain, ...flagged, kind, phone, answers: given }
        const { score } = scoreLead(input)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        expect(scoreLead({ ...input, isSignedIn: true }).score).toBeGreaterThanOrEqual(
          scoreLead({ ...input, isSignedIn: false }).score,
        )
      }),
    )
  })
})

describe('spam', () => {
  const now = new Date('2027-03-01T12:00:00Z')
  const openedAgo = (ms: number) => new Date(now.getTime() - ms).toISOString()
  it('fills in the hidden field, or sends the form as soon as it opens', () => {
    expect(isSpam({ website: 'https://x.example' }, now)).toBe(true)
    expect(isSpam({ website: '', openedAt: openedAgo(fastestMs - 1) }, now)).toBe(true)
  })
  it('is not what a person sends, even from a page that was open for days or with a wrong clock', () => {
    expect(isSpam({ website: ' ' }, now)).toBe(false)
    expect(isSpam({ website: '', openedAt: openedAgo(fastestMs) }, now)).toBe(false)
    expect(isSpam({ website: '', openedAt: openedAgo(-60_000) }, now)).toBe(false)
    expect(isSpam({ website: '', openedAt: openedAgo(9 * 86_400_000) }, now)).toBe(false)
  })
})

it('splits a name into first and last name', () => {
  expect(splitName('  Ada  Maria Quill ')).toEqual({ firstName: 'Ada', lastName: 'Maria Quill' })
  expect(splitName('Ada')).toEqual({ firstName: 'Ada', lastName: '' })
})

describe('a lead’s score counts', () => {
  const scored = (input: Partial<Parameters<typeof scoreLead>[0]>) =>
    scoreLead({ ...plain, kind: 'newsletter', ...input }).reasons.map(({ reason, points }) => [reason, points])

  it('managing a home most, a quiz least', () => {
    expect(Object.fromEntries(leadKinds.map((kind) => [kind, scoreLead({ ...plain, kind }).score]))).toEqual({
      owner: 30,
      buyer: 25,
      analysis: 25,
      partner: 20,
      contact: 10,
      career: 10,
      guest: 10,
      quiz: 5,
      newsletter: 0,
    })
    expect(scored({})).toEqual([])
  })

  it('who they are, who sent them, and whether they wrote before', () => {
    expect(scored({ phone: '+16315550188' })).toEqual([['phone', 15]])
    expect(scored({ byPartner: true })).toEqual([['partner_referral', 5]])
    expect(scored({ isSignedIn: true })).toEqual([['signed_in', 10]])
    expect(scored({ isRepeat: true })).toEqual([['repeat', 5]])
  })

  it('their answers: a near date, a home with four bedrooms, a message of eighty letters', () => {
    const answered = (key: string, ...values: string[]) => scored({ answers: [{ key, values }] })
    expect(answered('address', '14 Shell Lane')).toEqual([['address', 15]])
    expect(['now', 'this_season', 'later'].map((when) => answered('timing', when).length)).toEqual([1, 1, 0])
    expect(['3', '4'].map((bedrooms) => answered('bedrooms', bedrooms))).toEqual([[], [['large_home', 10]]])
    expect(answered('message', 'a'.repeat(79))).toEqual([])
    expect(answered('message', 'a'.repeat(80))).toEqual([['detailed', 5]])
    expect(answered('other', 'a'.repeat(80))).toEqual([])
  })

  it('no more than 100 in total', () => {
    const answers = [
      { key: 'address', values: ['14 Shell Lane'] },
      { key: 'bedrooms', values: ['6'] },
      { key: 'timing', values: ['now'] },
      { key: 'message', values: ['a'.repeat(80)] },
    ]
    const all = { ...plain, kind: 'owner' as const, phone: '+16315550188', answers, byPartner: true }
    expect(scoreLead({ ...all, isSignedIn: true, isRepeat: true }).score).toBe(100)
  })
})

it('treats a form sent the moment it opened as spam, but not one without a time', () => {
  const now = new Date('2027-03-01T12:00:00Z')
  expect(isSpam({ website: '', openedAt: now.toISOString() }, now)).toBe(true)
  expect(isSpam({ website: '', openedAt: new Date(now.getTime() - 1_999).toISOString() }, now)).toBe(true)
  expect(isSpam({ website: '', openedAt: new Date(now.getTime() - 2_000).toISOString() }, now)).toBe(false)
  expect(isSpam({ website: '', openedAt: undefined }, now)).toBe(false)
})

it('treats a renovation as Home Vision unless its owner declines it, and other inquiries only if they ask for it', () => {
  const of = (source: string, answer?: string) =>
    homeServiceOf({ source, answers: answer ? [{ key: 'home_vision', values: [answer] }] : [] })
  expect([of('renovate'), of('renovate', 'unsure'), of('list-your-property', 'yes')]).toEqual(
    Array.from({ length: 3 }, () => 'home_vision'),
  )
  expect([of('renovate', 'no'), of('list-your-property')]).toEqual(['rental', 'rental'])
})

it('counts only partner links as arrivals, latest first', () => {
  const touch = (source: string, medium: string, at: string) => ({ at, source, medium, campaign: '', landing: '' })
  const early = touch('first', 'partner', '2027-01-01T10:00:00Z')
  const late = touch('second', 'partner', '2027-01-02T10:00:00Z')
  expect(partnerArrivals(early, late).map(({ code }) => code)).toEqual(['second', 'first'])
  expect(partnerArrivals(touch('google', 'cpc', '2027-01-01T10:00:00Z'), null)).toEqual([])
})
