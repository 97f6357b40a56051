import { describe, expect, it } from 'vitest'
import { type AgreementVersion, concerns, dueOf } from './rules.ts'

const wording = (
  version: number,
  acceptAgain: boolean,
  type: AgreementVersion['type'] = 'terms',
): AgreementVersion => ({
  type,
  version,
  acceptAgain,
})
const dueAfter = (wordings: AgreementVersion[], accepted: number | undefined, roles: 'traveler'[] = ['traveler']) =>
  dueOf(wordings, new Map(accepted === undefined ? [] : [['terms' as const, accepted]]), roles)

describe('what a person has to accept again', () => {
  it.each([
    ['nothing while there is one wording', [wording(1, false)], 1, []],
    ['nothing when a small change needs no yes', [wording(1, false), wording(2, false)], 1, []],
    ['a wording that asks for it', [wording(1, false), wording(2, true)], 1, [{ version: 2, since: 1 }]],
    [
      'the latest wording, when one in between asked',
      [wording(1, false), wording(2, true), wording(3, false)],
      1,
      [{ version: 3, since: 1 }],
    ],
    ['nothing once it is accepted', [wording(1, false), wording(2, true)], 2, []],
    [
      'nothing when only the one after the accepted is new',
      [wording(1, false), wording(2, true), wording(3, false)],
      2,
      [],
    ],
    [
      'it all the more who never accepted any',
      [wording(1, false), wording(2, true)],
      undefined,
      [{ version: 2, since: null }],
    ],
  ])('is %s', (_, wordings, accepted, due) => {
    expect(dueAfter(wordings, accepted)).toMatchObject(due)
    expect(dueAfter(wordings, accepted)).toHaveLength(due.length)
  })

  it('includes only what concerns them: their listing for owners, and nothing for partners that they sign', () => {
    expect(concerns('partnership-program', ['broker'])).toBe(false)
    expect(concerns('partnership-program', ['traveler', 'owner'])).toBe(false)
    expect(concerns('owner-listing-agreement', ['owner'])).toBe(true)
    expect(concerns('owner-listing-agreement', ['traveler', 'owner'])).toBe(true)
    expect(concerns('privacy-policy', [])).toBe(true)
    expect(dueOf([wording(2, true, 'pool-policy')], new Map(), ['traveler'])).toEqual([])
  })
})
