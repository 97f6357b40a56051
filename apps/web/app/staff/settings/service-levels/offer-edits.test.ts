import type { ServiceLevel, ServiceOffer } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeFor, movedUp, noText, withInclusions, withLevel, withoutLevel } from './offer-edits.ts'

const level = (code: string): ServiceLevel => ({
  code,
  name: { ...noText, en: code },
  description: { ...noText, en: 'What we do' },
  commissionBasisPoints: 2_000,
  active: true,
  arrangements: { photos: 'included' },
})
const offer: ServiceOffer = {
  inclusions: [{ id: 'photos', label: { ...noText, en: 'Photos' } }],
  levels: [level('full'), level('light')],
}
const codes = ({ levels }: ServiceOffer) => levels.map(({ code }) => code)

describe('service level edits', () => {
  it('change one level, add one at the end, move one up, and delete one', () => {
    expect(withLevel(offer, { ...level('light'), active: false }).levels.map(({ active }) => active)).toEqual([
      true,
      false,
    ])
    expect(codes(withLevel(offer, level('plus')))).toEqual(['full', 'light', 'plus'])
    expect(codes(movedUp(offer, 'light'))).toEqual(['light', 'full'])
    expect(movedUp(offer, 'full')).toBe(offer)
    expect(codes(withoutLevel(offer, 'full'))).toEqual(['light'])
  })

  it('leave a new point out of every level and remove a deleted one', () => {
    const pool = { id: 'pool', label: { ...noText, en: 'Pool' } }
    expect(withInclusions(offer, [...offer.inclusions, pool]).levels[0]?.arrangements).toEqual({
      photos: 'included',
      pool: 'not_included',
    })
    expect(withInclusions(offer, []).levels[0]?.arrangements).toEqual({})
  })

  it('create an unused code from any name', () => {
    expect([codeFor('Full Service', []), codeFor('Full service', ['full-service']), codeFor('管理', [])]).toEqual([
      'full-service',
      'full-service-2',
      'level',
    ])
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (name, taken) => {
        const code = codeFor(name, taken)
        expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(code.length).toBeLessThanOrEqual(40)
        expect(taken).not.toContain(code)
      }),
    )
  })
})
