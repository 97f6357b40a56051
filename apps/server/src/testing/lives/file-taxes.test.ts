import type { PlainDate } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { ownerFunds } from '#modules/ledger'
import { taxYearOf } from '#modules/statements'
import { begunStay } from '#testing/stays'
import { fileTaxes } from '../../demo/file-taxes.ts'
import { statementsScene } from '../../modules/statements/testing/scene.ts'

const { t, pay, close, ownerWithHome } = statementsScene()

describe('the 1099s of the demo world', () => {
  it('are filed once, in the January after the year they are for', async () => {
    t.clock.set('2026-12-10T17:00:00Z')
    const { ownerId, homeId } = await ownerWithHome()
    const staff = (await t.person('staff')).accountId
    await begunStay(t, { homeId, arrive: '2026-12-20', depart: '2026-12-27' })
    await pay(ownerId, (await t.read((ctx) => ownerFunds(ctx, ownerId, 'USD'))).available)
    t.clock.set('2027-01-05T15:00:00Z')
    await close(ownerId, 2026, 4)
    const people = { owners: [ownerId], guests: [], staff, books: staff }
    const file = (quarter: number, start: PlainDate) => fileTaxes(t.app, people, { start, year: 2026, quarter })
    const filings = async () => (await t.read((ctx) => taxYearOf(ctx, 2026))).filings

    await file(4, '2027-01-01')
    expect(await filings()).toEqual([])
    t.clock.set('2027-02-01T15:00:00Z')
    await file(3, '2026-10-01')
    expect(await filings()).toEqual([])
    await file(4, '2027-01-01')
    await file(4, '2027-01-01')
    expect(await filings()).toEqual([expect.objectContaining({ on: '2027-01-20', originals: 1, corrected: 0 })])
  })
})
