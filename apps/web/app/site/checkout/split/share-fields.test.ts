import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyRow, evenly, ownLeft, problemsOf, type ShareRow, sharesToSend } from './share-fields.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const row = (change: Partial<ShareRow>): ShareRow => ({ ...emptyRow(), name: 'Tove', amount: usd(100), ...change })
const words = { missing: 'missing', badEmail: 'bad' }

describe('shares as entered', () => {
  it('R15 R26 split evenly to the exact price, differing by a cent at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 1, max: 20 }), (price, people) => {
        const open = usd(price)
        const rows = evenly(Array.from({ length: people }, emptyRow), { open })
        const own = ownLeft(rows, { open })
        const shares = rows.map(({ amount }) => amount?.amount ?? -1)
        expect(shares.reduce((sum, share) => sum + share, own)).toBe(price)
        expect(Math.max(own, ...shares) - Math.min(own, ...shares)).toBeLessThanOrEqual(1)
        expect(own).toBe(Math.max(own, ...shares))
      }),
    )
  })

  it('leave a negative share to the guest when they exceed the balance', () => {
    expect(ownLeft([row({ amount: usd(70) }), row({ amount: usd(50) })], { open: usd(100) })).toBe(-20)
  })

  it('need a name and an amount; the email is optional', () => {
    const problems = (change: Partial<ShareRow>) => problemsOf([row(change)], words)
    expect(problems({})).toMatchObject({ none: true })
    expect(problems({ name: ' ', amount: null }).rows).toEqual([
      { name: 'missing', email: undefined, amount: 'missing' },
    ])
    expect(problems({ email: 'tove@' }).rows[0]?.email).toBe('bad')
    expect(problems({ amount: usd(0) }).none).toBe(false)
    expect(sharesToSend([row({ id: 7, email: ' tove@example.com ' })])).toEqual([
      { id: 7, name: 'Tove', email: 'tove@example.com', amount: 100 },
    ])
  })
})
