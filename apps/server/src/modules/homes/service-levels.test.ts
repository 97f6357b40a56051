import {
  chooseServiceLevel,
  type ServiceOffer,
  saveServiceLevels,
  serviceLevelDesk,
  serviceLevels,
  serviceOffer,
  setupOfHome,
} from '@porchlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { faultsOf, good, refused } from '../bookings/testing/guest.ts'
import { starterLevels } from './index.ts'
import { levelsDropped, needsReason } from './service-level-rules.ts'
import { db } from './tables.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.write((ctx) => db(ctx).deleteFrom('homes.service_offer').execute()))

const reason = 'Costs rose since last year'
const withCommission = (commissionBasisPoints: number): ServiceOffer => ({
  ...starterLevels,
  levels: starterLevels.levels.map((level) => (level.code === 'full' ? { ...level, commissionBasisPoints } : level)),
})

describe('the rules of service levels', () => {
  it("require a reason when a level's cost changes, or it is no longer offered or deleted; not for wording and order", () => {
    const [first, ...others] = starterLevels.levels
    if (!first) throw new Error('no level')
    const renamed = { ...first, name: { ...first.name, en: 'Everything' } }
    const changed = (levels: ServiceOffer['levels']) => needsReason(starterLevels, { ...starterLevels, levels })
    expect(changed([...others, renamed])).toBe(false)
    expect(changed([{ ...first, commissionBasisPoints: 2_600 }, ...others])).toBe(true)
    expect(changed([{ ...first, active: false }, ...others])).toBe(true)
    expect(changed(others)).toBe(true)
    expect(levelsDropped(starterLevels, { ...starterLevels, levels: others })).toEqual(['full'])
  })

  it.each<[string, (offer: ServiceOffer) => ServiceOffer]>([
    [
      'two levels of one name',
      (offer) => ({ ...offer, levels: [...offer.levels, { ...offer.levels[0], code: 'x' }] as never }),
    ],
    ['a commission above the most', () => withCommission(5_001)],
    [
      'a point nobody takes care of',
      (offer) => ({ ...offer, levels: offer.levels.map((level) => ({ ...level, arrangements: {} })) }),
    ],
    [
      'a level without an English name',
      (offer) => ({ ...offer, levels: offer.levels.map((level) => ({ ...level, name: { ...level.name, en: ' ' } })) }),
    ],
  ])('refuse %s', (_, change) => {
    expect(serviceOffer.safeParse(starterLevels).success).toBe(true)
    expect(serviceOffer.safeParse(change(starterLevels)).success).toBe(false)
  })
})

describe('a company’s service levels', () => {
  it('are saved as versions with author and reason, rejected from an outdated version, and kept by homes that have one', async () => {
    const staff = await t.person('staff')
    const owner = await t.person('owner')
    expect((await good(t.visitor().call(serviceLevels))).levels).toEqual([])
    const save = (version: number, offer: ServiceOffer, why = '') =>
      staff.call(saveServiceLevels, { body: { version, offer, reason: why } })
    const first = await good(save(0, starterLevels))
    expect(await refused(save(0, starterLevels))).toMatchObject({ code: 'service_levels_changed' })

    const { id } = await t.write(async (ctx) => {
      const home = await a.home(ctx, { status: 'draft', ownerId: owner.accountId, serviceLevel: null })
      await db(ctx).deleteFrom('homes.contract').where('home_id', '=', home.id).execute()
      return home
    })
    await good(owner.call(chooseServiceLevel, { params: { id: String(id) }, body: { level: 'marketing' } }))
    const without = { ...starterLevels, levels: starterLevels.levels.slice(0, 2) }
    expect(await refused(save(first.version, without, reason))).toMatchObject({ code: 'level_in_use' })

    const hidden = {
      ...starterLevels,
      levels: starterLevels.levels.map((level) => ({ ...level, active: level.code !== 'marketing' })),
    }
    expect(await refused(save(first.version, hidden))).toMatchObject({ code: 'reason_needed' })
    const desk = await good(save(first.version, hidden, reason))
    expect(desk.history[0]).toMatchObject({ by: expect.any(String), reason })
    expect(desk.homes).toContainEqual({ code: 'marketing', homes: 1, withoutContract: 1 })
    expect((await good(t.visitor().call(serviceLevels))).levels.map(({ code }) => code)).toEqual(['full', 'essential'])
    const setup = await good(owner.call(setupOfHome, { params: { id: String(id) } }))
    expect(setup.levels.map(({ code }) => code)).toEqual(['full', 'essential', 'marketing'])
    expect((await good(staff.call(serviceLevelDesk))).offer).toEqual(hidden)
    expect(await faultsOf(t)).toEqual([])
  })
})
