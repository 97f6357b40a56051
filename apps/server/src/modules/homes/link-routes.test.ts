import { copyHome, linkedHomesOf, previewLinks, saveLinks } from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { pricingOf } from '#modules/pricing'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'
import { moveHome } from './change-status.ts'
import { ownersOf } from './ownership.ts'
import { homeById, roomsOf } from './queries.ts'

const t = sceneApp()
let staff: Caller & { accountId: number }
let ownerId: number
beforeAll(async () => {
  staff = await t.person('staff')
  ownerId = (await t.person('owner')).accountId
})
const home = (name: string) => t.write((ctx) => a.pricedHome(ctx, { ownerId, name }))

describe('linked homes', () => {
  it('shows what each stay would block before anything is saved (R5)', async () => {
    const [whole, east, west] = [await home('Twin House'), await home('East Wing'), await home('West Wing')]
    const params = { id: whole.id }
    const body = { partIds: [east.id, west.id] }
    const { blocks } = await good(staff.call(previewLinks, { params, body }))
    const said = (of: typeof blocks) =>
      Object.fromEntries(of.map((one) => [one.home.name, one.blocks.map(({ name }) => name).sort()]))
    const expected = {
      'Twin House': ['East Wing', 'West Wing'],
      'East Wing': ['Twin House'],
      'West Wing': ['Twin House'],
    }
    expect(said(blocks)).toEqual(expected)
    expect((await good(staff.call(linkedHomesOf, { params }))).blocks).toEqual([])
    expect(said((await good(staff.call(saveLinks, { params, body }))).blocks)).toEqual(expected)
    const loop = { params: { id: east.id }, body: { partIds: [whole.id] } }
    expect((await refused(staff.call(previewLinks, loop))).code).toBe('parts_in_a_loop')
    expect((await refused(staff.call(saveLinks, loop))).code).toBe('parts_in_a_loop')
    const itself = { params, body: { partIds: [whole.id, east.id] } }
    expect((await refused(staff.call(previewLinks, itself))).code).toBe('parts_in_a_loop')
    expect((await refused(staff.call(saveLinks, itself))).code).toBe('parts_in_a_loop')
    expect((await good(staff.call(linkedHomesOf, { params: { id: east.id } }))).wholes).toEqual([
      { id: whole.id, name: 'Twin House' },
    ])
    await good(staff.call(saveLinks, { params, body: { partIds: [] } }))
    expect((await good(staff.call(linkedHomesOf, { params }))).parts).toEqual([])
  })

  it('rejects a home that doesn’t exist', async () => {
    const { id } = await home('Alone')
    const unknown = { params: { id }, body: { partIds: [999_999] } }
    expect((await refused(staff.call(saveLinks, unknown))).status).toBe(404)
  })
})

describe('a copy of a home', () => {
  it('is a draft with its details, owners, rooms, and rates, and a slug of its own', async () => {
    const source = await home('Unit 4')
    const { id } = await good(staff.call(copyHome, { params: { id: source.id }, body: { name: 'Unit 5' } }))
    await t.drain()
    const copy = await t.read((ctx) => homeById(ctx, id))
    expect(copy).toMatchObject({ name: 'Unit 5', status: 'draft', townId: source.townId, sleeps: source.sleeps })
    expect(copy.slug).not.toBe(source.slug)
    expect(await t.read((ctx) => ownersOf(ctx, id))).toEqual([ownerId])
    expect(await t.read((ctx) => roomsOf(ctx, id))).toEqual(await t.read((ctx) => roomsOf(ctx, source.id)))
    const rates = async (of: typeof source) => (await t.read((ctx) => pricingOf(ctx, of))).plan
    expect(await rates(copy)).toEqual(await rates(source))
  })

  it('needs a name no other home has, in any spelling', async () => {
    const { id } = await home('Gull Cottage')
    for (const name of ['Gull Cottage', ' gull  COTTAGE '])
      expect(await refused(staff.call(copyHome, { params: { id }, body: { name } }))).toMatchObject({
        status: 409,
        code: 'home_name_taken',
      })
    await good(staff.call(copyHome, { params: { id }, body: { name: 'Gull Cottage (copy)' } }))
  })
})

it('a retired home is restored as a draft by staff', async () => {
  const { id } = await home('Old Mill')
  const by = { as: 'staff', accountId: staff.accountId } as const
  await t.write((ctx) => moveHome(ctx, id, 'retired', by, 'The owners left the program'))
  await t.write((ctx) => moveHome(ctx, id, 'draft', by, 'They came back'))
  expect((await t.read((ctx) => homeById(ctx, id))).status).toBe('draft')
})
