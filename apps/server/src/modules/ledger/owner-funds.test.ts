import { describe, expect, it } from 'vitest'
import { sceneApp } from '#testing/scene-app'
import { post } from './commands.ts'
import { credit, debit } from './engine/entry.ts'
import { ownerFunds } from './owner-funds.ts'
import { capture, earned, fresh, settled } from './testing/entries.ts'

const t = sceneApp()

describe('the amount an owner can be paid', () => {
  it("R46 is earned and received: money the card processor still holds doesn't count", async () => {
    const [bookingId, owner] = [fresh(), fresh()]
    await t.write(async (ctx) => {
      await post(ctx, capture(bookingId, 400_00))
      await post(ctx, earned(bookingId, { [owner]: 300_00 }, 100_00))
    })
    const funds = () => t.read((ctx) => ownerFunds(ctx, owner, 'USD'))
    expect(await funds()).toEqual({ earned: 300_00, missing: 300_00, available: 0 })
    await t.write((ctx) => post(ctx, settled(bookingId, 400_00)))
    expect(await funds()).toEqual({ earned: 300_00, missing: 0, available: 300_00 })
  })

  it('R46 excludes what the guest still owes, in proportion for each co-owner', async () => {
    const [bookingId, one, two] = [fresh(), fresh(), fresh()]
    await t.write(async (ctx) => {
      await post(ctx, capture(bookingId, 300_00))
      await post(ctx, settled(bookingId, 300_00))
      await post(ctx, {
        ...earned(bookingId, { [one]: 300_00, [two]: 100_00 }, 0),
        lines: [
          debit('liability:guest-deposit', 300_00),
          debit('receivable:guest', 100_00),
          credit('payable:owner', 300_00, { ownerId: one }),
          credit('payable:owner', 100_00, { ownerId: two }),
        ],
      })
    })
    expect(await t.read((ctx) => ownerFunds(ctx, one, 'USD'))).toMatchObject({ available: 225_00, missing: 75_00 })
    expect(await t.read((ctx) => ownerFunds(ctx, two, 'USD'))).toMatchObject({ available: 75_00, missing: 25_00 })
  })
})
