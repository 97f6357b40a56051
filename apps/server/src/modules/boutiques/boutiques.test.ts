import {
  boutiqueBySlug,
  boutiques,
  boutiquesOfDesk,
  dropBoutique,
  mostInBoutique,
  setBoutique,
  versionOfNone,
} from '@porchlight/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Home, moveHome } from '#modules/homes'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
let staff: Caller
let homes: [Home, Home, Home]
beforeAll(async () => {
  staff = await t.person('staff')
})
beforeEach(async () => {
  homes = await t.write(async (ctx) => [await a.pricedHome(ctx), await a.pricedHome(ctx), await a.pricedHome(ctx)])
})

const words = { name: 'Canoe Place', line: 'On the still side of the lake' }
const keep = (slug: string, ids: readonly number[], more: object = {}) =>
  staff.call(setBoutique, { params: { slug }, body: { ...words, homeIds: [...ids], ...more } })
const seen = (slug: string, query: object = {}) => t.visitor().call(boutiqueBySlug, { params: { slug }, query })
const idsOf = async (slug: string, query: object = {}) => (await good(seen(slug, query))).homes.map(({ id }) => id)
const pause = (id: number) =>
  t.write((ctx) => moveHome(ctx, id, 'paused', { as: 'staff', accountId: null }, 'The roof is being repaired'))
const listed = async (slug: string) =>
  (await good(t.visitor().call(boutiques))).boutiques.find((one) => one.slug === slug)
const gone = { status: 404, code: 'not_found' }
const week = { arrive: '2027-07-02', depart: '2027-07-09', adults: 2 }

describe('a boutique', () => {
  it('shows only its homes, in the order the team set', async () => {
    const [one, two, three] = homes
    await good(keep('order', [three.id, one.id]))
    expect(await idsOf('order')).toEqual([three.id, one.id])
    await good(keep('order', [two.id, three.id], { line: 'Another line' }))
    expect(await idsOf('order')).toEqual([two.id, three.id])
    expect(await listed('order')).toMatchObject({ ...words, line: 'Another line', homes: 2 })
  })

  it('prices a stay, and lists homes that can’t be booked after those that can, with the reason (R14)', async () => {
    const [big, small] = homes
    const tiny = await t.write((ctx) => a.pricedHome(ctx, { sleeps: 1 }))
    await good(keep('priced', [tiny.id, big.id, small.id]))
    const { homes: shown } = await good(seen('priced', week))
    expect(shown.map(({ id }) => id)).toEqual([big.id, small.id, tiny.id])
    expect(shown[0]).toMatchObject({ headline: { currency: 'USD' }, reasons: [] })
    expect(shown[2]).toMatchObject({ headline: null, reasons: [{ code: 'max_guests', max: 1 }] })
    expect(await idsOf('priced')).toEqual([tiny.id, big.id, small.id])
  })

  it('has its own site if the team gives it one, and none once that is removed', async () => {
    const ids = homes.map(({ id }) => id)
    await good(keep('own', ids, { site: ' The Landing ', theme: 'light' }))
    const own = { site: 'The Landing', theme: 'light' }
    expect((await good(seen('own'))).boutique).toMatchObject(own)
    expect(await listed('own')).toMatchObject(own)
    await good(keep('own', ids))
    expect((await good(seen('own'))).boutique).toMatchObject({ site: null, theme: null })
    for (const wrong of [{ theme: 'neon' }, { site: ' ' }, { site: 'x'.repeat(81) }])
      expect(await refused(keep('own', ids, wrong))).toMatchObject({ status: 422 })
  })

  it('leaves out homes that are off the market, and is not found if none is left', async () => {
    const [one, two] = homes
    await good(keep('paused', [one.id, two.id]))
    await pause(one.id)
    expect(await idsOf('paused')).toEqual([two.id])
    await pause(two.id)
    expect(await refused(seen('paused'))).toEqual(gone)
    expect(await listed('paused')).toBeUndefined()
    const desk = (await good(staff.call(boutiquesOfDesk))).boutiques.find(({ slug }) => slug === 'paused')
    expect(desk?.homes.map(({ live }) => live)).toEqual([false, false])
  })

  it('is visible only to the team until it is published, and to no one once it is removed', async () => {
    const ids = homes.map(({ id }) => id)
    await good(keep('hidden', ids, { shown: false }))
    expect(await refused(seen('hidden'))).toEqual(gone)
    expect(await listed('hidden')).toBeUndefined()
    await good(keep('hidden', ids))
    expect(await listed('hidden')).toMatchObject({ homes: 3 })
    const drop = () => staff.call(dropBoutique, { params: { slug: 'hidden' } })
    expect((await good(drop())).boutiques.map(({ slug }) => slug)).not.toContain('hidden')
    expect(await refused(drop())).toEqual(gone)
    expect(await refused(seen('hidden'))).toEqual(gone)
  })

  it('accepts existing homes, each once, and no more than a page shows', async () => {
    const [one] = homes
    expect(await refused(keep('wrong', [one.id, 999_999]))).toEqual(gone)
    for (const ids of [[], [one.id, one.id], Array.from({ length: mostInBoutique + 1 }, (_, at) => at + 1)])
      expect(await refused(keep('wrong', ids))).toMatchObject({ status: 422 })
    expect(await refused(seen('wrong'))).toEqual(gone)
    expect(await refused(seen('wrong', { arrive: '2027-07-09', depart: '2027-07-02' }))).toMatchObject({ status: 422 })
  })
})

it('a boutique is never saved unseen over what someone else saved meanwhile', async () => {
  const [one, two] = homes
  const versionNow = async () =>
    (await good(staff.call(boutiquesOfDesk))).boutiques.find(({ slug }) => slug === 'guarded')?.version
  await good(keep('guarded', [one.id, two.id]))
  const opened = await versionNow()
  await good(keep('guarded', [two.id, one.id], { version: opened }))
  const over = keep('guarded', [one.id], { line: 'Mine', version: opened })
  expect(await refused(over)).toMatchObject({ status: 409, code: 'settings_changed' })
  expect(await idsOf('guarded')).toEqual([two.id, one.id])
  await good(keep('guarded', [one.id], { line: 'Mine', version: await versionNow() }))
  const last = await versionNow()
  await good(staff.call(dropBoutique, { params: { slug: 'guarded' } }))
  expect(await refused(keep('guarded', [one.id], { version: last }))).toMatchObject({ code: 'settings_changed' })
  expect(await versionNow()).toBeUndefined()
})

it('a new boutique never replaces one at the same address, even when two people create it at once', async () => {
  const [one, two] = homes
  const create = (slug: string, line: string) => keep(slug, [one.id, two.id], { line, version: versionOfNone })
  await good(create('fresh', 'First'))
  expect(await refused(create('fresh', 'Second'))).toMatchObject({ status: 409, code: 'settings_changed' })
  const answers = await Promise.all(['One', 'Two', 'Three'].map((line) => create('raced', line)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

it('a boutique that one person deletes while another saves it stays deleted', async () => {
  const [one, two] = homes
  for (let round = 0; round < 6; round++) {
    const slug = `deleted-${round}`
    await good(keep(slug, [one.id]))
    const stored = async () =>
      (await good(staff.call(boutiquesOfDesk))).boutiques.find((boutique) => boutique.slug === slug)
    const version = (await stored())?.version
    const save = () => keep(slug, [two.id], { version })
    const remove = () => staff.call(dropBoutique, { params: { slug } })
    await Promise.all(round % 2 === 0 ? [save(), remove()] : [remove(), save()])
    expect(await stored()).toBeUndefined()
  }
})
