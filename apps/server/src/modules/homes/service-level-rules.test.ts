import type { ServiceOffer } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { levelsDropped, needsReason } from './service-level-rules.ts'

type Level = { code: string; commissionBasisPoints?: number; active?: boolean }
const offer = (...levels: Level[]) =>
  ({ levels: levels.map((level) => ({ commissionBasisPoints: 2_000, active: true, ...level })) }) as ServiceOffer

const before = offer({ code: 'gold' }, { code: 'silver', active: false })

it('drops levels that a change leaves out', () => {
  expect(levelsDropped(before, offer({ code: 'silver' }, { code: 'bronze' }))).toEqual(['gold'])
  expect(levelsDropped(before, before)).toEqual([])
  expect(levelsDropped(before, offer())).toEqual(['gold', 'silver'])
})

it.each<[string, Level[], boolean]>([
  ['nothing', [{ code: 'gold' }, { code: 'silver', active: false }], false],
  ['the order', [{ code: 'silver', active: false }, { code: 'gold' }], false],
  ['one more level', [{ code: 'gold' }, { code: 'silver', active: false }, { code: 'bronze' }], false],
  ['a level offered again', [{ code: 'gold' }, { code: 'silver' }], false],
  [
    'a level no longer offered',
    [
      { code: 'gold', active: false },
      { code: 'silver', active: false },
    ],
    true,
  ],
  ['a level dropped', [{ code: 'gold' }], true],
  [
    'a lower commission',
    [
      { code: 'gold', commissionBasisPoints: 1_999 },
      { code: 'silver', active: false },
    ],
    true,
  ],
  [
    'the commission of one not offered',
    [{ code: 'gold' }, { code: 'silver', active: false, commissionBasisPoints: 1 }],
    true,
  ],
])('changing %s: requires a reason is %s', (_what, levels, expected) => {
  expect(needsReason(before, offer(...levels))).toBe(expected)
})
