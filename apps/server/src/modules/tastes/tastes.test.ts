import { randomBytes } from 'node:crypto'
import {
  adoptTaste,
  choicesText,
  endTasteShare,
  keepTaste,
  mostTastes,
  readTaste,
  removeTaste,
  sharedTaste,
  shareTaste,
  type TasteChoice,
  tasteById,
  tasteByLink,
  tasteStep,
  tastes,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountClosed } from '#events/accounts'
import { announce } from '#kernel/outbox'
import { type HomeTypeCode, moveHome, setPictures } from '#modules/homes'
import { usePoolPicture } from '#modules/media'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { readIsland } from '../../demo/island.ts'
import { personalData } from './personal-data.ts'
import { db } from './tables.ts'
import { tastesOf } from './tastes.ts'

const styles = { farmhouse: 'farmhouse', cottage: 'cottage', cabin: 'cabin', cliff: 'villa' } as const
const typeOf = new Map<number, HomeTypeCode>()

let t: TestApp

/** Four homes of each of four types, with their pictures. */
beforeAll(async () => {
  t = await testApp()
  for (const { style, images } of readIsland().pictures) {
    const type = styles[style as keyof typeof styles]
    if (!type || [...typeOf.values()].filter((one) => one === type).length >= 4) continue
    const home = await t.write(async (ctx) => {
      const made = await a.pricedHome(ctx, { name: `${type} ${typeOf.size}`, typeCode: type })
      const shown = []
      for (const { file, alt, shot, ...measures } of images)
        shown.push({ pictureId: (await usePoolPicture(ctx, file, measures)).id, alt, shot, room: null })
      await setPictures(ctx, made.id, shown)
      return made
    })
    typeOf.set(home.id, type)
  }
}, 60_000)
afterAll(() => t.close())

const aSecret = () => randomBytes(32).toString('base64url')

/** Ten steps of someone who chooses a farmhouse whenever there is one. */
const farmhouses = async (deal = 11): Promise<string> => {
  const { call } = t.visitor()
  const choices: TasteChoice[] = []
  for (let options = 4; options > 0; ) {
    const answer = await call(tasteStep, { query: { deal, choices: choicesText(choices) } })
    if (!answer.ok) throw new Error(answer.error.code)
    const shown = answer.results.options.map(({ homeId, picture }) => ({ homeId, pictureId: picture.id }))
    options = shown.length
    const at = shown.findIndex(({ homeId }) => typeOf.get(homeId) === 'farmhouse')
    const rooms = new Set(shown.map(({ homeId }) => homeId)).size === 1
    if (options > 0) choices.push({ shown, taken: rooms || at < 0 ? null : at })
  }
  return choicesText(choices)
}

type Answer = { ok: true } | { ok: false; error: { code: string; status: number } }
const outcome = (answer: Answer) => (answer.ok ? 'ok' : answer.error.code)

const stored = async ({ call }: Pick<Caller, 'call'>) => {
  const secret = aSecret()
  const answer = await call(keepTaste, { body: { choices: await farmhouses(), secret } })
  if (!answer.ok) throw new Error(answer.error.code)
  return { ...answer.results, secret, params: { id: String(answer.results.id), token: secret } }
}

describe('choosing among pictures', () => {
  it('leads in ten steps to a profile with its homes and reasons, without saving anything', async () => {
    const choices = await farmhouses()
    expect(choices.split(',')).toHaveLength(10)
    const answer = await t.visitor().call(readTaste, { query: { choices } })
    expect(answer.ok && answer.results.reading.leans[0]).toMatchObject({ family: 'style', code: 'farmhouse' })
    const homes = answer.ok ? answer.results.homes : []
    expect(homes.slice(0, 4).map(({ id }) => typeOf.get(id))).toEqual(Array(4).fill('farmhouse'))
    expect(homes[0]?.why[0]).toEqual({ family: 'style', code: 'farmhouse', value: null })
    expect(await t.read((ctx) => db(ctx).selectFrom('tastes.taste').selectAll().execute())).toEqual([])
  })

  it('shows the homes with prices for a stay', async () => {
    const query = { choices: await farmhouses(), arrive: '2027-06-05', depart: '2027-06-12', adults: 2 }
    const answer = await t.visitor().call(readTaste, { query })
    expect(answer.ok && answer.results.homes[0]?.headline).toMatchObject({ currency: 'USD' })
  })

  it("ignores anything that isn't a picture of a home on the market", async () => {
    const { call } = t.visitor()
    const answer = await call(readTaste, { query: { choices: '1_999999.1-999999.2' } })
    expect(answer.ok && answer.results.reading.taken).toBe(0)
    // It ends in homes all the same: one of each kind, without a reason.
    const kinds = answer.ok ? answer.results.homes.slice(0, 4).map(({ id }) => typeOf.get(id)) : []
    expect([...kinds].sort()).toEqual(['cabin', 'cottage', 'farmhouse', 'villa'])
    expect(answer.ok && answer.results.homes.every(({ why, taken }) => why.length === 0 && !taken)).toBe(true)
    const requested = { choices: '1_999999.1-999999.2', secret: aSecret() }
    expect(outcome(await call(keepTaste, { body: requested }))).toBe('nothing_chosen')
    expect((await t.visitor().raw({ path: 'tastes/reading?choices=nonsense' })).status).toBe(422)
  })
})

describe('a profile without an account', () => {
  it('can be read with its secret and no other, not even by the team', async () => {
    const visitor = t.visitor()
    const { id, own, params } = await stored(visitor)
    expect(own).toBe(false)
    const shown = await visitor.call(tasteByLink, { params })
    expect(shown.ok && shown.results.taste).toMatchObject({ id, sharedAt: null })
    expect(outcome(await visitor.call(tasteByLink, { params: { ...params, token: aSecret() } }))).toBe('not_found')
    const other = await stored(visitor)
    expect(outcome(await visitor.call(tasteByLink, { params: { ...params, token: other.secret } }))).toBe('not_found')
    expect(outcome(await visitor.call(tasteById, { params }))).toBe('unauthenticated')
    for (const role of ['traveler', 'staff', 'admin'] as const)
      expect(outcome(await (await t.person(role)).call(tasteById, { params }))).toBe('not_found')
  })

  it('stays unchanged when its pictures are gone, and lists only homes on the market', async () => {
    const visitor = t.visitor()
    const { params } = await stored(visitor)
    const before = await visitor.call(tasteByLink, { params })
    const first = before.ok ? before.results.homes[0] : undefined
    await t.write((ctx) =>
      moveHome(ctx, first?.id as number, 'paused', { as: 'staff', accountId: null }, 'The roof is being repaired'),
    )
    const after = await visitor.call(tasteByLink, { params })
    await t.write((ctx) => moveHome(ctx, first?.id as number, 'live', { as: 'staff', accountId: null }))
    expect(after.ok && before.ok && after.results.taste).toEqual(before.ok && before.results.taste)
    expect(after.ok && after.results.homes.map(({ id }) => id)).not.toContain(first?.id)
  })

  it('is protected by its secret alone: no one else can delete or share it', async () => {
    const visitor = t.visitor()
    const { id, secret, params } = await stored(visitor)
    const stranger = await t.person('traveler')
    for (const wrong of [null, aSecret()]) {
      const share = { share: aSecret(), secret: wrong }
      expect(outcome(await stranger.call(shareTaste, { params, body: share }))).toBe('not_found')
      expect(outcome(await stranger.call(endTasteShare, { params, body: { secret: wrong } }))).toBe('not_found')
      expect(outcome(await stranger.call(removeTaste, { params, body: { secret: wrong } }))).toBe('not_found')
      expect(outcome(await visitor.call(removeTaste, { params, body: { secret: wrong } }))).toBe('not_found')
    }
    expect(outcome(await visitor.call(removeTaste, { params: { id: String(id) }, body: { secret } }))).toBe('ok')
    expect(outcome(await visitor.call(tasteByLink, { params }))).toBe('not_found')
  })

  it('is deleted after a year, unless it has an account', async () => {
    const [visitor, person] = [t.visitor(), await t.person('traveler')]
    const [old, owned] = [await stored(visitor), await stored(person)]
    await t.write((ctx) => sql`update tastes.taste set made_at = made_at - interval '366 days'`.execute(db(ctx)))
    const young = await stored(visitor)
    const { jobs } = await import('./jobs.ts')
    await jobs.find(({ name }) => name === 'tastes.forget')?.run(t.app, {})
    expect(outcome(await visitor.call(tasteByLink, { params: old.params }))).toBe('not_found')
    expect(outcome(await visitor.call(tasteByLink, { params: young.params }))).toBe('ok')
    expect(outcome(await person.call(tasteById, { params: owned.params }))).toBe('ok')
  })
})

describe('a profile of an account', () => {
  it('is adopted once, and from then on the secret opens nothing for anyone', async () => {
    const visitor = t.visitor()
    const { id, secret, params } = await stored(visitor)
    const [first, second] = [await t.person('traveler'), await t.person('owner')]
    expect(outcome(await second.call(adoptTaste, { params, body: { secret: aSecret() } }))).toBe('not_found')
    const both = await Promise.all([first, second].map(({ call }) => call(adoptTaste, { params, body: { secret } })))
    expect(both.map(outcome).sort()).toEqual(['not_found', 'ok'])
    const [owner, other] = both[0]?.ok ? [first, second] : [second, first]
    expect(outcome(await other.call(adoptTaste, { params, body: { secret } }))).toBe('not_found')
    expect(outcome(await other.call(tasteById, { params }))).toBe('not_found')
    expect(outcome(await visitor.call(tasteByLink, { params }))).toBe('not_found')
    expect(outcome(await visitor.call(removeTaste, { params, body: { secret } }))).toBe('not_found')
    const mine = await owner.call(tastes)
    expect(mine.ok && mine.results.tastes.map((taste) => taste.id)).toEqual([id])
  })

  it('belongs to the person from the start when they are logged in; the newest comes first and the others stay', async () => {
    const person = await t.person('traveler')
    const [one, two] = [await stored(person), await stored(person)]
    expect([one.own, two.own]).toEqual([true, true])
    const mine = await person.call(tastes)
    expect(mine.ok && mine.results.tastes.map(({ id }) => id)).toEqual([two.id, one.id])
    expect(outcome(await t.visitor().call(tasteByLink, { params: one.params }))).toBe('not_found')
    expect(outcome(await person.call(removeTaste, { params: one.params, body: { secret: null } }))).toBe('ok')
    const left = await person.call(tastes)
    expect(left.ok && left.results.tastes.map(({ id }) => id)).toEqual([two.id])
  })

  it('is limited to fifty per account', async () => {
    const person = await t.person('traveler')
    await t.write((ctx) =>
      sql`insert into tastes.taste (account_id, choices, reading, made_at)
          select ${person.accountId}, '', '{}', now() from generate_series(1, ${mostTastes})`.execute(db(ctx)),
    )
    const requested = { choices: await farmhouses(), secret: aSecret() }
    expect(outcome(await person.call(keepTaste, { body: requested }))).toBe('too_many_tastes')
    const { secret, params } = await stored(t.visitor())
    expect(outcome(await person.call(adoptTaste, { params, body: { secret } }))).toBe('too_many_tastes')
  })

  it("is in the export of the person's data, and is deleted when the account is closed", async () => {
    const person = await t.person('traveler')
    const { params, secret: _ } = await stored(person)
    const share = aSecret()
    await person.call(shareTaste, { params, body: { share, secret: null } })
    const copy = await t.read((ctx) => personalData.of(ctx, person.accountId))
    expect(copy.aestheticProfiles).toMatchObject([{ taken: expect.any(Number), choices: expect.stringContaining('_') }])
    await t.write((ctx) => announce(ctx, accountClosed({ accountId: person.accountId })))
    await t.drain()
    expect(await t.read((ctx) => tastesOf(ctx, person.accountId))).toEqual([])
    expect(outcome(await t.visitor().call(sharedTaste, { params: { ...params, token: share } }))).toBe('not_found')
  })

  it('has either an account or a secret in the database: never both, never neither', async () => {
    const { id } = await stored(t.visitor())
    const { accountId } = await t.person('traveler')
    const broken = [
      sql`update tastes.taste set account_id = ${accountId} where id = ${id}`,
      sql`update tastes.taste set secret_hash = null where id = ${id}`,
    ]
    for (const change of broken)
      await expect(t.write((ctx) => change.execute(db(ctx)))).rejects.toThrow('taste_one_holder')
  })
})

describe('sharing a profile', () => {
  it('shows a card by another secret, with the holder, the reading, and three homes, until it is revoked', async () => {
    const person = await t.person('traveler')
    const { params } = await stored(person)
    const share = aSecret()
    await person.call(shareTaste, { params, body: { share, secret: null } })
    const card = await t.visitor().call(sharedTaste, { params: { ...params, token: share } })
    expect(card.ok && [card.results.host, card.results.homes.length]).toEqual(['Ada', 3])
    expect(card.ok && Object.keys(card.results).sort()).toEqual(['homes', 'host', 'pictures', 'reading'])
    // It only shows.
    expect(outcome(await t.visitor().call(tasteByLink, { params: { ...params, token: share } }))).toBe('not_found')
    expect(outcome(await t.visitor().call(removeTaste, { params, body: { secret: share } }))).toBe('not_found')
    expect(outcome(await person.call(endTasteShare, { params, body: { secret: null } }))).toBe('ok')
    expect(outcome(await t.visitor().call(sharedTaste, { params: { ...params, token: share } }))).toBe('not_found')
  })

  it('replaces the previous link with a new one, and names no one without an account', async () => {
    const visitor = t.visitor()
    const { secret, params } = await stored(visitor)
    const [first, second] = [aSecret(), aSecret()]
    for (const share of [first, second]) await visitor.call(shareTaste, { params, body: { share, secret } })
    expect(outcome(await visitor.call(sharedTaste, { params: { ...params, token: first } }))).toBe('not_found')
    const card = await visitor.call(sharedTaste, { params: { ...params, token: second } })
    expect(card.ok && card.results.host).toBe(null)
    const other = await stored(visitor)
    const again = { share: second, secret: other.secret }
    expect(outcome(await visitor.call(shareTaste, { params: other.params, body: again }))).toBe('not_allowed_now')
    expect(outcome(await visitor.call(sharedTaste, { params: { ...other.params, token: second } }))).toBe('not_found')
  })

  it('stores only the hashes of secrets', async () => {
    const visitor = t.visitor()
    const { id, secret, params } = await stored(visitor)
    const share = aSecret()
    await visitor.call(shareTaste, { params, body: { share, secret } })
    const row = await t.read((ctx) =>
      db(ctx).selectFrom('tastes.taste').selectAll().where('id', '=', id).executeTakeFirst(),
    )
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(JSON.stringify(row)).not.toContain(share)
  })
})
