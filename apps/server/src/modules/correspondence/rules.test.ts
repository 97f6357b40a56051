import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Findings, isEmailId, mostPerHour, placementOf } from './rules.ts'

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

describe('where an email belongs', () => {
  it('is a conversation of its sender, with proof that it is theirs', () => {
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

  it('is aside for everything that nobody has to answer', () => {
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

it('takes no id that could end a header', () => {
  for (const id of ['<a@b>\r\nBcc: x', '<a b@c>', 'a@b', `<${'a'.repeat(300)}@b>`]) expect(isEmailId(id)).toBe(false)
  expect(isEmailId('<a.1@b.example>')).toBe(true)
})
