import {
  type Answer,
  changeFee,
  changeHomeGroup,
  chargesOfHome,
  type FeeChangeInput,
  feesDesk,
  type GroupChangeInput,
  homeGroupsDesk,
  previewFee,
  previewHomeGroup,
  quoteStay,
} from '@porchlight/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { homeById } from '#modules/homes'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { endHomeDecision } from './fee-decisions.ts'
import { endCompanyFees } from './testing/company-fees.ts'

const t = sceneApp()

afterEach(() => endCompanyFees(t))

const reason = 'Agreed by the founders today'
const cleaning = {
  code: 'cleaning',
  label: 'Cleaning',
  kind: 'per_stay',
  amount: 20_000,
  currency: 'USD',
  of: 'rent',
  optional: false,
} as const
const linen = { ...cleaning, code: 'linen', label: 'Linen', amount: 1_500 } as const

let names = 0
const scene = async () => {
  const owner = await t.person('owner')
  const priced = () => t.write((ctx) => a.pricedHome(ctx, { ownerId: owner.accountId, pricing: { fees: [] } }))
  const [home, other] = [await priced(), await priced()]
  await t.write(async (ctx) => {
    for (const { id } of [home, other])
      for (const fee of ['cleaning', 'service'] as const) await endHomeDecision(ctx, id, fee)
  })
  const staff = await t.person('staff')
  const today = (await t.read(async (ctx) => ctx.today)) as string
  const save = (change: FeeChangeInput) => staff.call(changeFee, { body: { change, reason } })
  const saveGroup = (change: GroupChangeInput) => staff.call(changeHomeGroup, { body: { change, reason } })
  const good = async <T>(saving: Promise<Answer<T, string>>): Promise<T> => {
    const answer = await saving
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
    return answer.results
  }
  const feesDeskNow = () => good(staff.call(feesDesk))
  const added = async (
    terms: Extract<FeeChangeInput, { kind: 'add' }>['terms'],
    more: { group?: number; replaces?: number } = {},
  ) => {
    await good(save({ kind: 'add', terms, from: today, ...more }))
    return (await feesDeskNow()).fees.at(-1)?.id as number
  }
  const group = async (homes: number[], kind: 'portfolio' | 'tag' | 'brand' = 'portfolio') =>
    (await good(saveGroup({ kind: 'create', group: kind, name: `Group ${++names}`, area: null, homes }))).group
  const feesOf = async (homeId = home.id) => {
    const body = { arrive: '2027-07-05', depart: '2027-07-08', adults: 2 }
    const { quote } = await good(t.visitor().call(quoteStay, { params: { id: homeId }, body }))
    return quote.lines.slice(1).map(({ code, amount }) => [code, amount.amount])
  }
  const charges = async (homeId = home.id) => good(staff.call(chargesOfHome, { params: { id: homeId } }))
  const desk = () => good(staff.call(homeGroupsDesk))
  return { home, other, staff, today, save, saveGroup, good, added, group, feesOf, charges, desk, feesDeskNow }
}

it('a group without settings changes no price, but its preview still counts its homes', async () => {
  const { home, other, staff, good } = await scene()
  const preview = async (homes: number[]) => {
    const change = { kind: 'create', group: 'portfolio', name: 'Beachfront', area: null, homes } as const
    return good(staff.call(previewHomeGroup, { body: { change } }))
  }
  expect(await preview([home.id, other.id])).toMatchObject({ homes: 0, members: 2 })
  expect(await preview([])).toMatchObject({ homes: 0, members: 0 })
})

describe('a group fee', () => {
  it('replaces the company’s in its homes only, and the home shows its source', async () => {
    const { home, other, added, group, feesOf, charges } = await scene()
    const base = await added(cleaning)
    const id = await group([home.id])
    await added({ ...cleaning, amount: 35_000 }, { group: id, replaces: base })
    expect(await feesOf()).toEqual([['cleaning', 35_000]])
    expect(await feesOf(other.id)).toEqual([['cleaning', 20_000]])
    expect((await charges()).fees).toMatchObject([{ origin: 'group', group: { id }, fee: base }])
    expect((await charges(other.id)).fees).toMatchObject([{ origin: 'company', group: null }])
  })

  it('is replaced by the more specific group’s, and by the home’s own, which can follow again', async () => {
    const { home, save, good, added, group, feesOf } = await scene()
    const base = await added(linen)
    const tag = await group([home.id], 'tag')
    const portfolio = await group([home.id])
    await added({ ...linen, amount: 3_000 }, { group: portfolio, replaces: base })
    await added({ ...linen, amount: 4_000 }, { group: tag, replaces: base })
    expect(await feesOf()).toEqual([['linen', 4_000]])
    await good(save({ kind: 'override', home: home.id, fee: base, terms: { ...linen, amount: 5_000 } }))
    expect(await feesOf()).toEqual([['linen', 5_000]])
    await good(save({ kind: 'inherit', home: home.id, fee: base }))
    expect(await feesOf()).toEqual([['linen', 4_000]])
    await good(save({ kind: 'leave_out', home: home.id, fee: base, name: 'Ada Quill' }))
    expect(await feesOf()).toEqual([])
  })

  it('changes on a day, and its latest change can be undone', async () => {
    const { home, save, good, added, group, feesOf, feesDeskNow, today } = await scene()
    const base = await added(cleaning)
    const fee = await added({ ...cleaning, amount: 35_000 }, { group: await group([home.id]), replaces: base })
    await good(save({ kind: 'end', fee, on: today }))
    // The company still charges it: ending a group's fee isn't a decision against it.
    expect(await feesOf()).toEqual([['cleaning', 20_000]])
    await good(save({ kind: 'undo', change: (await feesDeskNow()).history[0]?.id as number }))
    expect(await feesOf()).toEqual([['cleaning', 35_000]])
  })

  it('is waived by name, and restored; the decision on cleaning is then the group’s', async () => {
    const { home, other, save, good, added, group, feesOf, charges } = await scene()
    const [cleaned, linens] = [await added(cleaning), await added(linen)]
    const id = await group([home.id])
    for (const fee of [cleaned, linens])
      await good(save({ kind: 'group_leave_out', group: id, fee, name: 'Ada Quill' }))
    expect(await feesOf()).toEqual([])
    expect(await feesOf(other.id)).toHaveLength(2)
    expect((await charges()).leftOut.map(({ fee, group: from, name }) => [fee, from?.id, name])).toEqual([
      [cleaned, id, 'Ada Quill'],
      [linens, id, 'Ada Quill'],
    ])
    for (const fee of [cleaned, linens]) await good(save({ kind: 'group_inherit', group: id, fee }))
    expect(await feesOf()).toHaveLength(2)
  })

  it('is a decision for the group’s homes only', async () => {
    const { home, other, added, group, charges } = await scene()
    await added(cleaning, { group: await group([home.id]) })
    expect((await charges()).missing).not.toContain('cleaning_fee')
    expect((await charges(other.id)).missing).toContain('cleaning_fee')
  })

  it.each([
    ['a group that nobody created', { group: 9_999_999 }],
    ['a fee that the company doesn’t have', { replaces: 9_999_999 }],
  ])('is rejected for %s', async (_, more) => {
    const { home, save, group, today } = await scene()
    const known = { group: await group([home.id]) }
    expect(await save({ kind: 'add', terms: linen, from: today, ...known, ...more })).toMatchObject({
      error: { code: 'not_found' },
    })
  })

  it('exists once per group', async () => {
    const { home, save, added, group, today } = await scene()
    const base = await added(linen)
    const id = await group([home.id])
    await added({ ...linen, amount: 3_000 }, { group: id, replaces: base })
    expect(
      await save({ kind: 'add', terms: { ...linen, label: 'Sheets' }, from: today, group: id, replaces: base }),
    ).toMatchObject({ error: { code: 'fee_exists' } })
  })
})

describe('a home group', () => {
  it('of a destination contains every home there, including later ones', async () => {
    const { home, saveGroup, good, added, feesOf, desk, today, save } = await scene()
    const town = await t.read(async (ctx) => (await homeById(ctx, home.id)).townId)
    const area = { kind: 'town', area: town } as const
    const create: GroupChangeInput = { kind: 'create', group: 'destination', name: 'By the sea', area, homes: [] }
    const { group } = await good(saveGroup(create))
    await added({ ...linen, amount: 3_000 }, { group })
    expect(await feesOf()).toEqual([['linen', 3_000]])
    const later = await t.write((ctx) => a.pricedHome(ctx, { pricing: { fees: [] } }))
    expect(await feesOf(later.id)).toEqual([['linen', 3_000]])
    expect((await desk()).groups.at(-1)).toMatchObject({ area: { kind: 'town', area: town }, fees: 1 })
    expect(await saveGroup({ ...create, name: 'Twice' })).toMatchObject({ error: { code: 'group_exists' } })
    await good(saveGroup({ kind: 'archive', group }))
    expect(await feesOf()).toEqual([])
    expect(await save({ kind: 'add', terms: cleaning, from: today, group })).toMatchObject({ ok: false })
  })

  it('changes its homes, shows whose fees change before saving, and can be undone', async () => {
    const { home, other, staff, saveGroup, good, added, group, feesOf, desk } = await scene()
    const base = await added(cleaning)
    const id = await group([home.id])
    await added({ ...cleaning, amount: 35_000 }, { group: id, replaces: base })
    const change: GroupChangeInput = { kind: 'edit', group: id, name: `Group ${names}`, homes: [other.id] }
    const stay = { home: other.id, arrive: '2027-07-05', depart: '2027-07-08', adults: 2 }
    const seen = await good(staff.call(previewHomeGroup, { body: { change, stay } }))
    expect(seen.affected.map((one) => one.id).toSorted((x, y) => x - y)).toEqual([home.id, other.id])
    expect(seen.stay?.parts).toMatchObject({
      before: { company: { amount: 80_000 } },
      after: { company: { amount: 95_000 } },
    })
    expect(await feesOf(other.id)).toEqual([['cleaning', 20_000]])
    await good(saveGroup(change))
    expect([await feesOf(), await feesOf(other.id)]).toEqual([[['cleaning', 20_000]], [['cleaning', 35_000]]])
    const [last, first] = (await desk()).history
    expect(last).toMatchObject({ kind: 'edit', added: 1, removed: 1, reason, canUndo: true })
    expect(first).toMatchObject({ canUndo: false })
    expect(await saveGroup({ kind: 'undo', change: first?.id as number })).toMatchObject({
      error: { code: 'not_allowed_now' },
    })
    await good(saveGroup({ kind: 'undo', change: last?.id as number }))
    expect([await feesOf(), await feesOf(other.id)]).toEqual([[['cleaning', 35_000]], [['cleaning', 20_000]]])
  })

  it('is restored as it was after it was archived', async () => {
    const { home, saveGroup, good, added, group, feesOf, desk } = await scene()
    const id = await group([home.id])
    await added(cleaning, { group: id })
    await good(saveGroup({ kind: 'archive', group: id }))
    expect(await feesOf()).toEqual([])
    await good(saveGroup({ kind: 'undo', change: (await desk()).history[0]?.id as number }))
    expect(await feesOf()).toEqual([['cleaning', 20_000]])
  })

  it('previews a company fee with the homes that really change', async () => {
    const { home, other, staff, added, good, group, today } = await scene()
    await added(cleaning, { group: await group([home.id]) })
    const change = { kind: 'add', terms: { ...cleaning, amount: 9_000 }, from: today } as const
    const { affected } = await good(staff.call(previewFee, { body: { change } }))
    expect(affected.map(({ id }) => id)).toContain(other.id)
    expect(affected.map(({ id }) => id)).not.toContain(home.id)
  })

  it.each([
    ['a destination without an area', { group: 'destination', area: null, homes: [] }],
    ['a tag with an area', { group: 'tag', area: { kind: 'town', area: 'x' }, homes: [] }],
    ['a home that doesn’t exist', { group: 'tag', area: null, homes: [9_999_999] }],
  ] as const)('is rejected without saving anything: %s', async (_, more) => {
    const { saveGroup, desk } = await scene()
    const before = (await desk()).groups.length
    const homes = [...more.homes]
    expect(await saveGroup({ kind: 'create', name: 'Refused', ...more, homes })).toMatchObject({ ok: false })
    expect((await desk()).groups).toHaveLength(before)
  })

  it('is for staff who decide about money', async () => {
    const guest = await t.person('traveler')
    expect(await guest.call(homeGroupsDesk)).toMatchObject({ ok: false })
  })
})
