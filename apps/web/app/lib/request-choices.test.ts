import { describe, expect, it } from 'vitest'
import { resultsOf } from './answers.ts'
import { languageOf } from './language.ts'
import { schemeOf } from './scheme.ts'

describe('the light or dark scheme', () => {
  it.each([
    [null, 'system'],
    ['a=b; scheme=dark', 'dark'],
    ['scheme=light; a=b', 'light'],
    ['scheme=purple', 'system'],
    ['myscheme=dark', 'system'],
  ])('from the cookies %j is %s', (cookies, scheme) => {
    expect(schemeOf(cookies)).toBe(scheme)
  })
})

describe('the language', () => {
  const address = 'https://porchlight.test/book-a-property'
  const german = { language: 'de' }

  it.each([
    ['C376 follows the user’s language', german, 'language=fr', '', 'de'],
    ['C377 is English when nobody chose one', null, null, '', 'en'],
    ['C377 is English when the user’s is none of ours', { language: 'tlh' }, null, '', 'en'],
    ['is what a visitor chose', null, 'a=b; language=fr', '', 'fr'],
    ['is what the address says, before what the visitor chose', null, 'language=fr', '?language=es', 'es'],
    ['of a user is not changed by an address', german, null, '?language=es', 'de'],
    ['is English when a visitor chose none of ours', null, 'language=tlh', '', 'en'],
    ['can be the translators’ own', german, 'language=en-XA', '', 'en-XA'],
  ])('%s', (_rule, user, cookies, query, language) => {
    expect(languageOf({ user, cookies, address: address + query })).toBe(language)
  })
})

describe('the response to a loader', () => {
  it("is the call's results", () => {
    expect(resultsOf({ ok: true, results: { homes: 3 }, status: 200 })).toEqual({ homes: 3 })
  })

  it('is thrown as a page with its status when rejected, and as unavailable when there was no response', () => {
    const refused = (code: 'not_found' | 'offline', status: number) => () =>
      resultsOf({ ok: false, error: { code, message: 'No such home', requestId: 'r1', status, required: [] } })
    expect(refused('not_found', 404)).toThrow(
      expect.objectContaining({
        init: { status: 404 },
        data: { code: 'not_found', message: 'No such home', requestId: 'r1' },
      }),
    )
    expect(refused('offline', 500)).toThrow(expect.objectContaining({ init: { status: 503 } }))
  })
})
