import {
  addDays,
  agreementAtDesk,
  agreementContent,
  agreementsDesk,
  agreementsDue,
  agreementTypes,
  type BodyInputOf,
  dateIn,
  previewWording,
  publishWording,
  recordCounselReview,
} from '@porchlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#testing/harness'
import { good, refused } from '../bookings/testing/guest.ts'
import { db } from './tables.ts'

let t: TestApp
let editor: Awaited<ReturnType<TestApp['person']>>
beforeAll(async () => {
  t = await testApp()
  editor = await t.person('admin')
})
afterAll(() => t.close())

type Type = 'concierge' | 'insurance-information' | 'service-fee' | 'terms' | 'us-open-addendum' | 'booking-agreement'
const at = async (type: Type) => (await good(editor.call(agreementAtDesk, { params: { type } }))).document
const inForce = async (type: Type) => good(t.visitor().call(agreementContent, { params: { type }, query: {} }))

const publish = async (type: Type, change: Partial<BodyInputOf<typeof publishWording>> = {}) => {
  const { title, body, latest } = await at(type)
  const wording = {
    title,
    body: `${body}<p>We write back within a day.</p>`,
    changes: 'We say when we write back.',
    acceptAgain: false,
    from: null,
    after: latest,
    ...change,
  }
  return editor.call(publishWording, { params: { type }, body: wording })
}

describe('document administration', () => {
  it('lists every document with the wording in force', async () => {
    const { documents } = await good(editor.call(agreementsDesk))
    expect(documents.map(({ type }) => type)).toEqual([...agreementTypes])
    expect(documents[0]).toMatchObject({ title: 'Terms of use', inForce: { version: 1 }, waiting: null })
  })

  it('returns a text as it was written, with the fields it may use', async () => {
    const terms = await at('terms')
    expect(terms.body).toContain('{{operator}}')
    expect(terms.fields).toContain('{{postalAddress}}')
    expect((await at('booking-agreement')).fields).toEqual(
      expect.arrayContaining(['{{guest}}', '{{list:cancellation}}', '{{table:price}}', '{{operator}}']),
    )
  })

  it('previews what a wording would change before anyone else sees it', async () => {
    const { title, body } = await at('concierge')
    const fresh = { title, body: body.replace('{{operator}}', '{{operator}} of the island') }
    const { agreement, blocks } = await good(
      editor.call(previewWording, { params: { type: 'concierge' }, body: fresh }),
    )
    expect(agreement).toContain('Porchlight Homes LLC of the island')
    const added = blocks.flatMap(({ parts }) => parts.filter(({ is }) => is === 'added').map(({ text }) => text.trim()))
    expect(added).toEqual(['of the island'])
    expect(await inForce('concierge')).toMatchObject({ version: 1 })
  })

  it.each([
    ['<script>alert(1)</script>', 'agreements do not use <script>'],
    ['<p onclick="x">Hello</p>', 'agreements do not use <p onclick="x">'],
    ['<p>{{nobody}}</p>', 'nobody'],
    ['<p>{{list:operator}}</p>', 'operator'],
  ])('refuses %s', async (body, fault) => {
    const wrong = { body: { title: 'Service fee', body }, params: { type: 'service-fee' as const } }
    const answer = await editor.call(previewWording, wrong)
    expect(answer).toMatchObject({ ok: false, error: { status: 422, code: 'wording_unfit', required: ['body'] } })
    expect(!answer.ok && answer.error.message).toContain(fault)
    expect(await refused(publish('service-fee', { body }))).toEqual({ status: 422, code: 'wording_unfit' })
  })

  it('allows documents signed with a booking only fields a booking provides', async () => {
    const body = '<p>{{operator}}, {{website}}</p>'
    for (const type of ['booking-agreement', 'us-open-addendum'] as const)
      expect(await refused(publish(type, { body }))).toEqual({ status: 422, code: 'wording_unfit' })
  })

  it('publishes at once, records by whom, and rejects a second wording from someone unaware of it', async () => {
    expect(await good(publish('service-fee'))).toMatchObject({ version: 2 })
    expect(await inForce('service-fee')).toMatchObject({ version: 2, changes: 'We say when we write back.' })
    expect(await refused(publish('service-fee', { after: 1 }))).toEqual({ status: 409, code: 'agreement_changed' })
    const rows = await t.read((ctx) =>
      db(ctx).selectFrom('agreements.template').select('published_by').where('type', '=', 'service-fee').execute(),
    )
    expect(rows.map((row) => row.published_by)).toEqual([null, editor.accountId])
  })

  it('rejects a wording without changes', async () => {
    const { body } = await at('terms')
    expect(await refused(publish('terms', { body }))).toEqual({ status: 422, code: 'wording_unfit' })
  })

  it('lets a wording wait for its effective day, and asks people to accept it only then', async () => {
    const reader = await t.person('traveler')
    const day = new Date(t.clock.now().getTime() + 86_400_000).toISOString()
    await good(publish('terms', { from: day, acceptAgain: true }))
    expect(await inForce('terms')).toMatchObject({ version: 1 })
    expect((await at('terms')).waiting).toMatchObject({ version: 2, from: day, acceptAgain: true })
    expect((await good(reader.call(agreementsDue))).documents).toEqual([])
    t.clock.set(day)
    const back = await t.as(reader.accountId)
    expect((await good(back.call(agreementsDue))).documents).toMatchObject([{ type: 'terms', version: 2 }])
    expect(await inForce('terms')).toMatchObject({ version: 2 })
  })
})

describe('the review by counsel', () => {
  const reviewed = (type: Type, version: number, reviewedOn = '2027-01-10') =>
    editor.call(recordCounselReview, { params: { type }, body: { version, reviewer: 'Reed & Reed LLP', reviewedOn } })

  it('is missing for the first wordings, is recorded once for each, and starts over with a new one', async () => {
    expect((await at('insurance-information')).inForce.review).toBeNull()
    const { latest } = await at('insurance-information')
    await good(reviewed('insurance-information', latest))
    expect((await at('insurance-information')).inForce.review).toEqual({
      reviewer: 'Reed & Reed LLP',
      reviewedOn: '2027-01-10',
    })
    expect(await refused(reviewed('insurance-information', latest))).toMatchObject({ code: 'already_reviewed' })
    await good(publish('insurance-information'))
    expect((await at('insurance-information')).inForce.review).toBeNull()
  })

  it("is rejected for a wording that doesn't exist and for a future day", async () => {
    expect(await reviewed('terms', 999)).toMatchObject({ ok: false, error: { status: 404 } })
    expect(await refused(reviewed('terms', 1, '2099-01-01'))).toMatchObject({ code: 'not_allowed_now' })
    const today = dateIn('America/New_York', t.clock.now())
    expect(await refused(reviewed('terms', 1, addDays(today, 1)))).toMatchObject({ code: 'not_allowed_now' })
  })
})
