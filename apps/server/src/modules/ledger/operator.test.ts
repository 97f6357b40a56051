import { asWritten } from '@porchlight/wording'
import { describe, expect, it } from 'vitest'
import { sceneApp } from '#testing/scene-app'
import { balanceOf } from './balances.ts'
import { type NewEntry, post, reverse } from './commands.ts'
import { credit, debit } from './engine/entry.ts'
import { fillTrust, operatorEntries, operatorLacks, operatorOwes, postTransfer, transferDue } from './operator.ts'
import { ownerFunds } from './owner-funds.ts'
import { capture, earned, fresh, settled } from './testing/entries.ts'
import { trustPositions } from './trust.ts'

const t = sceneApp()

describe("an earned stay that isn't fully paid", () => {
  it('R46 the operator draws last: its outstanding part is missing from no one else, and stays in the trust', async () => {
    const [bookingId, owner] = [fresh(), fresh()]
    const unpaid: NewEntry = {
      ...earned(bookingId, { [owner]: 300_00 }, 100_00, { currency: 'SEK' }),
      lines: [
        debit('liability:guest-deposit', 320_00),
        debit('receivable:guest', 80_00),
        credit('payable:owner', 300_00, { ownerId: owner }),
        credit('payable:operator', 100_00),
        debit('receivable:trust', 100_00),
        credit('income:commission', 100_00),
      ],
    }
    await t.write(async (ctx) => {
      await post(ctx, capture(bookingId, 320_00, 'SEK'))
      await post(ctx, settled(bookingId, 320_00, 'SEK'))
      await post(ctx, unpaid)
    })
    expect(await t.read((ctx) => ownerFunds(ctx, owner, 'SEK'))).toEqual({
      earned: 300_00,
      missing: 0,
      available: 300_00,
    })
    expect(await t.read((ctx) => transferDue(ctx, 'SEK'))).toEqual({ direction: 'to_operating', amount: 20_00 })
    expect(await t.read((ctx) => balanceOf(ctx, 'cash:trust', { currency: 'SEK' }))).toBe(320_00)
  })
})

describe('the operator’s part', () => {
  it('R46 leaves the trust only when the guests of the charged owner have paid', async () => {
    const [bookingId, owner, others] = [fresh(), fresh(), fresh()]
    const due = () => t.read((ctx) => transferDue(ctx, 'DKK'))
    await t.write(async (ctx) => {
      await post(ctx, capture(others, 900_00, 'DKK'))
      await post(ctx, settled(others, 900_00, 'DKK'))
      await post(ctx, {
        purpose: 'recognition',
        source: `unpaid:${bookingId}`,
        document: 'A stay nobody has paid',
        currency: 'DKK',
        bookingId,
        homeId: 1,
        lines: [debit('receivable:guest', 300_00), credit('payable:owner', 300_00, { ownerId: owner })],
      })
      await post(ctx, {
        purpose: 'owner-charge',
        source: `charge:${fresh()}`,
        document: 'Cleaning after an owner’s stay',
        currency: 'DKK',
        homeId: 1,
        lines: [
          debit('payable:owner', 100_00, { ownerId: owner }),
          credit('payable:operator', 100_00),
          debit('receivable:trust', 100_00),
          credit('income:cleaning', 100_00),
        ],
      })
    })
    expect(await due()).toBeNull()
    const paidUp = [debit('cash:trust', 300_00), credit('receivable:guest', 300_00)]
    await t.write((ctx) =>
      post(ctx, {
        purpose: 'capture',
        source: `paid:${bookingId}`,
        document: 'The stay, paid',
        currency: 'DKK',
        bookingId,
        homeId: 1,
        lines: paidUp,
      }),
    )
    expect(await due()).toEqual({ direction: 'to_operating', amount: 100_00 })
  })

  it('R46 leaves the trust only if no owner with a negative balance needs it', async () => {
    const owner = fresh()
    const charge = (amount: number): NewEntry => ({
      purpose: 'owner-charge',
      source: `charge:${fresh()}`,
      document: 'Cleaning after an owner’s stay',
      currency: 'CAD',
      homeId: 1,
      lines: [
        debit('payable:owner', amount, { ownerId: owner }),
        credit('payable:operator', amount),
        debit('receivable:trust', amount),
        credit('income:cleaning', amount),
      ],
    })
    await t.write(async (ctx) => {
      await post(ctx, capture(fresh(), 900_00, 'CAD'))
      await post(ctx, settled(fresh(), 900_00, 'CAD'))
      await post(ctx, charge(100_00))
    })
    const due = () => t.read((ctx) => transferDue(ctx, 'CAD'))
    expect(await due()).toBeNull()
    const bookingId = fresh()
    await t.write(async (ctx) => {
      await post(ctx, capture(bookingId, 70_00, 'CAD'))
      await post(ctx, settled(bookingId, 70_00, 'CAD'))
      await post(ctx, earned(bookingId, { [owner]: 70_00 }, 0, { currency: 'CAD' }))
    })
    const taken = await due()
    expect(taken).toEqual({ direction: 'to_operating', amount: 70_00 })
    const cause = { source: `transfer:${fresh()}`, document: 'Month end', currency: 'CAD' }
    if (taken) await t.write((ctx) => postTransfer(ctx, taken, cause))
    const [position] = await t.read((ctx) => trustPositions(ctx, 'CAD'))
    expect(position).toMatchObject({
      payableOperator: 30_00,
      ownersBelowZero: -30_00,
      operatorClaim: 0,
      receivableTrust: 30_00,
    })
    expect(await t.read((ctx) => balanceOf(ctx, 'cash:operating', { currency: 'CAD' }))).toBe(70_00)
  })
})

describe('money still with the card processor', () => {
  it('R46 can’t be taken by the operator, even if other guests’ money is in the trust', async () => {
    const [bookingId, owner] = [fresh(), fresh()]
    await t.write(async (ctx) => {
      await post(ctx, settled(fresh(), 900_00, 'PLN'))
      await post(ctx, capture(fresh(), 900_00, 'PLN'))
      await post(ctx, capture(bookingId, 400_00, 'PLN'))
      await post(ctx, earned(bookingId, { [owner]: 300_00 }, 100_00, { currency: 'PLN' }))
    })
    expect(await t.read((ctx) => transferDue(ctx, 'PLN'))).toBeNull()
    await t.write((ctx) => post(ctx, settled(bookingId, 400_00, 'PLN')))
    expect(await t.read((ctx) => transferDue(ctx, 'PLN'))).toEqual({ direction: 'to_operating', amount: 100_00 })
  })
})

describe('the operator’s debt to the trust', () => {
  it('R55 is transferred back as far as the operator has taken money out; any shortfall is reported', async () => {
    const [bookingId, owner] = [fresh(), fresh()]
    const lost = (amount: number): NewEntry => ({
      purpose: 'adjustment',
      source: `lost:${fresh()}`,
      document: 'Lost in a dispute',
      currency: 'HUF',
      homeId: 1,
      lines: [
        debit('payable:operator', amount),
        credit('payable:owner', amount, { ownerId: owner }),
        debit('expense:operator', amount),
        credit('receivable:trust', amount),
      ],
    })
    const of = { source: `transfer:${fresh()}`, document: 'Month end', currency: 'HUF' }
    await t.write(async (ctx) => {
      await post(ctx, capture(bookingId, 400_00, 'HUF'))
      await post(ctx, settled(bookingId, 400_00, 'HUF'))
      await post(ctx, earned(bookingId, { [owner]: 300_00 }, 100_00, { currency: 'HUF' }))
      await postTransfer(ctx, { direction: 'to_operating', amount: 100_00 }, of)
      await post(ctx, lost(60_00))
    })
    const due = () => t.read((ctx) => transferDue(ctx, 'HUF'))
    const lacks = () => t.read((ctx) => operatorLacks(ctx, 'HUF'))
    expect([await due(), await lacks()]).toEqual([{ direction: 'to_trust', amount: 60_00 }, 0])
    await t.write((ctx) => post(ctx, lost(70_00)))
    expect([await due(), await lacks()]).toEqual([{ direction: 'to_trust', amount: 100_00 }, 30_00])
    const reported = await t.read((ctx) => operatorEntries(ctx, { currency: 'HUF', after: 0 }))
    expect(reported.map(({ amount }) => amount)).toEqual([100_00, -60_00, -70_00])
  })
})

describe('an entry from before transfers', () => {
  it('R44 is reversed without cash: the amount it moved becomes due', async () => {
    const [bookingId, owner] = [fresh(), fresh()]
    const { entryId } = await t.write(async (ctx) => {
      await post(ctx, capture(bookingId, 400_00, 'CZK'))
      await post(ctx, settled(bookingId, 400_00, 'CZK'))
      return await post(ctx, {
        ...earned(bookingId, { [owner]: 300_00 }, 0, { currency: 'CZK' }),
        lines: [
          debit('liability:guest-deposit', 400_00),
          credit('payable:owner', 300_00, { ownerId: owner }),
          credit('income:commission', 100_00),
          debit('cash:operating', 100_00),
          credit('cash:trust', 100_00),
        ],
      })
    })
    await t.write((ctx) => reverse(ctx, entryId, asWritten('canceled')))
    const at = (account: 'cash:operating' | 'cash:trust' | 'payable:operator') =>
      t.read((ctx) => balanceOf(ctx, account, { currency: 'CZK' }))
    expect([await at('cash:operating'), await at('cash:trust'), await at('payable:operator')]).toEqual([
      100_00, 300_00, -100_00,
    ])
  })
})

describe('the operator’s own money', () => {
  it('R55 covers what it owes the trust and no more, once per transfer', async () => {
    const owner = fresh()
    await t.write(async (ctx) => {
      await post(ctx, capture(fresh(), 500_00, 'NOK'))
      await post(ctx, settled(fresh(), 500_00, 'NOK'))
      await post(ctx, {
        purpose: 'adjustment',
        source: `lost:${fresh()}`,
        document: 'Lost in a dispute',
        currency: 'NOK',
        homeId: 1,
        lines: [
          debit('payable:operator', 80_00),
          credit('payable:owner', 80_00, { ownerId: owner }),
          debit('expense:operator', 80_00),
          credit('receivable:trust', 80_00),
        ],
      })
    })
    const owes = () => t.read((ctx) => operatorOwes(ctx, 'NOK'))
    const fill = (amount: number, source = `wire:${fresh()}`) =>
      t.write((ctx) => fillTrust(ctx, { amount: { amount, currency: 'NOK' }, reference: 'Wire 118', source }))
    expect(await owes()).toBe(80_00)
    await expect(fill(0)).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(fill(80_01)).rejects.toMatchObject({ code: 'not_needed', details: { owed: { amount: 80_00 } } })
    await fill(30_00, 'wire:same')
    await fill(30_00, 'wire:same')
    expect(await owes()).toBe(50_00)
    await Promise.allSettled([fill(50_00), fill(50_00)])
    expect(await owes()).toBe(0)
    expect(await t.read((ctx) => balanceOf(ctx, 'equity:operator', { currency: 'NOK' }))).toBe(80_00)
    expect(await t.read((ctx) => balanceOf(ctx, 'cash:trust', { currency: 'NOK' }))).toBe(580_00)
  })
})
