import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Findings, isEmailId, mostPerHour, placementOf, storable } from './rules.ts'

const conversation = fc.option(
  fc.record({ conversationId: fc.integer({ min: 1 }), personId: fc.integer({ min: 1, max: 3 }) }),
  {
    nil: null,
  },
)
const findings: fc.Arbitrary<Findings> = fc.record({
  sort: fc.constantFrom('person', 'bounce', 'auto_reply', 'list', 'spam', 'loop'),
  fromSender: fc.integer({ min: 0, max: 30 }),
  accountId: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
  vouchedFor: fc.boolean(),
  disowned: fc.boolean(),
  answered: conversation,
  referred: conversation,
})

describe('the destination of an email', () => {
  it('is its sender’s conversation, with proof that the address is theirs', () => {
    fc.assert(
      fc.property(findings, (found) => {
        const placement = placementOf(found)
        if (placement.state !== 'filed') return
        expect(placement.personId).toBe(found.accountId)
        expect(found.vouchedFor || found.answered?.personId === found.accountId).toBe(true)
        expect(found.disowned).toBe(false)
        const named = [found.answered, found.referred].filter((one) => one?.personId === found.accountId)
        if (placement.conversationId !== null)
          expect(named.map((one) => one?.conversationId)).toContain(placement.conversationId)
      }),
    )
  })

  it('is set aside for everything that needs no answer', () => {
    fc.assert(
      fc.property(findings, (found) => {
        const isOwnAnswer = found.answered && found.answered.personId === found.accountId && !found.disowned
        const isGuess = found.sort === 'spam' || found.sort === 'list'
        const aside = (found.sort !== 'person' && !(isGuess && isOwnAnswer)) || found.fromSender >= mostPerHour
        expect(placementOf(found).state === 'set_aside').toBe(aside)
      }),
    )
  })
})

it('rejects an id that could end a header', () => {
  for (const id of ['<a@b>\r\nBcc: x', '<a b@c>', 'a@b', `<${'a'.repeat(300)}@b>`]) expect(isEmailId(id)).toBe(false)
  expect(isEmailId('<a.1@b.example>')).toBe(true)
})

describe('an email from a person', () => {
  const of = (more: Partial<Findings> = {}): Findings => ({
    sort: 'person',
    fromSender: 0,
    accountId: 1,
    vouchedFor: false,
    disowned: false,
    answered: null,
    referred: null,
    ...more,
  })
  const own = { conversationId: 11, personId: 1 }
  const another = { conversationId: 22, personId: 2 }

  it('is filed under its sender when the address is authenticated, or by their own token', () => {
    expect(placementOf(of({ vouchedFor: true }))).toEqual({ state: 'filed', personId: 1, conversationId: null })
    expect(placementOf(of({ answered: own }))).toEqual({ state: 'filed', personId: 1, conversationId: 11 })
    expect(placementOf(of({ vouchedFor: true, referred: own }))).toMatchObject({ conversationId: 11 })
    expect(placementOf(of({ vouchedFor: true, answered: another, referred: own }))).toMatchObject({
      conversationId: 11,
    })
    expect(placementOf(of({ vouchedFor: true, referred: another }))).toMatchObject({ conversationId: null })
    expect(placementOf(of({ sort: 'spam', answered: own }))).toMatchObject({ state: 'filed' })
  })

  it('waits for the team in every other case, with its likely subject and no one else’s conversation', () => {
    const open = (why: string, personId: number | null, conversationId: number | null) => ({
      state: 'open',
      why,
      personId,
      conversationId,
    })
    expect(placementOf(of())).toEqual(open('not_verified', 1, null))
    expect(placementOf(of({ referred: own }))).toEqual(open('not_verified', 1, 11))
    expect(placementOf(of({ referred: another }))).toEqual(open('not_verified', 1, null))
    expect(placementOf(of({ disowned: true, vouchedFor: true }))).toEqual(open('not_verified', 1, null))
    expect(placementOf(of({ disowned: true, answered: own }))).toEqual(open('not_verified', 1, 11))
    expect(placementOf(of({ answered: another }))).toEqual(open('other_address', 2, 22))
    expect(placementOf(of({ accountId: null, answered: own }))).toEqual(open('other_address', 1, 11))
    expect(placementOf(of({ accountId: null, vouchedFor: true, referred: own }))).toEqual(
      open('unknown_sender', null, null),
    )
  })

  it('is automated from the twenty-first in an hour on', () => {
    expect(placementOf(of({ vouchedFor: true, fromSender: 19 })).state).toBe('filed')
    expect(placementOf(of({ vouchedFor: true, fromSender: 20 }))).toEqual({ state: 'set_aside', why: 'too_many' })
  })
})

it('stores no NUL, no half characters, and no more than the limit', () => {
  expect(storable('a\0b\ud800c', 10)).toBe('ab\ufffdc')
  expect(storable('abcdef', 3)).toBe('abc')
})
