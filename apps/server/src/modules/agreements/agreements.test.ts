import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '#kernel/secrets'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { currentTemplate, publishTemplate, renderAgreement, sign, signatureOf } from './index.ts'
import { db } from './tables.ts'

let t: TestApp
let accountId: number
beforeAll(async () => {
  t = await testApp()
  accountId = (await t.write((ctx) => a.account(ctx))).id
})
afterAll(() => t.close())

const type = 'booking-agreement'
const fields = {
  operator: 'Porchlight Homes LLC',
  guest: 'Ada <Quill>',
  home: 'Marram House',
  town: 'Saltgrass',
  number: 'PL-20001',
  nights: '7 nights',
  arrive: 'Friday, July 2, 2027',
  arriveTime: '16:00',
  depart: 'Friday, July 9, 2027',
  departTime: '10:00',
  timeZone: 'America/New York',
  party: '2 adults',
  price: [{ label: 'Total', value: '$8,532.63' }],
  schedule: [{ label: 'When you book', value: '$4,266.32' }],
  policy: 'Strict',
  cancellation: ['Until Mon, May 3, 2027, 4:00 PM EDT: Everything you have paid.'],
  deposit: 'There is no security deposit.',
  houseRules: ['No smoking indoors'],
}

const signing = async (subjectId: number, version?: number) => {
  const text = await t.read((ctx) => renderAgreement(ctx, { type, fields }))
  return t.write((ctx) =>
    sign(ctx, {
      type,
      text,
      version: version ?? text.version,
      subject: { kind: 'booking', id: subjectId },
      accountId,
      signedName: 'Ada Quill',
      address: '203.0.113.7',
      userAgent: 'A browser',
    }),
  )
}

describe('the booking agreement', () => {
  it('has a wording from the start, with every field filled and no mention of drafts', async () => {
    const text = await t.read((ctx) => renderAgreement(ctx, { type, fields }))
    expect(text).toMatchObject({ version: 1, title: 'Booking agreement' })
    expect(text.html).not.toMatch(/\{\{|\}\}/)
    expect(text.html).toContain('Ada &lt;Quill&gt;')
    expect(text.html).not.toMatch(/draft|counsel|lawyer/i)
  })

  it('has the same fingerprint for the same text, and another for any other', async () => {
    const read = (changes: object) => t.read((ctx) => renderAgreement(ctx, { type, fields: { ...fields, ...changes } }))
    expect((await read({})).textHash).toBe((await read({})).textHash)
    expect((await read({ nights: '8 nights' })).textHash).not.toBe((await read({})).textHash)
  })

  it('was also in force for stays years ago', async () => {
    expect(await t.at('2021-01-01T00:00:00Z').read((ctx) => currentTemplate(ctx, type))).toMatchObject({ version: 1 })
  })
})

it('a wording counts from its effective day, and until then the previous one is signed', async () => {
  const wording = { type: 'concierge', title: 'Concierge terms', body: '<p>Later.</p>' } as const
  const at = (instant: string) => t.at(instant).read((ctx) => currentTemplate(ctx, 'concierge'))
  await t.write((ctx) => publishTemplate(ctx, { ...wording, from: new Date('2099-01-01T00:00:00Z') }))
  expect(await at('2098-12-31T23:59:59Z')).toMatchObject({ version: 1 })
  expect(await at('2099-01-01T00:00:00Z')).toMatchObject({ version: 2, body: '<p>Later.</p>' })
})

it('an addendum is placed below the agreement, in the single text that is signed', async () => {
  const read = (addenda: 'us-open-addendum'[]) => t.read((ctx) => renderAgreement(ctx, { type, fields, addenda }))
  const [alone, both] = [await read([]), await read(['us-open-addendum'])]
  expect(both.html.startsWith(alone.html)).toBe(true)
  expect(both.html).toContain('<h2>US Open 2026 addendum</h2>')
  expect(both.html).not.toMatch(/\{\{|\}\}/)
  expect(both.textHash).toBe(sha256(both.html))
})

describe('a signature', () => {
  it('R34 stores name, time, address, browser, and the exact text with its hash', async () => {
    const signature = await signing(1)
    expect(signature).toMatchObject({
      accountId,
      signedName: 'Ada Quill',
      version: 1,
      address: '203.0.113.7',
      userAgent: 'A browser',
      signedAt: t.clock.now(),
    })
    expect(sha256(signature.text)).toBe(signature.textHash)
  })

  it('is given once: signing again returns the first one', async () => {
    const first = await signing(2)
    t.clock.advance(5)
    expect(await signing(2)).toEqual(first)
  })

  it('is rejected under a wording that is not in force', async () => {
    await expect(signing(3, 9)).rejects.toMatchObject({
      status: 409,
      code: 'agreement_changed',
      details: { version: 1 },
    })
    expect(await t.read((ctx) => signatureOf(ctx, { kind: 'booking', id: 3 }))).toBeUndefined()
  })

  it('stays unchanged when a new wording is published', async () => {
    const before = await signing(4)
    const body = '<p>{{guest}} agrees again.</p>'
    expect(await t.write((ctx) => publishTemplate(ctx, { type, title: 'Booking agreement', body }))).toBe(2)
    expect(await t.read((ctx) => signatureOf(ctx, { kind: 'booking', id: 4 }))).toEqual(before)
    expect(await t.read((ctx) => currentTemplate(ctx, type))).toMatchObject({ version: 2 })
    await expect(signing(5, 1)).rejects.toMatchObject({ code: 'agreement_changed' })
  })

  it.each([
    'update agreements.signature set signed_name = $$x$$',
    'delete from agreements.signature',
    'truncate agreements.signature',
  ])('cannot be changed or removed: %s', async (statement) => {
    await expect(t.write((ctx) => sql.raw(statement).execute(db(ctx)))).rejects.toThrow('append-only')
  })

  it('refers to a wording that cannot be changed either', async () => {
    const edit = 'update agreements.template set body = $$$$'
    await expect(t.write((ctx) => sql.raw(edit).execute(db(ctx)))).rejects.toThrow('append-only')
  })
})
