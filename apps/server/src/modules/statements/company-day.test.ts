import { dateIn, instantAt, rentsPaidOfOwner } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { credit, debit, entriesOf, post } from '#modules/ledger'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { closeQuarter } from './commands.ts'
import { quartersOf } from './queries.ts'
import { earnedIn } from './testing/earnings.ts'

const zones = ['Pacific/Auckland', 'America/Los_Angeles', 'America/New_York'] as const

describe.each(zones)('a company in %s', (companyZone) => {
  const t = sceneApp({ config: { companyZone } })
  const legalName = 'Porchlight Homes LLC'
  const midnight = (date: string) => instantAt(companyZone, date, '00:00')

  const ownerWithRent = async () => {
    t.clock.set(midnight('2026-10-10'))
    const { accountId: ownerId } = await t.person('owner')
    const { id: homeId } = await t.write((ctx) => a.pricedHome(ctx, { ownerId }))
    await earnedIn(t)({ ownerId, homeId }, 900_00, '2026-10-09')
    return { ownerId, homeId }
  }

  it("R71 dates an entry, its quarter, and its tax year by the company's midnight, whatever zone the home is in", async () => {
    const { ownerId, homeId } = await ownerWithRent()
    const chargeAt = (at: Date, source: string) =>
      t.at(at).write((ctx) =>
        post(ctx, {
          purpose: 'expense',
          source,
          document: 'Repair',
          currency: 'USD',
          homeId,
          lines: [debit('payable:owner', 100_00, { ownerId }), credit('payable:vendor', 100_00, { vendorId: 1 })],
        }),
      )
    const newYear = midnight('2027-01-01')
    await chargeAt(new Date(newYear.getTime() - 1), `old:${ownerId}`)
    await chargeAt(newYear, `new:${ownerId}`)
    const entries = await t.read((ctx) => entriesOf(ctx, { ownerId, purposes: ['expense'] }))
    expect(entries.map(({ dated }) => dated)).toEqual(['2026-12-31', '2027-01-01'])
    t.clock.set(newYear)
    const owner = await t.as(ownerId)
    for (const year of [2026, 2027]) {
      const reported = await owner.call(rentsPaidOfOwner, { query: { year } })
      expect(reported).toMatchObject({ ok: true, results: { sums: [{ net: { amount: 100_00 } }] } })
    }
  })

  it('R48 R71 ends a quarter at the company’s midnight', async () => {
    const { ownerId } = await ownerWithRent()
    const close = (at: Date) =>
      t.at(at).write((ctx) => closeQuarter(ctx, { ownerId, year: 2026, quarter: 4, closedBy: null, legalName }))
    const over = midnight('2027-01-01')
    expect(dateIn(companyZone, over)).toBe('2027-01-01')
    await expect(close(new Date(over.getTime() - 1))).rejects.toMatchObject({ code: 'not_over' })
    const quarters = (at: Date) => t.at(at).read((ctx) => quartersOf(ctx, ownerId))
    expect((await quarters(new Date(over.getTime() - 1)))[0]).toMatchObject({ year: 2026, quarter: 4 })
    expect((await quarters(over))[0]).toMatchObject({ year: 2027, quarter: 1 })
    await close(over)
  })
})
