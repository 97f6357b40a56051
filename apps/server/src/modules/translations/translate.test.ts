import { apiBase } from '@porchlight/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { type TestApp, testApp } from '../../testing/harness.ts'
import { libretranslate } from './adapters/libretranslate.ts'
import { charactersADay } from './allowance.ts'
import { knownTranslations, saveTranslations, wantTranslations } from './content.ts'
import { fill } from './fill-translations.ts'
import { db } from './tables.ts'
import { type ProviderServer, providerServer } from './testing/provider-server.ts'
import { translateAll } from './translate.ts'

let t: TestApp
let server: ProviderServer
let person: Awaited<ReturnType<TestApp['person']>>

beforeAll(async () => {
  t = await testApp()
  server = await providerServer('libretranslate')
  person = await t.person('traveler')
})
beforeEach(() => {
  t.app.adapters.translator = libretranslate({ url: server.url, seconds: 1 })
})
afterEach(async () => {
  server.fault = null
  server.thinking = 0
  server.requests.length = 0
  await t.write((ctx) => sql`truncate translations.memory, translations.wanted, translations.spent`.execute(db(ctx)))
})
afterAll(async () => {
  await server.close()
  await t.close()
})

type Sent = { terms: Record<string, string[]>; text_format?: number }
type Answered = { translations: Record<string, { terms: string[]; translations: string[]; translated: boolean[] }> }

const post = async (body: Sent, by: Pick<typeof person, 'raw'> = person) => {
  const answer = await by.raw({ method: 'POST', path: 'translate', body: { text_format: 1, ...body } })
  return { ...answer, results: answer.body.results as unknown as Answered }
}
const spanish = async (terms: string[], by?: Pick<typeof person, 'raw'>) =>
  (await post({ terms: { 'en-es': terms } }, by)).results.translations['en-es']
const know = (source: string, text: string, to: 'es' | 'fr' = 'es') =>
  t.write((ctx) => saveTranslations(ctx, 'en', to, [{ source, text }]))
const rows = () => t.read((ctx) => db(ctx).selectFrom('translations.memory').selectAll().orderBy('source').execute())
const runFill = () => fill(t.app)
const waiting = () => t.read((ctx) => db(ctx).selectFrom('translations.wanted').selectAll().orderBy('source').execute())

describe('POST translate', () => {
  it('C454 accepts terms by language pair and text_format 1', async () => {
    const { status, results } = await post({ terms: { 'en-es': ['The sea'], 'en-fr': ['The sea', 'The house'] } })
    expect(status).toBe(200)
    expect(results.translations['en-es']?.translations).toEqual(['es: THE SEA'])
    expect(results.translations['en-fr']?.translations).toEqual(['fr: THE SEA', 'fr: THE HOUSE'])
    expect((await post({ terms: { 'en-es': ['The sea'] }, text_format: 2 })).status).toBe(422)
    expect((await post({ terms: { 'en-es': 'The sea' } } as never)).status).toBe(422)
  })

  it('C456 returns the terms and their translations per pair, in the requested order', async () => {
    const terms = ['The sea', 'The house', 'The sea', '', '12', 'A <b>bold</b> one', 'The end']
    const answered = await spanish(terms)
    expect(answered?.terms).toEqual(terms)
    expect(answered?.translations).toEqual([
      'es: THE SEA',
      'es: THE HOUSE',
      'es: THE SEA',
      '',
      '12',
      'es: A <strong>BOLD</strong> ONE',
      'es: THE END',
    ])
    expect(answered?.translated).toEqual(terms.map(() => true))
  })

  it('C456 returns every list in its length and order, whatever is requested', async () => {
    t.app.adapters.translator = null
    const terms = fc.array(fc.oneof(fc.string(), fc.constantFrom('The sea', '<p>Sand</p>')), { maxLength: 20 })
    await know('The sea', 'El mar')
    await fc.assert(
      fc.asyncProperty(terms, async (requested) => {
        const answered = await spanish(requested.filter((text) => !text.includes('\0')))
        const sent = requested.filter((text) => !text.includes('\0'))
        expect(answered?.terms).toEqual(sent)
        expect(answered?.translations).toHaveLength(sent.length)
        for (const [at, term] of sent.entries())
          if (term === 'The sea') expect(answered?.translations[at]).toBe('El mar')
      }),
      { numRuns: 40 },
    )
  })

  it.each(['en-xx', 'xx-es', 'en-en', 'en', 'en-es-fr', 'EN-ES'])('rejects the pair %s with a code', async (pair) => {
    const { status, body } = await post({ terms: JSON.parse(`{"${pair}": ["The sea"]}`) })
    expect(status).toBe(422)
    expect(['unknown_pair', 'invalid_input']).toContain((body.results.error as { code: string }).code)
    expect(server.requests).toHaveLength(0)
  })

  it('names the pair it does not know', async () => {
    const { body } = await post({ terms: { 'en-tlh': ['The sea'] } })
    expect(body.results.error).toMatchObject({ code: 'unknown_pair', details: { pair: 'en-tlh' } })
  })

  it('is limited in terms and in characters', async () => {
    expect((await post({ terms: { 'en-es': Array.from({ length: 401 }, () => 'a') } })).status).toBe(422)
    expect((await post({ terms: { 'en-es': ['a'.repeat(20_001)] } })).status).toBe(422)
    expect((await post({ terms: { 'en-es': Array.from({ length: 6 }, () => 'a'.repeat(20_000)) } })).status).toBe(422)
    expect(server.requests).toHaveLength(0)
  })

  it('is open to everyone with a token of the page, and to no one without', async () => {
    const answer = await t.server.inject({
      method: 'POST',
      url: `${apiBase}/translate`,
      payload: { terms: { 'en-es': ['The sea'] }, text_format: 1 },
    })
    expect(answer.statusCode).toBe(419)
    expect((await post({ terms: { 'en-es': ['The sea'] } }, t.visitor())).status).toBe(200)
  })

  it('is limited in calls per minute', async () => {
    const limited = await testApp({ config: { rateLimitFactor: 1 } })
    const visitor = limited.visitor()
    const body = { terms: { 'en-es': ['The sea'] }, text_format: 1 }
    const statuses = []
    for (let call = 0; call < 61; call++)
      statuses.push((await visitor.raw({ method: 'POST', path: 'translate', body })).status)
    await limited.close()
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('the memory', () => {
  it('answers before any provider is asked', async () => {
    await know('The sea', 'El mar')
    expect((await spanish(['The sea']))?.translations).toEqual(['El mar'])
    expect(server.requests).toHaveLength(0)
    const spent = await t.read((ctx) => db(ctx).selectFrom('translations.spent').selectAll().execute())
    expect(spent).toEqual([])
  })

  it('stores what a provider returned: source, pair, text, who, and when', async () => {
    await spanish(['The sea'])
    await spanish(['The sea'])
    expect(server.texts()).toEqual(['The sea'])
    expect(await rows()).toMatchObject([
      { pair: 'en-es', source: 'The sea', text: 'es: THE SEA', provider: 'libretranslate', made_at: t.clock.now() },
    ])
    expect(await waiting()).toEqual([])
  })

  it("holds one translation of a text, and a person's takes precedence", async () => {
    await spanish(['The sea'])
    await know('The sea', 'La mar')
    expect((await spanish(['The sea']))?.translations).toEqual(['La mar'])
    expect(await rows()).toHaveLength(1)
  })

  it('keeps pairs apart', async () => {
    await know('The sea', 'El mar')
    await know('The sea', 'La mer', 'fr')
    const { results } = await post({ terms: { 'en-es': ['The sea'], 'en-fr': ['The sea'] } })
    expect(Object.values(results.translations).map(({ translations }) => translations)).toEqual([
      ['El mar'],
      ['La mer'],
    ])
  })

  it('answers alone without a provider; other texts stay unchanged and are marked so', async () => {
    t.app.adapters.translator = null
    await know('The sea', 'El mar')
    expect(await spanish(['The sea', 'The house'])).toEqual({
      terms: ['The sea', 'The house'],
      translations: ['El mar', 'The house'],
      translated: [true, false],
    })
    expect(await waiting()).toEqual([])
  })
})

describe('markup', () => {
  it('is returned unchanged, and never contains a script', async () => {
    const sent = '<p onclick="x()">The <strong>sea</strong><script>alert(1)</script> and {name}</p>'
    expect((await spanish([sent]))?.translations).toEqual(['es: <p>THE <strong>SEA</strong> AND {name}</p>'])
    expect((await spanish(['<img src=x onerror=alert(1)>']))?.translations).toEqual([''])
  })

  it('survives a provider that loses it: the words between are requested alone', async () => {
    server.fault = 'torn marks'
    const answered = await spanish(['<p>The <em>sea</em> and {name}</p>', 'The house'])
    expect(answered?.translations[0]).toBe('<p>es: THE <em>es: SEA</em> es: AND {name}</p>')
    expect(answered?.translations[1]).toBe('es: THE HOUSE')
    expect(server.requests).toHaveLength(2)
  })
})

describe('requests to a provider', () => {
  it('combine many texts in one request', async () => {
    await spanish(Array.from({ length: 40 }, (_, at) => `Sentence number ${at}`))
    expect(server.requests).toHaveLength(1)
  })

  it('are made once for a text wanted by many at the same moment', async () => {
    server.thinking = 150
    const others = await Promise.all(Array.from({ length: 4 }, () => t.person('traveler')))
    const answers = await Promise.all(
      [person, ...others, ...others].map((one, at) => spanish(['The sea', `Only mine ${at % 3}`], one)),
    )
    expect(server.texts().sort()).toEqual(['Only mine 0', 'Only mine 1', 'Only mine 2', 'The sea'])
    for (const answer of answers) expect(answer?.translations[0]).toBe('es: THE SEA')
  })

  it('are made once when two processes want the same', async () => {
    const { config, connection, log } = t.app
    const other = await createApp({ config, connection, log, clock: t.clock })
    other.app.adapters.translator = libretranslate({ url: server.url, seconds: 1 })
    server.thinking = 150
    const texts = ['The sea', 'The house', 'The end']
    const answers = await Promise.all(
      [t.app, other.app, t.app, other.app].map((app) => translateAll(app, person.accountId, 'en-es', texts)),
    )
    await other.stop()
    expect(server.texts().sort()).toEqual([...texts].sort())
    for (const answer of answers)
      expect(answer.map(({ text }) => text)).toEqual(['es: THE SEA', 'es: THE HOUSE', 'es: THE END'])
  })

  it("on a visitor's behalf cover only our own content", async () => {
    const visitor = t.visitor()
    expect((await spanish(['Translate my novel'], visitor))?.translated).toEqual([false])
    expect(server.requests).toHaveLength(0)
    await wantTranslations(t.app, 'en', ['The sea'])
    expect(await spanish(['The sea'], visitor)).toMatchObject({ translations: ['es: THE SEA'], translated: [true] })
    expect(server.texts()).toEqual(['The sea'])
  })

  it('give an account no more than its daily share', async () => {
    const long = (at: number) => `${at} ${'word '.repeat(3_900)}`.trim()
    const texts = Array.from({ length: 5 }, (_, at) => long(at))
    const first = await spanish(texts.slice(0, 3))
    expect(first?.translated).toEqual([true, true, true])
    expect(3 * long(0).length).toBeLessThan(charactersADay)
    expect((await spanish(texts.slice(3)))?.translated).toEqual([false, false])
    expect((await spanish(texts.slice(0, 1)))?.translated).toEqual([true])
    const other = await t.person('traveler')
    expect((await spanish(texts.slice(3, 4), other))?.translated).toEqual([true])
    t.clock.advance(24 * 60)
    expect((await spanish(texts.slice(4)))?.translated).toEqual([true])
  })
})

describe('a provider failure', () => {
  it.each([
    ['too busy', { status: 429, retryAfter: '120' } as const, 120],
    ['without quota', { status: 456 } as const, 6 * 3_600],
    ['broken', { status: 500 } as const, 30],
    ['silent', 'hang' as const, 30],
    ['short of an answer', 'short answer' as const, 30],
  ])('%s shows the original text, and a job retries when it is due', async (_, fault, seconds) => {
    server.fault = fault
    const failed = await post({ terms: { 'en-es': ['The sea', 'The house'] } })
    expect(failed.status).toBe(200)
    expect(failed.results.translations['en-es']).toMatchObject({
      translations: ['The sea', 'The house'],
      translated: [false, false],
    })
    const due = new Date(t.clock.now().getTime() + seconds * 1000)
    expect(await waiting()).toMatchObject([
      { attempts: 1, claim: null, not_before: due },
      { attempts: 1, claim: null, not_before: due },
    ])
    const before = server.requests.length
    expect((await spanish(['The sea']))?.translated).toEqual([false])
    expect(server.requests).toHaveLength(before)
    server.fault = null
    t.clock.set(due)
    await runFill()
    expect(await waiting()).toEqual([])
    expect((await spanish(['The sea', 'The house']))?.translated).toEqual([true, true])
  })

  it('leaves everything in the memory intact', async () => {
    await know('The sea', 'El mar')
    server.fault = { status: 503 }
    expect((await spanish(['The sea', 'The house']))?.translations).toEqual(['El mar', 'The house'])
  })
})

describe('our own content', () => {
  it('is translated once into every other language by a job', async () => {
    await wantTranslations(t.app, 'en', ['The sea', '42'])
    await wantTranslations(t.app, 'en', ['The sea'])
    await t.drain()
    expect(server.texts()).toEqual(['The sea', 'The sea', 'The sea'])
    const known = await t.read((ctx) => knownTranslations(ctx, 'en', 'de', ['The sea', '42', 'The house']))
    expect(known).toEqual(['de: THE SEA', '42', null])
  })

  it('is claimed again when the process that requested it died', async () => {
    await wantTranslations(t.app, 'en', ['The sea'], ['es'])
    await t.write((ctx) =>
      db(ctx)
        .updateTable('translations.wanted')
        .set({ claim: crypto.randomUUID(), claimed_until: new Date(t.clock.now().getTime() + 60_000) })
        .execute(),
    )
    await runFill()
    expect(server.requests).toHaveLength(0)
    t.clock.advance(2)
    await runFill()
    expect(server.texts()).toEqual(['The sea'])
  })
})
