import {
  addContentImage,
  type BodyOf,
  type ContentDraft,
  type ContentSettings,
  contentAvailable,
  contentBySlug,
  contentDesk,
  contentDraft,
  contentForEdit,
  contentImages,
  contentMenusAt,
  contentMenuVersions,
  contentPreview,
  contentSettings,
  contentStories,
  contentVersion,
  createContent,
  endContentPreview,
  makeContentPreview,
  moveContent,
  renderContent,
  restoreContent,
  saveContent,
  setContentSettings,
  uploadCustomFile,
} from '@porchlight/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { usePoolPicture } from '#modules/media'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { readIsland } from '../../demo/island.ts'
import { good, refused as refusalOf } from '../bookings/testing/guest.ts'
import { jobs } from './jobs.ts'
import { addToLibrary } from './library.ts'

const t = sceneApp()

const refused = async (call: Parameters<typeof refusalOf>[0], expected: { status: number; code: string }) =>
  expect(await refusalOf(call)).toMatchObject(expected)
let staff: Caller
let inLibrary: number
let elsewhere: number
beforeAll(async () => {
  staff = await t.person('staff')
  const [one, other] = readIsland().pictures[0]?.images ?? []
  await t.write(async (ctx) => {
    inLibrary = (await usePoolPicture(ctx, one?.file ?? '', one as never)).id
    elsewhere = (await usePoolPicture(ctx, other?.file ?? '', other as never)).id
    await addToLibrary(ctx, { pictureId: inLibrary, alt: 'A cabin by the lake', by: null })
  })
  await good(
    staff.call(setContentSettings, {
      body: {
        topics: [
          { slug: 'seasons', names: { en: 'Seasons', de: 'Jahreszeiten' }, position: 1 },
          { slug: 'towns', names: { en: 'Towns' }, position: 2 },
        ],
        authors: [{ slug: 'ines', name: 'Ines Calloway', roles: {}, about: {}, portraitId: null }],
        ownAudience: null,
        version: 0,
      },
    }),
  )
})

const paragraph = (text: string) => ({
  type: 'text' as const,
  parts: [{ kind: 'paragraph' as const, spans: [{ text }] }],
})
const english = { summary: 'One sentence.', body: [paragraph('The raft stays in.')] }
const story = (slug: string, more: object = {}): ContentDraft =>
  contentDraft.parse({
    slug,
    facts: { kind: 'story' },
    topics: ['seasons'],
    author: 'ines',
    texts: { en: { ...english, title: `The story ${slug}` } },
    ...more,
  })

const create = async (draft: ContentDraft) => (await good(staff.call(createContent, { body: { draft } }))).id
const move = (id: number, body: BodyOf<typeof moveContent>) => staff.call(moveContent, { params: { id }, body })
const publish = async (id: number) => good(move(id, { to: 'published' }))
const published = async (draft: ContentDraft) => {
  const id = await create(draft)
  await publish(id)
  return id
}
const save = (id: number, draft: ContentDraft, base: number) =>
  staff.call(saveContent, { params: { id }, body: { draft, base } })
const read = (slug: string, query: object = {}) =>
  t.visitor().call(contentBySlug, { params: { kind: 'story', slug }, query })
const listed = async (query: object = {}) =>
  (await good(t.visitor().call(contentStories, { query: { perPage: '100', ...query } }))).stories.map(
    ({ slug }) => slug,
  )
const runJobs = async () => {
  for (const { run } of jobs) await run(t.app, {})
}
const gone = { status: 404, code: 'not_found' }

describe('a document', () => {
  it('is public from the moment it is published until it is unpublished, and not before', async () => {
    const id = await create(story('first'))
    await refused(read('first'), gone)
    await publish(id)
    expect((await good(read('first'))).document).toMatchObject({ title: 'The story first', minutes: 1 })
    expect(await listed()).toContain('first')
    await good(move(id, { to: 'draft' }))
    await refused(read('first'), gone)
    expect(await listed()).not.toContain('first')
  })

  it('shows the published version while a newer one waits', async () => {
    const id = await published(story('waiting'))
    const later = story('waiting', { texts: { en: { ...english, title: 'Later' } } })
    expect((await good(save(id, later, 1))).row).toMatchObject({ version: 2, changed: true, state: 'published' })
    expect((await good(read('waiting'))).document.title).toBe('The story waiting')
    await publish(id)
    expect((await good(read('waiting'))).document.title).toBe('Later')
  })

  it('rejects a save that started from an older version, and loses nothing', async () => {
    const id = await create(story('two-editors'))
    await good(save(id, story('two-editors', { tags: ['mine'] }), 1))
    await refused(save(id, story('two-editors', { tags: ['theirs'] }), 1), { status: 409, code: 'version_outdated' })
    expect((await good(staff.call(contentForEdit, { params: { id } }))).draft.tags).toEqual(['mine'])
  })

  it('stores every version and restores one as the newest', async () => {
    const id = await create(story('restored', { tags: ['one'] }))
    await good(save(id, story('restored', { tags: ['two'] }), 1))
    const desk = await good(staff.call(restoreContent, { params: { id, number: 1 } }))
    expect(desk.versions.map(({ number }) => number)).toEqual([3, 2, 1])
    expect(desk.draft.tags).toEqual(['one'])
    expect((await good(staff.call(contentVersion, { params: { id, number: 2 } }))).draft.tags).toEqual(['two'])
  })

  it('is found at its previous addresses, until another document takes one', async () => {
    const id = await published(story('old-name'))
    await good(save(id, story('new-name'), 1))
    expect((await good(read('old-name'))).document.slug).toBe('old-name')
    await publish(id)
    expect((await good(read('old-name'))).document.slug).toBe('new-name')
    expect((await good(staff.call(contentForEdit, { params: { id } }))).earlierSlugs).toEqual(['old-name'])
    await published(story('old-name'))
    expect((await good(read('old-name'))).document.slug).toBe('old-name')
    await refused(staff.call(createContent, { body: { draft: story('new-name') } }), {
      status: 409,
      code: 'slug_in_use',
    })
  })

  it('is shown in the reader’s language, else in English, else in the one it has', async () => {
    const text = (title: string) => ({ title, body: [paragraph(title)] })
    await published(story('spoken', { texts: { en: text('A week'), de: text('Eine Woche') } as never }))
    await published(story('german-only', { texts: { de: text('Nur deutsch') } as never }))
    const title = async (slug: string, language: string) => (await good(read(slug, { language }))).document.title
    expect([await title('spoken', 'de'), await title('spoken', 'fr')]).toEqual(['Eine Woche', 'A week'])
    expect((await good(read('german-only', { language: 'fr' }))).document).toMatchObject({ language: 'de' })
    const { topics } = await good(t.visitor().call(contentStories, { query: { language: 'de' } }))
    expect(topics.map(({ name }) => name)).toContain('Jahreszeiten')
  })

  it('is published by the job at its scheduled time, once, and not before', async () => {
    const id = await create(story('scheduled'))
    await refused(move(id, { to: 'scheduled', at: '2020-01-01T00:00:00Z' }), { status: 422, code: 'date_past' })
    const at = new Date(t.clock.now().getTime() + 3_600_000)
    await good(move(id, { to: 'scheduled', at: at.toISOString() }))
    await runJobs()
    await refused(read('scheduled'), gone)
    t.clock.advance(120)
    await runJobs()
    await runJobs()
    expect((await good(read('scheduled'))).document.slug).toBe('scheduled')
    expect((await good(staff.call(contentForEdit, { params: { id } }))).row).toMatchObject({
      state: 'published',
      publishAt: null,
    })
  })

  it('is shown unpublished to anyone with its preview link, until the link is stopped or replaced', async () => {
    const id = await create(story('preview'))
    const open = (path: string | null) =>
      t.visitor().call(contentPreview, { params: { token: path?.split('/').at(-1) ?? '' } })
    const link = async () => (await good(staff.call(makeContentPreview, { params: { id } }))).previewPath
    const first = await link()
    expect(await good(open(first))).toMatchObject({ state: 'draft', document: { title: 'The story preview' } })
    const second = await link()
    await refused(open(first), gone)
    await good(open(second))
    await good(staff.call(endContentPreview, { params: { id } }))
    await refused(open(second), gone)
  })
})

describe('what a document refers to', () => {
  it('must exist: library pictures, topics, authors', async () => {
    const image = (pictureId: number) => ({
      type: 'image' as const,
      width: 'text' as const,
      image: { pictureId, alt: 'A porch', caption: '' },
    })
    const withBlock = (block: object) =>
      story('named', { texts: { en: { ...english, title: 'Named', body: [block] } } })
    const attempt = (draft: ContentDraft) => staff.call(createContent, { body: { draft } })
    await refused(attempt(withBlock(image(elsewhere))), { status: 422, code: 'unknown_picture' })
    await refused(attempt(story('named', { coverId: elsewhere })), { status: 422, code: 'unknown_picture' })
    await refused(attempt(story('named', { topics: ['nowhere'] })), { status: 422, code: 'unknown_topic' })
    await refused(attempt(story('named', { author: 'nobody' })), { status: 422, code: 'unknown_author' })
    await good(attempt(withBlock(image(inLibrary))))
  })

  it('can be a file its editor uploaded, which is public once published, and no one else’s', async () => {
    const upload = async (who: Caller) => {
      const file = new File(['%PDF-1.4 a brochure'], 'brochure.pdf', { type: 'application/pdf' })
      return (await good(who.call(uploadCustomFile, { body: { file } }))).data
    }
    const guest = await t.person('traveler')
    const [theirs, own] = [await upload(guest), await upload(staff)]
    const brochure = (slug: string, fileId: number) =>
      story(slug, { facts: { kind: 'collateral', audience: 'guests', fileId }, topics: [], author: null })
    const attempt = (fileId: number) => staff.call(createContent, { body: { draft: brochure('brochure', fileId) } })
    await refused(attempt(theirs.id), { status: 422, code: 'unknown_file' })
    await refused(attempt(999_999), { status: 422, code: 'unknown_file' })
    const { id } = await good(attempt(own.id))
    const status = async () => (await t.visitor().raw({ path: own.originalSrc })).status
    expect(await status()).toBe(404)
    await publish(id)
    expect(await status()).toBe(200)
    await good(move(id, { to: 'archived' }))
    expect(await status()).toBe(404)
  })

  it('prevents publishing while a picture has no alt text or a link is broken', async () => {
    const body = [
      { type: 'image', width: 'text', image: { pictureId: inLibrary, alt: '', caption: '' } },
      {
        type: 'text',
        parts: [{ kind: 'paragraph', spans: [{ text: 'Read on', href: '/blog/never-written' }] }],
      },
    ]
    const draft = story('unfit', { texts: { en: { title: 'Unfit', body } } as never })
    const id = await create(draft)
    await refused(move(id, { to: 'published' }), { status: 409, code: 'findings_open' })
    const { findings } = await good(staff.call(renderContent, { body: { draft, language: 'en' } }))
    expect(findings.filter(({ blocks }) => blocks)).toEqual([
      { code: 'no_alt', blocks: true, language: 'en', block: 0, about: String(inLibrary) },
      { code: 'broken_link', blocks: true, language: 'en', block: 1, about: '/blog/never-written' },
    ])
    expect(findings).toContainEqual(expect.objectContaining({ code: 'missing_language', language: 'fr' }))
  })

  it('drops a home that is no longer rented, and restores it when it returns', async () => {
    const home = await t.write((ctx) => a.pricedHome(ctx))
    const body = [paragraph('Stay here.'), { type: 'homes', title: 'Where to stay', homeIds: [home.id, 999_999] }]
    await published(story('homes', { texts: { en: { title: 'Homes', body } } as never }))
    const { resolved } = (await good(read('homes'))).document
    expect(resolved.homes.map(({ id }) => id)).toEqual([home.id])
  })

  it('keeps topics and authors from being removed while in use', async () => {
    await published(story('uses-both'))
    const known = await good(staff.call(contentSettings))
    await refused(staff.call(setContentSettings, { body: { ...known, authors: [] } }), {
      status: 409,
      code: 'in_use',
    })
  })
})

describe('the preview picture of a shared link', () => {
  const picture = (path: string) => t.visitor().raw({ path: `/share-images/${path}` })

  it('is drawn for published stories, with or without a cover, whatever the title contains', async () => {
    const title = '<script>alert(1)</script> & "a title" that runs on and on, far beyond what one picture can hold 🏖️'
    await published(story('shared', { texts: { en: { ...english, title } } }))
    const { status, headers, bytes } = await picture('story/shared.jpg?language=de')
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })
  it('is drawn for live homes', async () => {
    const home = await t.write((ctx) => a.pricedHome(ctx))
    expect((await picture(`home/${home.slug}.jpg`)).status).toBe(200)
  })
  it('does not exist for drafts, other kinds, and made-up names', async () => {
    await create(story('not-yet'))
    for (const path of ['story/not-yet.jpg', 'guide/hamptons.jpg', 'story/..%2f..%2fetc.jpg', 'home/none.jpg'])
      expect([path, (await picture(path)).status]).toEqual([path, 404])
  })
})

describe('the footer', () => {
  const footerFor = async (language?: 'de') =>
    (await good(t.visitor().call(contentAvailable, { query: language ? { language } : {} }))).footer

  it('lists the existing pages until the team writes one, in every language', async () => {
    expect(await footerFor()).toBeNull()
    const known = await good(staff.call(contentSettings))
    const footer = [
      { names: { en: 'Plan', de: 'Planen' }, links: [{ href: '/hamptons-guide', names: { en: 'The guide' } }] },
    ]
    await good(staff.call(setContentSettings, { body: { ...known, footer } }))
    expect(await footerFor('de')).toEqual([
      { title: 'Planen', links: [{ path: '/hamptons-guide', label: 'The guide' }] },
    ])
    await good(staff.call(setContentSettings, { body: { ...(await good(staff.call(contentSettings))), footer: null } }))
    expect(await footerFor()).toBeNull()
  })

  it('rejects a link that runs a script, and one without a name', async () => {
    const known = await good(staff.call(contentSettings))
    for (const link of [
      { href: 'javascript:alert(1)', names: { en: 'x' } },
      { href: '//evil.example', names: { en: 'x' } },
      { href: '/about', names: {} },
    ])
      await refused(
        staff.call(setContentSettings, { body: { ...known, footer: [{ names: { en: 'Plan' }, links: [link] }] } }),
        { status: 422, code: 'invalid_input' },
      )
  })
})

describe('the header', () => {
  const headerFor = async (query: { language?: 'de'; brand?: string } = {}) =>
    (await good(t.visitor().call(contentAvailable, { query }))).header
  const links = (en: string, others: { de?: string } = {}) => [{ href: '/whereto', names: { en, ...others } }]

  it('is the built-in menu until the team writes one, for every brand or for one, in every language', async () => {
    expect(await headerFor()).toBeNull()
    const known = await good(staff.call(contentSettings))
    const [brand] = known.brands
    const header = [{ brandId: null, links: links('Towns', { de: 'Orte' }) }]
    const own = { brandId: brand?.id ?? '', links: links('Our towns') }
    await good(staff.call(setContentSettings, { body: { ...known, header: [...header, own] } }))
    expect(await headerFor({ language: 'de' })).toEqual([{ path: '/whereto', label: 'Orte' }])
    expect(await headerFor({ brand: own.brandId })).toEqual([{ path: '/whereto', label: 'Our towns' }])
    expect(await headerFor({ brand: 'another' })).toEqual([{ path: '/whereto', label: 'Towns' }])
    await good(staff.call(setContentSettings, { body: { ...(await good(staff.call(contentSettings))), header: [] } }))
    expect(await headerFor({ brand: own.brandId })).toBeNull()
  })

  it('is rejected for a nonexistent brand, twice for one brand, and with a link that runs a script', async () => {
    const known = await good(staff.call(contentSettings))
    const save = (header: typeof known.header) => staff.call(setContentSettings, { body: { ...known, header } })
    const menu = { brandId: null, links: links('Towns') }
    await refused(save([{ ...menu, brandId: 'gone' }]), { status: 422, code: 'unknown_brand' })
    await refused(save([menu, menu]), { status: 422, code: 'invalid_input' })
    const script = [{ href: 'javascript:alert(1)', names: { en: 'x' } }]
    await refused(save([{ brandId: null, links: script }]), { status: 422, code: 'invalid_input' })
  })
})

describe('the menus', () => {
  const now = () => good(staff.call(contentSettings))
  const footerTo = (...hrefs: string[]) => [
    { names: { en: 'Plan' }, links: hrefs.map((href) => ({ href, names: { en: href } })) },
  ]
  const save = async (footer: ContentSettings['footer']) =>
    good(staff.call(setContentSettings, { body: { ...(await now()), footer } }))

  it('never lead to a page that does not exist or is not published', async () => {
    const known = await now()
    await create(story('only-a-draft'))
    for (const href of ['/abuot', '/blog/only-a-draft', '/whereto/atlantis', '/properties/no-such-home'])
      await refused(staff.call(setContentSettings, { body: { ...known, footer: footerTo('/about', href) } }), {
        status: 422,
        code: 'broken_link',
      })
    expect((await now()).footer).toEqual(known.footer)
    await save(footerTo('/about#team', '/contact?about=stay', '/blog/feed.xml', 'https://example.com/x'))
    await save(known.footer)
  })

  it('are not overwritten by someone who opened them before another saved', async () => {
    const opened = await now()
    await save(footerTo('/about'))
    await refused(staff.call(setContentSettings, { body: { ...opened, footer: footerTo('/press') } }), {
      status: 409,
      code: 'outdated',
    })
    expect((await now()).footer).toEqual(footerTo('/about'))
  })

  it('keep every version with the person who saved it; saving the same menus again makes none', async () => {
    await save(footerTo('/about'))
    await save(footerTo('/about', '/press'))
    await save(footerTo('/about', '/press'))
    const { versions } = await good(staff.call(contentMenuVersions))
    const [newest, before] = versions
    expect(newest).toMatchObject({ footerLinks: 2, headerLinks: 0 })
    expect(before).toMatchObject({ footerLinks: 1, number: (newest?.number ?? 0) - 1 })
    expect(newest?.savedBy).not.toBe('Porchlight')
    const earlier = await good(staff.call(contentMenusAt, { params: { number: before?.number ?? 0 } }))
    expect(earlier.menus).toEqual({ header: [], footer: footerTo('/about') })
    await refused(staff.call(contentMenusAt, { params: { number: 9_999 } }), { status: 404, code: 'not_found' })
    await save(null)
  })
})

describe('lists', () => {
  it('find stories by topic, author, and any word in them', async () => {
    const title = 'Gannets fall like knives'
    const texts = { en: { title, body: [paragraph('From sixty feet, 100% straight.')] } }
    await published(story('gannets', { topics: ['towns'], texts }))
    expect(await listed({ topic: 'towns' })).toEqual(['gannets'])
    expect(await listed({ q: 'SIXTY feet' })).toEqual(['gannets'])
    expect(await listed({ q: '100%' })).toEqual(['gannets'])
    expect(await listed({ q: 'sixty%feet' })).toEqual([])
    expect(await listed({ author: 'ines' })).toContain('gannets')
    const { documents } = await good(staff.call(contentDesk, { query: { q: 'sixty', state: 'published' } }))
    expect(documents.map(({ slug }) => slug)).toEqual(['gannets'])
  })

  it('say what exists, so that menus leave out what is empty', async () => {
    await published(story('available'))
    const { kinds, guide, slugs } = await good(t.visitor().call(contentAvailable))
    expect(kinds.find(({ kind }) => kind === 'story')?.documents).toBeGreaterThan(0)
    expect(kinds.some(({ kind }) => kind === 'opening')).toBe(false)
    expect(guide).toBeNull()
    expect(slugs).toContainEqual(expect.objectContaining({ kind: 'story', slug: 'available' }))
  })

  it('offer only library pictures, and accept no one else’s upload into it', async () => {
    const { images } = await good(staff.call(contentImages))
    expect(images.map(({ picture }) => picture.id)).toEqual([inLibrary])
    await refused(staff.call(addContentImage, { body: { uploadId: 1, alt: 'A passport' } }), {
      status: 422,
      code: 'not_a_picture',
    })
  })
})
