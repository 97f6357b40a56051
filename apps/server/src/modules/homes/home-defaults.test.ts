import {
  type Answer,
  changeHomeDefault,
  changeHomeGroup,
  detailsOfHome,
  type HomeDefaultChange,
  homeDefaultsDesk,
  homeDefaultsOf,
  homeSettings,
  keepDetails,
  previewHomeDefault,
} from '@porchlight/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { checks } from './checks.ts'
import { copyHome } from './copy-home.ts'
import { createDraft } from './create-draft.ts'
import { startFollowing } from './follow-defaults.ts'
import { checklistOfHome, homeById, saveServiceOffer, setContract, starterLevels } from './index.ts'
import { db } from './tables.ts'

const t = sceneApp()

const good = async <T>(answer: Promise<Answer<T, string>>): Promise<T> => {
  const given = await answer
  if (!given.ok) throw new Error(JSON.stringify(given.error))
  return given.results
}

afterEach(() =>
  t.write(async (ctx) => {
    await db(ctx)
      .updateTable('homes.home_default')
      .set({ replaced_at: ctx.now })
      .where('replaced_at', 'is', null)
      .execute()
    // Homes from other tests keep their settings.
    await db(ctx).updateTable('homes.home').set({ follows: [], checklist_turnover: null }).execute()
  }),
)

const reason = 'Agreed by the founders today'
let names = 0

const draftOf = (ownerId: number) => ({
  ownerId,
  name: 'Pinecrest',
  address: { line1: '1 Pine Way', line2: '', city: `Town ${++names}`, state: 'CA', zip: '96145', country: 'US' },
  place: { lat: 39.16, lng: -120.14 },
})

const scene = async () => {
  const owner = await t.person('owner')
  const staff = await t.person('staff')
  const home = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId, checkInTime: '16:00' }))
  const follow = (...ids: number[]) => t.write((ctx) => startFollowing(ctx, ids, homeSettings))
  const save = (change: HomeDefaultChange) => staff.call(changeHomeDefault, { body: { change, reason } })
  const preview = (change: HomeDefaultChange) => good(staff.call(previewHomeDefault, { body: { change } }))
  const now = (id = home.id) => t.read((ctx) => homeById(ctx, id))
  const desk = () => good(staff.call(homeDefaultsDesk))
  const of = async (setting: string, id = home.id) =>
    (await good(staff.call(homeDefaultsOf, { params: { id } }))).values.find((one) => one.setting === setting)
  const group = async (kind: 'portfolio' | 'tag', homes: number[]) => {
    const change = { kind: 'create', group: kind, name: `Set ${++names}`, area: null, homes } as const
    return (await good(staff.call(changeHomeGroup, { body: { change, reason } }))).group
  }
  return { owner, staff, home, follow, save, preview, now, desk, of, group }
}

const checkIn = (value: string, group: number | null = null): HomeDefaultChange => ({
  kind: 'set',
  group,
  to: { setting: 'check_in_time', value },
})

describe('a default', () => {
  it('reaches only the homes that follow it, and each shows where its value comes from', async () => {
    const { owner, home, follow, save, now, of } = await scene()
    const other = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId, checkInTime: '14:00' }))
    await follow(home.id)
    await good(save(checkIn('15:30')))
    expect((await now()).checkInTime).toBe('15:30')
    expect((await now(other.id)).checkInTime).toBe('14:00')
    expect(await of('check_in_time')).toMatchObject({ from: 'company', group: null })
    expect(await of('check_in_time', other.id)).toMatchObject({ from: 'home', standard: { value: '15:30' } })
  })

  it('of a more specific group wins, also for homes that join or leave it later', async () => {
    const { home, staff, follow, save, now, of, group } = await scene()
    await follow(home.id)
    const [tag, portfolio] = [await group('tag', []), await group('portfolio', [home.id])]
    await good(save(checkIn('15:00')))
    await good(save(checkIn('17:00', portfolio)))
    await good(save(checkIn('18:00', tag)))
    expect((await now()).checkInTime).toBe('17:00')
    const edit = (homes: number[]) =>
      good(
        staff.call(changeHomeGroup, {
          body: { change: { kind: 'edit', group: tag, name: `Set ${++names}`, homes }, reason },
        }),
      )
    await edit([home.id])
    expect((await now()).checkInTime).toBe('18:00')
    expect(await of('check_in_time')).toMatchObject({ from: 'group', group: expect.stringContaining('Set') })
    await edit([])
    expect((await now()).checkInTime).toBe('17:00')
    await good(save({ kind: 'remove', group: portfolio, setting: 'check_in_time' }))
    expect((await now()).checkInTime).toBe('15:00')
  })

  it('is previewed home by home without side effects, and undone', async () => {
    const { home, follow, save, preview, now, desk } = await scene()
    await follow(home.id)
    await good(save(checkIn('15:00')))
    const change = checkIn('17:00')
    expect(await preview(change)).toMatchObject({
      homes: 1,
      affected: [{ id: home.id, before: '15:00', after: '17:00' }],
    })
    expect((await now()).checkInTime).toBe('15:00')
    await good(save(change))
    const [last, first] = (await desk()).history
    expect([last?.canUndo, first?.canUndo]).toEqual([true, false])
    expect(await save({ kind: 'undo', change: first?.id as number })).toMatchObject({
      error: { code: 'not_allowed_now' },
    })
    await good(save({ kind: 'undo', change: last?.id as number }))
    expect((await now()).checkInTime).toBe('15:00')
  })
})

describe('check-out after check-in', () => {
  it('is rejected as a default and as a home’s own value, also in a preview, and nothing changes', async () => {
    const { home, staff, follow, save, now } = await scene()
    await follow(home.id)
    await good(save(checkIn('15:00')))
    const late = { setting: 'check_out_time', value: '15:30' } as const
    const refused = { ok: false, error: { code: 'crossing_times', message: expect.stringContaining(home.name) } }
    const change: HomeDefaultChange = { kind: 'set', group: null, to: late }
    expect(await save(change)).toMatchObject(refused)
    expect(await staff.call(previewHomeDefault, { body: { change } })).toMatchObject(refused)
    expect(await save({ kind: 'own', homes: [home.id], to: late })).toMatchObject(refused)
    await good(save({ kind: 'set', group: null, to: { setting: 'check_out_time', value: '15:00' } }))
    expect(await save(checkIn('14:30'))).toMatchObject(refused)
    expect(await now()).toMatchObject({ checkInTime: '15:00', checkOutTime: '15:00' })
  })

  it('is rejected when a home would get it by joining a group', async () => {
    const { home, staff, follow, save, now, group } = await scene()
    await follow(home.id)
    const tag = await group('tag', [])
    await good(save(checkIn('10:00', tag)))
    await good(save({ kind: 'set', group: null, to: { setting: 'check_out_time', value: '11:00' } }))
    const { checkInTime } = await now()
    const change = { kind: 'edit' as const, group: tag, name: `Set ${++names}`, homes: [home.id] }
    expect(await staff.call(changeHomeGroup, { body: { change, reason } })).toMatchObject({
      error: { code: 'crossing_times' },
    })
    expect((await now()).checkInTime).toBe(checkInTime)
  })

  it('is left alone where it was so before', async () => {
    const { owner, home, follow, save, now } = await scene()
    const crossed = { checkInTime: '10:00', checkOutTime: '11:00' }
    const other = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId, ...crossed }))
    await follow(home.id)
    await good(save(checkIn('15:00')))
    expect(await now(other.id)).toMatchObject(crossed)
  })
})

describe('a home', () => {
  it('sets its own value and returns to the default', async () => {
    const { home, follow, save, now, of } = await scene()
    await follow(home.id)
    await good(save(checkIn('15:00')))
    await good(save({ kind: 'own', homes: [home.id], to: { setting: 'check_in_time', value: '14:00' } }))
    await good(save(checkIn('17:00')))
    expect((await now()).checkInTime).toBe('14:00')
    expect(await of('check_in_time')).toMatchObject({ from: 'home', standard: { value: '17:00' } })
    await good(save({ kind: 'follow', homes: [home.id], setting: 'check_in_time' }))
    expect((await now()).checkInTime).toBe('17:00')
  })

  it('takes over only what its owner edits', async () => {
    const { home, owner, follow, save, now, of } = await scene()
    await follow(home.id)
    await good(save({ kind: 'set', group: null, to: { setting: 'house_rules', value: ['No shoes upstairs'] } }))
    await good(save(checkIn('15:00')))
    const on = { params: { id: home.id } }
    const { details, rooms } = await good(owner.call(detailsOfHome, on))
    await good(owner.call(keepDetails, { ...on, body: { details: { ...details, checkInTime: '13:00' }, rooms } }))
    expect(await of('check_in_time')).toMatchObject({ from: 'home', value: '13:00' })
    expect(await of('house_rules')).toMatchObject({ from: 'company', value: ['No shoes upstairs'] })
    expect((await now()).houseRules).toEqual(['No shoes upstairs'])
  })

  it('follows the minimum age of the guest who books, which is none or an adult age', async () => {
    const { home, follow, save, now, of } = await scene()
    await follow(home.id)
    const to = (value: number) => ({
      kind: 'set' as const,
      group: null,
      to: { setting: 'min_guest_age' as const, value },
    })
    await good(save(to(25)))
    expect((await now()).minGuestAge).toBe(25)
    expect(await of('min_guest_age')).toMatchObject({ from: 'company', value: 25 })
    expect(await save(to(12))).toMatchObject({ error: { code: 'invalid_input' } })
  })

  it('follows all defaults when created, and a copy follows what its source follows', async () => {
    const { owner, save } = await scene()
    await good(save({ kind: 'set', group: null, to: { setting: 'max_pets', value: 2 } }))
    const draft = await t.write((ctx) => createDraft(ctx, draftOf(owner.accountId)))
    expect(draft.maxPets).toBe(2)
    await good(save({ kind: 'own', homes: [draft.id], to: { setting: 'check_in_time', value: '12:00' } }))
    const copy = await t.write((ctx) => copyHome(ctx, draft.id, { name: 'Pinecrest II', parts: [] }, owner.accountId))
    await good(save({ kind: 'set', group: null, to: { setting: 'max_pets', value: 3 } }))
    await good(save(checkIn('17:00')))
    expect(await t.read((ctx) => homeById(ctx, copy.id))).toMatchObject({ maxPets: 3, checkInTime: '12:00' })
  })

  it('has the company’s checklist, its own, or the standard one', async () => {
    const { home, follow, save } = await scene()
    await follow(home.id)
    const list = () => t.read((ctx) => checklistOfHome(ctx, home.id, 'checklist_turnover'))
    expect(await list()).toBeNull()
    await good(save({ kind: 'set', group: null, to: { setting: 'checklist_turnover', value: ['Strip beds'] } }))
    expect(await list()).toEqual(['Strip beds'])
    await good(save({ kind: 'own', homes: [home.id], to: { setting: 'checklist_turnover', value: ['Check boat'] } }))
    expect(await list()).toEqual(['Check boat'])
    await good(save({ kind: 'follow', homes: [home.id], setting: 'checklist_turnover' }))
    await good(save({ kind: 'remove', group: null, setting: 'checklist_turnover' }))
    expect(await list()).toBeNull()
  })
})

describe('a bulk change', () => {
  it("gives homes one value, and undoing it restores each home's own value unless it changed since", async () => {
    const { owner, home, save, now, desk } = await scene()
    const other = await t.write((ctx) => a.home(ctx, { ownerId: owner.accountId, checkInTime: '14:00' }))
    await good(save({ kind: 'own', homes: [home.id, other.id], to: { setting: 'check_in_time', value: '11:00' } }))
    const [bulk] = (await desk()).history
    expect(bulk).toMatchObject({ kind: 'own', homes: 2, canUndo: true })
    const on = { params: { id: other.id } }
    const { details, rooms } = await good(owner.call(detailsOfHome, on))
    await good(owner.call(keepDetails, { ...on, body: { details: { ...details, checkInTime: '10:30' }, rooms } }))
    await good(save({ kind: 'undo', change: bulk?.id as number }))
    expect((await now()).checkInTime).toBe('16:00')
    expect((await now(other.id)).checkInTime).toBe('10:30')
  })

  it('is rejected as a whole for an unknown home', async () => {
    const { home, save, now } = await scene()
    const to = { setting: 'check_in_time', value: '11:00' } as const
    expect(await save({ kind: 'own', homes: [home.id, 9_999_999], to })).toMatchObject({ error: { status: 404 } })
    expect((await now()).checkInTime).toBe('16:00')
  })
})

describe('the service level', () => {
  it('is one of those offered, and a contract fixes it', async () => {
    await t.write((ctx) => saveServiceOffer(ctx, { version: 0, offer: starterLevels, reason: '' }, null))
    const { owner, save, of } = await scene()
    const level = (value: string) => save({ kind: 'set', group: null, to: { setting: 'service_level', value } })
    expect(await level('gold')).toMatchObject({ error: { code: 'unknown_level' } })
    await good(level('full'))
    const { id } = await t.write((ctx) => createDraft(ctx, draftOf(owner.accountId)))
    const now = async () => (await t.read((ctx) => homeById(ctx, id))).serviceLevel
    expect(await now()).toBe('full')
    const terms = {
      commissionBasisPoints: 2_000,
      commissionBase: 'accommodation',
      recognition: 'check_in',
      cleaningTo: 'operator',
    } as const
    await t.write((ctx) => setContract(ctx, id, '2027-01-01', terms))
    await good(level('essential'))
    expect(await now()).toBe('full')
    expect(await of('service_level', id)).toMatchObject({ canChange: false })
    expect(await save({ kind: 'follow', homes: [id], setting: 'service_level' })).toMatchObject({
      error: { code: 'contract_agreed' },
    })
  })
})

describe('the check of defaults', () => {
  it('finds a home that follows a default without having its value', async () => {
    const { home, follow, save } = await scene()
    const check = checks.find(({ code }) => code === 'homes.defaults_followed')
    await follow(home.id)
    await good(save(checkIn('15:00')))
    expect(await check?.run(t.app)).toMatchObject({ holds: true })
    await t.write((ctx) =>
      db(ctx).updateTable('homes.home').set({ check_in_time: '09:00' }).where('id', '=', home.id).execute(),
    )
    expect(await check?.run(t.app)).toMatchObject({ holds: false })
    await t.write((ctx) => db(ctx).updateTable('homes.home').set({ follows: [] }).where('id', '=', home.id).execute())
  })
})

it('an owner can’t change defaults', async () => {
  const { owner } = await scene()
  expect(await owner.call(changeHomeDefault, { body: { change: checkIn('15:00'), reason } })).toMatchObject({
    error: { status: 403 },
  })
})
