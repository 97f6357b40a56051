import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readIsland } from '../../apps/server/src/demo/island.ts'
import { builtPages, mountPages } from '../../apps/server/src/http/pages.ts'
import { addToLibrary, createDocument, moveDocument } from '../../apps/server/src/modules/content/index.ts'
import { usePoolPicture } from '../../apps/server/src/modules/media/index.ts'
import { a } from '../../apps/server/src/testing/builders.ts'
import type { Caller } from '../../apps/server/src/testing/caller.ts'
import { type TestApp, testApp } from '../../apps/server/src/testing/harness.ts'
import { createAnalysis } from '../../packages/contract/src/analyses.ts'
import { applyForOpening, type ContentKind, contentDraft } from '../../packages/contract/src/content.ts'
import type { AnyEndpoint } from '../../packages/contract/src/endpoint.ts'
import { inquiryKinds, leadsOfStaff, sendInquiry } from '../../packages/contract/src/leads.ts'
import { subscribeNewsletter } from '../../packages/contract/src/newsletter.ts'
import { saveTownVibe, takeTownVibeQuiz, townVibeQuestions } from '../../packages/contract/src/quizzes.ts'
import { describeTaste } from '../../packages/contract/src/tastes.ts'
import { buildWeb } from '../build-web.mjs'
import { breakouts, hostileDrafts, hostileLink, type Marks, markupIn } from './hostile-content.ts'
import { hostileBody } from './hostile-visitors.ts'
import { htmlFaults } from './html-faults.ts'

type Email = { recipient: string; subject: string; text: string; html: string; unsubscribe: string | null }

let t: TestApp
let staff: Caller
let emails: Email[] = []
const pages: string[] = ['/staff/leads', '/staff/leads?view=board', '/staff/leads/report', '/staff/newsletter']
const marks: Marks = new Map()

const addresses: Record<string, string> = {}
const texts = (form: string, more: Record<string, unknown> = {}) => {
  addresses[form] = `${form}@lark.example`
  return {
    email: addresses[form],
    phone: '',
    website: '',
    source: 'owner-page',
    openedAt: new Date(Date.now() - 3_600_000).toISOString(),
    at: new Date().toISOString(),
    key: 'message',
    consent: true,
    ...more,
  }
}
const send = async <E extends AnyEndpoint>(endpoint: E, body: unknown, params?: Record<string, string>) => {
  const answer = await t.visitor().call(endpoint as never, { body, params } as never)
  const { ok, results, error } = answer as { ok: boolean; results: Record<string, unknown>; error: unknown }
  if (!ok) throw new Error(`${endpoint.path}: ${JSON.stringify(error)}`)
  return results
}

/** One published opening to apply for. */
const opening = async (): Promise<string> => {
  const slugs = Object.fromEntries(
    ['story', 'page', 'destination', 'guide', 'opening', 'press', 'collateral'].map((kind) => [
      kind,
      kind === 'opening' ? 'a-job' : `a-${kind}`,
    ]),
  ) as Record<ContentKind, string>
  const [image] = readIsland().pictures[0]?.images ?? []
  await t.write(async (ctx) => {
    const { id } = await usePoolPicture(ctx, image?.file ?? '', image as never)
    await addToLibrary(ctx, { pictureId: id, alt: 'A home', by: null })
    const { id: home } = await a.pricedHome(ctx)
    const draft = hostileDrafts(
      { pictureId: id, coverId: id, homeIds: home, fileId: 1, level: 2, lat: 40, lng: -71 },
      slugs,
    ).find(({ kind }) => kind === 'opening')?.draft
    const plain = contentDraft.parse({ ...draft, texts: { en: { ...draft?.texts.en, body: [] } } })
    await moveDocument(ctx, await createDocument(ctx, plain, { by: null }), { to: 'published' })
  })
  return 'a-job'
}

beforeAll(async () => {
  await buildWeb()
  t = await testApp({ pages: mountPages(builtPages()) })
  staff = await t.person('staff')
  const slug = await opening()
  for (const kind of inquiryKinds) await send(sendInquiry, hostileBody(sendInquiry, texts(kind, { kind }), marks))
  const link = { link: hostileLink, language: 'en' }
  await send(applyForOpening, hostileBody(applyForOpening, texts('career', link), marks), { slug })
  await send(subscribeNewsletter, hostileBody(subscribeNewsletter, texts('newsletter'), marks))
  const estimate = await send(createAnalysis, hostileBody(createAnalysis, texts('analysis'), marks))
  pages.push(`/property-analysis/${estimate.id}/${estimate.hash}`)
  const answers = Object.fromEntries(townVibeQuestions.map(({ id, choices }) => [id, choices[0].id]))
  const quiz = await send(takeTownVibeQuiz, { answers })
  const params = { id: String(quiz.id), hash: String(quiz.hash) }
  await send(saveTownVibe, hostileBody(saveTownVibe, texts('quiz'), marks), params)
  pages.push(`/quiz/town-vibe/${quiz.id}/${quiz.hash}`)
  const secret = 'Q'.repeat(43)
  const words = `words-${marks.size}-x A cabin ${breakouts}`
  marks.set(words.split(' ')[0] ?? '', 'tastes/descriptions.words')
  const taste = await send(describeTaste, { words, links: [], secret })
  pages.push(`/aesthetic-profile/${taste.id}/${secret}`)
  const { results } = (await staff.call(leadsOfStaff, { query: {} })) as { results: { leads: { id: number }[] } }
  pages.push(...results.leads.map(({ id }) => `/staff/leads/${id}`))
  await t.drain()
  const client = new pg.Client(t.connection)
  await client.connect()
  const { rows } = await client.query<Email>(
    `select recipient, subject, text, html, unsubscribe from notifications.delivery where channel = 'email'`,
  )
  await client.end()
  emails = rows
}, 600_000)
afterAll(() => t?.close())

describe('what a visitor who means harm sends by every public form', () => {
  it('is text on every page that shows it, to the team and to themselves', async () => {
    let all = ''
    for (const path of pages) {
      const { status, text } = await staff.raw({ path, headers: { accept: 'text/html' } })
      expect([path, status]).toEqual([path, 200])
      expect([path, markupIn(text)]).toEqual([path, []])
      expect([path, await htmlFaults(text)]).toEqual([path, []])
      all += text
    }
    // What nobody is shown can harm nobody; but the forms themselves must have arrived.
    const unread = [...marks].filter(([mark]) => !all.includes(mark)).map(([, path]) => path)
    expect(unread.filter((path) => /\.(name|message|values)|words|address/.test(path))).toEqual([])
    expect(pages.filter((path) => path.startsWith('/staff/leads/')).length).toBeGreaterThan(inquiryKinds.length)
  })

  it('is text in every email, which has a subject, a text, and an HTML part', () => {
    for (const [form, address] of Object.entries(addresses)) {
      const own = emails.filter(({ recipient }) => recipient === address)
      expect([form, own.length]).not.toEqual([form, 0])
    }
    for (const { recipient, subject, text, html } of emails) {
      expect([recipient, markupIn(html)]).toEqual([recipient, []])
      expect([recipient, subject.trim(), text.trim(), html.startsWith('<!doctype html')]).not.toContain('')
      expect([recipient, subject]).toEqual([recipient, expect.not.stringMatching(/[\r\n]/)])
    }
  })
})
