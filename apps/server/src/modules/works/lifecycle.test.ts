import type { JobCard } from '@porchlight/contract'
import { describe, expect, test } from 'vitest'
import { isOpen, movesOf, stateAfter } from './lifecycle.ts'

type Job = Pick<JobCard, 'kind' | 'state'>
const repair = (state: Job['state']): Job => ({ kind: 'repair', state })

describe('what can be done with a job', () => {
  test.each([
    [repair('proposed'), ['cancel']],
    [repair('planned'), ['send', 'start', 'finish', 'cancel']],
    [repair('under_way'), ['send', 'finish', 'cancel']],
    [repair('done'), []],
    [repair('canceled'), []],
    // Turnovers are canceled with their stay (R73).
    [{ kind: 'turnover', state: 'planned' }, ['send', 'start', 'finish']],
  ] as const)('%o', (job, moves) => {
    expect(movesOf(job)).toEqual(moves)
  })

  test("sending leaves it where it is, every other move advances it, and a move that isn't open leads nowhere", () => {
    expect(stateAfter('send', repair('under_way'))).toBe('under_way')
    expect(stateAfter('start', repair('planned'))).toBe('under_way')
    expect(stateAfter('finish', repair('under_way'))).toBe('done')
    expect(stateAfter('cancel', repair('proposed'))).toBe('canceled')
    expect(stateAfter('start', repair('done'))).toBeUndefined()
    expect(stateAfter('cancel', { kind: 'turnover', state: 'planned' })).toBeUndefined()
  })

  test('is open until it is done or canceled', () => {
    const states = ['proposed', 'planned', 'under_way', 'done', 'canceled'] as const
    expect(states.filter((state) => isOpen({ state }))).toEqual(['proposed', 'planned', 'under_way'])
  })
})
