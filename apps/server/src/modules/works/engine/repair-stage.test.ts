import { repairStages } from '@porchlight/contract'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type RepairFacts, repairStage } from './repair-stage.ts'

describe('the stage of a repair', () => {
  it.each<[RepairFacts, string]>([
    [{ state: 'planned', bids: [], bills: 0 }, 'reported'],
    [{ state: 'planned', bids: ['declined'], bills: 0 }, 'reported'],
    [{ state: 'planned', bids: ['laid_out'], bills: 0 }, 'bid'],
    [{ state: 'proposed', bids: ['laid_out', 'declined'], bills: 0 }, 'bid'],
    [{ state: 'planned', bids: ['accepted', 'declined'], bills: 0 }, 'approved'],
    // Small repairs start without a bid.
    [{ state: 'under_way', bids: [], bills: 0 }, 'approved'],
    [{ state: 'done', bids: ['accepted'], bills: 0 }, 'done'],
    [{ state: 'done', bids: ['accepted'], bills: 1 }, 'billed'],
    // A bill that arrives before the work is done doesn't finish it.
    [{ state: 'under_way', bids: ['accepted'], bills: 1 }, 'approved'],
  ])('%j is %s', (facts, stage) => expect(repairStage(facts)).toBe(stage))

  test('only finished work is done or billed, and only a bill makes it billed', () => {
    const facts = fc.record({
      state: fc.constantFrom('proposed' as const, 'planned' as const, 'under_way' as const, 'done' as const),
      bids: fc.array(fc.constantFrom('laid_out' as const, 'accepted' as const, 'declined' as const)),
      bills: fc.nat(3),
    })
    fc.assert(
      fc.property(facts, (one) => {
        const at = repairStages.indexOf(repairStage(one))
        expect(at >= repairStages.indexOf('done')).toBe(one.state === 'done')
        expect(repairStage(one) === 'billed').toBe(one.state === 'done' && one.bills > 0)
      }),
    )
  })
})
