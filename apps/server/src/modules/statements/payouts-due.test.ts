import { payoutsDue } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { credit, debit, post } from '#modules/ledger'
import { a } from '#testing/builders'
import { statementsDuring } from '../../cli/bench/statements.ts'
import { payoutsDueNow } from './payouts-due.ts'
import { taxYearOf } from './tax-views.ts'
import { fresh } from './testing/earnings.ts'
import { statementsScene, usd } from './testing/scene.ts'

const { t, pay, ownerWithHome, earned } = statementsScene()

const dollars = async () => {
  const due = (await t.read(payoutsDueNow)).find(({ currency }) => currency === 'USD')
  if (!due) throw new Error('there is no money yet')
  return due
}

describe('money that can move today', () => {
  it('R46 R54 R56 is what waits for nothing; those held back see why, and the rest of the trust stays', async () => {
    t.clock.set('2027-05-25T17:00:00Z')
    const ready = await ownerWithHome()
    const bare = await t.write(async (ctx) => {
      const { id } = await a.account(ctx, { roles: ['owner'], firstName: 'Dune', lastName: 'Road' })
      return { ownerId: id, homeId: (await a.pricedHome(ctx, { ownerId: id })).id }
    })
    await earned(ready, 900_00, '2027-05-20')
    await earned(ready, 150_00, '2027-05-20', { unpaid: 100_00 })
    await earned(bare, 400_00, '2027-05-20')
    const due = await dollars()
    expect(due).toMatchObject({
      mayMove: usd(950_00),
      owners: usd(950_00),
      held: usd(400_00),
      ours: usd(0),
      fault: null,
    })
    expect(due.payees).toMatchObject([
      { name: 'Eleanor Whitcombe', amount: usd(950_00), waitsFor: [], account: { ending: '6789' }, runId: null },
      { name: 'Dune Road', amount: usd(400_00), waitsFor: ['account', 'tax_form'] },
    ])
    await pay(ready.ownerId, due.payees[0]?.amount.amount ?? 0)
    expect(await dollars()).toMatchObject({ mayMove: usd(0), owners: usd(0), held: usd(400_00) })
  })

  it('R55 is zero for owners while the operator owes the trust', async () => {
    const owner = await ownerWithHome()
    await earned(owner, 300_00, '2027-05-20')
    const bookingId = fresh()
    const lost = { currency: 'USD', homeId: owner.homeId, bookingId, document: `Booking PL-${bookingId}` }
    await t.write((ctx) =>
      post(ctx, {
        ...lost,
        purpose: 'dispute',
        source: `dispute:${bookingId}`,
        lines: [
          debit('payable:operator', 50_00),
          credit('cash:trust', 50_00),
          debit('receivable:dispute', 50_00),
          credit('receivable:trust', 50_00),
        ],
      }),
    )
    expect(await dollars()).toMatchObject({ mayMove: usd(0), fault: 'operator_owes', owners: usd(300_00) })
    await t.write((ctx) =>
      post(ctx, {
        ...lost,
        purpose: 'dispute-won',
        source: `dispute:${bookingId}`,
        lines: [
          debit('cash:trust', 50_00),
          credit('payable:operator', 50_00),
          debit('receivable:trust', 50_00),
          credit('receivable:dispute', 50_00),
        ],
      }),
    )
    expect(await dollars()).toMatchObject({ mayMove: usd(300_00), fault: null })
  })

  it('queries the database as often for many owners as for few, as does the tax list', async () => {
    const statements = async () => {
      const listed = await statementsDuring(() => t.read(payoutsDueNow))
      const taxes = await statementsDuring(() => t.read((ctx) => taxYearOf(ctx, 2027)))
      return [listed.length, taxes.length]
    }
    const grow = async (count: number) => {
      for (let each = 0; each < count; each++) await earned(await ownerWithHome(), 500_00, '2027-05-20')
    }
    await grow(2)
    const few = await statements()
    const before = (await dollars()).payees.length
    await grow(5)
    expect((await dollars()).payees).toHaveLength(before + 5)
    expect(await statements()).toEqual(few)
  })

  it('sums the books once, however many of its figures need a sum', async () => {
    await earned(await ownerWithHome(), 500_00, '2027-05-20')
    const statements = await statementsDuring(() => t.app.work.snapshot(payoutsDueNow))
    const ofBooks = statements
      .filter(({ text }) => text.includes('ledger.'))
      .map(({ text, values }) => JSON.stringify([text, values]))
    expect(ofBooks.filter((text) => text.includes('with waiting as'))).toHaveLength(1)
    expect(ofBooks.filter((text) => text.includes('current_total'))).toHaveLength(1)
    expect(ofBooks).toHaveLength(new Set(ofBooks).size)
  })

  it('is visible to staff with the money permission', async () => {
    const [owner, staff] = [await t.person('owner'), await t.person('staff')]
    expect(await owner.call(payoutsDue)).toMatchObject({ ok: false, error: { status: 403 } })
    expect(await staff.call(payoutsDue)).toMatchObject({ ok: true })
  })
})
