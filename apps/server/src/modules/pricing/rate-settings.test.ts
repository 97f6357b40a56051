import {
  type Answer,
  changeHomeDefault,
  changeHomeGroup,
  changePrices,
  type HomeDefaultChange,
  homeDefaultsDesk,
  homeDefaultsOf,
  type PriceChangeInput,
  previewHomeDefault,
  pricesOfHome,
  rateSettings,
} from '@porchlight/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { checks, followDefaults, homeById } from '#modules/homes'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'

const t = sceneApp()
const reason = 'Agreed by the founders today'
let names = 0

const good = async <T>(saving: Promise<Answer<T, string>>): Promise<T> => {
  const answer = await saving
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.results
}

const scene = async () => {
  const [owner, staff] = [await t.person('owner'), await t.person('staff')]
  const priced = () => t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId, name: `Rates ${++names}` }))
  const [home, other] = [await priced(), await priced()]
  const save = (change: HomeDefaultChange) => staff.call(changeHomeDefault, { body: { change, reason } })
  const follow = async (...settings: (typeof rateSettings)[number][]) => {
    for (const setting of settings) await good(save({ kind: 'follow', homes: [home.id], setting }))
  }
  const group = async (homes: number[]) => {
    const change = { kind: 'create', group: 'tag', name: `Rated ${++names}`, area: null, homes } as const
    return (await good(staff.call(changeHomeGroup, { body: { change, reason } }))).group
  }
  const prices = async (id = home.id) =>
    good(staff.call(pricesOfHome, { params: { id }, query: { from: '2027-07-01', to: '2027-07-08' } }))
  const change = async (wanted: PriceChangeInput) => {
    const { version } = await prices()
    const confirm = { reason: 'Meant like this', concerns: [] as never[] }
    return good(
      staff.call(changePrices, { params: { id: home.id }, body: { change: wanted, version, confirm } as never }),
    )
  }
  const of = async (setting: string) =>
    (await good(staff.call(homeDefaultsOf, { params: { id: home.id } }))).values.find((one) => one.setting === setting)
  return { staff, home, other, save, follow, group, prices, change, of }
}

afterEach(async () => {
  const staff = await t.person('staff')
  const { defaults } = await good(staff.call(homeDefaultsDesk))
  for (const { group, setting } of defaults) {
    const change = { kind: 'remove', group: group?.id ?? null, setting } as const
    await good(staff.call(changeHomeDefault, { body: { change, reason } }))
  }
})

const followed = async () => (await checks.find(({ code }) => code === 'homes.defaults_followed')?.run(t.app))?.holds

describe("a group's rates and stay rules", () => {
  it('apply to its homes that follow them, show their source, and leave others alone', async () => {
    const { home, other, save, follow, group, prices, of } = await scene()
    const before = await prices(other.id)
    await follow(...rateSettings)
    const id = await group([home.id, other.id])
    const set = (to: Extract<HomeDefaultChange, { kind: 'set' }>['to']) => good(save({ kind: 'set', group: id, to }))
    await set({ setting: 'min_nights', value: 5 })
    await set({ setting: 'arrival_days', value: ['6'] })
    await set({ setting: 'min_price', value: 700_000 })
    await set({ setting: 'week_discount', value: 1_000 })
    await set({ setting: 'weekend_extra', value: 200_000 })
    const { plan, stays, discounts } = await prices()
    const base = plan?.base ?? 0
    expect(plan).toMatchObject({ floor: base * 0.7, weekend: base * 1.2 })
    expect(stays).toMatchObject({ minNights: 5, arriveOn: [6] })
    expect(discounts.lengthOfStay).toContainEqual({ minNights: 7, share: 1_000 })
    expect(await of('min_nights')).toMatchObject({ value: 5, from: 'group', group: expect.stringContaining('Rated') })
    expect((await prices(other.id)).plan).toEqual(before.plan)
    expect(await followed()).toBe(true)
  })

  it('are previewed home by home, saved for several homes at once, and undone', async () => {
    const { staff, home, other, save, prices, of } = await scene()
    const to = { setting: 'min_nights' as const, value: 9 }
    const change = { kind: 'own' as const, homes: [home.id, other.id], to }
    const before = await prices()
    const seen = await good(staff.call(previewHomeDefault, { body: { change } }))
    expect(seen.affected.map(({ after }) => after)).toEqual([9, 9])
    expect((await prices()).stays).toEqual(before.stays)
    await good(save(change))
    expect((await prices(other.id)).stays.minNights).toBe(9)
    expect(await of('min_nights')).toMatchObject({ value: 9, from: 'home' })
    const { history } = await good(staff.call(homeDefaultsDesk))
    await good(save({ kind: 'undo', change: history[0]?.id as number }))
    expect((await prices()).stays).toEqual(before.stays)
    expect((await prices(other.id)).stays.minNights).toBe(before.stays.minNights)
  })

  it('become a home’s own when someone sets them there, and follow its base price until then', async () => {
    const { home, save, follow, prices, change, of } = await scene()
    await follow('min_price', 'min_nights')
    await good(save({ kind: 'set', group: null, to: { setting: 'min_price', value: 500_000 } }))
    await good(save({ kind: 'set', group: null, to: { setting: 'min_nights', value: 4 } }))
    const { plan, stays } = await prices()
    if (!plan) throw new Error('no plan')
    await change({ kind: 'plan', ...plan, base: plan.base + 10_000 })
    expect((await prices()).plan?.floor).toBe((plan.base + 10_000) / 2)
    expect(await of('min_price')).toMatchObject({ from: 'company' })
    await change({ kind: 'stays', ...stays, minNights: 2 })
    expect(await of('min_nights')).toMatchObject({ value: 2, from: 'home', standard: { value: 4 } })
    await good(save({ kind: 'set', group: null, to: { setting: 'min_nights', value: 6 } }))
    expect((await prices()).stays.minNights).toBe(2)
    expect(await t.write(async (ctx) => followDefaults(ctx, [await homeById(ctx, home.id)]))).toEqual([])
  })

  it('wait for a home’s first prices', async () => {
    const { staff, save } = await scene()
    const draft = await t.write((ctx) => a.home(ctx, { status: 'draft' }))
    await good(save({ kind: 'set', group: null, to: { setting: 'min_price', value: 500_000 } }))
    await good(save({ kind: 'follow', homes: [draft.id], setting: 'min_price' }))
    const { values } = await good(staff.call(homeDefaultsOf, { params: { id: draft.id } }))
    expect(values.find(({ setting }) => setting === 'min_price')).toMatchObject({ value: null, canChange: false })
    expect(await followed()).toBe(true)
  })

  it('are rejected with the home’s name if they contradict each other', async () => {
    const { home, save } = await scene()
    await good(save({ kind: 'own', homes: [home.id], to: { setting: 'max_nights', value: 10 } }))
    const refusal = await save({ kind: 'own', homes: [home.id], to: { setting: 'min_nights', value: 12 } })
    expect(refusal).toMatchObject({ error: { code: 'invalid_prices', message: expect.stringContaining(home.name) } })
  })
})
