import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Fault, type ProviderServer, providerServer } from '../testing/provider-server.ts'
import { deepl } from './deepl.ts'
import { libretranslate } from './libretranslate.ts'
import { type Translator, TranslatorFailure } from './translator.ts'

const servers = {} as Record<'deepl' | 'libretranslate', ProviderServer>
const translators = {} as Record<'deepl' | 'libretranslate', Translator>
beforeAll(async () => {
  servers.deepl = await providerServer('deepl')
  servers.libretranslate = await providerServer('libretranslate')
  translators.deepl = deepl({ key: 'secret:fx', url: `${servers.deepl.url}/`, seconds: 1 })
  translators.libretranslate = libretranslate({ url: servers.libretranslate.url, key: 'k', seconds: 1 })
})
beforeEach(() => {
  for (const server of Object.values(servers)) {
    server.fault = null
    server.requests.length = 0
  }
})
afterAll(async () => {
  for (const server of Object.values(servers)) await server.close()
})

const failure = async (translator: Translator): Promise<TranslatorFailure> => {
  const outcome = await translator.translate('en', 'fr', ['The house', 'The sea']).catch((error: unknown) => error)
  expect(outcome).toBeInstanceOf(TranslatorFailure)
  return outcome as TranslatorFailure
}

describe('DeepL', () => {
  it('is called as its API expects', async () => {
    expect(await translators.deepl.translate('en', 'fr', ['The <g id="0">home</g>', 'A &amp; B'])).toEqual([
      'fr: THE <g id="0">HOME</g>',
      'fr: A &amp; B',
    ])
    const [requests] = servers.deepl.requests
    expect(requests?.path).toBe('/v2/translate')
    expect(requests?.headers.authorization).toBe('DeepL-Auth-Key secret:fx')
    expect(requests?.body).toMatchObject({
      source_lang: 'EN',
      target_lang: 'FR',
      tag_handling: 'xml',
      formality: 'prefer_more',
    })
  })

  it('gets the English variant', async () => {
    await translators.deepl.translate('de', 'en', ['Das Haus'])
    expect(servers.deepl.requests[0]?.body).toMatchObject({ source_lang: 'DE', target_lang: 'EN-US' })
  })
})

describe('LibreTranslate', () => {
  it('is called as its API expects', async () => {
    expect(await translators.libretranslate.translate('en', 'es', ['The house', 'The sea'])).toEqual([
      'es: THE HOUSE',
      'es: THE SEA',
    ])
    const [requests] = servers.libretranslate.requests
    expect(requests?.path).toBe('/translate')
    expect(requests?.body).toEqual({
      q: ['The house', 'The sea'],
      source: 'en',
      target: 'es',
      format: 'html',
      api_key: 'k',
    })
  })
})

describe.each(['deepl', 'libretranslate'] as const)('%s when it fails', (name) => {
  it.each<[string, Fault, string]>([
    ['too many requests', { status: 429 }, 'busy'],
    ['too many at once', { status: 529 }, 'busy'],
    ['a quota that is used up', { status: 456 }, 'quota'],
    ['a key it does not know', { status: 403 }, 'refused'],
    ['a language it does not know', { status: 400 }, 'refused'],
    ['a fault of its own', { status: 500 }, 'broken'],
    ['a redirect', { status: 302 }, 'broken'],
    ['no answer at all', 'hang', 'broken'],
    ['something else than JSON', 'broken JSON', 'broken'],
    ['fewer translations than texts', 'short answer', 'broken'],
    ['an answer that breaks off', 'cut off', 'broken'],
  ])('reports it: %s', async (_, fault, kind) => {
    servers[name].fault = fault
    expect((await failure(translators[name])).kind).toBe(kind)
  })

  it('is retried after the wait it requests, in seconds or until a date', async () => {
    servers[name].fault = { status: 429, retryAfter: '17' }
    expect((await failure(translators[name])).retryAfterSeconds).toBe(17)
    servers[name].fault = { status: 429, retryAfter: new Date(Date.now() + 90_000).toUTCString() }
    const { retryAfterSeconds = 0 } = await failure(translators[name])
    expect(retryAfterSeconds).toBeGreaterThan(80)
    expect(retryAfterSeconds).toBeLessThanOrEqual(91)
    servers[name].fault = { status: 429, retryAfter: 'soon' }
    expect((await failure(translators[name])).retryAfterSeconds).toBeUndefined()
  })

  it('never reveals the key', async () => {
    servers[name].fault = { status: 403 }
    expect((await failure(translators[name])).message).not.toContain('secret')
  })
})

it('an unreachable provider is broken', async () => {
  const gone = libretranslate({ url: 'http://127.0.0.1:9' })
  expect((await failure(gone)).kind).toBe('broken')
})
