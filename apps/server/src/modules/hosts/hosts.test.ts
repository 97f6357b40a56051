import { addHost, changeHost, deleteHost, hostsOfDesk, hostsOfHome, uploadCustomFile } from '@porchlight/contract'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import type { Home } from '#modules/homes'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
let staff: Caller
let homes: [Home, Home]
beforeAll(async () => {
  staff = await t.person('staff')
  homes = await t.write(async (ctx) => [await a.pricedHome(ctx), await a.pricedHome(ctx)])
})

const namesAt = async (home: Home) =>
  (await good(t.visitor().call(hostsOfHome, { params: { id: String(home.id) } }))).hosts.map(({ name }) => name)
const photo = async (width: number): Promise<number> => {
  const png = await sharp({ create: { width, height: width, channels: 3, background: '#a86' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(png)], 'face.png', { type: 'image/png' })
  return (await good(staff.call(uploadCustomFile, { body: { file } }))).data.id
}

it('a visitor sees who looks after a home, its own hosts first, and no longer sees them after removal', async () => {
  const [one, other] = homes
  await good(staff.call(addHost, { body: { role: 'concierge', name: ' Tomas Reyes ' } }))
  await good(staff.call(addHost, { body: { role: 'concierge', name: 'Ines', homeIds: [one.id] } }))
  expect([await namesAt(one), await namesAt(other)]).toEqual([['Ines'], ['Tomas Reyes']])
  const ines = (await good(staff.call(hostsOfDesk))).hosts.find(({ name }) => name === 'Ines')
  expect(ines?.homes).toEqual([{ id: one.id, name: one.name }])
  const { hosts } = await good(staff.call(deleteHost, { params: { id: String(ines?.id) } }))
  expect(hosts.map(({ name }) => name)).toEqual(['Tomas Reyes'])
  expect(await namesAt(one)).toEqual(['Tomas Reyes'])
})

it('keeps a picture through other changes, until it is removed', async () => {
  const body = { role: 'inspector' as const, name: 'Wren', line: 'I measure.' }
  const uploadId = await photo(400)
  const { hosts } = await good(staff.call(addHost, { body: { ...body, picture: { uploadId } } }))
  const wren = hosts.find(({ name }) => name === 'Wren')
  expect(wren?.image).toMatch(/\.webp$|webp/)
  const params = { id: String(wren?.id) }
  const imageAfter = async (change: object) =>
    (await good(staff.call(changeHost, { params, body: { ...body, ...change } }))).hosts.find(
      ({ id }) => id === wren?.id,
    )?.image
  expect(await imageAfter({ line: 'I measure twice.' })).toBe(wren?.image)
  expect(await imageAfter({ picture: null })).toBeNull()
  expect(await refused(staff.call(addHost, { body: { ...body, picture: { uploadId: await photo(20) } } }))).toEqual({
    status: 422,
    code: 'picture_too_small',
  })
})

it('never undoes unseen what someone else saved meanwhile', async () => {
  const body = { role: 'inspector' as const, name: 'Mara' }
  await good(staff.call(addHost, { body }))
  const mara = async () => (await good(staff.call(hostsOfDesk))).hosts.find(({ name }) => name === 'Mara')
  const opened = await mara()
  const params = { id: String(opened?.id) }
  const save = (change: object) =>
    staff.call(changeHost, { params, body: { ...body, version: opened?.version, ...change } })
  await good(save({ homeIds: [homes[0].id] }))
  expect(await refused(save({ line: 'I look twice.' }))).toMatchObject({ status: 409, code: 'settings_changed' })
  const now = await mara()
  expect(now).toMatchObject({ line: '', homes: [{ id: homes[0].id }] })
  await good(save({ line: 'I look twice.', version: now?.version }))
  expect(await mara()).toMatchObject({ line: 'I look twice.', homes: [] })
})

it('assigns only existing homes, and only staff who manage homes can assign them', async () => {
  const body = { role: 'home_manager' as const, name: 'Ada', homeIds: [999_999] }
  expect(await refused(staff.call(addHost, { body }))).toMatchObject({ status: 404 })
  const traveler = await t.person('traveler')
  expect(await refused(traveler.call(addHost, { body: { ...body, homeIds: [] } }))).toMatchObject({ status: 403 })
})
