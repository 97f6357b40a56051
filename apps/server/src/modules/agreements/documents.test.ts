import {
  acceptAgreements,
  agreementChanges,
  agreementContent,
  agreementDocuments,
  agreementsDue,
  agreementTypes,
  myAgreement,
  myAgreements,
  paramPatterns,
  signupAgreements,
  type termsTypes,
} from '@porchlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '#kernel/secrets'
import { policyPresets } from '#modules/pricing'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { markupFault } from './engine/markup.ts'
import { publishTemplate } from './index.ts'
import { db } from './tables.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Query = { propertyId?: number; usOpen?: '1'; version?: number }
const read = (type: string, query: Query = {}, who = t.visitor()) =>
  who.call(agreementContent, { params: { type }, query })
const text = async (type: string, query?: Query) => {
  const answer = await read(type, query)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.results
}
const wordsIn = (html: string) => html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\d’'-]+/gu)?.length ?? 0

/** The promise is our own; the specification does not list it. */
const routeLines: Record<Exclude<(typeof termsTypes)[number], 'as-described-promise'>, string> = {
  terms: 'C131',
  'booking-agreement': 'C132',
  'promotion-agreement': 'C133',
  'service-agreement': 'C134',
  'dispute-resolution-center': 'C135',
  'insurance-information': 'C136',
  'privacy-policy': 'C137',
  'android-privacy-policy': 'C138',
  concierge: 'C139',
  'cancellation-policy': 'C140',
  'nys-disclosure': 'C141',
  'service-fee': 'C142',
  mandates: 'C143',
}

describe('the documents', () => {
  it.each(agreementTypes)(
    '%s can be read in full by a visitor, reveals to no one that counsel has yet to review it, and has no unfilled field',
    async (type) => {
      const { agreement, title, version, textHash, preRendered } = await text(type)
      expect(version).toBe(1)
      expect(title).not.toBe('')
      expect(agreement).not.toMatch(/\{\{|\}\}/)
      expect(agreement).not.toMatch(/your lawyer review this|draft for review|counsel/i)
      expect(agreement).toContain('Porchlight Homes LLC')
      expect(wordsIn(agreement)).toBeGreaterThan(300)
      expect(sha256(agreement)).toBe(textHash)
      expect(markupFault(agreement)).toBeUndefined()
      expect(preRendered).toBe(type !== 'booking-agreement')
    },
  )

  it.each(Object.entries(routeLines).map(([type, id]) => [id, type] as const))(
    'C130 %s %s is a document with its own page',
    async (_, type) => {
      expect(paramPatterns.agreementType.test(type)).toBe(true)
      expect((await read(type)).ok).toBe(true)
    },
  )

  it('link only to documents and pages that exist', async () => {
    for (const type of agreementTypes) {
      const links = (await text(type)).agreement.matchAll(/href="([^"]*)"/g)
      for (const [, to = ''] of links) {
        const document = /^\/terms\/([a-z-]+)$/.exec(to)?.[1] ?? /^\/compliance\?document=([a-z-]+)$/.exec(to)?.[1]
        expect(to === '/terms' || agreementTypes.some((known) => known === document), `${type} leads to ${to}`).toBe(
          true,
        )
      }
    }
  })

  it('describe canceling as the policies do', async () => {
    const { agreement } = await text('cancellation-policy')
    const rows = new Map(
      [...agreement.matchAll(/<th scope="row">([^<]*)<\/th><td>([^<]*)</g)].map(([, name = '', words = '']) => [
        name,
        words,
      ]),
    )
    for (const { name, tiers, grace } of Object.values(policyPresets)) {
      expect(rows.has(name), name).toBe(true)
      const said = (rows.get(name) ?? '').match(/\d+(?= days?)/g)?.map(Number) ?? []
      expect(said, name).toEqual(tiers.map(({ daysBefore }) => daysBefore).filter((days) => days > 0))
      expect(grace).toEqual({ hours: 24, daysBefore: 7, underNights: 28 })
    }
    expect(agreement).toContain('within 24 hours of the confirmation')
  })

  it('are listed with the wording in force', async () => {
    const answer = await t.visitor().call(agreementDocuments)
    expect(answer.ok && answer.results.documents.map(({ type }) => type)).toEqual([...agreementTypes])
  })
})

describe('GET content/agreements/{type}', () => {
  it('C763 C765 C325 returns agreement, title, preRendered, customFile and additionalAgreement, or an error', async () => {
    expect(await text('terms')).toMatchObject({
      agreement: expect.stringContaining('<h2>1. What we do</h2>'),
      title: 'Terms of use',
      preRendered: true,
      customFile: null,
      additionalAgreement: null,
    })
    const missing = await read('cookies')
    expect(missing).toMatchObject({ ok: false, error: { status: 404, code: 'not_found' } })
    expect((await t.visitor().raw({ path: 'content/agreements/..%2Fx' })).status).toBe(404)
  })

  it('C763 fills a booking agreement from the home in the query, escaped, and only for live homes', async () => {
    const home = await t.write((ctx) => a.home(ctx, { name: 'Marram <b>House</b>', houseRules: ['No <i>fires</i>'] }))
    const { agreement } = await text('booking-agreement', { propertyId: home.id })
    expect(agreement).toContain('Marram &lt;b&gt;House&lt;/b&gt;')
    expect(agreement).toContain('No &lt;i&gt;fires&lt;/i&gt;')
    expect((await text('booking-agreement')).agreement).toContain('the home you book')
    const draft = await t.write((ctx) => a.home(ctx, { status: 'draft' }))
    expect(await read('booking-agreement', { propertyId: draft.id })).toMatchObject({ error: { status: 404 } })
  })

  it('returns the tournament addendum as a second document', async () => {
    const { additionalAgreement } = await text('booking-agreement', { usOpen: '1' })
    expect(additionalAgreement).toContain('This addendum belongs to a')
  })

  it('C764 returns the current wording with “live” before the type', async () => {
    expect((await text('live-terms')).agreement).toBe((await text('terms')).agreement)
    expect((await read('live-live-terms')).ok).toBe(false)
  })

  it.each([['traveler'], ['owner'], ['broker'], ['staff'], ['admin']] as const)(
    'reads the same for a %s',
    async (role) => {
      const person = await t.person(role)
      expect(await read('privacy-policy', {}, person)).toEqual(await read('privacy-policy'))
    },
  )

  it('returns the operator’s own file if there is one', async () => {
    const { agreement } = await text('pool-policy')
    await t.write((ctx) =>
      publishTemplate(ctx, {
        type: 'pool-policy',
        title: 'Pool policy',
        body: agreement,
        fileUrl: '/uploads/pool.pdf',
      }),
    )
    expect(await text('pool-policy')).toMatchObject({ version: 2, customFile: { url: '/uploads/pool.pdf' } })
  })
})

describe('a new wording', () => {
  const body = '<h2>1. Service fee</h2><p>{{operator}} takes a fee.</p>'

  it('is in force from its effective day; the previous one can still be read, along with what changed', async () => {
    const old = await text('service-fee')
    const from = new Date(t.clock.now().getTime() + 3_600_000)
    await t.write((ctx) =>
      publishTemplate(ctx, { type: 'service-fee', title: 'Service fee', body, changes: 'Shorter.', from }),
    )
    expect(await text('service-fee')).toMatchObject({ version: 1 })
    t.clock.advance(3_600)
    expect(await text('service-fee')).toMatchObject({
      version: 2,
      changes: 'Shorter.',
      inForceFrom: from.toISOString(),
      versions: [{ version: 2, changes: 'Shorter.' }, { version: 1 }],
    })
    expect((await text('service-fee', { version: 1 })).agreement).toBe(old.agreement)
    const changes = await t.visitor().call(agreementChanges, { params: { type: 'service-fee' }, query: { since: 1 } })
    expect(changes.ok && changes.results).toMatchObject({ from: { version: 1 }, to: { version: 2 } })
    expect(changes.ok && changes.results.blocks.at(0)?.parts.some(({ is }) => is === 'removed')).toBe(true)
    expect(
      await t.visitor().call(agreementChanges, { params: { type: 'service-fee' }, query: { since: 9 } }),
    ).toMatchObject({ error: { status: 404 } })
    expect(await read('service-fee', { version: 3 })).toMatchObject({ error: { status: 404 } })
  })

  it.each([
    ['a field that nothing fills', '<p>{{guest}} pays.</p>', 'guest'],
    ['a script', '<p>a</p><script>x</script>', '<script>'],
  ])('is rejected with %s', async (_, wrong, said) => {
    const publishing = t.write((ctx) => publishTemplate(ctx, { type: 'mandates', title: 'Mandates', body: wrong }))
    await expect(publishing).rejects.toThrow(said)
  })
})

describe('a document that must be accepted again', () => {
  const dueOf = async (person: Awaited<ReturnType<TestApp['person']>>) => {
    const answer = await person.call(agreementsDue)
    return answer.ok
      ? answer.results.documents.map(({ type, version, since }) => ({ type, version, since }))
      : answer.error
  }

  it('is required from the people it concerns until they accept the wording in force, and stored with where it was accepted', async () => {
    const person = await t.person('traveler')
    const broker = await t.person('broker')
    expect(await dueOf(person)).toEqual([])
    const body = (await text('concierge')).agreement
    await t.write((ctx) =>
      publishTemplate(ctx, { type: 'concierge', title: 'Concierge terms', body, acceptAgain: true }),
    )
    await t.write((ctx) =>
      publishTemplate(ctx, { type: 'partnership-program', title: 'Program', body, acceptAgain: true }),
    )
    expect(await dueOf(person)).toEqual([{ type: 'concierge', version: 2, since: null }])
    expect(await dueOf(broker)).toEqual([{ type: 'concierge', version: 2, since: null }])

    const accept = (version: number) =>
      person.call(acceptAgreements, { body: { agreements: [{ type: 'concierge', version }], accepted: true } })
    expect(await accept(1)).toMatchObject({ ok: false, error: { code: 'agreement_changed', status: 409 } })
    expect(await dueOf(person)).toHaveLength(1)
    expect(await accept(2)).toMatchObject({ ok: true, results: { accepted: 1 } })
    expect((await accept(2)).ok).toBe(true)
    expect(await dueOf(person)).toEqual([])
    const mine = await person.call(myAgreements)
    expect(mine.ok && mine.results.agreements).toMatchObject([
      { kind: 'accepted', type: 'concierge', version: 2, textHash: sha256(body), signedName: null },
    ])
    const [first] = mine.ok ? mine.results.agreements : []
    expect(await person.call(myAgreement, { params: { id: first?.id ?? '' } })).toMatchObject({
      results: { agreement: { text: body, address: '127.0.0.1' } },
    })
  })

  it("can't be accepted by anyone else: not without a login, and not without a clear yes", async () => {
    const body = { agreements: [{ type: 'terms' as const, version: 1 }], accepted: true as const }
    expect(await t.visitor().call(acceptAgreements, { body })).toMatchObject({ error: { status: 401 } })
    const person = await t.person('traveler')
    const no = await person.raw({ method: 'POST', path: 'my-agreements', body: { ...body, accepted: false } })
    expect(no.status).toBe(422)
  })

  it.each([
    'update agreements.acceptance set version = version',
    'delete from agreements.acceptance',
    'update agreements.accepted_text set text = $$$$',
    'truncate agreements.acceptance, agreements.accepted_text',
  ])('is accepted permanently: %s', async (statement) => {
    await expect(t.write((ctx) => sql.raw(statement).execute(db(ctx)))).rejects.toThrow('append-only')
  })
})

it('everything a sign-up accepts is a document', () => {
  expect(signupAgreements.filter((type) => !agreementTypes.includes(type))).toEqual([])
})
