import type { WaitingItem } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { soonest } from './soonest.ts'

const items = (counts: Record<WaitingItem['urgency'], number>) =>
  (['now', 'today', 'later'] as const).flatMap((urgency) =>
    Array.from({ length: counts[urgency] }, () => ({ urgency })),
  )

const counted = (counts: Record<WaitingItem['urgency'], number>) => {
  const shown = soonest(items(counts))
  return ['now', 'today', 'later'].map((urgency) => shown.filter((item) => item.urgency === urgency).length)
}

describe('what needs a person soonest', () => {
  it('is everything due today, and the first three of what can wait', () => {
    expect(counted({ now: 6, today: 3, later: 13 })).toEqual([6, 3, 3])
  })

  it('leaves out what can wait on a day with more to do than fits', () => {
    expect(counted({ now: 9, today: 5, later: 4 })).toEqual([9, 3, 0])
  })
})
