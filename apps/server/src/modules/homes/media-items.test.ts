import { homeBySlug, type StoredMediaItem, saveTour, tourOfHome, uploadCustomFile } from '@porchlight/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { type TestApp, testApp } from '#testing/harness'
import { tellTourProviders } from './providers.ts'

type Owner = Caller & { accountId: number }
let t: TestApp
let owner: Owner
beforeAll(async () => {
  t = await testApp()
  owner = await t.person('owner')
})
afterAll(() => t.close())

const written = { title: 'Ground floor', description: 'Drawn by hand.' }
const tour: StoredMediaItem = {
  from: 'address',
  address: 'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1',
  title: 'Walk through',
  description: '',
}
const plan = (uploadId: number): StoredMediaItem => ({ from: 'file', uploadId, ...written })

const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')
const drawing = (color: string) =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: color } })
    .png()
    .toBuffer()

const send = async (who: Caller, bytes: Uint8Array, name: string) => {
  const answer = await who.call(uploadCustomFile, { body: { file: new File([new Uint8Array(bytes)], name) } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.data
}
const ownHome = () => t.write((ctx) => a.home(ctx, { ownerId: owner.accountId }))
const keep = (who: Caller, id: number, items: StoredMediaItem[]) =>
  who.call(saveTour, { params: { id }, body: { items } })
const shown = async (slug: string) => {
  const answer = await t.visitor().call(homeBySlug, { params: { slug } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results.home
}
const statusOf = async (url: string) => (await t.server.inject({ url })).statusCode

describe('the media a home shows beside its pictures', () => {
  it('include a floor plan, as picture or PDF, and a tour, in the order given, with plans at the end of its gallery', async () => {
    const home = await ownHome()
    const picture = await send(owner, await drawing('#eeeeee'), 'ground.png')
    const document = await send(owner, pdf, 'all floors.pdf')
    expect(await statusOf(document.originalSrc)).toBe(404)
    expect(await keep(owner, home.id, [tour, plan(picture.id), plan(document.id)])).toMatchObject({ ok: true })
    const { items, pictures } = await shown(home.slug)
    expect(items).toMatchObject([
      {
        type: 'tour',
        url: 'https://my.matterport.com/show/?m=SxQL3iGyoDo',
        name: 'Matterport',
        title: 'Walk through',
        size: null,
      },
      { type: 'image', name: 'ground.png', ...written, thumbnail: picture.thumbnail },
      { type: 'pdf', name: 'all floors.pdf', size: pdf.length, picture: null },
    ])
    expect(pictures).toMatchObject([{ shot: 'plan', alt: 'Ground floor', width: 900 }])
    const served = await t.server.inject({ url: document.originalSrc })
    expect(served.statusCode).toBe(200)
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(served.headers['content-disposition']).toMatch(/^attachment;/)
  })

  it('are public only while shown somewhere', async () => {
    const [one, other] = [await ownHome(), await ownHome()]
    const document = await send(owner, Buffer.concat([pdf, Buffer.from('2')]), 'plan.pdf')
    await keep(owner, one.id, [plan(document.id)])
    await keep(owner, other.id, [plan(document.id)])
    await keep(owner, one.id, [])
    expect(await statusOf(document.originalSrc)).toBe(200)
    await keep(owner, other.id, [tour])
    expect(await statusOf(document.originalSrc)).toBe(404)
  })

  it('are managed by the home’s owners and the team, who can keep what another of them uploaded', async () => {
    const home = await ownHome()
    const picture = await send(owner, await drawing('#dddddd'), 'plan.png')
    const stranger = await t.person('owner')
    const staff = await t.person('admin')
    for (const call of [keep(stranger, home.id, []), stranger.call(tourOfHome, { params: { id: home.id } })])
      expect(await call).toMatchObject({ ok: false, error: { status: 404 } })
    expect(await keep(staff, home.id, [plan(picture.id)])).toMatchObject({ error: { code: 'file_unknown' } })
    expect(await keep(owner, home.id, [plan(picture.id)])).toMatchObject({ ok: true })
    expect(await keep(staff, home.id, [plan(picture.id), tour])).toMatchObject({ ok: true })
    expect(await staff.call(tourOfHome, { params: { id: home.id } })).toMatchObject({
      results: {
        items: [
          { uploadId: picture.id, isShown: true },
          { uploadId: null, isShown: true },
        ],
      },
    })
  })

  it('include no uploaded film, and no address outside the configured providers', async () => {
    const home = await ownHome()
    const film = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypisom\0\0\0\0isomavc1'),
      Buffer.alloc(99, 7),
    ])
    const { id } = await send(owner, film, 'film.mp4')
    expect(await keep(owner, home.id, [plan(id)])).toMatchObject({ error: { code: 'not_a_plan' } })
    for (const address of ['https://evil.example/show', 'http://vimeo.com/76979871', 'javascript:alert(1)'])
      expect(await keep(owner, home.id, [{ ...tour, address }])).toMatchObject({ error: { code: 'provider_unknown' } })
    expect((await shown(home.slug)).items).toEqual([])
  })

  it('are hidden from the page when their provider is removed from the settings, and stay visible to editors', async () => {
    const home = await ownHome()
    await keep(owner, home.id, [tour])
    tellTourProviders(['vimeo'])
    try {
      expect((await shown(home.slug)).items).toEqual([])
      expect(await owner.call(tourOfHome, { params: { id: home.id } })).toMatchObject({
        results: { items: [{ title: 'Walk through', isShown: false }], providers: ['Vimeo'] },
      })
      expect(await keep(owner, home.id, [tour])).toMatchObject({ error: { code: 'provider_unknown' } })
    } finally {
      tellTourProviders(t.app.config.tourProviders)
    }
  })

  it('are framed only from the providers’ origins', async () => {
    const { headers } = await t.server.inject({ url: '/health' })
    expect(headers['content-security-policy']).toContain(
      'frame-src https://my.matterport.com https://kuula.co https://player.vimeo.com https://www.youtube-nocookie.com;',
    )
  })
})
