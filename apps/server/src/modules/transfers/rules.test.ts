import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figuresOf, needsSecond, refusalOf, takenOut } from './rules.ts'

const limit = 50_000_00
const transfer = (state: 'prepared' | 'approved' | 'sent' | 'settled' | 'canceled', amount = 60_000_00) => ({
  state,
  amount,
  preparedBy: 1,
})

describe('what can be done with a transfer', () => {
  it('R56 over the limit a second person, not the first, approves it', () => {
    expect(needsSecond({ amount: limit }, limit)).toBe(false)
    expect(needsSecond({ amount: limit + 1 }, limit)).toBe(true)
    expect(refusalOf('send', transfer('prepared'), { by: 2, limit })).toBe('needs_second')
    expect(refusalOf('approve', transfer('prepared'), { by: 1, limit })).toBe('same_person')
    expect(refusalOf('approve', transfer('prepared'), { by: null, limit })).toBe('same_person')
    expect(refusalOf('approve', transfer('prepared'), { by: 2, limit })).toBeNull()
    expect(refusalOf('send', transfer('approved'), { by: 1, limit })).toBeNull()
  })

  it('up to the limit one person sends it, and no one approves', () => {
    expect(refusalOf('send', transfer('prepared', limit), { by: 1, limit })).toBeNull()
    expect(refusalOf('approve', transfer('prepared', limit), { by: 2, limit })).toBe('no_need')
  })

  it('settles only what was sent, and cancels only what has not arrived', () => {
    for (const state of ['prepared', 'approved', 'settled', 'canceled'] as const)
      expect(refusalOf('settle', transfer(state), { by: 1, limit })).toBe('wrong_state')
    expect(refusalOf('settle', transfer('sent'), { by: 1, limit })).toBeNull()
    for (const state of ['settled', 'canceled'] as const)
      expect(refusalOf('cancel', transfer(state), { by: 1, limit })).toBe('wrong_state')
    for (const act of ['approve', 'send'] as const)
      expect(refusalOf(act, transfer('sent'), { by: 2, limit })).toBe('wrong_state')
  })
})

it('R44 shows where the amount comes from: opening and entries, less what stays, is what is withdrawn', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 })
  const due = fc.record({
    direction: fc.constantFrom('to_operating' as const, 'to_trust' as const),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
  })
  fc.assert(
    fc.property(cents, fc.array(cents.map((amount) => ({ amount }))), due, (status, entries, moved) => {
      const { opening, retained } = figuresOf(status, entries, moved)
      const reported = entries.reduce((sum, { amount }) => sum + amount, 0)
      expect(opening + reported).toBe(status)
      expect(opening + reported - retained).toBe(takenOut(moved))
    }),
  )
})
