import { leadsOfStaff, saveTownVibe, sharedTownVibe, takeTownVibeQuiz, townVibeResult } from '@porchlight/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { good, refused } from '../bookings/testing/guest.ts'

const t = sceneApp()
beforeAll(async () => {
  await t.write((ctx) => a.pricedHome(ctx))
})

const answers = {
  morning: 'swim',
  company: 'partner',
  evening: 'sunset',
  home: 'view',
  rain: 'book',
  budget: 'middle',
}
const week = { arrive: '2027-07-02', depart: '2027-07-09' }
const take = (more: object = {}) => t.visitor().call(takeTownVibeQuiz, { body: { answers, ...more } })

describe('the town quiz', () => {
  it('returns towns and homes available for the dates', async () => {
    const { id, hash } = await good(take(week))
    const { result } = await good(t.visitor().call(townVibeResult, { params: { id, hash } }))
    expect(result).toMatchObject({ stay: week, isSaved: false })
    const [best] = result.towns
    expect(best?.homes.length).toBeGreaterThan(0)
    for (const home of best?.homes ?? []) expect(home.price).not.toBeNull()
  })

  it('shares only the town', async () => {
    const { id } = await good(take())
    const { text } = await t.visitor().raw({ path: `quizzes/town-vibe/${id}` })
    const { town } = await good(t.visitor().call(sharedTownVibe, { params: { id } }))
    expect(town).not.toBe('')
    expect(JSON.parse(text).results).toEqual({ town })
    expect(await refused(t.visitor().call(townVibeResult, { params: { id, hash: 'A'.repeat(24) } }))).toMatchObject({
      status: 404,
    })
  })

  it('creates a lead only with consent', async () => {
    const { id, hash } = await good(take())
    const staff = await t.person('staff')
    const leads = async () => (await good(staff.call(leadsOfStaff, { query: { kind: 'quiz' } }))).leads
    expect(await leads()).toEqual([])
    const save = (consent: boolean) =>
      t.visitor().call(saveTownVibe, {
        params: { id, hash },
        body: { name: 'Tove', email: 'tove@lark.example', consent: consent as true },
      })
    expect(await refused(save(false))).toMatchObject({ status: 422 })
    expect(await leads()).toEqual([])
    await good(save(true))
    expect((await leads()).map(({ name }) => name)).toEqual(['Tove'])
  })

  it('rejects a quiz with a missing or invalid answer', async () => {
    const { budget: _, ...most } = answers
    expect(await refused(take({ answers: most }))).toMatchObject({ status: 422 })
    expect(await refused(take({ answers: { ...answers, rain: 'swim' } }))).toMatchObject({ status: 422 })
  })
})

it('has a share image that names the town and is rendered only for results', async () => {
  const { id } = await good(take())
  const { status, headers, bytes } = await t.visitor().raw({ path: `/share-images/town-vibe/${id}.jpg` })
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  for (const wrong of ['999999', '0', 'x', '-1'])
    expect((await t.visitor().raw({ path: `/share-images/town-vibe/${wrong}.jpg` })).status).toBe(404)
})
